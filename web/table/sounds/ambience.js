// What is heard all the time by who likes that: a hall with a party in it, the sea, a kitchen at
// night. A few seconds are computed once, and go round.

/** @typedef {import("./sounds").Timbre["ambience"]} Ambience */

export const LASTS = 8; // seconds; all rhythms fit into them a whole number of times
const BASS = [55, 55, 65.5, 49]; // Hz, two seconds each
const { PI, exp, sin } = Math;

/**
 * How each sounds at a time; `hiss` is noise at hand.
 * @type {Record<Ambience, (time: number, hiss: (softness: number) => number) => number>}
 */
const SOUNDS = {
  // A beat through a wall, and voices that nobody understands.
  hall(time, hiss) {
    const beat = time % 0.5;
    const drum = exp(-beat * 18) * sin(2 * PI * (52 - 20 * beat) * beat);
    const bass = exp(-((time + 0.25) % 0.5) * 9) * sin(2 * PI * (BASS[Math.floor(time / 2)] ?? 0) * time);
    return 0.5 * drum + 0.16 * bass + 0.5 * hiss(0.985) * (0.7 + 0.3 * sin((2 * PI * time * 3) / 8));
  },
  // Waves come and go.
  sea(time, hiss) {
    const wave = (1 + sin((2 * PI * time * 2) / LASTS - 1.2)) / 2;
    const small = (1 + sin((2 * PI * time * 5) / LASTS)) / 2;
    return hiss(0.93) * (0.14 + 0.45 * wave * wave + 0.1 * small);
  },
  // Crickets outside, a clock on the wall.
  night(time, hiss) {
    const chirp = (/** @type {number} */ at, /** @type {number} */ pitch) => {
      const since = (time + at) % 1;
      const is = since < 0.3 ? sin(2 * PI * 30 * since) ** 2 * (1 - since / 0.3) : 0;
      return is * sin(2 * PI * pitch * time);
    };
    const tick = exp(-(time % 1) * 160) * sin(2 * PI * (Math.floor(time) % 2 ? 1900 : 2300) * time);
    return 0.12 * chirp(0.2, 4200) + 0.08 * chirp(0.65, 4700) + 0.3 * tick + 0.2 * hiss(0.99);
  },
};

/** @param {Ambience} name @param {number} sampleRate @returns {AudioBuffer} */
export function ambienceOf(name, sampleRate) {
  const made = new AudioBuffer({ length: Math.round(LASTS * sampleRate), sampleRate });
  const samples = made.getChannelData(0);
  const sound = SOUNDS[name];
  let last = 0;
  const hiss = (/** @type {number} */ softness) =>
    (last = last * softness + (Math.random() * 2 - 1) * (1 - softness) * 3);
  for (let at = 0; at < samples.length; at += 1) samples[at] = sound(at / sampleRate, hiss);
  join(samples, Math.round(sampleRate / 20));
  return made;
}

/** The end glides into the beginning: nobody hears where it goes round. @param {Float32Array} samples @param {number} count */
function join(samples, count) {
  const first = samples[0] ?? 0;
  for (let back = 0; back < count; back += 1) {
    const at = samples.length - 1 - back;
    const part = back / count;
    samples[at] = (samples[at] ?? 0) * part + first * (1 - part);
  }
}
