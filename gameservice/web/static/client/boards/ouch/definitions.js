/** What is drawn more than once in Ouch!, for `<use>`. A flower differs by its form as well as its
 colour. */
export const DEFINITIONS = `
<!-- Flowers, around 0,0, about 24 across: of each colour another form. -->
<g id="ouch-red">
<g fill="#d9443c" stroke="#8c1d1a"><circle cy="-6.6" r="5.4"/><circle cx="6.3" cy="-2" r="5.4"/>
<circle cx="3.9" cy="5.3" r="5.4"/><circle cx="-3.9" cy="5.3" r="5.4"/><circle cx="-6.3" cy="-2" r="5.4"/>
</g>
<circle r="4.2" fill="#f7cf56"/>
</g>
<g id="ouch-blue">
<path d="M0-13.5 3.5-4.9 12.8-4.2 5.7 1.9 7.9 10.9 0 6-7.9 10.9-5.7 1.9-12.8-4.2-3.5-4.9Z"
 fill="#3f83d6" stroke="#173f78" stroke-linejoin="round"/>
<circle r="3" fill="#fffdf6"/>
</g>
<g id="ouch-purple">
<path d="M-10-10-4.7-5.5 0-12 4.7-5.5 10-10C12 3 8 11 0 12-8 11-12 3-10-10Z" fill="#8e5aa8"
 stroke="#4a2460" stroke-linejoin="round"/>
<path d="M-4.7-5.5C-5 1-3 7 0 12 3 7 5 1 4.7-5.5" fill="none" stroke="#4a2460"/>
</g>
<g id="ouch-white">
<g fill="#fff" stroke="#3d2f22" stroke-width="1.2"><ellipse id="ouch-petal" cy="-8" rx="3" ry="5"/>
<use href="#ouch-petal" transform="rotate(45)"/><use href="#ouch-petal" transform="rotate(90)"/>
<use href="#ouch-petal" transform="rotate(135)"/><use href="#ouch-petal" transform="rotate(180)"/>
<use href="#ouch-petal" transform="rotate(225)"/><use href="#ouch-petal" transform="rotate(270)"/>
<use href="#ouch-petal" transform="rotate(315)"/></g>
<circle r="4" fill="#f0a52a" stroke="#3d2f22"/>
</g>
<g id="ouch-bouquet" stroke-width="1.5"><use href="#ouch-red" transform="translate(-7 -6) scale(.55)"/>
<use href="#ouch-blue" transform="translate(7 -6) scale(.55)"/>
<use href="#ouch-purple" transform="translate(-7 7) scale(.55)"/>
<use href="#ouch-white" transform="translate(7 7) scale(.55)"/></g>
<g id="ouch-most-red"><use href="#ouch-red" transform="translate(0 4)"/>
<path d="M-9-6-11-17-5-12 0-18 5-12 11-17 9-6Z" fill="#f5bb33" stroke="#7d4f0c" stroke-width="1.3"
 stroke-linejoin="round"/></g>

<!-- Cactuses, 104 by 132: of each colour another kind, with three places to flower. -->
<g id="ouch-cactus-red" fill="none" stroke="#66803a" stroke-linecap="round">
<path d="M52 114V56" stroke-width="24"/>
<path d="M52 94H34Q24 94 24 84V76M52 86H70Q80 86 80 76V66" stroke-width="14"/>
<path d="M46 112V58M58 112V58" stroke="#a9bf73" stroke-width="2" stroke-dasharray="1 7"/>
</g>
<g id="ouch-cactus-blue" fill="none" stroke="#2a7b7c" stroke-linecap="round">
<path d="M52 116V58M22 68V80Q22 94 36 94H68Q82 94 82 80V68" stroke-width="15"/>
<path d="M52 114V58M22 68V80Q22 94 36 94H68Q82 94 82 80V68" stroke="#86c5bf" stroke-width="2"
 stroke-dasharray="1 7"/>
</g>
<g id="ouch-cactus-purple" fill="#637391" stroke="#4a5874">
<ellipse cx="52" cy="62" rx="12" ry="19"/>
<ellipse cx="30" cy="72" rx="12" ry="19" transform="rotate(-36 30 72)"/>
<ellipse cx="74" cy="72" rx="12" ry="19" transform="rotate(36 74 72)"/>
<ellipse cx="52" cy="96" rx="19" ry="24"/>
<path d="M45 88h1m12 0h1m-8 12h1m-9 6h1m14 0h1m-8-44h1m-1-10h1M28 66h1m4 12h1m41-12h1m-7 12h1"
 stroke="#c3cbe0" stroke-width="2" stroke-linecap="round"/>
</g>
<g id="ouch-cactus-white" fill="#8fae92" stroke="#5f7f66">
<ellipse cx="52" cy="88" rx="37" ry="32"/>
<path d="M52 56V120M52 56Q26 66 32 114M52 56Q78 66 72 114M52 56Q16 58 17 98M52 56Q88 58 87 98"
 fill="none" stroke="#e9f1e2" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"/>
</g>

<!-- Animals, around 0,0, about 44 by 32. -->
<g id="ouch-snake" stroke-linecap="round" fill="none">
<path d="M-20 10Q-14-8-7 1T6 7Q12 3 12-6" stroke="#39401a" stroke-width="9"/>
<path d="M-20 10Q-14-8-7 1T6 7Q12 3 12-6" stroke="#a7b53c" stroke-width="6"/>
<path d="M18-11l5-1m-5 1l4 3" stroke="#c8322b" stroke-width="1.8"/>
<ellipse cx="13" cy="-10" rx="7" ry="5.5" fill="#a7b53c" stroke="#39401a" stroke-width="1.5"/>
<circle cx="14.5" cy="-11.5" r="1.6" fill="#2a2014"/>
</g>
<g id="ouch-fennec" stroke="#6e4319" stroke-width="1.3" stroke-linejoin="round">
<path d="M-4-2-19-16-12 6ZM4-2 19-16 12 6Z" fill="#e9a04f"/>
<path d="M-7-1-15-11-11 3ZM7-1 15-11 11 3Z" fill="#fbe3c4" stroke="none"/>
<path d="M-13 3Q0-9 13 3 11 9 0 16-11 9-13 3Z" fill="#e9a04f"/>
<path d="M-9 7Q-3 6 0 11 3 6 9 7 5 13 0 16-5 13-9 7Z" fill="#fff3df" stroke="none"/>
<g fill="#2a2014" stroke="none"><circle cx="-5" cy="3.5" r="1.7"/><circle cx="5" cy="3.5" r="1.7"/>
<ellipse cy="13.5" rx="2.4" ry="1.9"/></g>
</g>

<!-- The edge of a card in the row, 104 by 148. -->
<clipPath id="ouch-card-edge"><rect x="5" y="5" width="94" height="138" rx="12"/></clipPath>
`;
