// Clients of boardgame.io: each has a match of its own, plays both sides of it over two sockets, and moves as soon as
// both have seen the move before. A move counts from its sending until its own side has seen it. One line of JSON.
const http = require("http");
const { io } = require("socket.io-client");

const [port, clients, seconds] = process.argv.slice(2).map(Number);
const MOVES = 60; // a match; about as many as one of Ouch! has
const agent = new http.Agent({ keepAlive: true });

function post(path, body) {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method: "POST", agent, headers: { "content-type": "application/json" } };
    const request = http.request(options, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => resolve(JSON.parse(text)));
    });
    request.on("error", reject);
    request.end(JSON.stringify(body));
  });
}

const took = [];
let starts, ends;

async function playMatch() {
  const { matchID } = await post("/games/duel/create", { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ["0", "1"]) {
    const joined = await post(`/games/duel/${matchID}/join`, { playerID, playerName: playerID });
    credentials.push(joined.playerCredentials);
  }
  const options = { transports: ["websocket"], forceNew: true, reconnection: false };
  const sockets = [0, 1].map(() => io(`http://127.0.0.1:${port}/duel`, options));
  await new Promise((resolve, reject) => {
    const states = [null, null];
    let moves = 0, mover = -1, sent = 0;
    const seen = (player, state) => {
      states[player] = state;
      const now = performance.now();
      if (player === mover && sent >= starts && now <= ends) took.push(now - sent);
      if (!states[0] || !states[1] || states[0]._stateID !== states[1]._stateID) return;
      if (moves++ >= MOVES || now >= ends) return resolve();
      mover = +states[0].ctx.currentPlayer;
      const hand = states[mover].G.players[mover];
      const payload = { type: "play", args: [hand[0]], playerID: String(mover), credentials: credentials[mover] };
      sent = performance.now();
      sockets[mover].emit("update", { type: "MAKE_MOVE", payload }, states[mover]._stateID, matchID, String(mover));
    };
    sockets.forEach((socket, player) => {
      socket.on("connect_error", reject);
      socket.on("sync", (_, info) => seen(player, info.state));
      socket.on("update", (_, state) => seen(player, state));
      socket.on("connect", () => socket.emit("sync", matchID, String(player), credentials[player], 2));
    });
  });
  sockets.forEach((socket) => socket.close());
}

async function client() {
  while (performance.now() < ends) await playMatch();
}

(async () => {
  starts = performance.now() + (seconds * 1000) / 3;
  ends = starts + seconds * 1000;
  await Promise.all(Array.from({ length: clients }, client));
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))];
  console.log(JSON.stringify({ "moves/s": took.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) }));
  process.exit(0);
})();
