/** Texts in the language of the reader. One file a language; each game brings its own beside them. */

export const LANGUAGES = { en: "English", es: "Español" };

let language = "en";
let texts = {};
let english = {};

/** Load all texts of the page in a language. */
export async function speak(code) {
  language = code;
  english = { ...(await load("en")) };
  texts = code === "en" ? english : { ...(await load(code)) };
}

/** Load the texts of a game as well; a game without any is shown by the names that the API has. */
export async function speakOf(game) {
  Object.assign(english, await load(`${game}.en`).catch(() => ({})));
  if (language !== "en") Object.assign(texts, await load(`${game}.${language}`).catch(() => ({})));
}

async function load(name) {
  return (await import(`./locale/${name}.js`)).default;
}

/** The language that is spoken, "en" or "es". */
export function spoken() {
  return language;
}

/** Whether there is a text. */
export function hasText(key) {
  return key in texts || key in english;
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
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
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
