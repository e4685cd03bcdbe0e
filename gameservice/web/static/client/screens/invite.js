/** What a link of invitation opens: who invites to what, and in with one press. */

import { pressing } from "../announce.js";
import { get, post } from "../api.js";
import { h } from "../element.js";
import { t } from "../i18n.js";
import { line } from "../seats.js";
import { me, signIn } from "../session.js";
import { gamePicture } from "./games.js";

export async function screen(code) {
  const match = await get(`/invites/${encodeURIComponent(code)}`);
  const host = match.seats.find((seat) => seat.user?.id === match.host);
  const isOpen = match.status === "open" && match.seats.some((seat) => seat.kind === "open");
  const isMine = match.seats.some((seat) => seat.user && seat.user.id === me()?.id);
  const element = h(
    "div",
    { class: "text card game" },
    gamePicture(match.game),
    h("h1", null, t("invite.title")),
    h(
      "p",
      { class: "lead" },
      t("invite.lead", { name: host?.user.name ?? "?", game: t(`game.${match.game}`) }),
    ),
    h("p", { class: "quiet" }, line(match)),
    isMine || !isOpen ? there(match, isMine) : joinForm(match, code),
    h("p", { class: "links" }, h("a", { href: `#/rules/${match.game}` }, t("rules.title"))),
  );
  return { title: t("invite.title"), element };
}

function there(match, isMine) {
  const go = me() && h("a", { class: "button main", href: `#/m/${match.id}` }, t("invite.to_match"));
  return h("div", null, !isMine && h("p", null, t("invite.full")), go);
}

function joinForm(match, code) {
  const name = me() ? null : h("input", { id: "name", maxlength: 40, autocomplete: "nickname" });
  const join = pressing(async () => {
    if (name) {
      const { token, user } = await post("/guests", name.value.trim() ? { name: name.value.trim() } : {});
      signIn(token, user);
    }
    await post(`/matches/${match.id}/seats`, { invite: code });
    location.hash = `#/m/${match.id}`;
  });
  return h(
    "form",
    { class: "stack", onsubmit: join },
    name && h("label", { for: "name" }, t("invite.name"), name),
    h("button", { class: "main", type: "submit" }, t("invite.join")),
  );
}
