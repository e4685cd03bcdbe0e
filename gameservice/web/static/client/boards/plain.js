/** A board for games that have none of their own: the service's picture, and what may be done as a list of buttons. */

import { fill, h } from "../element.js";

export function board(table) {
  const actions = h("div", { class: "plain-actions" });
  const drawn = h("img", { class: "plain-picture", alt: "" });
  const element = h("div", { class: "plain" }, drawn, actions);

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
      const url = await table.picture(match.seq);
      URL.revokeObjectURL(drawn.src);
      drawn.src = url;
    },
    destroy() {
      URL.revokeObjectURL(drawn.src);
    },
  };
}
