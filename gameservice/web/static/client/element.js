/** Elements of HTML and SVG from plain calls: `h("button", { class: "main", onclick: play }, "Play")`. */

const SVG = "http://www.w3.org/2000/svg";
const SVG_TAGS = new Set(
  (
    "svg g path circle ellipse rect line polyline polygon text tspan textPath defs use symbol marker clipPath mask " +
    "pattern linearGradient radialGradient stop image filter feGaussianBlur feOffset feMerge feMergeNode " +
    "feDropShadow feTurbulence feDisplacementMap feFlood feComposite animate animateTransform"
  ).split(" "),
);
// Attributes that only say how a form field begins; what it holds is a property.
const PROPERTIES = new Set(["value", "checked", "selected", "disabled", "indeterminate"]);

/**
 * @param {string} tag of HTML or SVG; `svg:title` and the like where both have it
 * @param {Object<string, any> | null} attributes `on…` are listeners, `style` is an object of properties, `dataset` an
 *   object, true is an attribute without a value, null, undefined and false are left out
 * @param {...any} children nodes, texts, lists of them; null, undefined and false are left out
 * @returns {any} the element
 */
export function h(tag, attributes, ...children) {
  const name = tag.replace(/^svg:/, "");
  const element =
    SVG_TAGS.has(name) || name !== tag ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) put(element, key, value);
  element.append(...children.flat(Infinity).filter(isShown));
  return element;
}

function put(element, key, value) {
  if (key.startsWith("on") && typeof value === "function") element.addEventListener(key.slice(2), value);
  else if (key === "style") putStyle(element, value);
  else if (key === "dataset") Object.assign(element.dataset, value);
  else if (PROPERTIES.has(key) && key in element) element[key] = value ?? "";
  else if (value === true) element.setAttribute(key, "");
  else if (isShown(value)) element.setAttribute(key, value);
}

/** Property by property: a style attribute as text is what the page's policy forbids. */
function putStyle(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("--") || name.includes("-")) element.style.setProperty(name, value);
    else element.style[name] = value;
  }
}

function isShown(value) {
  return value !== null && value !== undefined && value !== false;
}

/** Put children in the place of those that an element has. */
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter(isShown));
  return element;
}
