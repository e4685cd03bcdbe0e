/** A match to one's liking: who sits where, by which rules, with which clock, and for whom to see. */

import { pressing } from "../announce.js";
import { game as readGame, post } from "../api.js";
import { h } from "../element.js";
import { hasText, t } from "../i18n.js";
import { optionFields } from "./options.js";

const CLOCKS = {
  none: { kind: "none" },
  turn_minutes: { kind: "per_turn", seconds: 300 },
  turn_days: { kind: "per_turn", seconds: 259_200 },
  bank: { kind: "bank", seconds: 600, increment: 5 },
};

export async function screen(name) {
  const game = await readGame(name);
  const options = optionFields(game);
  const form = h(
    "form",
    { class: "text stack", onsubmit: pressing(() => create(form, game, options)) },
    h("h1", null, t("new.title", { game: t(`game.${name}`) })),
    h("fieldset", { class: "stack" }, h("legend", null, t("new.seats")), h("p", null, t("new.mine")), seatFields(game)),
    presetField(game, options),
    h("details", { class: "card" }, h("summary", null, t("new.options")), options.element),
    select(
      "clock",
      Object.keys(CLOCKS).map((key) => [key, t(`new.clock.${key}`)]),
    ),
    select(
      "visibility",
      ["private", "unlisted", "public"].map((key) => [key, t(`new.visibility.${key}`)]),
    ),
    select(
      "on_abandon",
      ["bot", "forfeit"].map((key) => [key, t(`new.on_abandon.${key}`)]),
    ),
    h(
      "label",
      null,
      t("new.entropy"),
      h("input", { name: "entropy", maxlength: 40 }),
      h("span", { class: "quiet" }, t("new.entropy_hint")),
    ),
    h("button", { class: "main", type: "submit" }, t("new.create")),
  );
  return { title: t("new.title", { game: t(`game.${name}`) }), element: form };
}

/** A choice for each seat but one's own. */
function seatFields(game) {
  const kinds = ["none", "open", ...game.bot_levels];
  const seats = Array.from({ length: game.players.max - 1 }, (_, index) => index + 2);
  return seats.map((number) => {
    const needed = number <= game.players.min;
    const offered = needed ? kinds.slice(1) : kinds;
    const options = offered.map((kind) =>
      h(
        "option",
        { value: kind, selected: kind === (number === 2 ? "open" : "none") },
        t(`new.kind.${kind}`),
      ),
    );
    return h("label", null, t("new.seat", { n: number }), h("select", { name: "seat" }, options));
  });
}

function presetField(game, options) {
  const names = Object.keys(game.presets);
  if (names.length === 0) return null;
  const field = select("preset", [
    ["", t("new.preset.usual")],
    ...names.map((key) => [key, hasText(`new.preset.${key}`) ? t(`new.preset.${key}`) : key]),
  ]);
  field.addEventListener("change", (event) =>
    options.set({ ...game.options.defaults, ...game.presets[event.target.value] }),
  );
  return field;
}

function select(name, values) {
  return h(
    "label",
    null,
    t(`new.${name}`),
    h(
      "select",
      { name },
      values.map(([value, text]) => h("option", { value }, text)),
    ),
  );
}

async function create(form, game, options) {
  const given = new FormData(form);
  const others = given.getAll("seat").filter((kind) => kind !== "none");
  const entropy = given.get("entropy");
  const match = await post("/matches", {
    game: game.game,
    seats: [
      { kind: "me", ...(entropy ? { entropy } : {}), ...options.about() },
      ...others.map((kind) => (kind === "open" ? { kind } : { kind: "bot", level: kind })),
    ],
    options: options.read(),
    clock: CLOCKS[given.get("clock")],
    visibility: given.get("visibility"),
    on_abandon: given.get("on_abandon"),
  });
  location.hash = `#/m/${match.id}`;
}
