/** What is asked, in a line under the row, and the choices that are not made at a card of the row. */

import { fill, h } from "../../element.js";
import { flippedCard, sign } from "./drawings.js";
import { costOf } from "./standing.js";
import { cardInWords, nameOf } from "./words.js";

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * @param {Function} t
 * @param {(action: object) => void} play
 */
export function choices(t, play) {
  const prompt = h("p", { class: "ouch-prompt" });
  const buttons = h("div", { class: "ouch-buttons" });
  const element = h("div", { class: "ouch-asked" }, h("div", { class: "ouch-panel" }, prompt, buttons));
  let offered = "";

  buttons.addEventListener("keydown", (event) => {
    if (!(event.key in STEPS) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const all = [...buttons.children];
    all.at((all.indexOf(event.target) + STEPS[event.key]) % all.length).focus();
  });
  buttons.addEventListener("focusin", (event) => reach(event.target));

  /** Cards to choose from are one stop of the Tab key; two answers are not so many. */
  function reach(button) {
    const all = [...buttons.children];
    for (const each of all) each.tabIndex = all.length <= 2 || each === button ? 0 : -1;
  }

  /** Made anew only where others are offered, so that the focus stays. */
  function offer(what, make) {
    if (what === offered) return;
    offered = what;
    fill(buttons, make());
    reach(buttons.firstChild);
  }

  return {
    element,
    show(view, match, actions) {
      const wanted = actions.filter((action) => action.type !== "ouch.flip");
      element.dataset.asks = wanted.length ? view.asks : "";
      fill(
        prompt,
        wanted.length && view.asks === "extra_turn" ? sign("fennec") : null,
        asked(t, view, match, actions),
      );
      offer(JSON.stringify([wanted, view.players]), () =>
        wanted.map((action) => choice(t, view, match, action, play)),
      );
    },
    /** Say what happens just now. */
    say(words) {
      fill(prompt, words);
      offer("", () => []);
    },
    /** The first of the choices, where none has the focus. */
    focus() {
      if (!buttons.contains(document.activeElement)) buttons.firstChild?.focus();
    },
  };
}

/** What the match waits for, in a sentence. */
export function asked(t, view, match, actions) {
  if (view.ended || !view.to_act.length || view.turn === null) return "";
  if (view.turn === match.you && !actions.length) return "";
  const who = actions.length ? "mine" : "theirs";
  const at = view.asks === "flip" && view.fennec_at_stake !== null ? "extra_flip" : view.asks;
  return t(`ouch.asks.${at}.${who}`, { name: nameOf(match, view.turn) });
}

function choice(t, view, match, action, play) {
  const onclick = () => play(action);
  if (action.type === "ouch.extra_turn") {
    return h(
      "button",
      { type: "button", class: action.take ? "main" : null, onclick },
      t(action.take ? "ouch.take" : "ouch.decline"),
    );
  }
  const card = view.players[match.you].cards[action.card];
  const cost = costOf(view, match.you, action.card);
  const label = t("ouch.discard", { card: cardInWords(t, card), points: t("ouch.points", { n: cost }) });
  return h(
    "button",
    { type: "button", class: "ouch-discard", "aria-label": label, title: label, onclick },
    flippedCard(card),
    h("span", null, `−${cost}`),
  );
}
