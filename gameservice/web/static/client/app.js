/** Boot, and which screen is shown: the address after # says it. */

import { hush } from "./announce.js";
import { games, Offline } from "./api.js";
import { fill, h } from "./element.js";
import { speak, t } from "./i18n.js";
import { onRestart } from "./restart.js";
import { applyLook, settings } from "./settings.js";
import { me } from "./session.js";
import { watchAccount } from "./notices.js";

/** By the first part of the address. Each module exports `screen(...parts)`, which resolves to
 *  `{title, element, close?}`. */
const SCREENS = {
  "": () => import(me() ? "./screens/lobby.js" : "./screens/welcome.js"),
  m: (_id, sub) => import(sub === "replay" ? "./screens/replay.js" : "./screens/table.js"),
  new: () => import("./screens/new_match.js"),
  i: () => import("./screens/invite.js"),
  p: () => import("./screens/profile.js"),
  best: () => import("./screens/best.js"),
  rules: () => import("./screens/rules.js"),
  settings: () => import("./screens/settings.js"),
  "sign-in": () => import("./screens/welcome.js"),
};
const WITHOUT_ACCOUNT = new Set(["", "sign-in", "i", "best", "rules", "settings"]);

let shown = null;
let turn = 0;

async function route() {
  const mine = ++turn;
  const [place, ...parts] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  watchAccount();
  hush();
  // Whoever has to say first who he is stays at the address, and is there afterwards.
  const next = await (me() || WITHOUT_ACCOUNT.has(place) ? open(place, parts) : open("", []));
  if (mine !== turn) {
    next.close?.();
    return;
  }
  const isFirst = shown === null;
  shown?.close?.();
  shown = next;
  document.title = next.title ? `${next.title} · ${t("app.name")}` : t("app.name");
  fill(
    document.getElementById("app"),
    header(),
    h("main", { id: "main", tabindex: "-1", class: place ? "" : "home" }, next.element),
  );
  scrollTo(0, 0);
  for (const fault of document.querySelectorAll(".toast.fault")) fault.remove();
  // Whoever goes from page to page by keys begins below the header; who has just come, at the top as anywhere.
  if (!isFirst) document.getElementById("main").focus({ preventScroll: true });
}

async function open(place, parts) {
  try {
    const module = await (SCREENS[place] ?? SCREENS[""])(...parts);
    return await module.screen(...parts);
  } catch (fault) {
    return { title: t("fault.title"), element: faultCard(fault) };
  }
}

function faultCard(fault) {
  const isNowhere = fault.status === 404;
  if (fault.status === undefined && !(fault instanceof Offline)) console.error(fault);
  return h(
    "div",
    { class: "card", role: "alert" },
    h("h1", null, t("fault.title")),
    h("p", null, isNowhere ? t("fault.nowhere") : fault.message || t("fault.offline")),
    h(
      "div",
      { class: "buttons" },
      !isNowhere && h("button", { class: "main", onclick: route }, t("again")),
      h("a", { class: "button", href: "#/" }, t(me() ? "lobby.title" : "app.name")),
    ),
  );
}

function header() {
  const user = me();
  return h(
    "header",
    { class: "top" },
    h("a", { class: "skip", href: "#main", onclick: skip }, t("skip")),
    h(
      "a",
      { class: "brand", href: "#/" },
      h("img", { src: "/static/client/icons/icon.svg", alt: "", width: 32, height: 32 }),
      h("span", { class: "brand-name" }, t("app.name")),
    ),
    h(
      "nav",
      { "aria-label": t("nav") },
      user && h("a", { href: `#/p/${user.id}`, class: "who" }, user.name),
      !user && h("a", { href: "#/sign-in" }, t("welcome.sign_in")),
      h("a", { href: "#/settings" }, t("settings.title")),
    ),
  );
}

/** The hash is the route, so the link to the content moves the focus itself. */
function skip(event) {
  event.preventDefault();
  document.getElementById("main").focus();
}

async function start() {
  applyLook();
  await speak(settings.language);
  await games().catch(() => {}); // a screen that needs them will say what is wrong
  await route();
}

addEventListener("hashchange", route);
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
onRestart(start);
start();
