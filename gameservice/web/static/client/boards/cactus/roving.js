/** A group of buttons that is one stop of the Tab key: the arrow keys lead from one to the next. */

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * @param {HTMLElement} group
 * @param {() => number} columns how many buttons lie in a row, where up and down lead to the next row; else 1
 */
export function roving(group, columns = () => 1) {
  const buttons = () => [...group.querySelectorAll("button")].filter((button) => !button.hidden);

  function settle() {
    const all = buttons();
    const chosen =
      all.find((button) => button === document.activeElement) ??
      all.find((button) => button.tabIndex === 0 && !button.disabled) ??
      all.find((button) => button.getAttribute("aria-pressed") === "true") ??
      all.find((button) => !button.disabled);
    for (const button of all) button.tabIndex = button === chosen ? 0 : -1;
  }

  group.addEventListener("focusin", settle);
  group.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const all = buttons().filter((button) => !button.disabled);
    const at = all.indexOf(document.activeElement);
    if (at < 0) return;
    let to = null;
    if (step) to = at + step * (event.key.endsWith("Up") || event.key.endsWith("Down") ? columns() : 1);
    else if (event.key === "Home") to = 0;
    else if (event.key === "End") to = all.length - 1;
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[Math.max(0, Math.min(all.length - 1, to))].focus();
  });
  return {
    /** After the buttons have changed. */
    settle,
    /** Give the focus to the one that has the group's stop. */
    focus() {
      settle();
      buttons()
        .find((button) => button.tabIndex === 0)
        ?.focus({ preventScroll: true });
    },
  };
}
