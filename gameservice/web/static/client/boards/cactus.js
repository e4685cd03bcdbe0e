/** The board of Cactus: hang and balance pieces on five cacti. */

import { fill, h } from "../element.js";
import { seatName } from "../seats.js";
import { definitions } from "./cactus/drawing.js";
import { holding } from "./cactus/holding.js";
import { keysLine } from "./cactus/keys.js";
import { overview } from "./cactus/overview.js";
import { choices, flowers, inWords, supply, turnPanel } from "./cactus/panels.js";
import { lastToldOf, retell, soundOf } from "./cactus/retelling.js";
import { roving } from "./cactus/roving.js";
import { scene } from "./cactus/scene.js";
import { stage as newStage } from "./cactus/stage.js";
import { tray as newTray } from "./cactus/tray.js";
import { asked, nameOf, toDo, wrongs } from "./cactus/words.js";


/**
 * @param {{game: object, t: Function, settings: {motion: boolean, sound: boolean},
 *          act: (action: object) => Promise<void>, dryRun: (action: object) => Promise<object>,
 *          announce: (text: string) => void, sound?: (name: string) => void}} table
 */
export function board(table) {
  const { t, game, settings, act } = table;
  const { components } = game;
  const sound = (name) => name && table.sound?.(name);
  const stage = newStage(components);
  const shownScene = scene(t, stage, { onSkip: skip, onLook: () => hand.look() });
  const { field } = shownScene;
  const hand = holding(table, field, stage, {
    mayTake,
    onTaken: takeStanding,
    onReturned,
    steadiness: () => view.options.steadiness,
  });
  const stands = overview(t, components, look);
  const tray = newTray(t, components, { onTake: takeFromTray, onDrag: dragFromTray });
  const parts = {
    turn: h("div", { class: "cactus-turn" }),
    choices: h("div", { class: "choices", role: "group" }),
    flowers: h("div", { class: "flowers" }),
    supply: h("div", null),
    words: h("div", { class: "in-words" }),
  };
  const choosing = roving(parts.choices);
  const caption = h("p", { class: "caption" }); // what has happened
  const notes = h("div", { class: "notes" }); // what is wrong
  const hint = h("p", { class: "hint" });
  const more = (title, part) => h("details", null, h("summary", null, t(title)), part);
  const element = h(
    "div",
    { class: "cactus-board" },
    definitions(components),
    h(
      "div",
      { class: "layout" },
      parts.turn,
      stands.element,
      shownScene.element,
      h("div", { class: "play" }, caption, notes, hint, tray.element, hand.panel, parts.choices, keysLine(t)),
      parts.flowers,
      h("div", { class: "rest" }, more("cactus.more", parts.supply), more("cactus.words", parts.words)),
    ),
  );

  let match = null; // as it is shown
  let view = null; // the same, or on the way there
  let shown = "saguaro"; // the cactus on the stage
  let telling = Promise.resolve();
  let skipping = new AbortController();
  let saidAsked = "";
  let destroyed = false;

  const legal = () => (view === match?.view ? match?.legal : null);
  const standOf = (cactus) => view.cacti.find((stand) => stand.cactus === cactus);

  function mayTake(piece) {
    return Boolean(legal()?.pieces?.includes(piece));
  }

  /** Take a piece from the tray, to the cactus on the stage where there is a choice. */
  function takeFromTray(piece) {
    bringToStage(piece);
    field.focus({ preventScroll: true });
    bringIntoSight();
  }

  function bringToStage(piece) {
    const { cacti } = legal();
    if (!cacti.includes(shown)) shown = cacti[0];
    hand.drop();
    redraw();
    take(piece, standingPose(piece));
  }

  function dragFromTray(piece, event) {
    if (!mayTake(piece)) return;
    bringToStage(piece);
    hand.dragOn(event);
    field.focus({ preventScroll: true });
  }

  /** Take up a piece that stands there to be mended. */
  function takeStanding(piece) {
    take(piece, standingPose(piece));
  }

  function take(piece, at) {
    sound("tap");
    say("");
    hand.take(piece, shown, standOf(shown).pieces, at);
    drawPieces();
  }

  /** The whole stage together with what is below it: the hand's panel. */
  function bringIntoSight() {
    hand.panel.scrollIntoView({ block: "nearest" });
    if (field.getBoundingClientRect().top < 0) field.scrollIntoView({ block: "start" });
  }

  function onReturned() {
    redraw();
    tray.focus();
  }

  function standingPose(piece) {
    return standOf(shown).pieces.find((hung) => hung.piece === piece)?.pose ?? null;
  }

  /** Another cactus on the stage; the piece in the hand comes along where it may. */
  function look(cactus) {
    skip();
    const held = hand.held();
    const comesAlong = held && legal()?.cacti.includes(cactus);
    hand.drop();
    shown = cactus;
    redraw();
    if (comesAlong) take(held.piece, null);
  }

  function drawStage() {
    const offences = view.hand?.cactus === shown ? view.hand.offences : [];
    stage.draw(standOf(shown), offences);
    shownScene.showName(shown);
    for (const piece of legal()?.pieces ?? []) stage.mark(piece, "takeable");
  }

  /** All that is not the stage. */
  function drawPanels() {
    fill(parts.turn, ...turnPanel(t, components, view));
    const usable = legal()?.cacti ?? [view.hand?.cactus ?? view.next_cactus].filter(Boolean);
    stands.show(view, { shown, usable: view.ended ? [] : usable });
    drawPieces();
    fill(
      notes,
      wrongs(t, view).map((wrong) => h("p", null, wrong)),
    );
    const { actions = [] } = legal() ?? {};
    parts.choices.setAttribute("aria-label", t(actions.length > 1 ? "cactus.ask.claim" : "cactus.choices"));
    fill(parts.choices, choices(t, actions, act));
    choosing.settle();
    fill(parts.flowers, flowers(t, match, view));
    // Room for the hand is kept where one plays, so that nothing moves from turn to turn.
    element.classList.toggle("playing", match.you !== null && match.waiting_on.length > 0);
    fill(parts.supply, supply(t, components, view));
    fill(parts.words, inWords(t, components, view));
  }

  function drawPieces() {
    const { pieces = [] } = legal() ?? {};
    const held = hand.held()?.piece ?? null;
    tray.show(pieces, held);
    hint.textContent = pieces.length > 0 ? toDo(t, view) : "";
    element.classList.toggle("has-hand", held !== null);
  }

  function redraw() {
    const hadFocus = element.contains(document.activeElement);
    drawStage();
    drawPanels();
    // A control that had the focus and is no more leaves it to the stage, not to the whole page.
    if (hadFocus && !element.contains(document.activeElement)) field.focus({ preventScroll: true });
  }

  function drawScene(next, cactus) {
    view = next;
    if (cactus) shown = cactus;
    redraw();
  }

  function pay(seat, won) {
    const place = parts.flowers.querySelector(`[data-seat="${seat}"] .count`);
    const text = won < 0 ? `−${-won}` : `+${won}`;
    place?.append(h("span", { class: won < 0 ? "change lost" : "change", "aria-hidden": "true" }, text));
  }

  function skip() {
    skipping.abort();
  }

  async function tell(next, events) {
    if (destroyed) return;
    if (match && isSameTo(match, next)) {
      match = next;
      view = next.view;
      return;
    }
    const hadFocus = element.contains(document.activeElement);
    hand.drop();
    stage.look(null);
    const before = match?.view;
    const toTell = Boolean(before) && events.length > 0;
    match = next;
    if (toTell) {
      skipping = new AbortController();
      shownScene.showSkip(true);
      const { motion } = settings;
      const shownBy = { stage, draw: drawScene, pay, roll, say, tellBegun, sound: soundAs, motion };
      await retell(events, before, shownBy, skipping.signal);
      shownScene.showSkip(false);
    }
    if (destroyed) return;
    view = next.view;
    if (!view.hand) hand.forgetTry();
    shown = cactusToShow(view, toTell);
    redraw();
    if (events.length > 0) say(view.hand?.standing ? "" : lastToldOf(events));
    tellAloud();
    if (hadFocus) goOn();
  }

  /** Show what has happened, in words. */
  function say(text) {
    caption.textContent = text;
  }

  function tellBegun({ seat, data }) {
    const name = seatName(match, seat);
    say(t("cactus.begun", { name, piece: nameOf(t, data.piece), cactus: nameOf(t, data.cactus) }));
  }

  function soundAs(event) {
    sound(soundOf(event));
  }

  /** What is asked, where it is something else than before. */
  function tellAloud() {
    const { what, where } = asked(t, view);
    const words = legal() ? `${what} ${where}`.trim() : "";
    if (words && words !== saidAsked) table.announce(words);
    saidAsked = words;
  }

  /** The focus goes on to what is asked. */
  function goOn() {
    const { pieces = [], actions = [] } = legal() ?? {};
    if (pieces.length > 0) tray.focus();
    else if (actions.length > 0) choosing.focus();
  }

  function roll() {
    parts.turn.querySelector(".rolled")?.classList.add("rolling");
  }

  /** Where something is to be done; else where something was done last: what was told led there. */
  function cactusToShow(now, wasTold) {
    if (legal()) return now.hand?.cactus ?? now.next_cactus ?? shown;
    return wasTold ? shown : (now.hand?.cactus ?? now.last_cactus ?? now.next_cactus ?? shown);
  }

  return {
    element,
    show(next, events) {
      skip(); // who goes on does not wait for what is still being shown
      telling = telling.catch(() => {}).then(() => tell(next, events));
      return telling;
    },
    destroy() {
      destroyed = true;
      skip();
      hand.drop();
    },
  };
}

/** Whether nothing has changed that the board shows: then a piece stays in the hand. */
function isSameTo(one, other) {
  const seen = ({ view, legal, seats }) =>
    JSON.stringify([view, legal, seats.map((seat) => seat.user?.name)]);
  return seen(one) === seen(other);
}
