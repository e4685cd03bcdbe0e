/** The five cacti, small: which one is looked at, and where a piece may go. */

import { fill, h } from "../../element.js";
import { outlineAt } from "./clearance.js";
import { standIcon } from "./drawing.js";
import { MILLIMETRE } from "./geometry.js";
import { roving } from "./roving.js";
import { nameOf } from "./words.js";

/**
 * @param {Function} t @param {object} components
 * @param {(cactus: string) => void} onChoose
 */
export function overview(t, components, onChoose) {
  const buttons = Object.keys(components.cacti).map((cactus) =>
    h("button", { type: "button", "data-cactus": cactus, onclick: () => onChoose(cactus) }),
  );
  const byName = new Map(buttons.map((button) => [button.dataset.cactus, button]));
  const element = h("div", { class: "overview", role: "group", "aria-label": t("cactus.cacti") });
  const group = roving(element);

  return {
    element,
    /** @param {{shown: string, usable: string[]}} how */
    show(view, { shown, usable }) {
      const tops = view.cacti.flatMap(({ pieces }) =>
        pieces.map(({ piece, pose }) => outlineAt(components, piece, pose).top / MILLIMETRE + 6),
      );
      for (const stand of view.cacti) {
        const button = byName.get(stand.cactus);
        const name = nameOf(t, stand.cactus);
        const may = usable.includes(stand.cactus);
        const label = t("cactus.stand", { cactus: name, n: stand.pieces.length });
        button.className = may ? "usable" : "";
        button.setAttribute("aria-pressed", String(stand.cactus === shown));
        button.setAttribute("aria-label", may ? `${label}. ${t("cactus.usable")}` : label);
        button.title = name;
        fill(
          button,
          may && h("span", { class: "here", "aria-hidden": "true" }, "▼"),
          standIcon(stand, Math.max(0, ...tops)),
          h("span", { class: "name", "aria-hidden": "true" }, name),
        );
      }
      if (!element.firstChild) element.append(...view.cacti.map((stand) => byName.get(stand.cactus)));
      group.settle();
    },
  };
}
