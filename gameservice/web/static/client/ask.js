/** A question before something that cannot be taken back. */

import { h } from "./element.js";
import { t } from "./i18n.js";

/**
 * @param {string} question
 * @param {string} deed what the button says that does it
 * @returns {Promise<boolean>} whether it shall be done; closed in any other way: false
 */
export function ask(question, deed) {
  return new Promise((resolve) => {
    const dialog = h(
      "dialog",
      { class: "card", "aria-labelledby": "question", onclose: () => end() },
      h(
        "form",
        { method: "dialog", class: "stack" },
        h("p", { id: "question" }, question),
        h(
          "div",
          { class: "buttons" },
          h("button", { class: "grave", value: "yes" }, deed),
          h("button", { value: "no" }, t("ask.no")),
        ),
      ),
    );

    function end() {
      dialog.remove();
      resolve(dialog.returnValue === "yes");
    }

    document.body.append(dialog);
    dialog.showModal();
  });
}
