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

  "lesson.cactus.take":
    "Drag a piece onto the cactus, or tap it. Two fingers, the round handle, the wheel or the buttons turn " +
    "it.",
  "lesson.cactus.tremble":
    "Let go, and it falls as things fall. Your hand trembles a little: faint outlines show how far.",
  "lesson.cactus.die":
    "The die says which piece: the colour or the shape of the last one, or !!, the first special. It goes " +
    "on the next cactus.",
  "lesson.cactus.flowers":
    "The third piece of a colour or shape on all cacti wins a flower, the fifth two. So does the fifth " +
    "colour on one cactus: two. Most flowers win.",
  "lesson.cactus.like":
    "Pieces of one colour, or of one shape, must not touch each other. While you hold one, dashed lines " +
    "mark those.",
  "lesson.cactus.finger":
    "The circle is your fingertip. Where it touches the cactus or another piece, that costs a flower: you " +
    "may hold the piece elsewhere.",
  "lesson.cactus.again": "It did not stay. That costs nothing: try once more with the same piece.",
  "lesson.cactus.mend":
    "What is ringed must not touch. Take your piece out and hang it elsewhere; what leans on it may fall.",
  "lesson.cactus.spoiled":
    "Each piece of others that you knock down costs a flower, and this turn wins none.",
  "lesson.cactus.forgo": "After five tries you may give the turn up for a flower, or go on trying.",
  "lesson.cactus.claim":
    "Say how many flowers the placement has won. Too few is paid as you say; too many, and nothing is paid.",
  "lesson.cactus.end":
    "It ends soon: when the special pieces or the flowers have run out, or no basic piece fits the die.",

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
  "cactus.begun": "{name} places the {piece} on the {cactus} …",
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
  "cactus.tray.hint": "Drag a piece onto the cactus, or choose one.",
  "cactus.tray.again": "Once more with the same piece: drag it, or choose it.",
  "cactus.tray.mend": "Take the piece out, and hang it where like does not touch like.",
  "cactus.tray.low": "Take the piece out, and hang it off the base.",
  "cactus.stage": "The {cactus}",
  "cactus.key.move": "move",
  "cactus.key.turn": "turn",
  "cactus.key.fine": "finer",
  "cactus.key.way": "waypoint",
  "cactus.key.finger": "finger",
  "cactus.key.closer": "closer",
  "cactus.key.place": "let go",
  "cactus.key.back": "back",
  "cactus.closer": "Look closer",
  "cactus.farther": "See it all",
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
  "cactus.hand.back": "put back",
  "cactus.hand.waypoint": "waypoint",
  "cactus.hand.undo": "undo it",
  "cactus.hand.finger": "finger",
  "cactus.hand.finger.where": "Where shall your finger hold it? Drag it, tap, or use the arrows",
  "cactus.hand.finger.done": "Hold it here",
  "cactus.hand.auto": "choose for me",
  "cactus.hand.trembles": "Your hand trembles: up to {along} mm and {around}°",
  "cactus.hand.still": "Your hand is still as a rock",
  "cactus.hand.free": "Free: you can let go here",
  "cactus.hand.checking": "Free, as it seems",
  "cactus.hand.overlaps": "No room here. It overlaps: {thing}",
  "cactus.hand.pushes": "Pushes on its way: {thing}",
  "cactus.hand.touches": "Your finger touches: {thing}. That costs a flower",
  "cactus.hand.may_touch": "Free, but if your hand trembles, your finger may touch: {thing}",
  "cactus.hand.offends": "Free, but it touches its like: {thing}",
  "cactus.hand.low": "Free, but it must not touch: {thing}",
  "cactus.hand.taken": "You hold the {piece}, {pose}. {outlook}.",
  "cactus.hand.at": "{pose}. {outlook}.",
  "cactus.hand.returned": "The {piece} is back.",
  "cactus.hand.sent": "Let go…",
  "cactus.fault.out_of_reach": "Out of reach",
  "cactus.fault.path_too_long": "The way is longer than 600 mm",
  "cactus.fault.grip_off_piece": "The finger is not on the piece",
  "cactus.fault.start_overlaps": "It overlaps something where it appears",

  "cactus.claim": { one: "{n} flower", other: "{n} flowers" },
  "cactus.choices": "What else may be done",
  "cactus.forgo": "Give up this turn: −1 flower",
  "cactus.flowers": "Flowers",
  "cactus.flowers.n": { one: "flower", other: "flowers" },
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
