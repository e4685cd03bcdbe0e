/** The board of Aloha Pioha: hairs, lice, tickles, hands, and the choices that lead to an action. */

import { fill, h } from "../element.js";
import { asked, asking } from "./aloha_pioha/asking.js";
import { DEFINITIONS } from "./aloha_pioha/definitions.js";
import { after } from "./aloha_pioha/follow.js";
import { hairs } from "./aloha_pioha/hairs.js";
import { head } from "./aloha_pioha/head.js";
import { nextInDirection } from "./aloha_pioha/keys.js";
import { narrowing } from "./aloha_pioha/narrowing.js";
import { players } from "./aloha_pioha/players.js";
import { telling } from "./aloha_pioha/telling.js";
import { fresh } from "./fresh.js";
import { definitions } from "./picture.js";

/** @param {{t: Function, settings: {motion: boolean}, act: Function, announce: Function}} table */
export function board(table) {
  const { t } = table;
  const place = h("div", { class: "aloha-table" });
  const element = h(
    "div",
    { class: "aloha", tabindex: "-1", onkeydown: pressed },
    definitions(DEFINITIONS),
    place,
  );

  let resting = Promise.resolve();
  let shown = null;
  let choice = narrowing([]);
  let busy = false;
  let gone = false;
  let said = "";

  /** All that is needed to draw: the match and its view, what may be chosen, and buttons that choose it. */
  function sceneOf(match, view) {
    return {
      t,
      match,
      view,
      choice,
      own: view.players.find((player) => player.seat !== null && player.seat === match.you),
      tribe: (seat) => view.players.find((player) => player.seat === seat).tribe,
      again,
      button(field, answer, { class: className, label, dataset }, ...children) {
        const isChosen = choice.has(field, answer);
        return h(
          "button",
          {
            type: "button",
            class: [className, isChosen && "chosen"].filter(Boolean).join(" "),
            "aria-label": label,
            "aria-pressed": String(isChosen),
            dataset: { ...dataset, key: `${field}/${answer}`, field },
            onclick: () => choose(field, answer),
          },
          children,
        );
      },
    };
  }

  /** Draw the table anew. The focus stays, goes on to what is asked next, or waits on the board. */
  function draw(match, view, words = "") {
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    const scene = sceneOf(match, view);
    fill(place, head(scene), hairs(scene), asking(scene, words), players(scene));
    if (focused) refocus(focused.dataset.key, focused.dataset.field);
  }

  function refocus(key, field) {
    const same = key && element.querySelector(`[data-key="${key}"]`);
    const isAnswered = choice.asks && field && field !== choice.asks && field !== "face";
    const next = choice.asks && element.querySelector(`[data-field="${choice.asks}"]`);
    const button = isAnswered ? (next ?? same) : (same ?? next);
    if (button) button.focus();
    else element.focus({ preventScroll: true });
  }

  async function choose(field, answer) {
    if (busy) return;
    choice.choose(field, answer);
    if (choice.action) await play(choice.action);
    else redraw();
  }

  function redraw() {
    draw(shown, shown.view);
    say(asked(sceneOf(shown, shown.view)));
  }

  /** Choose from the beginning. */
  function again() {
    if (busy || !shown?.legal) return;
    choice = narrowing(shown.legal.actions);
    redraw();
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
    if (event.key === "Escape" && choice.started) again();
    else if (!event.ctrlKey && !event.altKey && !event.metaKey) nextInDirection(element, event);
  }

  function say(words) {
    if (words && words !== said) table.announce(words);
    said = words;
  }

  /** Tell the events one after the other, then rest on what the service says. */
  async function shownAfter(match, events) {
    choice = narrowing([]);
    let view = shown?.view;
    for (const event of fresh(events, shown?.seq ?? null)) {
      if (gone) return;
      view = after(view, event);
      const drawAfter = (words) => draw({ ...match, legal: null, outcome: null }, view, words);
      await telling({ element, motion: table.settings.motion, t, match, event }, drawAfter);
    }
    shown = match;
    choice = narrowing(match.legal?.actions ?? []);
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
