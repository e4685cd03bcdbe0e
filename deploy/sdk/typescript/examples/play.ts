/** Plays a match of Ouch! against two bots to its end, and tells it as it goes. */

import { Service, StaleView } from "gameservice-client";

const service = await Service.asGuest(process.env.API!, "Ana");
const match = await service.createMatch({
  game: "ouch",
  seats: [{ kind: "me", entropy: "my own luck" }, { kind: "bot" }, { kind: "bot", level: "hard" }],
});
const over = new AbortController();

/** Take what waits, answer it by any legal action, and look again. */
async function play() {
  for await (const { match, seq, legal } of service.inbox({ signal: over.signal })) {
    const action = legal.actions[Math.floor(Math.random() * legal.actions.length)]!;
    await service.act(match, seq, action).catch((fault: unknown) => {
      if (!(fault instanceof StaleView)) throw fault; // else somebody was faster: the inbox has what waits now
    });
  }
}

async function tell() {
  // It ends with the match, and goes on by itself where it is cut off.
  for await (const event of service.events(match.id)) {
    if (event.type === "ouch.flipped") {
      const { card, pricked } = event.data;
      console.log(`Seat ${event.seat} flips a ${card.colour} card${pricked ? ", and is pricked." : "."}`);
    } else if (event.type === "match.finished") {
      const { reason, winners } = event.data.outcome;
      console.log(`Over: ${reason}; seat ${winners[0]} wins.`);
    }
  }
  over.abort();
}

await Promise.all([play(), tell()]);
