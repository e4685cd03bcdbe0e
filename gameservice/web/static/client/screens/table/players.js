/** Who sits at the table, whose turn it is, and how much time is left. */

import { fill, h } from "../../element.js";
import { t } from "../../i18n.js";
import { seatName, seatsToAct } from "../../seats.js";

export function playersStrip() {
  const element = h("ul", { class: "players", "aria-label": t("table.players") });
  const timer = setInterval(tick, 1000);

  function tick() {
    for (const clock of element.querySelectorAll("[data-due]")) clock.textContent = left(clock.dataset.due);
  }

  return {
    element,
    show(match) {
      const acting = seatsToAct(match);
      fill(
        element,
        match.seats.map((seat) => player(match, seat, acting.includes(seat.seat))),
      );
      tick();
    },
    close: () => clearInterval(timer),
  };
}

function player(match, seat, acts) {
  const due = match.waiting_on.find((wait) => wait.seat === seat.seat)?.due;
  return h(
    "li",
    { class: acts ? "player acts" : "player", "aria-current": acts ? "true" : null },
    h("span", { class: `mark seat-${seat.seat}`, "aria-hidden": "true" }, "●◆▲■★⬟⬢✚"[seat.seat]),
    h(
      "span",
      { class: "name" },
      seatName(match, seat.seat),
      seat.seat === match.you && h("span", { class: "quiet" }, ` (${t("you")})`),
    ),
    seat.kind === "person" && seat.level && h("span", { class: "quiet" }, t("seat.stand_in")),
    seat.state !== "playing" && h("span", { class: "quiet" }, t(`seat.${seat.state}`)),
    due && h("time", { class: "clock", datetime: due, dataset: { due } }),
    !due && seat.bank !== null && h("span", { class: "clock" }, span(seat.bank)),
    acts && h("span", { class: "unseen" }, t("seat.acts")),
  );
}

function left(due) {
  return span(Math.max(0, (new Date(due) - Date.now()) / 1000));
}

function span(seconds) {
  const whole = Math.floor(seconds);
  if (whole >= 172_800) return t("clock.days", { n: Math.floor(whole / 86_400) });
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const told = parts[0] ? parts : parts.slice(1);
  return told.map((part, index) => String(part).padStart(index ? 2 : 1, "0")).join(":");
}
