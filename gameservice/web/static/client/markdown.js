/** Markdown as the rules use it: headings, paragraphs, lists, tables, bold, italics, code. Text never becomes HTML. */

import { h } from "./element.js";

/** @param {string} text @returns {Element[]} */
export function markdown(text) {
  return text.split(/\n{2,}/).flatMap((block) => blocks(block.split("\n").filter((line) => line.trim())));
}

function blocks(lines) {
  if (lines.length === 0) return [];
  const [first, ...rest] = lines;
  const heading = first.match(/^(#{1,4}) (.*)$/);
  if (heading) return [h(`h${heading[1].length}`, null, spans(heading[2])), ...blocks(rest)];
  if (isItem(first))
    return [
      h(
        /^\d/.test(first) ? "ol" : "ul",
        null,
        items(lines).map((item) => h("li", null, spans(item))),
      ),
    ];
  if (first.startsWith("|")) return [table(lines)];
  const end = rest.findIndex((line) => isItem(line) || /^#{1,4} /.test(line));
  const own = end < 0 ? lines : lines.slice(0, end + 1);
  return [h("p", null, spans(own.join(" "))), ...blocks(lines.slice(own.length))];
}

function isItem(line) {
  return /^(- |\* |\d+\. )/.test(line);
}

/** Items of a list, each in one line; what is indented goes on. */
function items(lines) {
  const found = [];
  for (const line of lines) {
    if (isItem(line)) found.push(line.replace(/^(- |\* |\d+\. )/, ""));
    else found.push(`${found.pop()} ${line.trim()}`);
  }
  return found;
}

function table(lines) {
  const rows = lines.filter((line) => !/^\|[\s:|-]+$/.test(line)).map((line) => line.split("|").slice(1, -1));
  const [head, ...body] = rows;
  return h(
    "div",
    { class: "wide", tabindex: 0 },
    h(
      "table",
      null,
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          head.map((cell) => h("th", { scope: "col" }, spans(cell.trim()))),
        ),
      ),
      h(
        "tbody",
        null,
        body.map((row) =>
          h(
            "tr",
            null,
            row.map((cell) => h("td", null, spans(cell.trim()))),
          ),
        ),
      ),
    ),
  );
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

function spans(text) {
  const found = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    const [whole, strong, em, code] = match;
    found.push(text.slice(at, match.index));
    found.push(
      strong ? h("strong", null, spans(strong)) : em ? h("em", null, spans(em)) : h("code", null, code),
    );
    at = match.index + whole.length;
  }
  return [...found, text.slice(at)];
}
