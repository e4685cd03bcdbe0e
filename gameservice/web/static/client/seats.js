/** How people and bots at a table are named, and whose turn it is. */

import { t } from "./i18n.js";

/** What to call who sits at a seat of a match; bots of one level are told apart, as the service's sentences do. */
export function seatName(match, number) {
  const name = plainName(match.seats[number]);
  const before = match.seats.slice(0, number).filter((seat) => seat.user && plainName(seat) === name).length;
  return before > 0 ? `${name} ${before + 1}` : name;
}

function plainName(seat) {
  if (!seat?.user) return t("seat.open");
  if (seat.kind === "bot" && seat.user.id === `bot-${seat.level}`) return t(`bot.${seat.level}`);
  return seat.user.name;
}

/** The seats that a match waits for. @returns {number[]} */
export function seatsToAct(match) {
  return match.waiting_on.filter((wait) => wait.seat !== null).map((wait) => wait.seat);
}

export function isMyTurn(match) {
  return match.status === "active" && match.you !== null && seatsToAct(match).includes(match.you);
}

/** Who plays, in one line: "Ana, Normal bot, an open seat". */
export function line(match) {
  const names = match.seats.map(({ seat }) => (seat === match.you ? t("you") : seatName(match, seat)));
  return new Intl.ListFormat(document.documentElement.lang, { type: "unit" }).format(names);
}

/** What a match waits for, in words. */
export function waitingLine(match) {
  if (match.status === "finished" || match.status === "aborted") return t(`status.${match.status}`);
  if (match.status === "open") return t("waits.players");
  if (isMyTurn(match)) return t("waits.you");
  const wait = match.waiting_on[0];
  if (!wait || wait.seat === null) return t("waits.resolution");
  return t("waits.seat", { name: seatName(match, wait.seat) });
}
