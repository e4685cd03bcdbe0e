/** A table: the board of the game, and around it who plays, whose turn it is, what happened, and how it ends. */

import { announce, tellFault, toast } from "../announce.js";
import { game as readGame, picture } from "../api.js";
import { fill, h } from "../element.js";
import { t } from "../i18n.js";
import { openMatch } from "../match.js";
import { onNotice } from "../notices.js";
import { isMyTurn, waitingLine } from "../seats.js";
import { settings } from "../settings.js";
import { sound } from "../sound.js";
import { loadBoard } from "./table/board.js";
import { hints } from "./table/hints.js";
import { openingCard } from "./table/opening.js";
import { fairnessPanel } from "./table/fairness.js";
import { lessons } from "./table/lessons.js";
import { logPanel } from "./table/log.js";
import { menu } from "./table/menu.js";
import { playersStrip } from "./table/players.js";
import { resultCard } from "./table/result.js";

const SHORT = 2000; // an interruption that need not be told

/** @param {string} id of the match */
export async function screen(id) {
  const element = h("div", { class: "table" });
  const place = h("div", { class: "board" });
  const players = playersStrip();
  const log = logPanel();
  const turn = h("p", { class: "turn" });
  const line = h("p", { class: "line", hidden: true }, t("line.lost"));
  const middle = h("div", { class: "middle" });
  const actions = h("div", { class: "table-actions" });
  const fairness = h("div");
  const parts = new Map();
  let board = null;
  let lost = null;
  let begin = null;
  let shown = new Promise((resolve) => (begin = resolve)); // what happens meanwhile waits until the table is laid
  let wasMyTurn = false;

  const followed = await openMatch(id, {
    onChange: (match, events) => change(match, events),
    onLine: (connected) => {
      if (connected) {
        clearTimeout(lost);
        lost = null;
        line.hidden = true;
      } else {
        lost ??= setTimeout(() => {
          line.hidden = false;
          announce(line.textContent);
        }, SHORT);
      }
    },
    onStale: () => toast(t("table.stale")),
    onFault: tellFault,
  });
  const { first } = followed;
  const game = await readGame(first.game);
  const taught = lessons(first.game, place, toBoard);
  const overview = hints(first.game, () => {
    toBoard();
    teach();
  });
  let atRest = first;

  async function seat(match) {
    if (board || match.status === "open" || !match.view) return;
    const { board: make, LESSONS } = await loadBoard(match.game);
    const { act, dryRun } = followed;
    const drawn = (seq) => picture(id, seq);
    board = make({ game, t, settings, announce, sound, act, dryRun, picture: drawn });
    fill(place, board.element);
    if (match.you !== null) taught.begin(LESSONS);
  }

  /** Shown one after the other: a change waits until what happened before has been told. */
  function change(match, events) {
    shown = shown.then(() => show(match, events)).catch(tellFault);
  }

  async function show(match, events) {
    element.classList.remove("mine");
    log.add(events);
    for (const { narration } of events) if (narration) announce(narration);
    await seat(match);
    if (board && events.length > 0) telling(match);
    await board?.show(match, document.hidden ? [] : events);
    around(match);
    middleOf(match);
    if (atRest.status === "active" && match.status !== "active") toResult();
    tellTurn(match);
    atRest = match;
    teach();
  }

  /** First the overview, then what matters at the moment. */
  function teach() {
    if (!overview.isOpen()) taught.show(atRest);
  }

  /** Who was at the board by keys is led to what has come above it. */
  function toResult() {
    if (document.activeElement === document.body || place.contains(document.activeElement))
      middle.querySelector("h2")?.focus();
  }

  /** The focus goes where there is something to do. */
  function toBoard() {
    const first = place.querySelector("button:enabled:not([tabindex='-1']), [tabindex='0']");
    (first ?? document.getElementById("main")).focus({ preventScroll: true });
  }

  function explain() {
    taught.forget();
    overview.open();
  }

  /** What happened is being shown: whose turn it is will be seen after that. */
  function telling(match) {
    players.show({ ...match, waiting_on: [] });
    turn.textContent = t("table.telling");
    turn.classList.remove("mine");
  }

  function around(match) {
    players.show(match);
    turn.textContent = waitingLine(match);
    turn.classList.toggle("mine", isMyTurn(match));
    renew(actions, [match.status, match.you, match.seats], () => menu(match, followed, overview.steps ? explain : null));
    renew(fairness, [match.status, match.fairness], () => fairnessPanel(match));
  }

  function middleOf(match) {
    if (match.outcome?.winners.includes(match.you) && atRest.status === "active") sound("win");
    renew(middle, [match.status, match.seats, match.outcome, match.rematch], () => {
      if (match.status === "open") return [openingCard(match, followed)];
      return match.status === "active" ? [] : [resultCard(match)];
    });
  }

  /** Make a part anew only where what it shows has changed: what is open or has the focus stays so. */
  function renew(part, content, make) {
    const now = JSON.stringify(content);
    if (parts.get(part) !== now) fill(part, make());
    parts.set(part, now);
  }

  function tellTurn(match) {
    const mine = isMyTurn(match);
    element.classList.toggle("mine", mine);
    if (mine && !wasMyTurn) {
      announce(t("waits.you"));
      sound("turn");
    }
    wasMyTurn = mine;
    document.title = `${mine ? "● " : ""}${t(`game.${match.game}`)} · ${t("app.name")}`;
  }

  log.add(followed.log);
  await show(first, []);
  begin();
  // The stream of a match that is over has ended; that there is a rematch is told by the account's.
  const endNotices = onNotice((notice) => notice.match === id && followed.refresh().catch(() => {}));
  fill(
    element,
    h(
      "div",
      { class: "table-head" },
      h("div", { class: "table-title" }, h("h1", null, t(`game.${first.game}`)), turn),
      line,
      players.element,
    ),
    h("div", { class: "stage" }, first.you === null ? null : overview.element, middle, place),
    h("aside", { class: "side", "aria-label": t("table.side") }, actions, log.element, fairness),
    taught.element,
  );
  return {
    title: t(`game.${first.game}`),
    element,
    close() {
      followed.close();
      endNotices();
      clearTimeout(lost);
      players.close();
      taught.close();
      board?.destroy();
    },
  };
}
