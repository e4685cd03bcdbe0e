/** The rules of a game, as the service tells them. */

import { get } from "../api.js";
import { h } from "../element.js";
import { t } from "../i18n.js";
import { markdown } from "../markdown.js";

export async function screen(game) {
  const { text, language } = await get(`/games/${game}/rules`);
  const back = h("button", { class: "small", onclick: () => history.back() }, `← ${t("back")}`);
  return {
    title: t("rules.title"),
    element: h("div", { class: "text" }, back, h("article", { lang: language }, markdown(text))),
  };
}
