/** A person: what was played and won; one's own name, account and way out. */

import { pressing, toast } from "../announce.js";
import { call, get, post } from "../api.js";
import { ask } from "../ask.js";
import { h } from "../element.js";
import { ago, date, t } from "../i18n.js";
import { restart } from "../restart.js";
import { me, renamed, signOut } from "../session.js";
import { accountFields } from "./account_fields.js";

export async function screen(id) {
  const [person, results] = await Promise.all([get(`/users/${id}`), get(`/users/${id}/results?limit=50`)]);
  const own = id === me()?.id;
  const element = h(
    "div",
    { class: "text lists" },
    h("h1", null, person.user.name),
    h(
      "p",
      { class: "quiet" },
      `${t(`kind.${person.user.kind}`)} · ${t("profile.since", { date: date(person.created_at) })}`,
    ),
    h(
      "section",
      { class: "card" },
      person.games.length ? records(person.games) : h("p", null, t("profile.no_games")),
    ),
    results.items.length > 0 &&
      h(
        "section",
        { class: "card" },
        h("h2", null, t("profile.results")),
        h("ul", { class: "matches" }, results.items.map(result)),
      ),
    own && ownAccount(person.user),
  );
  return { title: person.user.name, element };
}

function records(games) {
  const columns = ["game", "rating", "matches", "won", "left"].map((name) =>
    h("th", { scope: "col" }, t(`profile.${name}`)),
  );
  const rating = (game) =>
    game.rating === null ? "–" : `${game.rating}${game.provisional ? ` (${t("profile.provisional")})` : ""}`;
  const rows = games.map((game) =>
    h(
      "tr",
      null,
      h("th", { scope: "row" }, t(`game.${game.game}`)),
      [rating(game), game.matches, game.won, game.left].map((value) => h("td", null, String(value))),
    ),
  );
  return h(
    "div",
    { class: "wide" },
    h("table", null, h("thead", null, h("tr", null, columns)), h("tbody", null, rows)),
  );
}

function result(played) {
  const change = played.rating ? ` (${played.rating.before} → ${played.rating.after})` : "";
  return h(
    "li",
    null,
    h(
      "a",
      { class: "match", href: `#/m/${played.match}` },
      h("strong", null, t(`game.${played.game}`)),
      h("span", null, t("profile.place", { place: played.place, seats: played.seats }), change),
      h("span", { class: "quiet" }, ago(played.at)),
    ),
  );
}

function ownAccount(user) {
  return h(
    "section",
    { class: "card stack" },
    nameForm(user),
    user.kind === "guest" && upgradeForm(),
    leaveButton(user),
  );
}

function nameForm(user) {
  const name = h("input", {
    name: "name",
    value: user.name,
    required: true,
    maxlength: 40,
    autocomplete: "nickname",
  });
  const rename = pressing(async () => {
    renamed(await call("PATCH", "/me", { body: { name: name.value.trim() } }));
    toast(t("saved"));
    await restart();
  });
  return h(
    "form",
    { class: "stack", onsubmit: rename },
    h("label", null, t("profile.name"), name),
    h("button", { type: "submit" }, t("save")),
  );
}

function upgradeForm() {
  const upgrade = pressing(async (event) => {
    const form = new FormData(event.target);
    const [username, password] = [form.get("username"), form.get("password")];
    const name = isNameless(me()) ? { name: username } : {};
    renamed(await post("/me/upgrade", { username, password, ...name }));
    toast(t("profile.upgraded"));
    await restart();
  });
  return h(
    "form",
    { class: "stack", onsubmit: upgrade },
    h("h2", null, t("profile.upgrade")),
    h("p", { class: "quiet" }, t("profile.upgrade_hint")),
    ...accountFields("new-password"),
    h("button", { class: "main", type: "submit" }, t("welcome.sign_up")),
  );
}

/** A guest who has not said a name is called by a number. */
function isNameless(user) {
  return /^Guest \d+$/.test(user.name);
}

function leaveButton(user) {
  const leave = pressing(async () => {
    const question = t("profile.sign_out_guest");
    if (user.kind === "guest" && !(await ask(question, t("profile.sign_out")))) return;
    const { items } = await get("/tokens");
    const current = items.find((token) => token.current);
    if (current) await call("DELETE", `/tokens/${current.id}`);
    signOut();
    location.hash = "#/";
  });
  return h("button", { onclick: leave }, t("profile.sign_out"));
}
