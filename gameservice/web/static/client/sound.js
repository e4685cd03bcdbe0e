/** Short noises of the table, made of plain tones. Nothing is heard unless it is switched on in the settings. */

import { settings } from "./settings.js";

/** Each tone: pitch in Hz where it begins and where it ends, start and length in seconds, loudness. */
const SOUNDS = {
  tap: [[620, 620, 0, 0.05, 0.1]],
  card: [[340, 190, 0, 0.09, 0.22]],
  good: [
    [523, 523, 0, 0.12, 0.14],
    [784, 784, 0.1, 0.2, 0.14],
  ],
  bad: [
    [220, 150, 0, 0.18, 0.2],
    [156, 98, 0.14, 0.3, 0.2],
  ],
  fall: [[420, 70, 0, 0.45, 0.2]],
  turn: [
    [659, 659, 0, 0.1, 0.12],
    [880, 880, 0.12, 0.22, 0.12],
  ],
  win: [
    [523, 523, 0, 0.14, 0.14],
    [659, 659, 0.13, 0.14, 0.14],
    [784, 784, 0.26, 0.14, 0.14],
    [1047, 1047, 0.39, 0.4, 0.14],
  ],
};
const ATTACK = 0.008;

let context = null;

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  context.resume(); // browsers hold it back until something was pressed
  for (const tone of SOUNDS[name]) ring(...tone);
}

function ring(from, to, start, length, loudness) {
  const begin = context.currentTime + start;
  const end = begin + length;
  const voice = new OscillatorNode(context, { type: "triangle", frequency: from });
  const volume = new GainNode(context, { gain: 0 });
  voice.frequency.linearRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + ATTACK);
  volume.gain.linearRampToValueAtTime(0, end);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(end);
}
