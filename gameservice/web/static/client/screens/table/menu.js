/** What can be done at a table beside playing: rules, replay, resigning, letting a bot play. */

import { pressing } from "../../announce.js";
import { call, post } from "../../api.js";
import { ask } from "../../ask.js";
import { h } from "../../element.js";
import { t } from "../../i18n.js";
import { me } from "../../session.js";

/** @param {object} match @param {{refresh: () => Promise<void>}} followed
 *  @param {(() => void) | null} explain shows how to play; null where nothing is told of it */
export function menu(match, followed, explain) {
  const path = `/matches/${match.id}`;
  const seat = match.you === null ? null : match.seats[match.you];
  const running = match.status === "active" && seat !== null && seat.state !== "resigned";

  function button(key, work) {
    const press = pressing(async () => {
      await work();
      await followed.refresh();
    });
    return h("button", { class: "small", onclick: press }, t(key));
  }

  /** One that cannot be taken back. */
  function grave(key, deed) {
    return button(key, async () => (await ask(t(`${key}_sure`), t(key))) && post(`${path}/${deed}`));
  }

  const rare = [
    match.status !== "open" &&
      h("a", { class: "button small", href: `#/m/${match.id}/replay` }, t("replay.title")),
    running && !seat.level && button("table.stand_in", () => post(`${path}/stand-in`)),
    running && seat.level && button("table.take_back", () => call("DELETE", `${path}/stand-in`)),
    running && grave("table.resign", "resign"),
    running && match.host === me()?.id && grave("table.abort", "abort"),
  ].filter(Boolean);

  return [
    h("a", { class: "button small", href: `#/rules/${match.game}` }, t("rules.title")),
    match.you !== null && explain && h("button", { class: "small", onclick: explain }, t("hint.title")),
    running
      ? h(
          "details",
          { class: "menu" },
          h("summary", { class: "button small" }, t("table.more")),
          h("div", null, rare),
        )
      : rare,
  ];
}
