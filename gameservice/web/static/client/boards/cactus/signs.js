/** Small drawings on buttons, 24 units wide and high. */

import { h } from "../../element.js";

const LINES = {
  left: "M19 12H5M11 6 5 12 11 18",
  right: "M5 12H19M13 6 19 12 13 18",
  up: "M12 19V5M6 11 12 5 18 11",
  down: "M12 5V19M6 13 12 19 18 13",
  turn_left: "M5 9A8 8 0 1 1 4.5 14M4.5 3.5V9.5H10.5",
  turn_right: "M19 9A8 8 0 1 0 19.5 14M19.5 3.5V9.5H13.5",
  waypoint: "M4 19Q5 12 10 12T17 7M18.5 15V21M15.5 18H21.5M17 7h.1M4 19h.1",
  undo: "M4 19Q5 12 10 12T17 7M15.5 18H21.5M17 7h.1M4 19h.1",
  finger: "M9 21V12.5M9 14 6.5 12.5M9 13V5.5A1.8 1.8 0 0 1 12.6 5.5V11L17 12Q18.5 12.4 18.3 14L17.5 21",
  auto: "M12 4.5V8M12 16V19.5M4.5 12H8M16 12H19.5M12 12h.1",
  back: "M4 15V19H20V15M12 4V14M8 10.5 12 14.5 16 10.5",
  closer: "M10.5 4.5A6 6 0 1 0 10.6 4.5M15 15 20 20M10.5 8V13M8 10.5H13",
  farther: "M10.5 4.5A6 6 0 1 0 10.6 4.5M15 15 20 20M8 10.5H13",
};

/** @param {keyof typeof LINES} name */
export function sign(name) {
  return h(
    "svg",
    { viewBox: "0 0 24 24", class: "sign", "aria-hidden": "true" },
    h("path", { d: LINES[name] }),
  );
}
