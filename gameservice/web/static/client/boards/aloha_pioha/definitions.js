/** What is drawn more than once in Aloha Pioha, for `<use>`. Tribes have signs beside colours. */

import { LICE } from "./lice.js";

export const DEFINITIONS = `
<!-- The girl, 104 by 104. -->
<g id="aloha-girl">
<path d="M14 104Q2 58 14 38 24 6 54 6T94 38Q106 60 92 104Z" fill="#4a2e1d"/>
<path d="M40 8Q36-2 26 1M58 6Q60-5 71-3M76 13Q85 6 92 12" fill="none" stroke="#4a2e1d"
 stroke-width="3.5" stroke-linecap="round"/>
<path d="M30 104Q32 90 46 88H60Q74 90 76 104Z" fill="#e2a877"/>
<path d="M25 52Q25 30 53 30T81 52Q81 92 53 92T25 52Z" fill="#efbb8b"/>
<path d="M24 56Q26 34 46 32 70 36 82 56 84 28 53 24 22 28 24 56Z" fill="#4a2e1d"/>
<g fill="none" stroke="#3d2f22" stroke-width="3" stroke-linecap="round">
<path d="M34 59Q39 53 44 59M62 59Q67 53 72 59M31 49Q38 45 44 48M62 48Q68 45 75 49" stroke-width="2.5"/>
<path d="M43 73Q53 84 63 73"/></g>
<g fill="#e88a6c" opacity=".6"><circle cx="34" cy="69" r="6"/><circle cx="72" cy="69" r="6"/></g>
<g transform="translate(84 40) scale(1.3)" fill="#e4553f" stroke="#8e2319"><circle cy="-6.8" r="5.2"/>
<circle cx="6.5" cy="-2.1" r="5.2"/><circle cx="4" cy="5.5" r="5.2"/><circle cx="-4" cy="5.5" r="5.2"/>
<circle cx="-6.5" cy="-2.1" r="5.2"/>
<path d="M-1 1 5-6" stroke="#f7cf56" stroke-width="2.8" stroke-linecap="round"/></g>
</g>

<!-- The signs of the tribes, around 0,0, about 24 across: of each another form. -->
<g id="aloha-yellow" stroke="#8a6508"><circle r="5.5" fill="#8a6508"/>
<path d="M0-8V-12M0 8V12M-8 0H-12M8 0H12M-5.7-5.7-8.5-8.5M5.7-5.7 8.5-8.5M-5.7 5.7-8.5 8.5M5.7 5.7 8.5
 8.5" stroke-width="3" stroke-linecap="round"/>
</g>
<g id="aloha-red" fill="#8f2c25"><circle cy="-6.8" r="5.2"/><circle cx="6.5" cy="-2.1" r="5.2"/>
<circle cx="4" cy="5.5" r="5.2"/><circle cx="-4" cy="5.5" r="5.2"/><circle cx="-6.5" cy="-2.1" r="5.2"/>
<path d="M-1 1 5-6" stroke="#f7cf56" stroke-width="2.8" stroke-linecap="round"/></g>
<g id="aloha-green"><path d="M-8 10C-14-4-4-12 11-11 12 3 5 13-8 10Z" fill="#2f6b2c"/>
<path d="M-11 13 6-6" stroke="#2f6b2c" stroke-width="2.5" stroke-linecap="round"/>
<path d="M-8 9.5 6-6M-4 5-5-3M1 0 0-7M-2 3 5 4M3-3 9-2" fill="none" stroke="#dff0d2" stroke-width="1.6"
 stroke-linecap="round"/>
</g>
<g id="aloha-blue">
<path d="M-12 10C-11-4-4-11 4-11 10-11 13-6 11-2 9-6 4-6 3-2 2 3 7 6 12 6V10Z" fill="#1f4f8f"
 stroke="#1f4f8f" stroke-linejoin="round"/>
<path d="M-7 7Q-5-2 1-6" fill="none" stroke="#cfe2fa" stroke-width="1.8" stroke-linecap="round"/></g>

${LICE}

<!-- Beside a name, around 0,0. -->
<g id="aloha-tribe-yellow"><circle r="19" fill="#f4c93f" stroke="#8a6508" stroke-width="2"/>
<use href="#aloha-yellow"/></g>
<g id="aloha-tribe-red"><circle r="19" fill="#ee8d7d" stroke="#8f2c25" stroke-width="2"/>
<use href="#aloha-red"/></g>
<g id="aloha-tribe-green"><circle r="19" fill="#93c67a" stroke="#2f6b2c" stroke-width="2"/>
<use href="#aloha-green"/></g>
<g id="aloha-tribe-blue"><circle r="19" fill="#8ab6e8" stroke="#1f4f8f" stroke-width="2"/>
<use href="#aloha-blue"/></g>

<!-- What is printed on a hair card, around 0,0, about 22 across: endurance, tickle number, points. -->
<g id="aloha-holds" fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="M-9 0H9" stroke="#5b3a21" stroke-width="3.5"/>
<path d="M-6-6-11 0-6 6M6-6 11 0 6 6" stroke="#5b3a21" stroke-width="2.5"/></g>
<g id="aloha-feather" stroke="#6b2f63" stroke-linecap="round" stroke-linejoin="round">
<path d="M-6 6C-9-3-2-11 11-12 12-8 10-4 8-2L4-2 6 1 1 3-1 1-1 5C-3 6-5 6-6 6Z" fill="#e3a6d8"
 stroke-width="1.4"/>
<path d="M-11 12Q-3 1 6-7" fill="none" stroke-width="1.8"/></g>
<path id="aloha-star" d="M0-11.5 3.3-4.2 11-3.5 5.2 1.7 6.9 9.3 0 5.3-6.9 9.3-5.2 1.7-11-3.5-3.3-4.2Z"
 fill="#f0a52a" stroke="#7d4f0c" stroke-width="1.3" stroke-linejoin="round"/>
<path id="aloha-crown" d="M-15 8-17-7-8-1 0-11 8-1 17-7 15 8Z" fill="#f5bb33" stroke="#7d4f0c"
 stroke-width="1.8" stroke-linejoin="round"/>

<!-- A knot around 0,0. -->
<g id="aloha-tied" fill="none">
<path d="M-12 0C-12-13 6-13 6 0S-6 13-8 4M12 0C12 13-6 13-6 0S6-13 8-4" stroke="#2b190d"
 stroke-width="6.5"/>
<path d="M-12 0C-12-13 6-13 6 0S-6 13-8 4M12 0C12 13-6 13-6 0S6-13 8-4" stroke="#8b5a36"
 stroke-width="3.5"/>
</g>

<!-- A comb, 44 by 36, and a ghost around 0,0. -->
<path id="aloha-comb" d="M2 14Q2 2 22 2T42
 14V34H38V18H35V34H31V18H28V34H24V18H20V34H16V18H13V34H9V18H6V34H2Z" fill="#c98d4e" stroke="#6e4319"
 stroke-width="1.5" stroke-linejoin="round"/>
<g id="aloha-ghost">
<path d="M-11 12V-2Q-11-13 0-13T11-2V12L7 8 3.5 12 0 8-3.5 12-7 8Z" fill="#fff" stroke="#5d6b7d"
 stroke-width="1.8" stroke-linejoin="round"/>
<circle cx="-4" cy="-3" r="2" fill="#2a2014"/><circle cx="4" cy="-3" r="2" fill="#2a2014"/></g>

<!-- The deck of tickles, 56 by 66; lightning and clock around 0,0. -->
<g id="aloha-tickles"><rect width="56" height="66" rx="8" fill="#b26aa6" stroke="#5a2753" stroke-width="2"/>
<rect x="5" y="5" width="46" height="56" rx="5" fill="none" stroke="#e9c4e2" stroke-width="1.5"/>
<use href="#aloha-feather" x="28" y="21"/><rect x="9" y="34" width="38" height="25" rx="8" fill="#fff8ea"/>
</g>
<path id="aloha-lightning" d="M2-12-8 2H-1L-3 12 8-3H1L5-12Z" fill="#f7c531" stroke="#7d4f0c"
 stroke-width="1.5" stroke-linejoin="round"/>
<g id="aloha-clock"><circle r="10" fill="#fff" stroke="#27507f" stroke-width="2.5"/>
<path d="M0-6V0L4 3" fill="none" stroke="#27507f" stroke-width="2.2" stroke-linecap="round"/></g>

<!-- The kinds of tickles, around 0,0, about 26 across. -->
<g id="aloha-flashlight" stroke="#3d2f22" stroke-width="1.5" stroke-linejoin="round">
<path d="M2-4 13-10V10L2 4Z" fill="#fbe38a" stroke="none"/>
<path d="M-13-3H-3L2-6V6L-3 3H-13Z" fill="#8d97a5"/><path d="M-9-3v-2h4v2"/></g>
<g id="aloha-hop" fill="none" stroke="#3d2f22" stroke-width="2.5" stroke-linecap="round"
 stroke-linejoin="round">
<path d="M-11 9Q-8-9 1-9 8-9 10 3" stroke-dasharray="3 4.5"/><path d="M5 1 10.5 6 13-1"/></g>
<g id="aloha-pluck" stroke="#3d2f22" stroke-width="1.5" stroke-linejoin="round">
<path d="M-3 12Q-9-2-3-12L-1-11Q-4-2-1 12ZM3 12Q9-2 3-12L1-11Q4-2 1 12Z" fill="#aeb7c2"/></g>
<path id="aloha-home" d="M-12 0 0-11 12 0H9V11H3V4H-3V11H-9V0Z" fill="#e9a04f" stroke="#3d2f22"
 stroke-width="1.5" stroke-linejoin="round"/>
<g id="aloha-extra_pull" fill="none" stroke="#3d2f22" stroke-width="2.5" stroke-linecap="round"
 stroke-linejoin="round">
<path d="M-2 0H12M7-5 12 0 7 5M-10-4V4M-14 0H-6"/></g>
<use id="aloha-knot" href="#aloha-tied" transform="scale(.9)"/>
<g id="aloha-strong" font-size="21" font-weight="800" text-anchor="middle" fill="#27507f">
<text y="7">+3</text></g>
<g id="aloha-weak" font-size="21" font-weight="800" text-anchor="middle" fill="#27507f">
<text y="7">−3</text></g>
<g id="aloha-double" font-size="21" font-weight="800" text-anchor="middle" fill="#27507f">
<text y="7">×2</text></g>
<g id="aloha-topsy_turvy" fill="none" stroke="#27507f" stroke-width="3" stroke-linecap="round"
 stroke-linejoin="round">
<path d="M-6 10V-9M-11-4-6-10-1-4M6-10V9M1 4 6 10 11 4"/></g>
<g id="aloha-crowd" font-size="21" font-weight="800" text-anchor="middle" fill="#27507f">
<text y="7">+1</text></g>
<g id="aloha-champions" stroke="#3d2f22" stroke-width="1.5" stroke-linejoin="round">
<path d="M-8-12H-2L2-2-3 1ZM8-12H2L-2-2 3 1Z" fill="#5b93da"/><circle cy="4.5" r="7.5" fill="#f5bb33"/>
<path d="M-2 3 .5 1V8.5" fill="none" stroke-width="1.8"/></g>
<path id="aloha-steel" d="M0-12 10-8V0Q10 8 0 12-10 8-10 0V-8Z" fill="#aeb7c2" stroke="#3d2f22"
 stroke-width="1.8" stroke-linejoin="round"/>
<g id="aloha-blindfold"><path d="M-13-5Q0-9 13-5V3Q6 9 0 3-6 9-13 3Z" fill="#3d2f22"/>
<path d="M-8-1Q-5 2-2-1M2-1Q5 2 8-1" fill="none" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/>
</g>
<g id="aloha-few_and_brave" fill="none" stroke="#27507f" stroke-width="3" stroke-linecap="round">
<path d="M-10-4H2M-10 4H2"/><path d="M6-7 10-10V10" stroke-linejoin="round"/></g>

<!-- The forces of lice, 20 high, around 0. -->
<g id="aloha-force-1" font-size="20" font-weight="800" text-anchor="middle" fill="#2a2014"><text>−1</text></g>
<g id="aloha-force0" font-size="20" font-weight="800" text-anchor="middle" fill="#2a2014"><text>0</text></g>
<g id="aloha-force1" font-size="20" font-weight="800" text-anchor="middle" fill="#2a2014"><text>1</text></g>
<g id="aloha-force2" font-size="20" font-weight="800" text-anchor="middle" fill="#2a2014"><text>2</text></g>
<g id="aloha-force3" font-size="20" font-weight="800" text-anchor="middle" fill="#2a2014"><text>3</text></g>
<g id="aloha-force4" font-size="20" font-weight="800" text-anchor="middle" fill="#2a2014"><text>4</text></g>
<g id="aloha-force5" font-size="20" font-weight="800" text-anchor="middle" fill="#2a2014"><text>5</text></g>
`;
