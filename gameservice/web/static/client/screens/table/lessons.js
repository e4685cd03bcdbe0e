/** Somebody's first match of a game: what matters now is explained, each thing once, where it can be seen. */

import { announce } from "../../announce.js";
import { fill, h } from "../../element.js";
import { t } from "../../i18n.js";
import { set, settings } from "../../settings.js";

/**
 * @typedef {{name: string, at: string, when: (match: object) => boolean}} Lesson
 *   `name`: its text is `lesson.<game>.<name>`; `at`: what it is about, a selector inside the board; `when`: it matters
 * @param {string} game
 * @param {HTMLElement} board
 * @param {() => void} toBoard gives it the focus
 */
export function lessons(game, board, toBoard) {
  const element = h("section", { class: "lesson card", "aria-label": t("lesson.title"), hidden: true });
  const id = (lesson) => `${game}.${lesson.name}`;
  let all = [];
  let shown = null;
  let last = null;

  /** @param {object} match as the board shows it */
  function show(match) {
    last = match;
    if (shown && !shown.when(match)) learned([shown]); // it was done
    if (!shown) turnTo(all.find((lesson) => !settings.taught.includes(id(lesson)) && lesson.when(match)));
    point();
  }

  function turnTo(lesson) {
    shown = lesson ?? null;
    element.hidden = !shown;
    document.documentElement.classList.toggle("has-lesson", Boolean(shown));
    if (!shown) return;
    const text = t(`lesson.${game}.${shown.name}`);
    fill(
      element,
      h("p", null, text),
      h(
        "div",
        { class: "buttons" },
        h("button", { class: "small main", onclick: () => next([shown]) }, t("lesson.seen")),
        h("button", { class: "small", onclick: () => next(all) }, t("lesson.enough")),
      ),
    );
    announce(text);
  }

  /** The focus was on a button that goes. */
  function next(done) {
    const hadFocus = element.contains(document.activeElement);
    learned(done);
    show(last);
    if (!hadFocus) return;
    if (shown) element.querySelector("button").focus();
    else toBoard();
  }

  function learned(done) {
    set("taught", [...new Set([...settings.taught, ...done.map(id)])]);
    turnTo(null);
  }

  function point() {
    for (const marked of board.querySelectorAll(".lesson-point")) marked.classList.remove("lesson-point");
    if (shown) board.querySelector(shown.at)?.classList.add("lesson-point");
  }

  return {
    element,
    show,
    /** @param {Lesson[]} taught */
    begin(taught) {
      all = taught;
    },
    /** Everything is to be explained once more. */
    forget() {
      turnTo(null);
      const mine = new Set(all.map(id));
      set(
        "taught",
        settings.taught.filter((name) => !mine.has(name)),
      );
    },
    close: () => turnTo(null),
  };
}
