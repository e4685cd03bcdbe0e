/** What is drawn on cacti and pieces: in millimetres around the origin of their outlines, y downwards. */

/** Thorns, drawn as a dotted line up the stems. */
export const THORNS = {
  saguaro:
    "M-4-12V-184M4-12V-184M-12-70H-30Q-42-70-42-82V-118M-48-94-60-98M13-98H36Q48-98 48-110V-158" +
    "M55-128 67-131M-12-146H-20Q-28-146-28-154V-170",
  candelabra:
    "M0-12V-168M-11-78H-50Q-62-78-62-90V-146M11-78H50Q62-78 62-90V-132M-30-86V-112M30-86V-152" +
    "M-69-118-78-121M8-152 15-154",
  prickly_pear:
    "M0-20V-84M-10-30Q-14-52-10-76M10-30Q14-52 10-76M-15-84-37-118M-23-78-45-112M24-76 48-106" +
    "M16-82 40-112M-2.5-88V-138M6.5-88V-138M-44-120-52-144M12-141 24-163",
  zigzag:
    "M0-12V-34L-34-54V-82L30-104V-134L-12-152V-184M-42-64-62-74M-35-89-38-104M38-107.5 58-116" +
    "M31-141 34-156M-20-160-36-168M8-34 26-42 28-56",
  anchor:
    "M0-12V-178M-58-122V-112A58 58 0 0 0 58-112V-130M-42-150-9-145M9-147 40-158M-43-157-44-164" +
    "M40-164V-172M66-119 74-122",
};

/** What is drawn on the special pieces. */
export const FACES = {
  sombrero: "M-14.5 4Q0 7.5 14.5 4M-13.5-1.5Q0 2 13.5-1.5",
  boot: "M-12-20H5.5M-12 19.5H23M-6 9Q0 9 4 4",
  chili: "M-20 1A26 26 0 0 0-12 6M1 7A26 26 0 0 0 9 5M15-3 22-4",
  snake: "M28 13.5h0M31.5 11h0M-22-13h0M18-11h0M-12-5h0M8-5h0M-31-8h0",
  skull: "M-6-3a2.2 2.8 0 1 0 .1 0M6-3a2.2 2.8 0 1 0 .1 0M-2.2 22h0M2.2 22h0M-4 5Q0 2.5 4 5",
  hummingbird: "M17.5-10h0M-12-27-1-8M-17-22-6-6M-31 13-17 7",
  lizard: "M26-5h0M27 3h0M-6-2h0M-7 3h0M7-2h0M8 3h0M13 0h0",
  sun: "M-5.5 0h0M5.5 0h0M-6 5Q0 11 6 5",
  guitar: "M4.5 5.5A4.5 4.5 0 1 0 4.5 5.6M-5 28H5M-1.2 5V-37M1.2 5V-37",
  jug: "M-16 0-10.5 5-5 0 0 5 5 0 10.5 5 16 0M-16 21H16M-7.5-12H7.5",
};

/** Fill, pattern and edge of each colour. The patterns look the same however a piece is turned. */
export const COLOURS = {
  red: { fill: "#e2574a", mark: "#c23d2e", edge: "#7d1d14", tile: 4, turned: 45, d: "M0 2H4", width: 1.3 },
  orange: { fill: "#f59f45", mark: "#c8701a", edge: "#7d4208", tile: 5, turned: 45, d: "M2 2h0", width: 1.9 },
  yellow: { fill: "#fbd950", mark: "#fbd950", edge: "#7c5a06", tile: 9, turned: 0, d: "", width: 0 },
  green: {
    fill: "#93d07e",
    mark: "#5fa84d",
    edge: "#23521d",
    tile: 4,
    turned: 45,
    d: "M0 2H4M2 0V4",
    width: 0.8,
  },
  blue: {
    fill: "#4a8bdc",
    mark: "#c4ddfb",
    edge: "#173f78",
    tile: 6,
    turned: 0,
    d: "M.5 1.5H2.5M1.5 .5V2.5M3.5 4.5H5.5M4.5 3.5V5.5",
    width: 0.7,
  },
};
