/** What the cards that lie open are worth. What counts are the points that the service tells at the end. */

import { COLOURS } from "./kinds.js";

/** O23, O24. */
export const POINTS = { bouquet: 4, red: 5 };

/**
 * The points of each player, were it over now.
 * @param {object} view an `ouch.view`
 * @returns {{flowers: Object<string, number>, bouquets: number, leadsRed: boolean, points: number}[]} by seat
 */
export function standings(view) {
  const flowers = view.players.map((player) => flowersOf(player.cards));
  const mostRed = Math.max(...flowers.map(({ red }) => red));
  return flowers.map((mine) => {
    const bouquets = view.options.bouquets ? Math.min(...Object.values(mine)) : 0;
    const leadsRed = view.options.red_flowers && mine.red > 0 && mine.red === mostRed;
    const all = Object.values(mine).reduce((sum, n) => sum + n, 0);
    const points = all + POINTS.bouquet * bouquets + (leadsRed ? POINTS.red : 0);
    return { flowers: mine, bouquets, leadsRed, points };
  });
}

/** How many points a player loses with a card. */
export function costOf(view, seat, index) {
  const players = view.players.map((player) =>
    player.seat === seat ? { ...player, cards: player.cards.filter((_, place) => place !== index) } : player,
  );
  return standings(view)[seat].points - standings({ ...view, players })[seat].points;
}

/** How many flowers of each colour score. */
function flowersOf(cards) {
  const count = (colour) =>
    cards.filter((card) => card.colour === colour).reduce((sum, card) => sum + card.flowers, 0);
  return Object.fromEntries(COLOURS.map((colour) => [colour, count(colour)]));
}
