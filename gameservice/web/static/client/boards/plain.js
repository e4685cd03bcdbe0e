/** A board for games that have none of their own: what may be done, as a list of buttons, and the service's picture. */

import { fill, h } from "../element.js";

export function board(table) {
  const actions = h("div", { class: "plain-actions" });
  const element = h("div", { class: "plain" }, actions);

  function button(action) {
    const { type, ...rest } = action;
    const words = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
    const press = async (event) => {
      event.currentTarget.disabled = true;
      await table.act(action);
    };
    return h("button", { onclick: press }, [type.split(".")[1], ...words].join(" "));
  }

  return {
    element,
    async show(match) {
      fill(actions, (match.legal?.actions ?? []).map(button));
    },
    destroy() {},
  };
}
