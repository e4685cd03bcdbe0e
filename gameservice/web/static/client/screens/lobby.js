/** The lobby: what waits for me, my matches, public ones to join, and ways to begin. */

import { pressing } from "../announce.js";
import { games, get, post, query } from "../api.js";
import { fill, h } from "../element.js";
import { ago, t } from "../i18n.js";
import { onNotice } from "../notices.js";
import { isMyTurn, line, waitingLine } from "../seats.js";
import { gamePicture } from "./games.js";

const AGAIN = 15_000; // open matches of others are told by no stream
const SHOWN_OVER = 10;

export async function screen() {
  const mine = h("div", { class: "lists" });
  const past = h("div", { class: "lists" });
  const open = h("section", { class: "card", "aria-labelledby": "open-title" });

  async function refreshMine() {
    const [running, seated, over] = await Promise.all([
      get(`/matches${query({ mine: true, status: "active", limit: 50 })}`),
      get(`/matches${query({ mine: true, status: "open", limit: 50 })}`),
      get(`/matches${query({ mine: true, status: "finished", limit: SHOWN_OVER })}`),
    ]);
    const turns = running.items.filter(isMyTurn);
    const others = [...running.items.filter((match) => !isMyTurn(match)), ...seated.items];
    fill(
      mine,
      turns.length > 0 && section("turns", t("lobby.turns"), turns),
      others.length > 0 && section("mine", t("lobby.mine"), others),
    );
    fill(past, over.items.length > 0 && section("over", t("lobby.over"), over.items));
  }

  async function refreshOpen() {
    const { items } = await get(`/matches${query({ open: true, limit: 20 })}`);
    const foreign = items.filter((match) => match.you === null);
    fill(open, h("h2", { id: "open-title" }, t("lobby.open")), list(foreign, t("lobby.no_open")));
  }

  await Promise.all([refreshMine(), refreshOpen()]);
  const ignore = () => {}; // the next look will tell
  const end = onNotice(() => refreshMine().catch(ignore));
  const timer = setInterval(
    () => !document.hidden && Promise.all([refreshMine(), refreshOpen()]).catch(ignore),
    AGAIN,
  );
  const element = h(
    "div",
    { class: "lobby" },
    h("h1", { class: "unseen" }, t("lobby.title")),
    mine,
    begin(await games()),
    open,
    past,
  );
  return {
    title: t("lobby.title"),
    element,
    close() {
      end();
      clearInterval(timer);
    },
  };
}

function begin(names) {
  return h(
    "section",
    { "aria-labelledby": "begin-title" },
    h("h2", { id: "begin-title" }, t("lobby.begin")),
    h("ul", { class: "games" }, names.map(offered)),
  );
}

function offered(game) {
  const named = (key) => `${t(key)} ${t(`game.${game}`)}`;
  return h(
    "li",
    { class: "card game" },
    gamePicture(game),
    h("h3", null, t(`game.${game}`)),
    h("p", null, t(`game.${game}.lead`)),
    h(
      "div",
      { class: "buttons" },
      h(
        "button",
        { class: "main", "aria-label": named("lobby.bots"), onclick: pressing(() => playBots(game)) },
        t("lobby.bots"),
      ),
      h(
        "button",
        { "aria-label": named("lobby.quick"), onclick: pressing(() => playSomebody(game)) },
        t("lobby.quick"),
      ),
    ),
    h(
      "p",
      { class: "quiet links" },
      h("a", { "aria-label": named("lobby.new"), href: `#/new/${game}` }, t("lobby.new")),
      h("a", { href: `#/rules/${game}` }, t("rules.title")),
      h("a", { href: `#/best/${game}` }, t("best.title")),
    ),
  );
}

async function playBots(game) {
  const seats = [{ kind: "me" }, { kind: "bot", level: "easy" }];
  const match = await post("/matches", { game, seats });
  location.hash = `#/m/${match.id}`;
}

async function playSomebody(game) {
  const match = await post("/quick-matches", { game });
  location.hash = `#/m/${match.id}`;
}

function section(id, title, matches) {
  return h(
    "section",
    { class: "card", "aria-labelledby": `${id}-title` },
    h("h2", { id: `${id}-title` }, title),
    list(matches),
  );
}

function list(matches, empty = "") {
  return matches.length
    ? h("ul", { class: "matches" }, matches.map(entry))
    : h("p", { class: "quiet" }, empty);
}

function entry(match) {
  return h(
    "li",
    null,
    h(
      "a",
      { href: `#/m/${match.id}`, class: isMyTurn(match) ? "match due" : "match" },
      h("strong", null, t(`game.${match.game}`)),
      h("span", null, line(match)),
      h("span", { class: "quiet" }, `${waitingLine(match)} · ${ago(match.updated_at)}`),
    ),
  );
}
