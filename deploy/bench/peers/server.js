// boardgame.io on a loopback port; with a folder as second argument it keeps what it is told, else nothing.
const { Server, FlatFile } = require("boardgame.io/server");
const { Duel } = require("./game");
const [port, dir] = process.argv.slice(2);
Server({ games: [Duel], db: dir ? new FlatFile({ dir }) : undefined, origins: ["*"] }).run({ port: +port });
