/** A match once more, from its log: a slider over its events, and the board as it was after each. */

import { tellFault } from "../announce.js";
import { game as readGame, get, picture } from "../api.js";
import { fill, h } from "../element.js";
import { spoken, t } from "../i18n.js";
import { settings } from "../settings.js";
import { sound } from "../sound.js";
import { loadBoard } from "./table/board.js";
import { playersStrip } from "./table/players.js";

const PACE = 1200;
const PAGE = 1000;

export async function screen(id) {
  const match = await get(`/matches/${id}`);
  const [game, events] = await Promise.all([readGame(match.game), wholeLog(match)]);
  const { board: make } = await loadBoard(match.game);
  const board = make({
    game,
    t,
    settings,
    sound,
    announce: () => {}, // the narration below the slider is spoken
    act: async () => {},
    dryRun: async () => ({}),
    picture: (seq) => picture(id, seq),
  });
  const players = playersStrip();
  const stops = events.slice(firstStop(events));
  const views = new Map();
  let at = 0;
  let timer = null;
  let asked = 0;

  const slider = h("input", {
    type: "range",
    min: 0,
    max: stops.length - 1,
    value: 0,
    "aria-label": t("replay.slider"),
    oninput: () => go(Number(slider.value)),
  });
  const told = h("p", { "aria-live": "polite" });
  const count = h("p", { class: "quiet" });
  const play = h("button", { class: "main", onclick: () => (timer ? pause() : run()) }, t("replay.play"));

  async function go(index) {
    const before = at;
    at = Math.max(0, Math.min(stops.length - 1, index));
    const mine = ++asked;
    slider.value = at;
    slider.setAttribute("aria-valuetext", stops[at].narration ?? String(at));
    fill(told, stops[at].narration ?? "");
    fill(count, t("replay.at", { n: stops[at].seq, all: match.seq }));
    try {
      const view = await viewAt(stops[at].seq);
      if (mine === asked) await board.show(matchAt(stops[at].seq, view), at === before + 1 ? [stops[at]] : []);
    } catch (fault) {
      pause();
      tellFault(fault);
    }
  }

  /** What was not yet known is not told: the result only at the end. */
  function matchAt(seq, view) {
    const then = { ...match, seq, view, legal: null, waiting_on: [] };
    return seq === stops.at(-1).seq ? then : { ...then, status: "active", outcome: null };
  }

  function viewAt(seq) {
    if (!views.has(seq)) {
      const read = get(`/matches/${id}/view?at=${seq}`);
      read.catch(() => views.delete(seq));
      views.set(seq, read);
    }
    return views.get(seq);
  }

  function run() {
    if (at === stops.length - 1) at = -1;
    play.textContent = t("replay.pause");
    const next = async () => {
      await go(at + 1);
      if (timer === null) return;
      if (at < stops.length - 1) timer = setTimeout(next, PACE);
      else pause();
    };
    timer = setTimeout(next, 0);
  }

  function pause() {
    clearTimeout(timer);
    timer = null;
    play.textContent = t("replay.play");
  }

  const step = (key, sign, change) =>
    h("button", { "aria-label": t(key), onclick: () => (pause(), go(change())) }, sign);
  players.show({ ...match, waiting_on: [] });
  if (stops.length > 0) await go(0);
  const element = h(
    "div",
    { class: "table replay" },
    h(
      "div",
      { class: "table-head" },
      h("h1", null, `${t("replay.title")}: ${t(`game.${match.game}`)}`),
      h("a", { href: `#/m/${id}` }, t("back.match")),
      players.element,
    ),
    h(
      "div",
      { class: "stage" },
      h(
        "div",
        { class: "replay-controls card" },
        slider,
        h(
          "div",
          { class: "buttons" },
          step("replay.first", "|◀", () => 0),
          step("replay.back", "◀", () => at - 1),
          play,
          step("replay.forward", "▶", () => at + 1),
        ),
        told,
        count,
      ),
      h("div", { class: "board" }, board.element),
    ),
  );
  return {
    title: t("replay.title"),
    element,
    close() {
      pause();
      players.close();
      board.destroy();
    },
  };
}

async function wholeLog(match) {
  const events = [];
  while (events.length < match.seq) {
    const page = await get(
      `/matches/${match.id}/events?after=${events.length}&limit=${PAGE}&narrate=${spoken()}`,
    );
    if (page.events.length === 0) break;
    events.push(...page.events);
  }
  return events;
}

/** There is nothing to see before the match has been set up, which is done at one moment. */
function firstStop(events) {
  const started = events.find((event) => event.type === "match.started");
  if (!started) return events.length;
  const later = events.findIndex((event) => event.seq > started.seq && event.at !== started.at);
  return later < 0 ? events.length - 1 : later - 1;
}
