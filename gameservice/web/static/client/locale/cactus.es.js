/** Lo que dice el tablero de Cactus, en español. */

/** Cada color en masculino y en femenino. */
const COLOURS = {
  red: ["rojo", "roja"],
  orange: ["naranja", "naranja"],
  yellow: ["amarillo", "amarilla"],
  green: ["verde", "verde"],
  blue: ["azul", "azul"],
};
const MASCULINE = 0;
const FEMININE = 1;
const SHAPES = {
  hook: ["gancho", MASCULINE],
  arch: ["arco", MASCULINE],
  moon: ["luna", FEMININE],
  tee: ["te", FEMININE],
  ess: ["ese", FEMININE],
};
const SPECIALS = [
  ["sombrero", "red", "sombrero rojo"],
  ["guitar", "red", "guitarra roja"],
  ["boot", "orange", "bota naranja"],
  ["snake", "orange", "serpiente naranja"],
  ["sun", "yellow", "sol amarillo"],
  ["skull", "yellow", "cráneo amarillo"],
  ["lizard", "green", "lagartija verde"],
  ["chili", "green", "chile verde"],
  ["hummingbird", "blue", "colibrí azul"],
  ["jug", "blue", "cántaro azul"],
];

const basics = Object.entries(SHAPES).flatMap(([shape, [name, gender]]) =>
  Object.entries(COLOURS).map(([colour, forms]) => [shape, colour, `${name} ${forms[gender]}`]),
);

