/** The stream of one's account: lists learn of changes, and the system tells of turns where it was asked to. */

import { get } from "./api.js";
import { t } from "./i18n.js";
import { follow } from "./live.js";
import { token } from "./session.js";
import { settings } from "./settings.js";

let watched = null;
let stream = null;
const listeners = new Set();

/** Follow the account that is signed in, if any; nothing happens where it is followed already. */
export function watchAccount() {
  if (watched === token()) return;
  stream?.close();
  watched = token();
  stream = watched && follow("/stream", { onEvent });
}

/** @param {(notice: {match: string, seq: number}) => void} listener @returns {() => void} what ends it */
export function onNotice(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function onEvent(type, notice) {
  for (const listener of listeners) listener(notice);
  if (type === "turn.started" || type === "turn.reminder") notify(notice.match).catch(() => {});
}

async function notify(id) {
  if (!settings.notices || !document.hidden || Notification.permission !== "granted") return;
  const match = await get(`/matches/${id}`);
  const registration = await navigator.serviceWorker.ready;
  await registration.showNotification(t("notice.title"), {
    body: t("notice.body", { game: t(`game.${match.game}`) }),
    icon: "/static/client/icons/icon.svg",
    tag: id,
    data: `/#/m/${id}`,
  });
}
