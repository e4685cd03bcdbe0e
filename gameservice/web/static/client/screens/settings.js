/** Language, colours, motion, sound, notifications: what this browser keeps. */

import { pressing, toast } from "../announce.js";
import { h } from "../element.js";
import { LANGUAGES, t } from "../i18n.js";
import { restart } from "../restart.js";
import { set, settings } from "../settings.js";
import { sound } from "../sound.js";

export async function screen() {
  const element = h(
    "div",
    { class: "text" },
    h("h1", null, t("settings.title")),
    h(
      "div",
      { class: "card stack" },
      choice("language", LANGUAGES, restart),
      choice("theme", {
        auto: t("settings.theme.auto"),
        light: t("settings.theme.light"),
        dark: t("settings.theme.dark"),
      }),
      check("motion"),
      check("sound", null, () => sound("good")),
      "Notification" in window && check("notices", allowNotices),
      h("a", { href: "/docs" }, t("welcome.docs")),
    ),
  );
  return { title: t("settings.title"), element };
}

function choice(name, values, then = () => {}) {
  const change = async (event) => {
    set(name, event.target.value);
    await then();
  };
  const options = Object.entries(values).map(([value, text]) =>
    h("option", { value, selected: value === settings[name] }, text),
  );
  return h("label", null, t(`settings.${name}`), h("select", { name, onchange: change }, options));
}

/** @param {string} name @param {(() => Promise<boolean>) | null} allow asked before @param {() => void} then done after */
function check(name, allow = null, then = () => {}) {
  const change = pressing(async (event) => {
    const box = event.target;
    box.checked = !settings[name] && (allow === null || (await allow()));
    set(name, box.checked);
    then();
  });
  const box = h("input", { type: "checkbox", name, checked: settings[name], onchange: change });
  return h(
    "label",
    { class: "check" },
    box,
    h(
      "span",
      null,
      h("strong", null, t(`settings.${name}`)),
      " ",
      h("span", { class: "quiet" }, t(`settings.${name}_hint`)),
    ),
  );
}

/** Asked only here, when somebody wants it. */
async function allowNotices() {
  const allowed = (await Notification.requestPermission()) === "granted";
  if (!allowed) toast(t("settings.notices_denied"), "fault");
  return allowed;
}
