/** The keyboard: one stop of the Tab key for each group of buttons, and arrows that go on from there. */

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** In each group the Tab key stops at the button with the focus, else at one that answers what is asked. */
export function rove(element, asks) {
  for (const group of element.querySelectorAll("[data-group]")) {
    const buttons = [...group.querySelectorAll("button")];
    const stop =
      buttons.find((button) => button === document.activeElement) ??
      buttons.find((button) => button.dataset.field === asks) ??
      buttons.find((button) => button.getAttribute("aria-pressed") === "true") ??
      buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }
}

/** An arrow key moves the focus to the nearest button that way; a panel that lies over the rest keeps it. */
export function nextInDirection(element, event) {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (!direction || !element.contains(from)) return;
  event.preventDefault();
  const here = middle(from);
  const scope = from.closest(".aloha-panel") ?? element;
  const distances = [...scope.querySelectorAll("button")].map((button) => [
    distance(here, middle(button), direction),
    button,
  ]);
  const [nearest] = distances.filter(([far]) => far < Infinity).sort(([one], [other]) => one - other);
  nearest?.[1].focus();
}

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Along the direction; what lies aside counts twice, and what lies behind or beside is out of reach. */
function distance([fromX, fromY], [toX, toY], [x, y]) {
  const along = (toX - fromX) * x + (toY - fromY) * y;
  const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
  return along > 2 ? along + 2 * aside : Infinity;
}
