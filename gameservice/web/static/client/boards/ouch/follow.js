/**
 * The view after an event, as far as it can be seen on the table. It only bridges the time until the
 * service's own view is shown, and knows no rules.
 * @param {object} view an `ouch.view`
 * @param {object} event
 */
export function after(view, event) {
  const { type, seat, data } = event;
  switch (type) {
    case "ouch.shuffled":
      return data.pile === 2
        ? { ...view, pile: data.cards, pile_number: 2, reshuffled: view.box, box: [] }
        : { ...view, pile: data.cards };
    case "ouch.dealt": {
      const card = { slot: data.slot, colour: data.colour, shown: data.shown, pile: view.pile_number };
      return { ...view, row: [...without(view.row, data.slot), card], pile: Math.max(view.pile - 1, 0) };
    }
    case "ouch.flipped":
      return { ...view, row: without(view.row, data.slot) };
    case "ouch.won":
      return received(view, seat, data.card, data.watches);
    case "ouch.lost": {
      const kept = data.index === null ? view : withoutWon(view, seat, data.index);
      return data.to === "box"
        ? { ...kept, box: [...kept.box, data.card] }
        : received(kept, data.to, data.card, null);
    }
    case "ouch.turn_began":
      return { ...view, turn: seat, fennec_at_stake: data.extra ? lastCard(view, seat) : null };
    default:
      return view;
  }
}

function without(row, slot) {
  return row.filter((card) => card.slot !== slot);
}

function withPlayer(view, seat, change) {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? change(player) : player)) };
}

function received(view, seat, card, watches) {
  return withPlayer(view, seat, (player) => ({
    ...player,
    cards: [...player.cards, card],
    snake_watches: watches ?? player.snake_watches,
  }));
}

function withoutWon(view, seat, index) {
  return withPlayer(view, seat, (player) => ({
    ...player,
    cards: player.cards.filter((_, place) => place !== index),
  }));
}

function lastCard(view, seat) {
  return view.players.find((player) => player.seat === seat).cards.length - 1;
}
