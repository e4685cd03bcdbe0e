/** The panel of a held piece: what would come of letting go, and buttons for what dragging does. */

import { fill, h } from "../../element.js";
import { FINE_STEP, TURN } from "./hold.js";
import { roving } from "./roving.js";
import { sign } from "./signs.js";
import { rangeOf } from "./tremor.js";

const NUDGES = [
  ["turn_left", 0, 0, TURN],
  ["left", -FINE_STEP, 0, 0],
  ["up", 0, FINE_STEP, 0],
  ["down", 0, -FINE_STEP, 0],
  ["right", FINE_STEP, 0, 0],
  ["turn_right", 0, 0, -TURN],
];

/**
 * @param {Function} t
 * @param {object} player
 * @param {(dx: number, dy: number) => void} player.step
 * @param {(angle: number) => void} player.turn
 * @param {Object<string, () => void>} player.deeds `done`, `back`, `waypoint`, `undo`, `finger`, `auto`
 */
export function tools(t, player) {
  const outlook = h("p", { class: "outlook" });
  const steadiness = h("p", { class: "steadiness" });
  const nudges = h(
    "div",
    { class: "nudges", role: "toolbar", "aria-label": t("cactus.hand.move") },
    NUDGES.map(([name, dx, dy, angle]) =>
      h(
        "button",
        {
          type: "button",
          class: name.startsWith("turn") ? "turns" : "",
          "aria-label": t(`cactus.hand.${name}`),
          title: t(`cactus.hand.${name}`),
          onclick: () => (angle ? player.turn(angle) : player.step(dx, dy)),
        },
        sign(name),
      ),
    ),
  );
  const group = roving(nudges);
  const button = (name, className, what = null) =>
    h(
      "button",
      { type: "button", class: className, "aria-label": what, title: what, onclick: () => player.deeds[name]() },
      sign(name),
      h("span", null, t(`cactus.hand.${name}`)),
    );
  const deeds = {
    done: h("button", { type: "button", class: "main", onclick: () => player.deeds.done() }),
    waypoint: button("waypoint", "deed", t("cactus.hand.waypoint.what")),
    undo: button("undo", "deed"),
    finger: button("finger", "deed", t("cactus.hand.finger.what")),
    auto: button("auto", "deed"),
    back: button("back", "deed"),
  };
  const element = h(
    "section",
    { class: "hand", "aria-label": t("cactus.hand"), hidden: true },
    h("div", { class: "told" }, outlook, steadiness),
    nudges,
    h("div", { class: "deeds" }, Object.values(deeds)),
  );
  let shown = "";
  group.settle();

  return {
    element,
    /** Say how the hand of this match trembles. */
    showSteadiness(name) {
      const { along, around } = rangeOf(name);
      fill(steadiness, along ? t("cactus.hand.trembles", { along, around }) : t("cactus.hand.still"));
    },
    /**
     * @param {{kind: string, text: string}} told
     * @param {{fingering: boolean, ownGrip: boolean, legs: number, mayAdd: boolean, sending: boolean}} how
     */
    show({ kind, text }, how) {
      const { fingering, ownGrip, legs, mayAdd, sending } = how;
      // While a piece is dragged the page need not be laid out anew for what is as it was.
      const now = JSON.stringify([kind, text, how]);
      if (now === shown) return;
      shown = now;
      outlook.className = `outlook ${kind}`;
      outlook.textContent = text;
      deeds.done.textContent = t(fingering ? "cactus.hand.finger.done" : "cactus.hand.place");
      deeds.done.setAttribute("aria-disabled", String(kind === "bad" && !fingering));
      deeds.waypoint.disabled = !mayAdd;
      deeds.waypoint.hidden = deeds.finger.hidden = fingering;
      deeds.undo.hidden = fingering || legs === 0;
      deeds.auto.hidden = !fingering || !ownGrip;
      deeds.finger.setAttribute("aria-pressed", String(ownGrip));
      for (const turn of nudges.querySelectorAll(".turns")) turn.disabled = fingering;
      for (const each of element.querySelectorAll("button")) each.inert = sending;
    },
  };
}
