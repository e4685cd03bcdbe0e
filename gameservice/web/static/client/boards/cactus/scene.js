/** The stage and what lies over it: the name of the cactus, a closer look, a way to skip what is shown. */

import { fill, h } from "../../element.js";
import { sign } from "./signs.js";
import { nameOf } from "./words.js";

/**
 * @param {Function} t
 * @param {ReturnType<import("./stage.js").stage>} stage
 * @param {{onSkip: () => void, onLook: () => void}} listener
 */
export function scene(t, stage, { onSkip, onLook }) {
  const name = h("span", { class: "cactus-name", "aria-hidden": "true" });
  const skipButton = h(
    "button",
    { type: "button", class: "skip-trace", hidden: true, onclick: onSkip },
    t("cactus.skip"),
  );
  const closer = h("button", { type: "button", class: "closer", onclick: look });
  const field = h(
    "div",
    { class: "field", tabindex: "-1", role: "group", "aria-describedby": "cactus-keys" },
    stage.svg,
    name,
    skipButton,
    closer,
  );
  stage.svg.addEventListener("click", onSkip);
  stage.svg.addEventListener("look", drawCloser);
  drawCloser();

  function look() {
    onLook();
    field.focus({ preventScroll: true });
  }

  function drawCloser() {
    const words = t(stage.isClose() ? "cactus.farther" : "cactus.closer");
    closer.setAttribute("aria-label", words);
    closer.title = words;
    fill(closer, sign(stage.isClose() ? "farther" : "closer"));
  }

  return {
    field,
    element: h("div", { class: "scene" }, field),
    showName(cactus) {
      name.textContent = nameOf(t, cactus);
      field.setAttribute("aria-label", t("cactus.stage", { cactus: nameOf(t, cactus) }));
    },
    showSkip(may) {
      skipButton.hidden = !may;
    },
  };
}
