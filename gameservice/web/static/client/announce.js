/** What is said to whoever does not see the page, and what is shown for a moment to whoever does. */

import { h } from "./element.js";
import { Offline } from "./api.js";
import { t } from "./i18n.js";

const SHOWN = 7000;

let spoken = [];
let timer = null;

/** Say something by a screen reader, after what it says already. Several at once become one. */
export function announce(text) {
  spoken.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    document.getElementById("polite").textContent = spoken.join(" ");
    spoken = [];
  }, 150);
}

/** What was said of a page that was left is not found on the next one. */
export function hush() {
  clearTimeout(timer);
  spoken = [];
  document.getElementById("polite").textContent = "";
}

/** Show a short message over the page. @param {"info" | "fault"} kind */
export function toast(text, kind = "info") {
  const close = h("button", { class: "bare", "aria-label": t("close"), onclick: () => shown.remove() }, "×");
  const shown = h(
    "div",
    { class: `toast ${kind}`, role: kind === "fault" ? "alert" : "status" },
    h("p", null, text),
    close,
  );
  document.getElementById("toasts").append(shown);
  setTimeout(() => shown.remove(), SHOWN);
}

/** Tell of what went wrong, in the words of the service where it has some. */
export function tellFault(fault) {
  if (fault instanceof Offline) toast(t("fault.offline"), "fault");
  else toast(fault.message || t("fault.unknown"), "fault");
  if (!(fault instanceof Offline) && fault.status === undefined) console.error(fault);
}

/** Run what a control does, tell what goes wrong, and keep the control from being pressed twice meanwhile. */
export function pressing(work) {
  return async (event) => {
    event.preventDefault();
    const control = event.submitter ?? event.currentTarget;
    control.disabled = true;
    try {
      await work(event);
    } catch (fault) {
      tellFault(fault);
    } finally {
      control.disabled = false;
    }
  };
}
