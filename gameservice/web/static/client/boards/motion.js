/** Movements of cards. Each ends where the page is at rest anyway, so that one may be left out. */

const TURN = 400;
const FLIGHT = 380;
const DEAL = 320;

/** The axis and the sense in which a card stands up when it is turned over an edge. */
const HINGES = {
  left: { axis: "Y", sign: -1, origin: "left center" },
  right: { axis: "Y", sign: 1, origin: "right center" },
  top: { axis: "X", sign: 1, origin: "center top" },
  bottom: { axis: "X", sign: -1, origin: "center bottom" },
};

/** Turn a card over one of its edges; `reveal` puts its other face there when the card stands upright. */
export async function turnOver(place, side, reveal) {
  const { axis, sign, origin } = HINGES[side];
  const flat = `perspective(700px) rotate${axis}(0deg)`;
  const upright = (degrees) => `perspective(700px) rotate${axis}(${degrees * sign}deg) scale(1.06)`;
  place.style.transformOrigin = origin;
  await played(place, [{ transform: flat }, { transform: upright(90) }], {
    duration: TURN / 2,
    easing: "ease-in",
    fill: "forwards",
  });
  reveal();
  await played(place, [{ transform: upright(-90) }, { transform: flat }], {
    duration: TURN / 2,
    easing: "ease-out",
  });
  for (const movement of place.getAnimations()) movement.cancel();
  place.style.transformOrigin = "";
}

/** Fly to where another element is, becoming as large as that. */
export async function fly(card, target) {
  const from = card.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const there = `translate(${x}px, ${y}px) scale(${to.width / from.width})`;
  await played(card, [{ transform: "none" }, { transform: there }], {
    duration: FLIGHT,
    easing: "ease-in-out",
    fill: "forwards",
  });
}

/** Come from a rectangle of the page, as one that was measured before. */
export async function comeFrom(card, from) {
  const to = card.getBoundingClientRect();
  const away = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
  const steps = [
    { transform: away, opacity: 0.3 },
    { transform: "none", opacity: 1 },
  ];
  await played(card, steps, { duration: DEAL, easing: "ease-out" });
}

/** Swing to and fro, as something that is pulled at. */
export async function sway(element, far) {
  const steps = [0, -1, 0.7, -0.4, 0.2, 0].map((part) => ({ transform: `translateX(${part * far}px)` }));
  await played(element, steps, { duration: 450, easing: "ease-out" });
}

/** Fly apart and come to rest, as the ends of something that has torn. */
export async function snap(left, right) {
  const steps = (far) => [0, far, -0.2 * far, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  const options = { duration: 500, easing: "ease-out" };
  await Promise.all([played(left, steps(-26), options), played(right, steps(26), options)]);
}

/** Grow for a moment. */
export async function swell(element) {
  const steps = [1, 1.12, 1].map((scale) => ({ transform: `scale(${scale})` }));
  await played(element, steps, { duration: 350, easing: "ease-in-out" });
}

export async function tremble(card) {
  const steps = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  await played(card, steps, { duration: 300 });
}

/** What is seen for a while. */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Play to the end; one that is cut off, as by leaving the page, is at its end as well. */
async function played(element, keyframes, options) {
  if (document.hidden) return;
  await element.animate(keyframes, options).finished.catch(() => {});
}
