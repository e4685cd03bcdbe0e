/** What was promised about chance, and what is proved of it. */

import { pressing } from "../../announce.js";
import { get } from "../../api.js";
import { fill, h } from "../../element.js";
import { t } from "../../i18n.js";

export function fairnessPanel(match) {
  const found = h("div", { "aria-live": "polite" });
  const over = match.status === "finished" || match.status === "aborted";
  const { commitment, server_seed: seed, entropy } = match.fairness;
  const said = entropy.filter(Boolean);
  return h(
    "details",
    { class: "card fairness" },
    h("summary", null, t("fair.title")),
    h("p", null, t("fair.promise")),
    h(
      "dl",
      null,
      h("dt", null, t("fair.commitment")),
      h("dd", null, h("code", null, commitment)),
      said.length > 0 && [
        h("dt", null, t("fair.entropy")),
        said.map((text) => h("dd", null, h("code", null, text))),
      ],
      seed && [h("dt", null, t("fair.seed")), h("dd", null, h("code", null, seed))],
    ),
    over
      ? h("button", { onclick: pressing(() => verify(match, found)) }, t("fair.verify"))
      : h("p", { class: "quiet" }, t("fair.later")),
    found,
    h("p", null, t("fair.yourself")),
    h(
      "div",
      { class: "buttons" },
      h(
        "a",
        { class: "button small", href: `/verify/${match.game}.py`, download: `${match.game}.py` },
        t("fair.script"),
      ),
      h("button", { class: "small", onclick: pressing(() => save(match)) }, t("fair.export")),
    ),
    over && h("pre", null, `python3 ${match.game}.py < ${match.game}.json`),
  );
}

async function verify(match, found) {
  const proof = await get(`/matches/${match.id}/verification`);
  const line = proof.holds ? t("fair.right") : t("fair.wrong", { n: proof.first_fault });
  const checks = ["commitment", "chain", "chance"].map((name) =>
    h("li", null, `${proof[name] ? "✓" : "✗"} ${t(`fair.check.${name}`)}`),
  );
  fill(found, h("p", { class: proof.holds ? "right" : "wrong" }, line), h("ul", null, checks));
}

/** The export as a file: a link alone could not show the token. */
async function save(match) {
  const document_ = await get(`/matches/${match.id}/export`);
  const url = URL.createObjectURL(new Blob([JSON.stringify(document_)], { type: "application/json" }));
  h("a", { href: url, download: `${match.game}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
