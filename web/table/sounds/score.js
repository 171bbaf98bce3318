// What each sound is made of, stroke by stroke, in the colour of a game. Nothing is played here.

/** @typedef {import("./sounds").Sense} Sense */
/** @typedef {import("./sounds").Timbre} Timbre */
/** @typedef {import("./sounds").Stroke} Stroke */

/**
 * @typedef {object} Pens short ways to write strokes down
 * @property {(at: number, lasts: number, band: readonly [from: number, to: number], loud: number,
 *   how?: {q?: number, swell?: number, filter?: "lowpass" | "bandpass" | "highpass"}) => Stroke} brush
 * @property {(at: number, lasts: number, pitch: readonly [from: number, to: number], loud: number,
 *   wave?: OscillatorType) => Stroke} drum
 * @property {(at: number, lasts: number, step: number, loud: number) => Stroke} note by its step on the scale
 */

/** @type {Record<Sense, (pens: Pens) => Stroke[]>} */
const SCORES = {
  lift: ({ brush }) => [brush(0, 0.09, [1800, 5200], 0.5, { swell: 0.03 })],
  lay: ({ brush, drum }) => [
    drum(0, 0.1, [150, 70], 0.8),
    brush(0, 0.11, [1500, 500], 0.7, { filter: "lowpass" }),
  ],
  turn: ({ brush, drum }) => [
    brush(0, 0.07, [2600, 4200], 0.5),
    brush(0.09, 0.12, [4200, 1100], 0.6, { swell: 0.02 }),
    drum(0.13, 0.06, [220, 140], 0.3),
  ],
  take: ({ brush }) => [brush(0, 0.2, [3400, 1200], 0.55, { q: 1.6, swell: 0.08 })],
  pair: ({ note }) => [note(0, 0.22, 4, 0.5), note(0.1, 0.4, 7, 0.55)],
  king: ({ note, drum, brush }) => [
    drum(0, 0.25, [120, 48], 0.9),
    ...[0, 2, 4].map((step, at) => note(at * 0.12, 0.18, step, 0.5)),
    ...[0, 4, 7].map((step) => note(0.38, 0.6, step, 0.36)),
    brush(0.36, 0.5, [7000, 3000], 0.16, { filter: "highpass" }),
  ],
  float: ({ brush, note }) => [
    brush(0, 0.6, [380, 2600], 0.8, { q: 2.2, swell: 0.3 }),
    ...[3, 5, 6, 9].map((step, at) => note(0.12 + at * 0.09, 0.22, step, 0.22)),
  ],
  slap: ({ brush, drum }) => [
    brush(0, 0.05, [5200, 1600], 1, { filter: "lowpass" }),
    drum(0, 0.14, [210, 60], 1),
    brush(0.03, 0.12, [900, 300], 0.5),
  ],
  caught: ({ drum, note, brush }) => [
    drum(0, 0.3, [180, 90], 0.9, "square"),
    brush(0, 0.16, [3000, 700], 0.6),
    ...[5, 4, 3].flatMap((step, at) => [
      note(0.1 + at * 0.16, at === 2 ? 0.5 : 0.17, step, 0.42),
      note(0.1 + at * 0.16, at === 2 ? 0.5 : 0.17, step - 1, 0.3),
    ]),
  ],
  yours: ({ note }) => [note(0, 0.16, 2, 0.42), note(0.12, 0.34, 5, 0.46)],
  win: ({ note, brush, drum }) => [
    ...[0, 2, 4, 5, 7].map((step, at) => note(at * 0.11, 0.2, step, 0.42)),
    drum(0.55, 0.3, [130, 52], 0.8),
    ...[2, 4, 7, 9].map((step) => note(0.55, 0.9, step, 0.28)),
    brush(0.55, 0.7, [9000, 4000], 0.14, { filter: "highpass" }),
  ],
  sign: ({ drum, brush }) => [drum(0, 0.12, [640, 900], 0.55, "sawtooth"), brush(0, 0.1, [2500, 5000], 0.3)],
  noise: ({ brush }) => [
    brush(0, 0.03, [5200, 3000], 0.5),
    brush(0.06, 0.05, [3600, 5600], 0.4),
    brush(0.15, 0.04, [6200, 2600], 0.45),
  ],
  count: ({ note, brush }) => [
    note(0, 0.1, 0, 0.34),
    note(0.15, 0.1, 1, 0.36),
    note(0.3, 0.1, 2, 0.38),
    note(0.45, 0.26, 4, 0.44),
    brush(0.45, 0.12, [4200, 2000], 0.3),
  ],
};

/** @param {Sense} name @param {Timbre} timbre @returns {Stroke[]} */
export const scoreOf = (name, timbre) => SCORES[name](pensOf(timbre));

/** @param {readonly Stroke[]} strokes @returns {number} seconds */
export const lengthOf = (strokes) => Math.max(...strokes.map(({ at, lasts }) => at + lasts));

/** @param {Timbre} timbre @returns {Pens} */
function pensOf({ voice, root, scale, paper }) {
  /** The scale goes on in both directions. @param {number} step */
  const pitchAt = (step) => {
    const octave = Math.floor(step / scale.length);
    const half = scale[step - octave * scale.length] ?? 0;
    return root * 2 ** (octave + half / 12);
  };
  return {
    brush: (at, lasts, [from, to], loud, { q = 0.9, swell = 0.004, filter = "bandpass" } = {}) => ({
      ...{ kind: "brush", at, lasts, loud, filter, q, swell },
      ...{ from: from * paper, to: to * paper },
    }),
    drum: (at, lasts, [from, to], loud, wave = "sine") => ({
      ...{ kind: "drum", at, lasts, loud, wave },
      ...{ from: from * paper ** 0.4, to: to * paper ** 0.4 },
    }),
    note: (at, lasts, step, loud) => ({ kind: voice, at, lasts, loud, pitch: pitchAt(step) }),
  };
}