export default {
  ...Object.fromEntries(
    [...basics, ...SPECIALS].map(([shape, colour, name]) => [`cactus.piece.${shape}-${colour}`, name]),
  ),
  ...Object.fromEntries(
    Object.entries(COLOURS).map(([colour, forms]) => [
      `cactus.ask.colour.${colour}`,
      `Una pieza básica ${forms[FEMININE]}`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(SHAPES).map(([shape, [name, gender]]) => [
      `cactus.ask.shape.${shape}`,
      `${gender === FEMININE ? "Otra" : "Otro"} ${name}`,
    ]),
  ),

  "lesson.cactus.take":
    "Arrastra una pieza hasta el cactus, o tócala. La giran dos dedos, el mando redondo, la rueda o los " +
    "botones.",
  "lesson.cactus.tremble":
    "Suéltala y caerá como caen las cosas. Te tiembla un poco la mano: unos contornos tenues muestran " +
    "cuánto.",
  "lesson.cactus.die":
    "El dado dice qué pieza: el color o la forma de la última, o !!, la primera especial. Va en el cactus " +
    "siguiente.",
  "lesson.cactus.flowers":
    "La tercera pieza de un color o forma en todos los cactus gana una flor; la quinta, dos. El quinto " +
    "color de un cactus, también dos. Ganan más flores.",
  "lesson.cactus.like":
    "Las piezas de un mismo color o forma no deben tocarse. Mientras sostienes una, unas líneas marcan " +
    "cuáles.",
  "lesson.cactus.finger":
    "El círculo es la punta de tu dedo. Si toca el cactus u otra pieza, cuesta una flor: puedes sostener " +
    "la pieza por otro sitio.",
  "lesson.cactus.again": "No se ha quedado. No cuesta nada: inténtalo otra vez con la misma pieza.",
  "lesson.cactus.mend":
    "Lo marcado no debe tocarse. Saca tu pieza y cuélgala en otro sitio; lo que se apoya en ella puede caer.",
  "lesson.cactus.spoiled": "Cada pieza de otros que tiras cuesta una flor, y este turno no gana ninguna.",
  "lesson.cactus.forgo": "Tras cinco intentos puedes renunciar al turno por una flor, o seguir intentándolo.",
  "lesson.cactus.claim":
    "Di cuántas flores ha ganado la colocación. Si dices menos, se pagan esas; si dices más, no se paga " +
    "nada.",
  "lesson.cactus.end":
    "Pronto termina: cuando no quedan especiales ni flores, o ninguna pieza básica corresponde al dado.",

  "cactus.place.saguaro": "saguaro",
  "cactus.place.candelabra": "candelabro",
  "cactus.place.prickly_pear": "nopal",
  "cactus.place.zigzag": "zigzag",
  "cactus.place.anchor": "ancla",
  "cactus.place.base": "la base",
  "cactus.place.ground": "el suelo",

  "cactus.die.colour": "El dado dice color: una pieza básica del mismo color que la última.",
  "cactus.die.shape": "El dado dice forma: una pieza básica de la misma forma que la última.",
  "cactus.die.special": "El dado dice !!: la primera pieza especial.",
  "cactus.last": "última",

  "cactus.ask.any": "Cualquier pieza básica",
  "cactus.ask.special": "La primera especial: {piece}",
  "cactus.ask.placing": "Se coloca: {piece}",
  "cactus.ask.again": "Otra vez: {piece}",
  "cactus.ask.mend": "Hay que arreglarlo: {piece}, otra vez",
  "cactus.ask.claim": "¿Cuántas flores ha ganado la colocación?",
  "cactus.where": "en el {cactus}",
  "cactus.where.any": "en cualquier cactus",
  "cactus.tried": { one: "un intento", other: "{n} intentos" },
  "cactus.spoiled": "Han caído piezas: este turno no gana flores.",
  "cactus.begun": "{name} coloca en el {cactus}: {piece} …",
  "cactus.lately": "Lo último colocado: {piece}",
  "cactus.laying": "Se está preparando la mesa",
  "cactus.over": "La partida ha terminado",
  "cactus.ended.no_flowers": "No quedan flores",
  "cactus.ended.no_basic": "Ninguna pieza básica corresponde al dado",
  "cactus.ended.no_specials": "Se ha colocado la última especial",
  "cactus.offence.C11": "Se tocan y son del mismo color: {one} y {other}",
  "cactus.offence.C12": "Se tocan y tienen la misma forma: {one} y {other}",
  "cactus.offence.C13": "Toca la base: {one}",

  "cactus.cacti": "Los cinco cactus",
  "cactus.stand": { one: "{cactus}, una pieza", other: "{cactus}, {n} piezas" },
  "cactus.usable": "La pieza puede ir aquí",
  "cactus.tray": "Piezas para elegir",
  "cactus.tray.hint": "Arrastra una pieza hasta el cactus, o elige una.",
  "cactus.tray.again": "Otra vez con la misma pieza: arrástrala o elígela.",
  "cactus.tray.mend": "Saca la pieza y cuélgala donde no se toquen iguales.",
  "cactus.tray.low": "Saca la pieza y cuélgala sin tocar la base.",
  "cactus.stage": "El {cactus}",
  "cactus.key.move": "mover",
  "cactus.key.turn": "girar",
  "cactus.key.fine": "más fino",
  "cactus.key.way": "punto de paso",
  "cactus.key.finger": "dedo",
  "cactus.key.closer": "más cerca",
  "cactus.key.place": "soltar",
  "cactus.key.back": "devolver",
  "cactus.closer": "Ver más de cerca",
  "cactus.farther": "Verlo todo",
  "cactus.skip": "Saltar",

  "cactus.hand": "La pieza en tu mano",
  "cactus.hand.move": "Mover y girar",
  "cactus.hand.left": "1 mm a la izquierda",
  "cactus.hand.right": "1 mm a la derecha",
  "cactus.hand.up": "1 mm arriba",
  "cactus.hand.down": "1 mm abajo",
  "cactus.hand.turn_left": "Girar 5 grados a la izquierda",
  "cactus.hand.turn_right": "Girar 5 grados a la derecha",
  "cactus.hand.place": "Soltar aquí",
  "cactus.hand.back": "devolver",
  "cactus.hand.waypoint": "paso",
  "cactus.hand.undo": "quitarlo",
  "cactus.hand.finger": "dedo",
  "cactus.hand.finger.where": "¿Dónde debe sostenerla tu dedo? Arrástralo, toca o usa las flechas",
  "cactus.hand.finger.done": "Sostener aquí",
  "cactus.hand.auto": "elige por mí",
  "cactus.hand.trembles": "Te tiembla la mano: hasta {along} mm y {around}°",
  "cactus.hand.still": "Tu mano está firme como una roca",
  "cactus.hand.free": "Libre: puedes soltarla aquí",
  "cactus.hand.checking": "Libre, según parece",
  "cactus.hand.overlaps": "Aquí no cabe. Se solapa con: {thing}",
  "cactus.hand.pushes": "Empuja de camino: {thing}",
  "cactus.hand.touches": "Tu dedo toca y cuesta una flor: {thing}",
  "cactus.hand.may_touch": "Libre, pero si te tiembla la mano, el dedo puede tocar: {thing}",
  "cactus.hand.offends": "Libre, pero toca a otra igual: {thing}",
  "cactus.hand.low": "Libre, pero no debe tocar: {thing}",
  "cactus.hand.taken": "Sostienes: {piece}, {pose}. {outlook}.",
  "cactus.hand.at": "{pose}. {outlook}.",
  "cactus.hand.returned": "Devuelta: {piece}.",
  "cactus.hand.sent": "Suelta…",
  "cactus.fault.out_of_reach": "Fuera de alcance",
  "cactus.fault.path_too_long": "El camino mide más de 600 mm",
  "cactus.fault.grip_off_piece": "El dedo no está en la pieza",
  "cactus.fault.start_overlaps": "Se solapa con algo donde aparece",

  "cactus.claim": { one: "{n} flor", other: "{n} flores" },
  "cactus.choices": "Qué más se puede hacer",
  "cactus.forgo": "Renunciar a este turno: −1 flor",
  "cactus.flowers": "Flores",
  "cactus.flowers.n": { one: "flor", other: "flores" },
  "cactus.you": "tú",
  "cactus.supply": "{n} de {all} fichas en la reserva",
  "cactus.more": "Lo que queda",
  "cactus.pile": { one: "Una pieza básica", other: "{n} piezas básicas" },
  "cactus.specials": { one: "Una pieza especial, por orden", other: "{n} piezas especiales, por orden" },
  "cactus.discarded": { one: "Una pieza descartada", other: "{n} piezas descartadas" },
  "cactus.words": "Qué cuelga y dónde",
  "cactus.bare": "nada",
  "cactus.hangs": "{piece}: {pose}",
  "cactus.touch": "{one} toca: {other}",
  "cactus.pose": "x {x} mm, y {y} mm, girada {angle}°",
};
