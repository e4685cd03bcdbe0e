/** Below the hairs: what is asked, how a louse is to lie, and the own hand. On a phone it stays in sight. */

import { fill, h } from "../../element.js";
import { animal, back, known, tribeSign } from "./drawings.js";
import { combed, deck, isMarked, points } from "./players.js";
import { reading } from "./reading.js";
import { tickleChoice } from "./tickles.js";
import { cardInWords, knownInWords, nameOf } from "./words.js";

/** @param {(key: string, values?: object) => string} t */
export function dock(t) {
  const top = h("div", { class: "aloha-top" });
  const controls = h("div", { class: "aloha-controls" });
  const hand = h("ol", { class: "aloha-hand", dataset: { group: "hand" } });
  const panel = h("div", { class: "aloha-panels", dataset: { group: "panel" } });
  const element = h("section", { class: "aloha-dock" }, top, controls, hand, panel);

  return {
    element,
    /**
     * @param {object} scene see `board`
     * @param {string} telling what happens just now, instead of what is asked
     */
    show(scene, telling) {
      const { view, own, match } = scene;
      const isPlaying = Boolean(own) && !view.ended;
      element.classList.toggle("marked", Boolean(own) && isMarked(scene, own.seat));
      element.classList.toggle("over", !isPlaying);
      element.setAttribute("aria-label", own ? nameOf(t, match, own.seat) : t("aloha.told"));
      if (own) element.dataset.seat = own.seat;
      fill(top, topParts(scene, telling));
      fill(controls, isPlaying && controlParts(scene));
      hand.setAttribute("aria-label", t("aloha.hand.own", { n: own?.hand.length ?? 0 }));
      hand.style.setProperty("--cards", Math.max(1, own?.hand.length ?? 1));
      fill(hand, isPlaying && own.hand.map((card, index) => h("li", null, held(scene, card, index))));
      const isTickling = scene.choice.asks === "from";
      fill(panel, scene.reads ? reading(scene, scene.reads) : isTickling && tickleChoice(scene));
    },
  };
}

function topParts(scene, telling) {
  const { t, match, view, own } = scene;
  const words =
    telling ||
    (view.ended && own ? `${nameOf(t, match, own.seat)}: ${points(scene, own.seat)}` : asked(scene));
  return [
    own && tribeSign(own.tribe),
    h("p", { class: "aloha-prompt" }, words),
    own && !view.ended && h("span", { class: "aloha-stocks" }, deck(t, own), combed(scene, own)),
  ];
}

/** The question in a sentence. */
export function asked({ t, view, match, choice }) {
  if (view.ended || view.player === null || view.player === undefined || !view.asks) return "";
  if (match.legal) return choice.asks ? t(`aloha.asks.${view.asks}.${questionOf(choice, view)}`) : "";
  return view.player === match.you
    ? ""
    : t(`aloha.waits.${view.asks}`, { name: nameOf(t, match, view.player) });
}

function questionOf(choice, view) {
  if (view.asks === "target") return choice.asks === "place" ? "place" : view.target.kind;
  if (choice.asks === "place") return choice.has("face", "down") ? "place.down" : "place";
  return choice.asks;
}

function controlParts(scene) {
  const { t, choice } = scene;
  return [
    faces(scene),
    targets(scene),
    choice.answers("card").includes(null) &&
      scene.button("card", null, { class: "aloha-decline", label: t("aloha.decline") }, t("aloha.decline")),
    choice.started &&
      h(
        "button",
        {
          type: "button",
          class: "aloha-again",
          "aria-label": t("aloha.again"),
          dataset: { key: "again" },
          onclick: scene.again,
        },
        "↩",
        h("span", null, t("aloha.again")),
      ),
    h("p", { class: "aloha-keys" }, scene.match.legal && t("aloha.keys")),
  ];
}

/** How the louse is to lie, and what that costs. */
function faces(scene) {
  const { t, choice, own } = scene;
  if (choice.answers("face").length < 2) return null;
  const cost = Math.max(0, own.hand.length - 2);
  const face = (answer, costs) =>
    scene.button(
      "face",
      answer,
      { class: "aloha-face", label: `${t(`aloha.face.${answer}`)}: ${costs}` },
      h("span", null, t(`aloha.face.${answer}`)),
      h("small", null, costs),
    );
  return h(
    "div",
    { class: "aloha-faces", role: "group", "aria-label": t("aloha.face"), dataset: { group: "faces" } },
    face("up", t("aloha.face.up.means")),
    face("down", cost ? t("aloha.face.down.costs", { n: cost }) : t("aloha.face.down.means")),
  );
}

/** The own lice on a hair, where one is to hop or to go home. */
function targets(scene) {
  const { t, view, choice, own } = scene;
  const places = choice.answers("louse");
  if (places.length === 0) return null;
  const { left, right } = view.hairs[view.target.hair];
  const { lice } = left?.seat === own.seat ? left : right;
  const target = (place) =>
    scene.button(
      "louse",
      place,
      { class: "aloha-target open", label: t("aloha.this_louse", { card: cardInWords(t, lice[place]) }) },
      animal(own.tribe, lice[place]),
    );
  return h(
    "div",
    { class: "aloha-targets", role: "group", "aria-label": asked(scene), dataset: { group: "targets" } },
    places.map(target),
  );
}

/** A card in the own hand. Where one is to be kept, those are chosen from that are left. */
function held(scene, card, index) {
  const { t, choice, own } = scene;
  const drawing = known(own.tribe, card);
  const words = knownInWords(t, card);
  if (choice.asks === "keep" && choice.offers("keep", index)) {
    const attributes = { class: "aloha-held open keep", label: t("aloha.keep", { card: words }) };
    return scene.button("keep", index, attributes, drawing);
  }
  const isChosen = choice.has("card", index);
  if (choice.asks === "keep" ? isChosen : choice.answers("card").includes(index)) {
    const isDown = isChosen && choice.has("face", "down");
    const shown = isDown ? h("span", { class: "aloha-turned" }, back(own.tribe, card.back)) : drawing;
    const label = isDown ? `${words}, ${t("aloha.lies.down")}` : words;
    return scene.button("card", index, { class: "aloha-held open", label }, shown);
  }
  return h("span", { class: "aloha-held", role: "img", "aria-label": words, title: words }, drawing);
}
