// A trick-taking game for two without end: about as many bytes of state, and as little work a move, as Ouch!.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

function shuffled(seed) {
  let state = seed >>> 0 || 1;
  const deck = [...Array(52).keys()];
  for (let i = 51; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = Math.floor((state / 4294967296) * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

function deal(round) {
  const deck = shuffled(round * 7919 + 1);
  return { players: { 0: deck.slice(0, 13), 1: deck.slice(13, 26) }, secret: deck.slice(26), trick: [], taken: [0, 0], round };
}

function takeTrick(G) {
  const [[first, led], [second, answered]] = G.trick;
  const follows = Math.floor(led / 13) === Math.floor(answered / 13);
  const winner = follows && answered > led ? second : first;
  G.taken[winner]++;
  G.trick = [];
  for (const player of G.secret.length ? [winner, 1 - winner] : []) G.players[player].push(G.secret.pop());
  if (!G.players[0].length && !G.players[1].length) Object.assign(G, deal(G.round + 1));
  return winner;
}

const Duel = {
  name: "duel",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => deal(0),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    play: {
      client: false,
      move: ({ G, events, playerID }, card) => {
        const at = G.players[playerID].indexOf(card);
        if (at < 0) return INVALID_MOVE;
        G.players[playerID].splice(at, 1);
        G.trick.push([+playerID, card]);
        const next = G.trick.length === 2 ? takeTrick(G) : 1 - +playerID;
        events.endTurn({ next: String(next) });
      },
    },
  },
};
module.exports = { Duel };
