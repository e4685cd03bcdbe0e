/** How a match ended: who won, why, the points and what made them, and what can follow. */

import { pressing } from "../../announce.js";
import { post } from "../../api.js";
import { h } from "../../element.js";
import { hasText, t } from "../../i18n.js";
import { seatName } from "../../seats.js";

export function resultCard(match) {
  const { outcome } = match;
  if (!outcome) return h("section", { class: "card result" }, h("h2", null, t(`status.${match.status}`)));
  return h(
    "section",
    { class: "card result", "aria-labelledby": "result-title" },
    h("h2", { id: "result-title" }, winnerLine(match)),
    h("p", { class: "quiet" }, word(`reason.${outcome.reason}`, outcome.reason)),
    scores(match),
    h(
      "div",
      { class: "buttons" },
      rematch(match),
      h("a", { class: "button", href: `#/m/${match.id}/replay` }, t("replay.title")),
      h("a", { class: "button", href: "#/" }, t("lobby.title")),
    ),
  );
}

function winnerLine(match) {
  const { winners } = match.outcome;
  if (winners.length === 0) return t("result.nobody");
  if (winners.length === 1 && winners[0] === match.you) return t("result.you");
  const names = winners.map((seat) => (seat === match.you ? t("you") : seatName(match.seats[seat])));
  return t("result.winners", {
    n: names.length,
    names: new Intl.ListFormat(document.documentElement.lang).format(names),
  });
}

function scores(match) {
  const places = match.outcome.ranking.flatMap((seats, index) =>
    seats.map((seat) => ({ seat, place: index + 1 })),
  );
  const parts = [...new Set(match.outcome.scores.flatMap((score) => Object.keys(score.parts ?? {})))];
  const scored = new Map(match.outcome.scores.map((score) => [score.seat, score]));
  const row = ({ seat, place }) =>
    h(
      "tr",
      match.outcome.winners.includes(seat) ? { class: "winner" } : null,
      h("td", null, String(place)),
      h("th", { scope: "row" }, seat === match.you ? t("you") : seatName(match.seats[seat])),
      h("td", null, h("strong", null, String(scored.get(seat)?.total ?? ""))),
      parts.map((part) => h("td", null, String(scored.get(seat)?.parts?.[part] ?? ""))),
    );
  return h(
    "div",
    { class: "wide", tabindex: 0, role: "region", "aria-label": t("result.points") },
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", { scope: "col" }, t("result.place")),
          h("th", { scope: "col" }, t("result.player")),
          h("th", { scope: "col" }, t("result.total")),
          parts.map((part) => h("th", { scope: "col" }, word(`part.${part}`, part))),
        ),
      ),
      h("tbody", null, places.map(row)),
    ),
  );
}

/** A name of the API in the reader's language; one that has no text is shown with spaces. */
function word(key, name) {
  return hasText(key) ? t(key) : name.replaceAll("_", " ");
}

function rematch(match) {
  if (match.rematch)
    return h("a", { class: "button main", href: `#/m/${match.rematch}` }, t("result.to_rematch"));
  if (match.you === null || match.status !== "finished") return null;
  const press = pressing(async () => {
    const next = await post(`/matches/${match.id}/rematch`);
    location.hash = `#/m/${next.id}`;
  });
  return h("button", { class: "main", onclick: press }, t("result.rematch"));
}
