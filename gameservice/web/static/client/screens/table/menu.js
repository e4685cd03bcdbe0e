/** What can be done at a table beside playing: rules, replay, resigning, letting a bot play. */

import { pressing } from "../../announce.js";
import { call, post } from "../../api.js";
import { h } from "../../element.js";
import { t } from "../../i18n.js";
import { me } from "../../session.js";

/** @param {object} match @param {{refresh: () => Promise<void>}} followed
 *  @param {() => void} explain shows how to play */
export function menu(match, followed, explain) {
  const path = `/matches/${match.id}`;
  const seat = match.you === null ? null : match.seats[match.you];
  const running = match.status === "active" && seat?.state !== "resigned" && seat !== null;

  function button(key, work, question) {
    const press = pressing(async () => {
      if (question && !confirm(t(question))) return;
      await work();
      await followed.refresh();
    });
    return h("button", { class: "small", onclick: press }, t(key));
  }

  return [
    h("a", { class: "button small", href: `#/rules/${match.game}` }, t("rules.title")),
    match.you !== null && h("button", { class: "small", onclick: explain }, t("hint.title")),
    match.status !== "open" &&
      h("a", { class: "button small", href: `#/m/${match.id}/replay` }, t("replay.title")),
    running && !seat.level && button("table.stand_in", () => post(`${path}/stand-in`)),
    running && seat.level && button("table.take_back", () => call("DELETE", `${path}/stand-in`)),
    running && button("table.resign", () => post(`${path}/resign`), "table.resign_sure"),
    running &&
      match.host === me()?.id &&
      button("table.abort", () => post(`${path}/abort`), "table.abort_sure"),
  ];
}
