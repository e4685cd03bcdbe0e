/** What this browser is set to: language, motion, sound, colours, notifications, and which games were
 *  explained. Kept in localStorage. */

import { LANGUAGES } from "./i18n.js";

const KEPT = "gameservice.settings";
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const DARK = matchMedia("(prefers-color-scheme: dark)");

const kept = read();

/**
 * @type {{language: string, motion: boolean, sound: boolean, theme: "auto" | "light" | "dark", notices: boolean,
 *         taught: string[]}}
 */
export const settings = {
  language: kept.language ?? languageOfBrowser(),
  motion: kept.motion ?? !STILL.matches,
  sound: kept.sound ?? false,
  theme: kept.theme ?? "auto",
  notices: kept.notices ?? false,
  taught: kept.taught ?? [],
};

/** Change one setting, for now and the next time. */
export function set(name, value) {
  settings[name] = value;
  kept[name] = value;
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
  applyLook();
}

/** Put theme, language and motion on the document, where the style sheets look. */
export function applyLook() {
  const root = document.documentElement;
  const dark = settings.theme === "auto" ? DARK.matches : settings.theme === "dark";
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = settings.motion ? "on" : "off";
  root.lang = settings.language;
}

DARK.addEventListener("change", applyLook);
STILL.addEventListener("change", () => {
  if (kept.motion === undefined) settings.motion = !STILL.matches;
  applyLook();
});

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT)) ?? {};
  } catch {
    return {};
  }
}

function languageOfBrowser() {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((code) => code in LANGUAGES) ?? "en";
}
