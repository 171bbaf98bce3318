// A handful of sounds, made on the spot, and a tap on the fingertips. Both have a switch.

import { settings } from "../storage/settings.js";

/**
 * @typedef {"choose" | "play" | "reveal" | "take" | "pair" | "king" | "turn" | "sign" | "noise" | "caught" | "end"} Sense
 * @typedef {[pitch: number, begin: number, length: number, wave: "triangle" | "sine" | "sawtooth"]} Note
 */

/** Notes: pitch in Hz, when and how long in seconds, shape of the wave. @type {Record<Sense, Note[]>} */
const SOUNDS = {
  choose: [[520, 0, 0.06, "triangle"]],
  play: [
    [390, 0, 0.09, "triangle"],
    [585, 0.06, 0.1, "triangle"],
  ],
  reveal: [
    [440, 0, 0.1, "triangle"],
    [554, 0.07, 0.1, "triangle"],
    [659, 0.14, 0.18, "triangle"],
  ],
  take: [
    [300, 0, 0.08, "sine"],
    [225, 0.05, 0.09, "sine"],
  ],
  pair: [
    [659, 0, 0.1, "sine"],
    [880, 0.09, 0.22, "sine"],
  ],
  king: [
    [196, 0, 0.16, "sawtooth"],
    [262, 0.14, 0.16, "sawtooth"],
    [330, 0.28, 0.3, "sawtooth"],
  ],
  turn: [
    [494, 0, 0.09, "sine"],
    [740, 0.09, 0.14, "sine"],
  ],
  sign: [[880, 0, 0.09, "sawtooth"]],
  noise: [
    [1200, 0, 0.03, "triangle"],
    [950, 0.05, 0.03, "triangle"],
  ],
  caught: [
    [330, 0, 0.12, "sawtooth"],
    [247, 0.12, 0.24, "sawtooth"],
  ],
  end: [
    [523, 0, 0.14, "triangle"],
    [659, 0.12, 0.14, "triangle"],
    [784, 0.24, 0.14, "triangle"],
    [1047, 0.36, 0.34, "triangle"],
  ],
};
/** @type {Partial<Record<Sense, VibratePattern>>} */
const TOUCHES = { choose: 8, play: 16, king: [20, 40, 20], turn: 24, sign: 20, caught: [30, 30, 30] };
const LOUDNESS = 0.07;

/** @type {AudioContext | null} */
let audio = null;

/** @param {Sense} name */
export function sense(name) {
  const { sound, haptics } = settings();
  const touch = TOUCHES[name];
  if (haptics && touch !== undefined) vibrate(touch);
  if (!sound || document.hidden) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    for (const note of SOUNDS[name]) ring(audio, note);
  } catch {
    // No sound on this device.
  }
}

/** Not every browser can, nor does any before it was touched. @param {VibratePattern} touch */
function vibrate(touch) {
  /** @type {Partial<Pick<Navigator, "vibrate" | "userActivation">>} */
  const phone = navigator;
  if (phone.userActivation?.hasBeenActive) phone.vibrate?.(touch);
}

/** @param {AudioContext} player @param {Note} note */
function ring(player, [pitch, begin, length, wave]) {
  const start = player.currentTime + begin;
  const tone = new OscillatorNode(player, { type: wave, frequency: pitch });
  const volume = new GainNode(player, { gain: 0 });
  const loud = wave === "sawtooth" ? LOUDNESS / 2 : LOUDNESS;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(volume).connect(player.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}
