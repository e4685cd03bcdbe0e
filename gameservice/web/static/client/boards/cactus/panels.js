/** Around the stage: what is asked, decisions, flowers, the supply, and the whole in words. */

import { h } from "../../element.js";
import { seatName } from "../../seats.js";
import { die, flower, pieceIcon } from "./drawing.js";
import { asked, nameOf, poseInWords, standInWords } from "./words.js";

const MARKS = "●◆▲■★"; // of the seats, as beside the players' names

/** What is asked in this turn. */
export function turnPanel(t, components, view) {
  const { what, where } = asked(t, view);
  const last =
    view.die === "shape" ? (view.reference?.basic ?? view.reference?.piece) : view.reference?.piece;
  return [
    view.die &&
      h(
        "span",
        { class: "rolled" },
        die(view.die),
        h("span", { class: "unseen" }, t(`cactus.die.${view.die}`)),
      ),
    last &&
      !view.hand &&
      h(
        "figure",
        { class: "last" },
        pieceIcon(components, last, 0.7),
        h("figcaption", null, t("cactus.last"), h("span", { class: "unseen" }, ` ${nameOf(t, last)}`)),
      ),
    h(
      "div",
      { class: "asked" },
      h("p", { class: "what" }, what),
      h(
        "p",
        { class: "where" },
        where,
        view.attempts > 0 && view.hand ? ` · ${t("cactus.tried", { n: view.attempts })}` : "",
      ),
    ),
  ];
}

/** Decisions that are no placements: claims and giving up. */
export function choices(t, actions, act) {
  const button = (action) =>
    action.type === "cactus.claim"
      ? h(
          "button",
          {
            type: "button",
            class: "claim",
            "aria-label": t("cactus.claim", { n: action.flowers }),
            onclick: () => act(action),
          },
          String(action.flowers),
          flower(),
        )
      : h("button", { type: "button", class: "forgo", onclick: () => act(action) }, t("cactus.forgo"));
  return actions.map(button);
}

/** Who has how many flowers. */
export function flowers(t, match, view) {
  return [
    h(
      "ul",
      { class: "cactus-players", "aria-label": t("cactus.flowers") },
      view.players.map((player) => {
        const left = view.withdrawn.includes(player.seat);
        return h(
          "li",
          {
            class: [
              left ? "left" : player.seat === view.player && !view.ended ? "now" : "",
              player.seat === match.you ? "own" : "",
            ].join(" "),
            "data-seat": player.seat,
          },
          h("span", { class: `mark seat-${player.seat}`, "aria-hidden": "true" }, MARKS[player.seat]),
          h(
            "span",
            { class: "name" },
            seatName(match, player.seat),
            player.seat === match.you && h("span", { class: "unseen" }, ` (${t("cactus.you")})`),
          ),
          h(
            "span",
            { class: "count" },
            h("b", null, String(player.flowers)),
            flower(),
            h("span", { class: "unseen" }, t("cactus.flowers.n", { n: player.flowers })),
          ),
        );
      }),
    ),
    h("p", { class: "tokens" }, t("cactus.supply", { n: view.supply, all: view.tokens })),
  ];
}

/** What is left in the pile and in the row of specials, and what has been discarded. */
export function supply(t, components, view) {
  const icons = (pieces) =>
    pieces.map((piece) =>
      h(
        "li",
        { title: nameOf(t, piece) },
        pieceIcon(components, piece, 0.5),
        h("span", { class: "unseen" }, nameOf(t, piece)),
      ),
    );
  const part = (title, pieces, kind) => [
    h("h3", null, title),
    h("ul", { class: `pieces ${kind}` }, icons(pieces)),
  ];
  return [
    part(t("cactus.pile", { n: view.pile.length }), view.pile, "pile"),
    part(t("cactus.specials", { n: view.specials.length }), view.specials, "specials"),
    view.discarded.length > 0 &&
      part(t("cactus.discarded", { n: view.discarded.length }), view.discarded, "discarded"),
  ];
}

/** The same as the stage shows, in words. */
export function inWords(t, components, view) {
  return view.cacti.map(({ cactus, pieces, contacts }) => [
    h("h3", null, nameOf(t, cactus)),
    h(
      "ul",
      null,
      standInWords(t, components.cacti[cactus].outline).map((text) => h("li", null, text)),
      pieces.length === 0 && h("li", null, t("cactus.bare")),
      pieces.map(({ piece, pose }) =>
        h("li", null, t("cactus.hangs", { piece: nameOf(t, piece), pose: poseInWords(t, pose) })),
      ),
      contacts.map(([one, other]) =>
        h("li", null, t("cactus.touch", { one: nameOf(t, one), other: nameOf(t, other) })),
      ),
    ),
  ]);
}
