/** What the board of Cactus says, in English. */

const COLOURS = ["red", "orange", "yellow", "green", "blue"];
const SHAPES = ["hook", "arch", "moon", "tee", "ess"];
const SPECIALS = [
  ["sombrero", "red"],
  ["guitar", "red"],
  ["boot", "orange"],
  ["snake", "orange"],
  ["sun", "yellow"],
  ["skull", "yellow"],
  ["lizard", "green"],
  ["chili", "green"],
  ["hummingbird", "blue"],
  ["jug", "blue"],
];

/** One text for each of some names. */
function each(prefix, names, text) {
  return Object.fromEntries(names.map((name) => [`${prefix}.${name}`, text(name)]));
}

const pieces = [...SHAPES.flatMap((shape) => COLOURS.map((colour) => [shape, colour])), ...SPECIALS];

export default {
  ...Object.fromEntries(
    pieces.map(([shape, colour]) => [`cactus.piece.${shape}-${colour}`, `${colour} ${shape}`]),
  ),
  ...each(
    "cactus.ask.colour",
    COLOURS,
    (colour) => `${colour === "orange" ? "An" : "A"} ${colour} basic piece`,
  ),
  ...each("cactus.ask.shape", SHAPES, (shape) => `Another ${shape}`),

  "cactus.place.saguaro": "saguaro",
  "cactus.place.candelabra": "candelabra",
  "cactus.place.prickly_pear": "prickly pear",
  "cactus.place.zigzag": "zigzag",
  "cactus.place.anchor": "anchor",
  "cactus.place.base": "the base",
  "cactus.place.ground": "the ground",

  "cactus.die.colour": "The die shows colour: a basic piece of the same colour as the last.",
  "cactus.die.shape": "The die shows shape: a basic piece of the same shape as the last.",
  "cactus.die.special": "The die shows !!: the first special piece.",
  "cactus.last": "last",

  "cactus.ask.any": "Any basic piece",
  "cactus.ask.special": "The {piece}, the first special",
  "cactus.ask.placing": "The {piece}",
  "cactus.ask.again": "The {piece} again",
  "cactus.ask.mend": "Mend it: the {piece} again",
  "cactus.ask.claim": "How many flowers has the placement won?",
  "cactus.where": "on the {cactus}",
  "cactus.where.any": "on any cactus",
  "cactus.tried": { one: "tried once", other: "tried {n} times" },
  "cactus.spoiled": "Pieces fell: this turn wins no flowers.",
  "cactus.lately": "Placed last: the {piece}",
  "cactus.laying": "The table is being laid",
  "cactus.over": "The game is over",
  "cactus.ended.no_flowers": "No flowers are left",
  "cactus.ended.no_basic": "No basic piece fits the die",
  "cactus.ended.no_specials": "The last special is placed",
  "cactus.offence.C11": "Same colour touches: {one} and {other}",
  "cactus.offence.C12": "Same shape touches: {one} and {other}",
  "cactus.offence.C13": "On the base: {one}",

  "cactus.cacti": "The five cacti",
  "cactus.stand": { one: "{cactus}, one piece", other: "{cactus}, {n} pieces" },
  "cactus.usable": "The piece may go here",
  "cactus.tray": "Pieces to choose from",
  "cactus.tray.hint": "Choose a piece, then hang it on the cactus.",
  "cactus.tray.mend": "Take the piece out, and hang it where it does not touch its like.",
  "cactus.stage": "The {cactus}",
  "cactus.stage.keys":
    "While you hold a piece: arrow keys move it by 2 millimetres, with Shift by 10; comma and full stop turn " +
    "it by 5 degrees, with Shift by 1; plus adds a waypoint, minus takes it back; Enter lets go of it there, " +
    "Escape puts it back.",
  "cactus.keys": "By keyboard",
  "cactus.skip": "Skip",

  "cactus.hand": "The piece in your hand",
  "cactus.hand.move": "Move and turn",
  "cactus.hand.left": "Left by 1 mm",
  "cactus.hand.right": "Right by 1 mm",
  "cactus.hand.up": "Up by 1 mm",
  "cactus.hand.down": "Down by 1 mm",
  "cactus.hand.turn_left": "Turn left by 5 degrees",
  "cactus.hand.turn_right": "Turn right by 5 degrees",
  "cactus.hand.place": "Let go here",
  "cactus.hand.back": "Put it back",
  "cactus.hand.waypoint": "Add a waypoint",
  "cactus.hand.undo": "Take a waypoint back",
  "cactus.hand.way": { one: "One waypoint", other: "{n} waypoints" },
  "cactus.hand.grip": "Place the finger",
  "cactus.hand.grip.tap": "Tap on the piece where your finger shall hold it.",
  "cactus.hand.grip.auto": "Choose the finger for me",
  "cactus.hand.free": "Free: you can let go here",
  "cactus.hand.overlaps": "Overlaps: {thing}",
  "cactus.hand.pushes": "Pushes on its way: {thing}",
  "cactus.hand.touches": "Your finger touches: {thing}. That costs a flower",
  "cactus.hand.taken": "You hold the {piece}, {pose}. {outlook}.",
  "cactus.hand.at": "{pose}. {outlook}.",
  "cactus.hand.returned": "The {piece} is back.",
  "cactus.hand.sent": "Let go…",
  "cactus.fault.out_of_reach": "Out of reach",
  "cactus.fault.path_too_long": "The way is longer than 600 mm",
  "cactus.fault.grip_off_piece": "The finger is not on the piece",
  "cactus.fault.start_overlaps": "It overlaps something where it appears",

  "cactus.claim": { one: "{n} flower", other: "{n} flowers" },
  "cactus.forgo": "Give up this turn: −1 flower",
  "cactus.flowers": "Flowers",
  "cactus.flowers.n": { one: "flower", other: "flowers" },
  "cactus.seat": "Seat {n}",
  "cactus.you": "you",
  "cactus.supply": "{n} of {all} tokens in the supply",
  "cactus.more": "What is left",
  "cactus.pile": { one: "One basic piece", other: "{n} basic pieces" },
  "cactus.specials": {
    one: "One special piece, the first comes first",
    other: "{n} special pieces, the first comes first",
  },
  "cactus.discarded": { one: "One piece has been discarded", other: "{n} pieces have been discarded" },
  "cactus.words": "What hangs where",
  "cactus.bare": "nothing",
  "cactus.hangs": "{piece}: {pose}",
  "cactus.touch": "{one} touches {other}",
  "cactus.pose": "x {x} mm, y {y} mm, turned {angle}°",
};
