/** The leaderboard of a game. */

import { pressing } from "../announce.js";
import { games, get, query } from "../api.js";
import { h } from "../element.js";
import { t } from "../i18n.js";

export async function screen(game) {
  const body = h("tbody");
  const more = h("button", { onclick: pressing(add) }, t("more"));
  let cursor = null;

  async function add() {
    const page = await get(`/games/${game}/leaderboard${query({ cursor })}`);
    body.append(...page.items.map(row));
    cursor = page.next;
    more.hidden = cursor === null;
  }

  await add();
  const columns = ["rank", "name", "rating", "matches", "won"].map((name) =>
    h("th", { scope: "col" }, t(`best.${name}`)),
  );
  const table = h(
    "div",
    { class: "wide card" },
    h("table", null, h("thead", null, h("tr", null, columns)), body),
    more,
  );
  const element = h(
    "div",
    { class: "text" },
    h("h1", null, `${t("best.title")}: ${t(`game.${game}`)}`),
    h(
      "nav",
      { class: "buttons tabs", "aria-label": t("best.title") },
      (await games()).map((name) =>
        h(
          "a",
          { class: "button small", href: `#/best/${name}`, "aria-current": name === game ? "page" : null },
          t(`game.${name}`),
        ),
      ),
    ),
    body.childElementCount ? table : h("p", { class: "card" }, t("best.empty")),
  );
  return { title: t("best.title"), element };
}

function row(standing) {
  return h(
    "tr",
    null,
    h("td", null, String(standing.rank)),
    h("th", { scope: "row" }, h("a", { href: `#/p/${standing.user.id}` }, standing.user.name)),
    h("td", null, String(standing.rating)),
    h("td", null, String(standing.matches)),
    h("td", null, String(standing.won)),
  );
}
