/** The board of Cactus: hang and balance pieces on five cacti. */

import { fill, h } from "../element.js";
import { definitions } from "./cactus/drawing.js";
import { holding } from "./cactus/holding.js";
import { choices, flowers, inWords, overview, supply, tray, turnPanel } from "./cactus/panels.js";
import { retell } from "./cactus/retelling.js";
import { stage as newStage } from "./cactus/stage.js";
import { nameOf } from "./cactus/words.js";

/**
 * @param {{game: object, t: Function, settings: {motion: boolean, sound: boolean},
 *          act: (action: object) => Promise<void>, dryRun: (action: object) => Promise<object>,
 *          announce: (text: string) => void}} table
 */
export function board(table) {
  const { t, game, settings, act } = table;
  const { components } = game;
  const stage = newStage(components);
  const field = h("div", {
    class: "field",
    tabindex: "0",
    role: "application",
    "aria-describedby": "cactus-keys",
  });
  const parts = {
    turn: h("div", { class: "cactus-turn" }),
    overview: h("div", { class: "overview", role: "group", "aria-label": t("cactus.cacti") }),
    tray: h("div", { class: "tray", role: "group", "aria-label": t("cactus.tray") }),
    choices: h("div", { class: "choices" }),
    flowers: h("div", { class: "flowers" }),
    supply: h("div", null),
    words: h("div", { class: "in-words" }),
  };
  const hint = h("p", { class: "hint" });
  const hand = holding(table, field, stage, { mayTake, onTaken: takeStanding, onReturned });
  const skipButton = h("button", { type: "button", class: "skip-trace", hidden: true }, t("cactus.skip"));
  field.append(stage.svg, skipButton);
  const element = h(
    "div",
    { class: "cactus-board" },
    definitions(components),
    h(
      "div",
      { class: "layout" },
      parts.overview,
      parts.turn,
      h("div", { class: "scene" }, field),
      h("div", { class: "play" }, hint, parts.tray, hand.panel, parts.choices),
      h(
        "div",
        { class: "rest" },
        parts.flowers,
        h("details", null, h("summary", null, t("cactus.more")), parts.supply),
        h("details", null, h("summary", null, t("cactus.words")), parts.words),
        h(
          "details",
          null,
          h("summary", null, t("cactus.keys")),
          h("p", { id: "cactus-keys" }, t("cactus.stage.keys")),
        ),
      ),
    ),
  );

  let match = null; // as it is shown
  let view = null; // the same, or on the way there
  let shown = "saguaro"; // the cactus on the stage
  let telling = Promise.resolve();
  let skipping = new AbortController();
  let destroyed = false;

  const legal = () => (view === match?.view ? match?.legal : null);
  const standOf = (cactus) => view.cacti.find((stand) => stand.cactus === cactus);

  function mayTake(piece) {
    return Boolean(legal()?.pieces?.includes(piece));
  }

  /** Take a piece from the tray, to the cactus on the stage where there is a choice. */
  function takeFromTray(piece) {
    const { cacti } = legal();
    if (!cacti.includes(shown)) shown = cacti[0];
    hand.drop();
    redraw();
    hand.take(piece, shown, standOf(shown).pieces, standingPose(piece));
    markHeld();
    field.focus({ preventScroll: true });
    bringIntoSight();
  }

  /** The whole stage above the hand's panel, which on a small screen lies over what is below. */
  function bringIntoSight() {
    const { top, bottom } = field.getBoundingClientRect();
    const lowest = Math.min(innerHeight, hand.panel.getBoundingClientRect().top);
    if (top < 0 || bottom > Math.max(lowest, innerHeight / 2)) field.scrollIntoView({ block: "start" });
  }

  function dragFromTray(piece, event) {
    takeFromTray(piece);
    hand.movedTo(stage.worldAt(event));
    hand.dragOn(event);
  }

  /** Take up a piece that stands there to be mended. */
  function takeStanding(piece) {
    hand.take(piece, shown, standOf(shown).pieces, standingPose(piece));
    markHeld();
  }

  function onReturned(piece) {
    redraw();
    parts.tray.querySelector(`[data-take="${piece}"]`)?.focus({ preventScroll: true });
  }

  function standingPose(piece) {
    return standOf(shown).pieces.find((hung) => hung.piece === piece)?.pose ?? null;
  }

  function markHeld() {
    const held = hand.held()?.piece;
    for (const button of parts.tray.children)
      button.setAttribute("aria-pressed", String(button.dataset.take === held));
    hint.hidden = true;
  }

  /** Another cactus on the stage; the piece in the hand comes along where it may. */
  function look(cactus) {
    skip();
    const held = hand.held();
    const comesAlong = held && legal()?.cacti.includes(cactus);
    hand.drop();
    shown = cactus;
    redraw();
    if (comesAlong) {
      hand.take(held.piece, cactus, standOf(cactus).pieces, null);
      markHeld();
      bringIntoSight();
    }
    parts.overview.querySelector(`[data-cactus="${cactus}"]`).focus({ preventScroll: true });
  }

  function drawStage() {
    const offences = view.hand?.cactus === shown ? view.hand.offences : [];
    stage.draw(standOf(shown), offences);
    field.setAttribute("aria-label", t("cactus.stage", { cactus: nameOf(t, shown) }));
    for (const piece of legal()?.pieces ?? []) stage.mark(piece, "takeable");
  }

  /** All that is not the stage. */
  function drawPanels() {
    const { pieces = [], cacti = [], actions = [] } = legal() ?? {};
    fill(parts.turn, ...turnPanel(t, components, view));
    const usable =
      match.view === view && legal() ? cacti : [view.hand?.cactus ?? view.next_cactus].filter(Boolean);
    fill(
      parts.overview,
      overview(t, components, view, { shown, usable: view.ended ? [] : usable, onChoose: look }),
    );
    const held = hand.held()?.piece ?? null;
    fill(parts.tray, tray(t, components, { pieces, held, onTake: takeFromTray, onDrag: dragFromTray }));
    parts.tray.classList.toggle("many", pieces.length > 10);
    hint.hidden = pieces.length === 0 || held !== null;
    hint.textContent = t(view.asks === "mend" ? "cactus.tray.mend" : "cactus.tray.hint");
    fill(parts.choices, choices(t, actions, act));
    fill(parts.flowers, flowers(t, match, view));
    fill(parts.supply, supply(t, components, view));
    fill(parts.words, inWords(t, view));
  }

  function redraw() {
    const hadFocus = element.contains(document.activeElement);
    drawStage();
    drawPanels();
    // A control that had the focus and is no more leaves it to the stage, not to the whole page.
    if (hadFocus && !element.contains(document.activeElement)) field.focus({ preventScroll: true });
  }

  function drawScene(scene, cactus) {
    view = scene;
    if (cactus) shown = cactus;
    redraw();
  }

  function pay(seat, won) {
    const place = parts.flowers.querySelector(`[data-seat="${seat}"] .count`);
    place?.append(
      h(
        "span",
        { class: won < 0 ? "change lost" : "change", "aria-hidden": "true" },
        won < 0 ? `−${-won}` : `+${won}`,
      ),
    );
  }

  function skip() {
    skipping.abort();
  }
  skipButton.addEventListener("click", skip);
  stage.svg.addEventListener("click", skip);

  async function tell(next, events) {
    if (destroyed) return;
    if (match && isSameTo(match, next)) {
      match = next;
      view = next.view;
      return hand.held() ? undefined : redraw();
    }
    hand.drop();
    const before = match?.view;
    const toTell = Boolean(before) && settings.motion && events.length > 0;
    match = next;
    if (toTell) {
      skipping = new AbortController();
      skipButton.hidden = false;
      await retell(events, before, { stage, draw: drawScene, pay, roll }, skipping.signal);
      skipButton.hidden = true;
    }
    if (destroyed) return;
    view = next.view;
    if (!view.hand) hand.forgetTry();
    shown = cactusToShow(view, toTell);
    redraw();
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
