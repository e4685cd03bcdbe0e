/** What is asked now, between the hairs and the hands, and the choices that are not made on the table. */

import { h } from "../../element.js";
import { actsAtOnce, known, sign, tickleDeck } from "./drawings.js";
import { knownInWords, nameOf } from "./words.js";

/**
 * @param {object} scene see `board`
 * @param {string} telling what happens just now, instead of what is asked
 */
export function asking(scene, telling = "") {
  const { choice } = scene;
  const panel = choice.asks === "from" ? tickles(scene) : choice.asks === "keep" ? kept(scene) : null;
  return h(
    "div",
    { class: `aloha-asked ${panel ? "choosing" : ""} ${scene.view.ended ? "over" : ""}` },
    h(
      "div",
      { class: "aloha-panel" },
      h("p", { class: "aloha-prompt" }, telling || asked(scene)),
      panel ??
        h("div", { class: "aloha-buttons" }, faces(scene), declined(scene), choice.started && back(scene)),
    ),
  );
}

/** The question in a sentence. */
export function asked(scene) {
  const { t, view, match, choice } = scene;
  if (view.ended || view.player === undefined || !view.asks) return "";
  if (match.legal) return choice.asks ? t(`aloha.asks.${view.asks}.${questionOf(choice, view)}`) : "";
  return view.player === match.you
    ? ""
    : t(`aloha.waits.${view.asks}`, { name: nameOf(t, match, view.player) });
}

function questionOf(choice, view) {
  if (view.asks === "target") return choice.asks === "place" ? "place" : view.target.kind;
  return choice.asks;
}

/** How the louse is to lie, where that may be chosen. */
function faces(scene) {
  const { t, choice } = scene;
  if (choice.answers("face").length < 2) return null;
  const face = (answer) =>
    scene.button(
      "face",
      answer,
      { class: "aloha-face", label: t(`aloha.face.${answer}`) },
      t(`aloha.face.${answer}`),
    );
  return h(
    "div",
    { class: "aloha-faces", role: "group", "aria-label": t("aloha.face") },
    face("up"),
    face("down"),
  );
}

function declined(scene) {
  const { t, choice } = scene;
  if (!choice.answers("card").includes(null)) return null;
  return scene.button("card", null, { label: t("aloha.decline") }, t("aloha.decline"));
}

function back(scene) {
  return h("button", { type: "button", class: "aloha-again", onclick: scene.again }, scene.t("aloha.again"));
}

/** The tickles that may be placed, each with what it does. */
function tickles(scene) {
  const options = scene.choice
    .answers("from")
    .map((from) => (from === "deck" ? unseen(scene) : tickle(scene, from)));
  return h("div", { class: "aloha-options" }, options);
}

function tickle(scene, from) {
  const { t, view } = scene;
  const kind = view.tickles.face_up[from];
  const [name, effect] = [t(`aloha.tickle.${kind}`), t(`aloha.effect.${kind}`)];
  const when = t(actsAtOnce(kind) ? "aloha.at_once" : "aloha.at_the_end");
  const look = `aloha-option ${actsAtOnce(kind) ? "at-once" : "at-the-end"}`;
  return scene.button(
    "from",
    from,
    { class: look, label: `${name}. ${when}. ${effect}` },
    sign(kind),
    h("strong", null, name),
    h("span", { class: "aloha-when" }, sign(actsAtOnce(kind) ? "lightning" : "clock"), when),
    h("span", null, effect),
  );
}

function unseen(scene) {
  const { t } = scene;
  const [name, effect] = [t("aloha.unseen"), t("aloha.effect.unseen")];
  const attributes = { class: "aloha-option blind", label: `${name}. ${effect}` };
  return scene.button(
    "from",
    "deck",
    attributes,
    tickleDeck(),
    h("strong", null, name),
    h("span", null, effect),
  );
}

/** The card that stays in hand when a louse is played face down. */
function kept(scene) {
  const { t, choice } = scene;
  const player = scene.own;
  const options = choice.answers("keep").map((index) => {
    const card = player.hand[index];
    const label = t("aloha.keep", { card: knownInWords(t, card) });
    return scene.button("keep", index, { class: "aloha-held open", label }, known(player.tribe, card));
  });
  return h("div", { class: "aloha-buttons" }, options, back(scene));
}
