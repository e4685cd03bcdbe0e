/** The board of Ouch!: a row of cactuses to be flipped, and what each player has picked. */

import { fill, h } from "../element.js";
import { fresh } from "./fresh.js";
import { comeFrom, fly, pause, tremble, turnOver } from "./motion.js";
import { areas } from "./ouch/areas.js";
import { seenPanel } from "./ouch/backs.js";
import { asked, choices } from "./ouch/choices.js";
import { DEFINITIONS } from "./ouch/definitions.js";
import { flippedCard, verdict } from "./ouch/drawings.js";
import { after } from "./ouch/follow.js";
import { cardRow } from "./ouch/row.js";
import { drawPile, lostBox } from "./ouch/stocks.js";
import { nameOf } from "./ouch/words.js";
import { definitions } from "./picture.js";

/** How long a flipped card is looked at, the own one and those of others. */
const LOOK = { own: 900, others: 650 };

/** @param {{game: object, t: Function, settings: {motion: boolean}, act: Function, announce: Function,
 *           sound: Function}} table */
export function board(table) {
  const { t } = table;
  const { cards } = table.game.components;
  const row = cardRow(t, cards, play);
  const asking = choices(t, play);
  const pile = drawPile(t);
  const box = lostBox(t);
  const players = areas(t);
  const seen = seenPanel(t, cards);
  const foot = h("div", { class: "ouch-foot" }, pile.element, asking.element, box.element);
  const element = h(
    "div",
    { class: "ouch", tabindex: "-1", role: "group", "aria-label": t("table.board") },
    definitions(DEFINITIONS),
    h("div", { class: "ouch-desert" }, row.element, foot),
    players.element,
    seen.element,
  );

  let resting = Promise.resolve();
  let shown = null;
  let seq = null;
  let said = "";
  let busy = false;
  let gone = false;

  async function play(action) {
    if (busy) return;
    busy = true;
    element.classList.add("busy");
    table.sound("tap");
    try {
      await table.act(action);
    } finally {
      busy = false;
      element.classList.remove("busy");
    }
  }

  /** The focus waits on the board where what had it is gone. */
  function draw(view, match, actions) {
    const hadFocus = element.contains(document.activeElement);
    row.show(view, actions);
    asking.show(view, match, actions);
    for (const part of [pile, box, seen]) part.show(view);
    players.show(view, match);
    if (hadFocus && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
  }

  /** Tell the events one after the other, then rest on what the service says. */
  async function shownAfter(match, events) {
    const hadFocus = element.contains(document.activeElement);
    const news = fresh(events, seq);
    if (news.length) draw(shown, { ...match, outcome: null }, []);
    for (const event of news) {
      if (gone) return;
      await tell(event, match);
    }
    const actions = match.legal?.actions ?? [];
    shown = match.view;
    seq = match.seq;
    draw(shown, match, actions);
    if (hadFocus && actions.length) refocus(actions);
    const words = actions.length ? asked(t, shown, match, actions) : "";
    if (words && words !== said) table.announce(words);
    said = words;
  }

  /** The focus goes on to what is asked next, and stays where that is the same card. */
  function refocus(actions) {
    if (actions[0].type !== "ouch.flip") asking.focus();
    else if (!row.holds()) row.focus();
  }

  async function tell(event, match) {
    const { type, seat, data } = event;
    if (type === "ouch.flipped") {
      const became = data.pricked ? "ouch.pricked" : "ouch.safe";
      const words = seat === match.you ? t(`${became}.you`) : t(became, { name: nameOf(match, seat) });
      await flip(data, words, seat === match.you ? LOOK.own : LOOK.others);
    }
    if (type === "ouch.won") await carry(element.querySelector(".ouch-turned"), nextPlace(seat));
    if (type === "ouch.lost") {
      const isFlipped = data.index === null;
      const card = isFlipped ? element.querySelector(".ouch-turned") : players.place(seat, data.index);
      await carry(card, data.to === "box" ? box.element.firstChild : nextPlace(data.to));
    }
    shown = after(shown, event);
    draw(shown, { ...match, outcome: null }, []);
    if (type === "ouch.dealt" && table.settings.motion)
      await comeFrom(row.slots[data.slot].place.firstChild, pile.element.firstChild.getBoundingClientRect());
  }

  async function flip(data, words, look) {
    const { place } = row.slots[data.slot];
    const reveal = () => fill(place, h("div", { class: "ouch-turned" }, flippedCard(data.card)));
    table.sound("card");
    if (table.settings.motion) await turnOver(place, data.side, reveal);
    else reveal();
    const sign = h("div", { class: `ouch-verdict at-${data.side}` }, verdict(data.pricked));
    place.append(sign);
    asking.say(words);
    table.sound(data.pricked ? "bad" : "good");
    if (data.pricked && table.settings.motion) await tremble(place);
    await pause(look);
    sign.remove();
  }

  /** A card goes to where it belongs from now on. */
  async function carry(card, target) {
    if (card && target && table.settings.motion) await fly(card, target);
  }

  function nextPlace(seat) {
    return players.place(seat, shown.players[seat].cards.length);
  }

  return {
    element,
    show(match, events) {
      const shows = resting.then(() => (gone ? null : shownAfter(match, events)));
      resting = shows.catch(() => {});
      return shows;
    },
    destroy() {
      gone = true;
    },
  };
}
