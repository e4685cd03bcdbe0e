/** The board of Ouch!: a row of cactuses to be flipped, and what each player has picked. */

import { fill, h } from "../element.js";
import { areas, drawPile, lostBox, nameOf } from "./ouch/areas.js";
import { asked, choices } from "./ouch/choices.js";
import { DEFINITIONS } from "./ouch/definitions.js";
import { flippedCard, verdict } from "./ouch/drawings.js";
import { after } from "./ouch/follow.js";
import { fresh } from "./fresh.js";
import { comeFrom, fly, pause, tremble, turnOver } from "./motion.js";
import { cardRow } from "./ouch/row.js";
import { definitions } from "./picture.js";

/** How long a flipped card is looked at, the own one and those of others. */
const LOOK = { own: 900, others: 650 };

/** @param {{t: Function, settings: {motion: boolean}, act: Function, announce: Function}} table */
export function board(table) {
  const { t } = table;
  const row = cardRow(t, play);
  const asking = choices(t, play);
  const stocks = [h("div", { class: "ouch-stock-place" }), h("div", { class: "ouch-stock-place" })];
  const players = h("div", { class: "ouch-areas" });
  const desert = h(
    "div",
    { class: "ouch-desert" },
    stocks[0],
    h("div", { class: "ouch-middle" }, row.element, asking.element),
    stocks[1],
  );
  const element = h("div", { class: "ouch", tabindex: "-1" }, definitions(DEFINITIONS), desert, players);

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
    fill(stocks[0], drawPile(t, view));
    fill(stocks[1], lostBox(t, view));
    fill(players, areas(t, view, match));
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
    const isFlip = actions[0].type === "ouch.flip";
    const held = row.slots.find((slot) => slot.element.contains(document.activeElement));
    if (!isFlip) asking.focus();
    else if (!held?.isOpen) row.focus();
  }

  async function tell(event, match) {
    const { type, seat, data } = event;
    if (type === "ouch.flipped") {
      const words = t(data.pricked ? "ouch.pricked" : "ouch.safe", { name: nameOf(match, seat) });
      await flip(data, words, seat === match.you ? LOOK.own : LOOK.others);
    }
    if (type === "ouch.won") await carry(areaOf(seat));
    if (type === "ouch.lost" && data.index === null)
      await carry(data.to === "box" ? stocks[1].firstChild : areaOf(data.to));
    if (type === "ouch.lost" && data.index !== null) await takeAway(seat, data);
    shown = after(shown, event);
    draw(shown, { ...match, outcome: null }, []);
    if (type === "ouch.dealt" && table.settings.motion)
      await comeFrom(row.slots[data.slot].place.firstChild, stocks[0].firstChild.getBoundingClientRect());
  }

  async function flip(data, words, look) {
    const { place } = row.slots[data.slot];
    const reveal = () => fill(place, h("div", { class: "ouch-turned" }, flippedCard(data.card)));
    if (table.settings.motion) await turnOver(place, data.side, reveal);
    else reveal();
    const sign = h("div", { class: `ouch-verdict at-${data.side}` }, verdict(data.pricked));
    place.append(sign);
    asking.say(words);
    if (data.pricked && table.settings.motion) await tremble(place);
    await pause(look);
    sign.remove();
  }

  /** The flipped card goes to where it belongs from now on. */
  async function carry(target) {
    const card = element.querySelector(".ouch-turned");
    if (card && target && table.settings.motion) await fly(card, target);
  }

  /** A card that was won before is lost. */
  async function takeAway(seat, data) {
    const card = areaOf(seat, data.index);
    const target = data.to === "box" ? stocks[1].firstChild : areaOf(data.to);
    if (card && table.settings.motion) await fly(card, target);
  }

  /** A card in front of a player, or the place of the next one. */
  function areaOf(seat, index = shown.players[seat].cards.length) {
    const places = players.querySelectorAll(`[data-seat="${seat}"] .ouch-cards > li`);
    return places[Math.min(index, places.length - 1)];
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
