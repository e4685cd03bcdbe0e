/** The first match of a game in this browser: in a few steps, what to do. It can be called up again. */

import { h, fill } from "../../element.js";
import { hasText, t } from "../../i18n.js";
import { settings, set } from "../../settings.js";

/** @param {string} game @param {() => void} onClose */
export function hints(game, onClose) {
  const element = h("div", { class: "hints" });
  const steps = [];
  while (hasText(`hint.${game}.${steps.length + 1}`)) steps.push(t(`hint.${game}.${steps.length + 1}`));

  function show(at) {
    const last = at === steps.length - 1;
    const title = h("h2", { id: "hints-title" }, t("hint.title"));
    const text = h("p", { tabindex: -1 }, steps[at]);
    const turn = (key, to, main) =>
      h("button", { class: main ? "main" : null, onclick: () => (to === null ? close() : step(to)) }, t(key));
    const buttons = [
      at > 0 && turn("hint.back", at - 1),
      last ? turn("hint.done", null, true) : turn("hint.next", at + 1, true),
      !last && turn("hint.done", null),
    ];
    const count = h("span", { class: "quiet" }, t("hint.count", { n: at + 1, all: steps.length }));
    fill(
      element,
      h(
        "section",
        { class: "card", "aria-labelledby": "hints-title" },
        title,
        text,
        h("div", { class: "buttons" }, buttons, count),
      ),
    );
  }

  function step(at) {
    show(at);
    element.querySelector("p").focus();
  }

  function close() {
    fill(element);
    set("taught", [...new Set([...settings.taught, game])]);
    onClose();
  }

  if (steps.length > 0 && !settings.taught.includes(game)) show(0);
  return { element, steps: steps.length, open: () => step(0), isOpen: () => element.childElementCount > 0 };
}
