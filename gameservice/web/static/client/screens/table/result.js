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
    h(
      "div",
      { class: "result-head" },
      medal(outcome.winners.includes(match.you)),
      h(
        "div",
        null,
        h("h2", { id: "result-title", tabindex: "-1" }, winnerLine(match)),
        h("p", { class: "quiet" }, word(`reason.${outcome.reason}`, outcome.reason)),
      ),
    ),
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

/** A cactus in a pot: it blooms for who has won. A decoration, without a name of its own. */
function medal(won) {
  const petal = (angle) =>
    h("ellipse", { cx: 0, cy: -7, rx: 4.5, ry: 7, transform: `rotate(${angle})`, class: "medal-petal" });
  return h(
    "svg",
    { viewBox: "0 0 64 72", class: won ? "medal won" : "medal", "aria-hidden": "true" },
    h("path", { d: "M32 58V24M32 46H20q-5 0-5-5v-8M32 40h11q5 0 5-5v-6", class: "medal-cactus" }),
    h("path", { d: "M18 54h28l-3 16H21z", class: "medal-pot" }),
    won &&
      [
        [32, 16, 1],
        [15, 27, 0.6],
        [48, 23, 0.7],
      ].map(([x, y, size]) =>
        h(
          "g",
          { transform: `translate(${x} ${y}) scale(${size})` },
          h(
            "g",
            { class: "medal-flower" },
            [0, 72, 144, 216, 288].map(petal),
            h("circle", { r: 4.5, class: "medal-heart" }),
          ),
        ),
      ),
  );
}

function winnerLine(match) {
  const { winners } = match.outcome;
  if (winners.length === 0) return t("result.nobody");
  if (winners.length === 1 && winners[0] === match.you) return t("result.you");
  const names = winners.map((seat, index) => {
    if (seat !== match.you) return seatName(match, seat);
    return t(index === 0 ? "you.first" : "you");
  });
  return t("result.winners", {
    n: names.length,
    names: new Intl.ListFormat(document.documentElement.lang).format(names),
  });
}

/** Everybody, best first, with the points and what made them; what nobody has any of is left out. */
function scores(match) {
  const { ranking, winners, scores: scored } = match.outcome;
  const bySeat = new Map(scored.map((score) => [score.seat, score]));
  const parts = [...new Set(scored.flatMap((score) => Object.keys(score.parts ?? {})))].filter((part) =>
    scored.some((score) => score.parts?.[part]),
  );
  const heading = (text) => h("th", { scope: "col" }, text);
  const row = (seat, place) =>
    h(
      "tr",
      winners.includes(seat) ? { class: "winner" } : null,
      h("td", null, String(place)),
      h("th", { scope: "row" }, player(match, seat), made(bySeat.get(seat), parts)),
      h("td", null, h("strong", null, String(bySeat.get(seat)?.total ?? ""))),
    );
  return h(
    "table",
    null,
    h(
      "thead",
      null,
      h("tr", null, heading(t("result.place")), heading(t("result.player")), heading(t("result.total"))),
    ),
    h(
      "tbody",
      null,
      ranking.flatMap((seats, index) => seats.map((seat) => row(seat, index + 1))),
    ),
  );
}

/** What the points were made of: "Flowers 5 · Red flowers 5". */
function made(score, parts) {
  if (!score || parts.length < 2) return null;
  const said = parts.map((part) => `${word(`part.${part}`, part)} ${score.parts?.[part] ?? 0}`);
  return h("small", { class: "made" }, said.join(" · "));
}

function player(match, seat) {
  const { kind, user } = match.seats[seat];
  if (seat === match.you) return t("you.first");
  const name = seatName(match, seat);
  return kind === "person" && user ? h("a", { href: `#/p/${user.id}` }, name) : name;
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
