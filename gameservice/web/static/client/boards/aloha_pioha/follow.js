/**
 * The view after an event, as far as it can be seen on the table. It only bridges the time until the
 * service's own view is shown, and knows no rules.
 * @param {object} view an `aloha.view`
 * @param {object} event
 */
export function after(view, event) {
  const { type, seat, data } = event;
  switch (type) {
    case "aloha.turn_began":
      return { ...view, player: seat, turn: data.turn };
    case "aloha.played": {
      const louse = { back: data.back, face: data.face, force: data.face === "up" ? data.force : undefined };
      const played = withPlayer(view, seat, (player) => ({ ...player, hand: withoutOne(player.hand, data) }));
      return withEnd(played, data.hair, data.end, (end) => joined(end, seat, louse));
    }
    case "aloha.combed":
      return withPlayer(view, seat, (player) => ({
        ...player,
        hand: data.positions
          ? player.hand.filter((_, place) => !data.positions.includes(place))
          : data.cards.reduce(withoutOne, player.hand),
        comb: player.comb + data.cards.length,
      }));
    case "aloha.drew":
      return withPlayer(view, seat, (player) => ({
        ...player,
        hand: [...player.hand, ...data.cards].sort(inTableOrder),
        deck: data.deck,
        deck_back: data.deck_back,
      }));
    case "aloha.tickle_due":
      return withHair(view, data.hair, (hair) => ({ ...hair, due: true }));
    case "aloha.tickled": {
      const face_up = view.tickles.face_up.filter((_, place) => place !== data.from);
      const deck = view.tickles.deck - (data.from === "deck" ? 1 : 0);
      const tickled = withHair(view, data.hair, (hair) => ({ ...hair, due: false, tickle: data.kind }));
      return { ...tickled, tickles: { face_up, deck } };
    }
    case "aloha.tickle_revealed": {
      const { face_up, deck } = view.tickles;
      return { ...view, tickles: { face_up: [...face_up, data.kind], deck: deck - 1 } };
    }
    case "aloha.moved":
      return moved(view, data);
    case "aloha.revealed":
      return withHair(view, data.hair, (hair) => ({
        ...hair,
        left: revealed(hair.left, data.left),
        right: revealed(hair.right, data.right),
      }));
    case "aloha.hair_won":
      return withHair(view, data.hair, (hair) => ({ ...hair, result: data }));
    default:
      return view;
  }
}

function withPlayer(view, seat, change) {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? change(player) : player)) };
}

function withHair(view, number, change) {
  return { ...view, hairs: view.hairs.map((hair) => (hair.hair === number ? change(hair) : hair)) };
}

function withEnd(view, number, end, change) {
  return withHair(view, number, (hair) => ({ ...hair, [end]: change(hair[end]) }));
}

function joined(end, seat, louse) {
  return summed({ seat, lice: [...(end?.lice ?? []), louse] });
}

function revealed(end, forces) {
  if (!end) return end;
  return summed({
    ...end,
    lice: end.lice.map((louse, place) => ({ ...louse, face: "up", force: forces[place] })),
  });
}

function summed(end) {
  return { ...end, sum: end.lice.reduce((sum, louse) => sum + (louse.force ?? 0), 0) };
}

function moved(view, { owner, from, to, back, face, force }) {
  const lice = view.hairs[from.hair][from.end].lice;
  const rest = lice.filter((_, place) => place !== from.louse);
  const left = withEnd(view, from.hair, from.end, (end) =>
    rest.length ? summed({ ...end, lice: rest }) : null,
  );
  if (to === "hand") {
    return withPlayer(left, owner, (player) => ({
      ...player,
      hand: [...player.hand, { back, force }].sort(inTableOrder),
    }));
  }
  if (to === "comb") return withPlayer(left, owner, (player) => ({ ...player, comb: player.comb + 1 }));
  const louse = { back, face, force: face === "up" ? force : undefined };
  return withEnd(left, to.hair, to.end, (end) => joined(end, owner, louse));
}

/** A hand without the card at a known place, or else without one of the same back. */
function withoutOne(hand, { back, card }) {
  const gone = card ?? hand.findIndex((held) => String(held.back) === String(back));
  return hand.filter((_, place) => place !== gone);
}

function inTableOrder(one, other) {
  return one.back[0] - other.back[0] || (one.force ?? 0) - (other.force ?? 0);
}
