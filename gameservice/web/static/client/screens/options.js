/** Form fields for a game's options, made from their JSON Schema. */

import { h } from "../element.js";
import { hasText, textsBelow, t } from "../i18n.js";

/** Values that only make sense in a rematch. */
const LATER = new Set(["previous_winner"]);
/** What is asked of the player where a value needs it. */
const ASKED = { youngest: "age", longest_hair: "hair_cm" };

/** @param {object} game GET /games/{game} */
export function optionFields(game) {
  const { schema, defaults } = game.options;
  const about = h("div", { class: "stack" });
  const root = objectFields(game.game, [], resolve(schema, schema), schema, defaults);
  const element = h("div", { class: "stack", onchange: showAsked }, root, about);

  function showAsked() {
    const first = element.querySelector("[data-path='first_seat']")?.value;
    const asked = ASKED[first];
    if (about.dataset.asked === (asked ?? "")) return;
    about.dataset.asked = asked ?? "";
    about.replaceChildren(
      ...(asked
        ? [
            h(
              "label",
              null,
              t(`about.${asked}`),
              h("input", { type: "number", min: 0, dataset: { about: asked } }),
            ),
          ]
        : []),
    );
  }

  return {
    element,
    /** Options as the fields say, whole. */
    read() {
      const options = structuredClone(defaults);
      for (const field of element.querySelectorAll("[data-path]")) {
        const path = field.dataset.path.split("/");
        const last = path.pop();
        path.reduce((inner, key) => inner[key], options)[last] = valueOf(field);
      }
      return options;
    },
    set(options) {
      for (const field of element.querySelectorAll("[data-path]")) {
        const value = field.dataset.path.split("/").reduce((inner, key) => inner[key], options);
        if (field.type === "checkbox") field.checked = value;
        else field.value = value;
      }
      showAsked();
    },
    /** Age or length of hair, where the first seat depends on it. */
    about() {
      const field = about.querySelector("[data-about]");
      return field?.value ? { [field.dataset.about]: Number(field.value) } : {};
    },
  };
}

function valueOf(field) {
  if (field.type === "checkbox") return field.checked;
  return field.type === "number" ? Number(field.value) : field.value;
}

function resolve(part, schema) {
  const name = part.$ref?.split("/").pop();
  return name ? schema.$defs[name] : part;
}

function objectFields(game, path, part, schema, defaults) {
  return Object.entries(part.properties).map(([name, property]) =>
    field(game, [...path, name], resolve(property, schema), schema, defaults[name]),
  );
}

function field(game, path, part, schema, value) {
  const label = word(`option.${game}.${path.join(".")}`, path.at(-1));
  const dataset = { path: path.join("/") };
  if (part.type === "object")
    return h("fieldset", null, h("legend", null, label), objectFields(game, path, part, schema, value));
  if (part.type === "boolean")
    return h("label", { class: "check" }, h("input", { type: "checkbox", checked: value, dataset }), label);
  if (part.enum) {
    const values = inOrder(`value.${path.at(-1)}`, part.enum).filter((each) => !LATER.has(each));
    const options = values.map((each) =>
      h("option", { value: each, selected: each === value }, word(`value.${path.at(-1)}.${each}`, each)),
    );
    return h("label", null, label, h("select", { dataset }, options));
  }
  const { minimum: min, maximum: max } = part;
  return h(
    "label",
    null,
    label,
    h("input", { type: "number", min, max, step: 1, required: true, value, dataset }),
  );
}

/** The schema has its values by alphabet; the texts have them by what they mean. */
function inOrder(prefix, values) {
  const order = textsBelow(prefix);
  return values.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

function word(key, name) {
  return hasText(key) ? t(key) : name.replaceAll("_", " ");
}
