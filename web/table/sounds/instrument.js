// Plays strokes on anything that makes sound: the phone's loudspeaker, or a file of numbers.

/** @typedef {import("./sounds").Stroke} Stroke */
/** @typedef {import("./sounds").Brush} Brush */
/** @typedef {import("./sounds").Drum} Drum */
/** @typedef {import("./sounds").Note} Note */

const QUIET = 0.0004; // no curve of loudness ends at nothing
const LOUDEST = 0.5; // of one stroke: several go together
const FLOOR = 40; // Hz
/** @typedef {{ratio: number, loud: number, lasts: number, wave: OscillatorType, detune?: number}} Partial */
/** What a note of each voice is made of. @type {Record<Note["kind"], Partial[]>} */
const VOICES = {
  synth: [
    { ratio: 1, loud: 0.42, lasts: 1, wave: "sawtooth", detune: -7 },
    { ratio: 1, loud: 0.42, lasts: 1, wave: "sawtooth", detune: 8 },
    { ratio: 0.5, loud: 0.3, lasts: 1, wave: "square" },
  ],
  mallet: [
    { ratio: 1, loud: 1, lasts: 1, wave: "sine" },
    { ratio: 3.98, loud: 0.34, lasts: 0.35, wave: "sine" },
    { ratio: 9.1, loud: 0.14, lasts: 0.12, wave: "triangle" },
  ],
  bell: [
    { ratio: 1, loud: 0.7, lasts: 1, wave: "sine" },
    { ratio: 2.76, loud: 0.36, lasts: 0.7, wave: "sine" },
    { ratio: 5.4, loud: 0.2, lasts: 0.4, wave: "sine" },
  ],
};

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const noises = new WeakMap();

/**
 * @param {BaseAudioContext} audio
 * @param {AudioNode} out
 * @param {readonly Stroke[]} strokes
 * @param {number} start when they begin, in the time of `audio`
 */
export function play(audio, out, strokes, start) {
  for (const stroke of strokes) {
    if (stroke.kind === "brush") brush(audio, out, stroke, start);
    else if (stroke.kind === "drum") drum(audio, out, stroke, start);
    else note(audio, out, stroke, start);
  }
}

/** @param {BaseAudioContext} audio @param {AudioNode} out @param {Brush} stroke @param {number} start */
function brush(audio, out, { at, lasts, loud, filter, from, to, q, swell }, start) {
  const begin = start + at;
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const shape = new BiquadFilterNode(audio, { type: filter, frequency: from, Q: q });
  shape.frequency.setValueAtTime(from, begin);
  shape.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  const volume = envelope(audio, { begin, lasts, loud, swell });
  source.connect(shape).connect(volume).connect(out);
  source.start(begin, (at * 7.3) % 1, lasts);
}

/** @param {BaseAudioContext} audio @param {AudioNode} out @param {Drum} stroke @param {number} start */
function drum(audio, out, { at, lasts, loud, wave, from, to }, start) {
  const begin = start + at;
  const tone = new OscillatorNode(audio, { type: wave, frequency: from });
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(Math.max(FLOOR, to), begin + lasts);
  tone
    .connect(envelope(audio, { begin, lasts, loud: wave === "sine" ? loud : loud / 2, swell: 0.003 }))
    .connect(out);
  tone.start(begin);
  tone.stop(begin + lasts);
}

/** @param {BaseAudioContext} audio @param {AudioNode} out @param {Note} stroke @param {number} start */
function note(audio, out, { kind, at, lasts, loud, pitch }, start) {
  const begin = start + at;
  const shape = new BiquadFilterNode(audio, { type: "lowpass", frequency: Math.min(12_000, pitch * 9) });
  shape.frequency.setValueAtTime(Math.min(12_000, pitch * 9), begin);
  shape.frequency.exponentialRampToValueAtTime(
    Math.min(8_000, pitch * (kind === "synth" ? 2 : 6)),
    begin + lasts,
  );
  shape.connect(out);
  for (const partial of VOICES[kind]) {
    const tone = new OscillatorNode(audio, {
      type: partial.wave,
      frequency: pitch * partial.ratio,
      detune: partial.detune ?? 0,
    });
    const long = lasts * partial.lasts;
    tone
      .connect(envelope(audio, { begin, lasts: long, loud: loud * partial.loud, swell: 0.006 }))
      .connect(shape);
    tone.start(begin);
    tone.stop(begin + long);
  }
}

/** Swells, then dies away. @param {BaseAudioContext} audio @param {{begin: number, lasts: number, loud: number, swell: number}} how */
function envelope(audio, { begin, lasts, loud, swell }) {
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(QUIET, begin);
  volume.gain.linearRampToValueAtTime(loud * LOUDEST, begin + swell);
  volume.gain.exponentialRampToValueAtTime(QUIET, begin + lasts);
  return volume;
}

/** Two seconds of noise, the same every time. @param {BaseAudioContext} audio */
function noiseOf(audio) {
  const known = noises.get(audio);
  if (known) return known;
  const made = new AudioBuffer({ length: audio.sampleRate * 2, sampleRate: audio.sampleRate });
  const samples = made.getChannelData(0);
  let seed = 22_222;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    samples[at] = seed / 1_073_741_824 - 1;
  }
  noises.set(audio, made);
  return made;
}
