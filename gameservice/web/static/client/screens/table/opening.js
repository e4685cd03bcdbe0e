/** A match that has not begun: its seats, how to bring others in, and who may start it. */

import { pressing, toast } from "../../announce.js";
import { call, post } from "../../api.js";
import { h } from "../../element.js";
import { t } from "../../i18n.js";
import { seatName } from "../../seats.js";
import { me } from "../../session.js";

/** @param {object} match @param {{refresh: () => Promise<void>}} followed */
export function openingCard(match, followed) {
  const path = `/matches/${match.id}`;
  const isHost = match.host === me()?.id;
  const full = match.seats.every((seat) => seat.kind !== "open");
  const then = (work) =>
    pressing(async () => {
      await work();
      await followed.refresh();
    });
  return h(
    "section",
    { class: "card opening", "aria-labelledby": "opening-title" },
    h("h2", { id: "opening-title" }, t("opening.title")),
    h(
      "ul",
      { class: "seats" },
      match.seats.map(({ seat, kind }) => h("li", { class: kind }, seatName(match, seat))),
    ),
    match.invite && !full && invitation(match.invite),
    h(
      "div",
      { class: "buttons" },
      match.you === null &&
        !full &&
        h("button", { class: "main", onclick: then(() => post(`${path}/seats`)) }, t("opening.sit")),
      isHost &&
        match.start === "host" &&
        h(
          "button",
          { class: "main", disabled: !full, onclick: then(() => post(`${path}/start`)) },
          t("opening.start"),
        ),
      match.you !== null && !isHost && h("button", { onclick: leave(match) }, t("opening.leave")),
      isHost && h("button", { onclick: then(() => post(`${path}/abort`)) }, t("opening.abort")),
    ),
  );
}

function leave(match) {
  return pressing(async () => {
    await call("DELETE", `/matches/${match.id}/seats/${match.you}`);
    location.hash = "#/";
  });
}

function invitation(code) {
  const link = `${location.origin}/#/i/${code}`;
  const field = h("input", {
    readonly: true,
    value: link,
    "aria-label": t("opening.link"),
    onfocus: (event) => event.target.select(),
  });
  const copy = pressing(async () => {
    if (navigator.clipboard) await navigator.clipboard.writeText(link);
    else field.select();
    toast(t("opening.copied"));
  });
  const share = pressing(() => navigator.share({ title: t("app.name"), url: link }).catch(() => {}));
  return h(
    "div",
    { class: "invitation" },
    h("p", null, t("opening.invite")),
    h(
      "div",
      { class: "row" },
      field,
      h("button", { onclick: copy }, t("opening.copy")),
      navigator.share && h("button", { onclick: share }, t("opening.share")),
    ),
    h("img", {
      class: "qr",
      src: `/api/v1/invites/${code}/qr.svg`,
      alt: t("opening.qr"),
      width: 200,
      height: 200,
    }),
  );
}
