/** What can be read in more words: a hair, the tickles that lie face up, what lies under a comb. */

import { h } from "../../element.js";
import { actsAtOnce, animal, sign } from "./drawings.js";
import { enduranceOf, signed, strainOf } from "./sums.js";
import { cardInWords, nameOf, rangeInWords, tickleInWords } from "./words.js";

/**
 * @param {object} scene see `board`
 * @param {string} what "hair/2", "tickles" or "comb/0", the ghost's "comb/ghost"
 */
export function reading(scene, what) {
  const [kind, which] = what.split("/");
  const { title, lines } = { hair: ofHair, tickles: ofTickles, comb: ofComb }[kind](scene, which);
  return h(
    "section",
    { class: "aloha-panel reading", "aria-labelledby": "aloha-reading" },
    h("h3", { id: "aloha-reading" }, title),
    lines,
    h(
      "button",
      { type: "button", class: "small", dataset: { key: "close" }, onclick: scene.close },
      scene.t("close"),
    ),
  );
}

function ofHair({ t, view }, number) {
  const hair = view.hairs[Number(number)];
  const lines = [
    t("aloha.read.endures", { endurance: signed(enduranceOf(hair)) }),
    t("aloha.read.strain", { strain: rangeInWords(t, strainOf(hair)) }),
  ];
  if (view.options.tickles && !hair.tickle) lines.push(`${tickleInWords(t, view, hair)}.`);
  return {
    title: t("aloha.read.hair", { hair: number, n: hair.result?.points ?? hair.points }),
    lines: [lines.map((line) => h("p", null, line)), hair.tickle && tickle(t, hair.tickle)],
  };
}

function ofTickles({ t, view }) {
  return { title: t("aloha.read.tickles"), lines: view.tickles.face_up.map((kind) => tickle(t, kind)) };
}

function tickle(t, kind) {
  const when = t(actsAtOnce(kind) ? "aloha.at_once" : "aloha.at_the_end");
  return h(
    "p",
    { class: "aloha-explained" },
    sign(kind),
    h("span", null, h("strong", null, t(`aloha.tickle.${kind}`)), ` (${when}). `, t(`aloha.effect.${kind}`)),
  );
}

function ofComb({ t, view, match }, seat) {
  const player = view.players.find((each) => String(each.seat ?? "ghost") === seat);
  const drawn = (player.comb_cards ?? []).map((card) =>
    h("li", null, h("span", { role: "img", "aria-label": cardInWords(t, card) }, animal(player.tribe, card))),
  );
  const title = t("aloha.read.comb", { name: nameOf(t, match, player.seat) });
  return { title, lines: h("ul", { class: "aloha-combed" }, drawn) };
}
