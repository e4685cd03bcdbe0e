/** The first page of a stranger: what this is, and in with one press. */

import { pressing } from "../announce.js";
import { games as gameNames, post } from "../api.js";
import { h } from "../element.js";
import { t } from "../i18n.js";
import { restart } from "../restart.js";
import { signIn } from "../session.js";
import { gamePicture } from "./games.js";
import { accountFields } from "./account_fields.js";

export async function screen() {
  const name = h("input", {
    id: "name",
    name: "name",
    maxlength: 40,
    autocomplete: "nickname",
    placeholder: t("welcome.name_hint"),
  });
  const isSigningIn = location.hash === "#/sign-in";
  const games = h("ul", { class: "games" }, (await gameNames()).map(introduced));
  const accounts = h(
    "div",
    { class: "accounts" },
    account("/tokens", t("welcome.sign_in"), "current-password", isSigningIn),
    account("/users", t("welcome.sign_up"), "new-password", false),
  );
  const element = h(
    "div",
    { class: "welcome" },
    h("h1", null, t("welcome.title")),
    h("p", { class: "lead" }, t("welcome.lead")),
    h(
      "form",
      { class: "card start", onsubmit: pressing(() => enter(name.value)) },
      h("label", { for: "name" }, t("welcome.name")),
      h("div", { class: "row" }, name, h("button", { class: "main", type: "submit" }, t("welcome.guest"))),
      h("p", { class: "quiet" }, t("welcome.guest_hint")),
    ),
    isSigningIn ? [accounts, games] : [games, accounts],
    h("p", { class: "quiet" }, h("a", { href: "/docs" }, t("welcome.docs"))),
  );
  return { title: null, element };
}

/** A new guest, who goes on where the address leads. */
export async function enter(name) {
  const { token, user } = await post("/guests", name.trim() ? { name: name.trim() } : {});
  signIn(token, user);
  await restart();
}

function introduced(game) {
  return h(
    "li",
    { class: "card game" },
    gamePicture(game),
    h("h2", null, t(`game.${game}`)),
    h("p", null, t(`game.${game}.lead`)),
    h("a", { href: `#/rules/${game}` }, t("rules.title")),
  );
}

function account(path, label, autocomplete, open) {
  const form = h(
    "form",
    {
      class: "stack",
      onsubmit: pressing(async (event) => {
        const form = new FormData(event.target);
        const { token, user } = await post(path, {
          username: form.get("username"),
          password: form.get("password"),
        });
        signIn(token, user);
        if (location.hash === "#/sign-in") location.hash = "#/";
        else await restart();
      }),
    },
    ...accountFields(autocomplete),
    h("button", { type: "submit" }, label),
  );
  return h("details", { class: "card", open }, h("summary", null, label), form);
}
