/**
 * An SVG drawing from its markup. The markup of a drawing is ours and holds numbers only, never what people wrote.
 * @param {string} viewBox
 * @param {string} markup
 * @param {string} className
 * @returns {SVGSVGElement}
 */
export function picture(viewBox, markup, className = "") {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" class="${className}"
    aria-hidden="true">${markup}</svg>`;
  return document.importNode(new DOMParser().parseFromString(source, "image/svg+xml").documentElement, true);
}

/** Drawings for `<use>`: a picture that takes no room. */
export function definitions(markup) {
  const drawn = picture("0 0 0 0", `<defs>${markup}</defs>`, "definitions");
  drawn.setAttribute("width", "0");
  drawn.setAttribute("height", "0");
  return drawn;
}

/** `markup` at x and y, as large as `scale` says. */
export function placed(x, y, markup, scale = 1) {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${markup}</g>`;
}
