// The loudspeaker: made when sound is first wanted. It is as loud as the settings say.

import { LASTS, ambienceOf } from "./ambience.js";
import { play } from "./instrument.js";
import { scoreOf } from "./score.js";

const ALL = 0.9; // of what the loudspeaker can, at full volume
const BESIDE = 0.16; // how loud the ambience is beside sounds
const FADE = 0.8; // seconds
const LATE = 300; // ms after which a sound comes too late
const RESTS = 4_000; // ms after the last sound
const SLOW = 16_000; // samples a second are enough for what is heard from afar

/** @typedef {import("./sounds").Sense} Sense */
/** @typedef {import("./sounds").Timbre} Timbre */
/** @typedef {ReturnType<typeof newPlayer>} Player */

export function newPlayer() {
  const audio = new AudioContext();
  const loudness = new GainNode(audio, { gain: 0 });
  const limit = new DynamicsCompressorNode(audio, { threshold: -12, ratio: 8 });
  loudness.connect(limit).connect(audio.destination);
  /** @type {{name: string, source: AudioBufferSourceNode, volume: GainNode} | null} */
  let around = null;
  let resting = 0;

  /** Browsers let it begin with a touch; until then it is silent. @returns {Promise<boolean>} is it awake, and soon? */
  async function wake() {
    const asked = performance.now();
    clearTimeout(resting);
    resting = setTimeout(sleep, RESTS);
    if (audio.state !== "running") await audio.resume();
    return performance.now() - asked < LATE;
  }

  /** Where nothing is to be heard, nothing runs. */
  function sleep() {
    if (!around) void audio.suspend();
  }

  /** @param {number} volume 0 to 1 */
  function turnTo(volume) {
    // Loudness is felt by its square.
    loudness.gain.value = ALL * volume * volume;
  }

  function hush() {
    if (!around) return;
    const { source, volume } = around;
    around = null;
    volume.gain.setTargetAtTime(0, audio.currentTime, FADE / 4);
    source.stop(audio.currentTime + FADE);
  }

  return {
    turnTo,
    hush,
    /** What could not be heard in time is not heard later. @param {Sense} name @param {Timbre} timbre */
    async play(name, timbre) {
      if (await wake()) play(audio, loudness, scoreOf(name, timbre), audio.currentTime);
    },
    /** From now on that is heard, until it is hushed. @param {Timbre["ambience"]} name */
    surround(name) {
      if (around?.name === name) return;
      hush();
      void wake(); // it is never late
      around = { name, ...loop(audio, loopOf(name), loudness) };
    },
    sleep,
  };
}

/** @type {Map<Timbre["ambience"], AudioBuffer>} each is computed once */
const loops = new Map();

/** @param {Timbre["ambience"]} name */
function loopOf(name) {
  const known = loops.get(name) ?? ambienceOf(name, SLOW);
  loops.set(name, known);
  return known;
}

/** It swells, and goes round. @param {AudioContext} audio @param {AudioBuffer} buffer @param {AudioNode} out */
function loop(audio, buffer, out) {
  const source = new AudioBufferSourceNode(audio, { buffer, loop: true, loopEnd: LASTS });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setTargetAtTime(BESIDE, audio.currentTime, FADE);
  source.connect(volume).connect(out);
  source.start();
  return { source, volume };
}
