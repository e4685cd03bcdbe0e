const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** An arrow key moves the focus to the nearest button in its direction. */
export function nextInDirection(element, event) {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (!direction || !element.contains(from)) return;
  event.preventDefault();
  const here = middle(from);
  const distances = [...element.querySelectorAll("button")].map((button) => [
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
