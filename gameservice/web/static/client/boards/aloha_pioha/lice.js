/** The lice of the four tribes, for `<use>`: 52 by 66, from the front and from behind, hands on a hair. */

/** The sheen of a tribe: its body, its edge, its paler side; and a pattern that no other tribe has. */
const TRIBES = {
  yellow: {
    body: "#f2c230",
    edge: "#7c5a06",
    pale: "#fff4c9",
    pattern: "M40 34h0M43 43h0M38 41h0M41 51h0M36 57h0M11 60h0M9 34h0",
    width: 3.6,
  },
  red: {
    body: "#ea7a69",
    edge: "#8f2c25",
    pale: "#fde3dc",
    pattern: "M32 33H46M32 40H47M32 47H47M32 54H45M26 61H40",
    width: 2.4,
  },
  green: {
    body: "#85bd6a",
    edge: "#2f6b2c",
    pale: "#e6f3da",
    pattern: "M36 25V62M40.5 28V60M45 33V54",
    width: 2.2,
  },
  blue: {
    body: "#79abe6",
    edge: "#1f4f8f",
    pale: "#e0ecfb",
    pattern: "M33 34 37 38 41 34 45 38M33 43 37 47 41 43 45 47M32 52 36 56 40 52 44 56",
    width: 2.2,
  },
};

const SHAPES = `
<path id="aloha-limbs" d="M8 40 1.5 37M8 49 1 50M10 57 3 62M44 40 50.5 37M44 49 51 50M42 57 49 62M20 7Q18 2 13
 1.5M32 7Q34 2 39 1.5M11 30 4 25M41 30 48 25" fill="none" stroke-width="2.4" stroke-linecap="round"/>
<path id="aloha-body" d="M26 20C39 20 47 28 47 43S40 65 26 65 5 58 5 43 13 20 26 20Z" stroke-width="2"/>
<g id="aloha-hands" stroke-width="1.6"><circle cx="4" cy="25" r="3.2"/><circle cx="48" cy="25" r="3.2"/></g>
<circle id="aloha-skull" cx="26" cy="14" r="10" stroke-width="2"/>
<g id="aloha-face"><circle cx="22" cy="12.5" r="3.7" fill="#fff"/><circle cx="30" cy="12.5" r="3.7" fill="#fff"/>
<circle cx="22.6" cy="13" r="1.7" fill="#2a2014"/><circle cx="30.6" cy="13" r="1.7" fill="#2a2014"/>
<path d="M18 7.5 23 9M34 7.5 29 9" stroke="#2a2014" stroke-width="1.3" stroke-linecap="round"/>
<path d="M22.5 19.5Q26 17.5 29.5 19.5" fill="none" stroke="#2a2014" stroke-width="1.6"
 stroke-linecap="round"/></g>`;

function tribe([name, { body, edge, pale, pattern, width }]) {
  const part = (id, fill = body) => `<use href="#aloha-${id}" fill="${fill}" stroke="${edge}"/>`;
  const trunk = `${part("limbs")}${part("skull")}`;
  return `
<g id="aloha-up-${name}">${trunk}${part("body")}
<path d="${pattern}" fill="none" stroke="${edge}" stroke-width="${width}" stroke-linecap="round"
 stroke-linejoin="round"/>
<ellipse cx="22" cy="44" rx="15.5" ry="17.5" fill="${pale}"/><use href="#aloha-face"/>${part("hands")}</g>
<g id="aloha-back-${name}">${trunk}${part("body")}
<path d="M34 21.5V64" stroke="${edge}" stroke-width="1.6" fill="none"/>
<path d="M21 6.5V10M26 5.5V9M31 6.5V10" stroke="${edge}" stroke-width="1.6" stroke-linecap="round"/>
<use href="#aloha-${name}" transform="translate(40.5 43) scale(.45)"/>
<path d="M21 22C30 21 32 24 32 30V56C32 63 28 64 21 64 12 63 7 55 7 43S12 23 21 22Z" fill="${pale}"/>
${part("hands")}</g>
<rect id="aloha-tile-${name}" width="56" height="86" rx="9" fill="${pale}" stroke="${edge}" stroke-width="2"/>
<path id="aloha-band-${name}" d="M1 66H55V77Q55 85 47 85H9Q1 85 1 77Z" fill="${body}"/>`;
}

export const LICE = SHAPES + Object.entries(TRIBES).map(tribe).join("");
