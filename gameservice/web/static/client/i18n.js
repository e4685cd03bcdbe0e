/** Texts in the language of the reader: one file a language, `locale/<code>.js`, and its name here. */

export const LANGUAGES = { en: "English", es: "Español" };
/** Those in which the service tells events and rules; whoever reads another is told them in English. */
const TOLD = ["en", "es"];

let language = "en";
let texts = {};
let english = {};

/** Load the texts of a language; what it lacks is said in English. */
export async function speak(code) {
  language = code;
  [english, texts] = await Promise.all([load("en"), load(code)]);
  english = { ...english };
}

async function load(code) {
  return (await import(`./locale/${code}.js`)).default;
}

/** The language in which the service tells events and rules. */
export function spoken() {
  return TOLD.includes(language) ? language : "en";
}

/** Call a game by its title where no text names it. */
export function nameGame(name, title) {
  english[`game.${name}`] ??= title;
  english[`game.${name}.lead`] ??= "";
}

/** Whether there is a text. */
export function hasText(key) {
  return key in texts || key in english;
}

/** What follows a prefix in the keys of texts, in their order. @param {string} prefix without its last dot */
export function textsBelow(prefix) {
  const keys = Object.keys(english).filter((key) => key.startsWith(`${prefix}.`));
  return keys.map((key) => key.slice(prefix.length + 1));
}

/**
 * A text, with `{name}` replaced. A text that depends on a number is an object of forms, chosen by `values.n`.
 * @param {string} key
 * @param {Object<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const found = texts[key] ?? english[key] ?? key;
  const text =
    typeof found === "string"
      ? found
      : (found[new Intl.PluralRules(language).select(values.n)] ?? found.other);
  return text.replace(/\{(\w+)\}/g, (whole, name) => signed(values[name]) ?? whole);
}

/** A number below zero with a minus, which a hyphen is not when read aloud. */
function signed(value) {
  return typeof value === "number" ? String(value).replace("-", "−") : value;
}

/** A moment as "in 3 days" or "5 minutes ago". */
export function ago(moment) {
  const seconds = (new Date(moment) - Date.now()) / 1000;
  const units = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ];
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? units[3];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** A date in the reader's own way. */
export function date(moment) {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(moment),
  );
}
