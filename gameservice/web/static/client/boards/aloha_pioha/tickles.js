/** Which tickle is placed: each is told by what it does before it is chosen. */

import { h } from "../../element.js";
import { actsAtOnce, sign, tickleDeck } from "./drawings.js";

/** @param {object} scene see `board` */
export function tickleChoice(scene) {
  const { t, view, choice } = scene;
  const due = view.hairs.filter((hair) => hair.due).map((hair) => hair.hair);
  const question =
    due.length === 1 ? t("aloha.asks.tickle.from.one", { hair: due[0] }) : t("aloha.asks.tickle.from");
  return h(
    "section",
    { class: "aloha-panel tickling", "aria-labelledby": "aloha-tickling" },
    h("h3", { id: "aloha-tickling" }, question),
    h(
      "div",
      { class: "aloha-options" },
      choice.answers("from").map((from) => (from === "deck" ? unseen(scene) : tickle(scene, from))),
    ),
  );
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
    h("span", { class: "aloha-effect" }, effect),
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
    h("span", { class: "aloha-effect" }, effect),
  );
}
