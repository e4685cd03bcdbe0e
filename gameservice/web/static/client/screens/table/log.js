/** What happened, in sentences, the newest first. */

import { h } from "../../element.js";
import { date, t } from "../../i18n.js";

const KEPT = 300;

export function logPanel() {
  const list = h("ol", { class: "log", reversed: true, tabindex: 0, "aria-label": t("table.log") });
  const element = h(
    "details",
    { class: "card", open: matchMedia("(min-width: 60rem)").matches },
    h("summary", null, t("table.log")),
    list,
  );
  return {
    element,
    add(events) {
      for (const event of events) {
        if (event.narration) list.prepend(h("li", { title: date(event.at) }, event.narration));
      }
      while (list.childElementCount > KEPT) list.lastElementChild.remove();
    },
  };
}
