/** The board of Aloha Pioha: hairs, lice, tickles, hands, and the choices that lead to an action. */

import { fill, h } from "../element.js";
import { DEFINITIONS } from "./aloha_pioha/definitions.js";
import { asked, dock } from "./aloha_pioha/dock.js";
import { dragging } from "./aloha_pioha/drag.js";
import { after } from "./aloha_pioha/follow.js";
import { hairs } from "./aloha_pioha/hairs.js";
import { head } from "./aloha_pioha/head.js";
import { nextInDirection, rove } from "./aloha_pioha/keys.js";
import { narrowing } from "./aloha_pioha/narrowing.js";
import { others } from "./aloha_pioha/players.js";
import { telling } from "./aloha_pioha/telling.js";
import { fresh } from "./fresh.js";
import { definitions } from "./picture.js";

/**
 * @param {{t: Function, settings: {motion: boolean}, act: Function, announce: Function, sound: Function}} table
 */
export function board(table) {
  const { t } = table;
  const top = h("div", { class: "aloha-head", dataset: { group: "head" } });
  const rows = h("ol", { class: "aloha-hairs", "aria-label": t("aloha.hairs"), dataset: { group: "hairs" } });
  const below = dock(t);
  const around = h("div", { class: "aloha-others" });
  const element = h(
    "div",
    { class: "aloha", tabindex: "-1", role: "group", "aria-label": t("table.board"), onkeydown: pressed, onfocusin: () => rove(element, choice.asks) },
    definitions(DEFINITIONS),
    h("div", { class: "aloha-table" }, top, rows, below.element, around),
  );
  const drag = dragging(element, { lift, drop });
  element.addEventListener("pointerdown", () => (byKeys = false), true);

  let resting = Promise.resolve();
  let shown = null;
  let choice = narrowing([]);
  let reads = null;
  let letGo = null;
  let byKeys = false;
  let busy = false;
  let gone = false;
  let said = "";

  /** All that is needed to draw: the match, what may be chosen, and buttons that choose or explain. */
  function sceneOf(match, view) {
    return {
      t,
      match,
      view,
      choice,
      reads,
      own: view.players.find((player) => player.seat !== null && player.seat === match.you),
      tribe: (seat) => view.players.find((player) => player.seat === seat).tribe,
      choose,
      again,
      close: () => read(null),
      button: (field, answer, attributes, ...children) =>
        h("button", buttonFor(field, answer, attributes), children),
      /** A button that opens what can be read about something. */
      reader: (what, { class: className, label }, ...children) =>
        h(
          "button",
          {
            type: "button",
            class: className,
            "aria-label": label,
            "aria-expanded": String(reads === what),
            dataset: { key: `read/${what}` },
            onclick: () => read(reads === what ? null : what),
          },
          children,
        ),
    };
  }

  function buttonFor(field, answer, { class: className, label, dataset }) {
    const isChosen = choice.has(field, answer);
    return {
      type: "button",
      class: [className, isChosen && "chosen"].filter(Boolean).join(" "),
      "aria-label": label,
      "aria-pressed": String(isChosen),
      dataset: { ...dataset, key: `${field}/${answer}`, field },
      onclick: () => choose(field, answer),
    };
  }

  /** Draw the table anew. The focus goes to the button of `wish`; else it stays, or goes to what is asked next. */
  function draw(match, view, { words = "", wish = null } = {}) {
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    const scene = sceneOf(match, view);
    fill(top, head(scene));
    fill(rows, hairs(scene));
    rows.classList.toggle("few", view.hairs.length < 4);
    below.show(scene, words);
    fill(around, others(scene));
    if (focused) refocus(wish, focused.dataset);
    rove(element, choice.asks);
  }

  function refocus(wish, { key, field }) {
    const [wished, same] = [wish, key].map((each) => each && element.querySelector(`[data-key="${each}"]`));
    const next = choice.asks && element.querySelector(`[data-field="${choice.asks}"]`);
    const isAnswered = field && field !== choice.asks && field !== "face";
    const button = wished || (isAnswered ? (next ?? same) : (same ?? next)) || element;
    button.focus({ preventScroll: !byKeys || button === element });
  }

  async function choose(field, answer) {
    if (busy) return;
    table.sound("tap");
    reads = null;
    if (choice.has(field, answer) && field !== "face") {
      choice.drop(field);
      redraw(`${field}/${answer}`);
      return;
    }
    choice.choose(field, answer);
    if (choice.action) await play(choice.action);
    else redraw();
  }

  function redraw(wish = null) {
    draw(shown, shown.view, { wish });
    say(asked(sceneOf(shown, shown.view)));
  }

  /** Take back what was chosen last. */
  function again() {
    if (busy || !choice.started) return;
    const [field, answer] = choice.last;
    choice.drop(field);
    redraw(`${field}/${answer}`);
  }

  /** Open what can be read about something, or close it. */
  function read(what) {
    if (busy || !shown) return;
    const before = reads;
    reads = what;
    draw(shown, shown.view, { wish: what ? "close" : `read/${before}` });
    if (what) table.announce(element.querySelector(".aloha-panel.reading").textContent);
  }

  function lift(key) {
    const [field, answer] = key.split("/");
    if (busy || !choice.hasPlaces || field === "keep") return false;
    reads = null;
    choice.choose(field, Number(answer));
    redraw(key);
    return true;
  }

  function drop(place, from) {
    if (!place || !choice.offers("place", place)) return;
    letGo = from;
    choose("place", place);
  }

  async function play(action) {
    busy = true;
    element.classList.add("busy");
    try {
      await table.act(action);
    } finally {
      busy = false;
      element.classList.remove("busy");
    }
  }

  function pressed(event) {
    byKeys = true;
    if (event.key === "Escape" && reads) read(null);
    else if (event.key === "Escape") again();
    else if (!event.ctrlKey && !event.altKey && !event.metaKey) nextInDirection(element, event);
  }

  function say(words) {
    if (words && words !== said) table.announce(words);
    said = words;
  }

  /** Tell the events one after the other, then rest on what the service says. */
  async function shownAfter(match, events) {
    const news = fresh(events, shown?.seq ?? null);
    if (news.length) drag.end();
    choice = narrowing([]);
    let view = shown?.view;
    for (const event of news) {
      if (gone) return;
      view = after(view, event);
      const drawAfter = (words) => draw({ ...match, legal: null, outcome: null }, view, { words });
      const { motion } = table.settings;
      const from = event.type === "aloha.played" && event.seat === match.you ? letGo : null;
      await telling({ element, motion, t, match, event, sound: table.sound, from }, drawAfter);
      letGo = null;
    }
    shown = match;
    choice = narrowing(match.legal?.actions ?? []);
    if (choice.asks === "from") reads = null; // it would lie over the choice
    draw(match, match.view);
    say(match.legal ? asked(sceneOf(match, match.view)) : "");
  }

  return {
    element,
    show(match, events) {
      const shows = resting.then(() => (gone ? null : shownAfter(match, events)));
      resting = shows.catch(() => {});
      return shows;
    },
    destroy() {
      gone = true;
    },
  };
}
