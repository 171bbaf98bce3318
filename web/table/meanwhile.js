// What bots do though nobody asked them, and what time alone brings about. The engine decides
// all of it; here is only when it is asked.

import { letterAt, seatAt } from "./company.js";

/** Milliseconds. */
const WINDOW = 1_200; // in which a slip can be called, where the phone does not go round
const ALARM = 1_500; // how long a game waits after a noise
const EARS = [300, 600, 900, 1_150, 1_450]; // after a noise the Guard is asked whether it calls
const GUESSES = 10;
const GUESSING = 800;
const MUSES = { from: 500, more: 1_200 }; // when bots do something while a person thinks

/**
 * @param {object} needs
 * @param {import("../screens/play/mischief.js").Mischief} needs.mischief
 * @param {() => object} needs.now the update as it stands
 * @param {(make: (update: object) => object | null) => Promise<boolean>} needs.aside
 * @param {(move: string) => Promise<boolean>} needs.timeOut
 * @param {() => boolean} needs.oneScreen does everybody look at the same hand all the time?
 * @param {() => number} needs.looked for how long the Guard has been looking about
 * @param {() => Promise<void>} needs.judged when nobody is being asked whether to call
 */
export function newMeanwhile({ mischief, now, aside, timeOut, oneScreen, looked, judged }) {
  const timers = new Map();
  let alarm = Promise.resolve();
  let over = false;

  const isBot = (seat) => now().players[seatAt(seat)].bot !== null;
  const bots = () => now().players.flatMap(({ bot }, seat) => (bot === null ? [] : [letterAt(seat)]));
  const isOn = () => !over && Boolean(now()?.view && mischief.isOn(now().view));

  const nudge = (seat, after = 0) =>
    aside(({ revision, eyes }) => (isOn() ? { type: "Nudge", revision, seat, after, eyes } : null));

  /** Each bot once, in any order; who has just cheated is heard. @param {() => boolean} isCurrent */
  async function impulses(isCurrent) {
    for (const seat of shuffled(bots())) {
      if (!isCurrent() || !isOn() || document.hidden) return;
      const acted = await nudge(seat);
      if (acted && isCurrent()) await nudge(seat);
    }
  }

  /** @param {() => boolean} isCurrent */
  async function pass(isCurrent) {
    await impulses(isCurrent);
    await alarm;
    await judged();
  }

  async function muse(isCurrent) {
    await wait(MUSES.from + Math.random() * MUSES.more);
    if (isCurrent()) await impulses(isCurrent);
    // Now and then the Guard makes a guess.
    for (let times = 0; times < GUESSES && isCurrent() && isOn(); times += 1) {
      const guard = mischief.guardOf(now().view);
      if (isBot(guard) && !document.hidden) await nudge(guard, Math.round(looked()));
      await wait(GUESSING);
    }
  }

  /** To be told of every answer. */
  function hear({ events, clock, view }) {
    if (over) return;
    for (const seat of timers.keys()) if (!clock.includes(mischief.lateOf(seat))) forget(seat);
    for (const seat of mischief.slipping(clock)) {
      if (!timers.has(seat) && (oneScreen() || isBot(seat))) timers.set(seat, watch(seat));
    }
    if (!view || mischief.noiseIn(events).length === 0) return;
    const before = alarm;
    alarm = Promise.all([before, wait(ALARM)]).then(() => {});
    const guard = mischief.guardOf(view);
    if (isBot(guard)) listen(guard);
  }

  function watch(seat) {
    return setTimeout(async () => {
      await judged();
      timers.delete(seat);
      if (!over) await timeOut(mischief.lateOf(seat));
    }, WINDOW);
  }

  function forget(seat) {
    clearTimeout(timers.get(seat));
    timers.delete(seat);
  }

  async function listen(guard) {
    const begun = performance.now();
    for (const after of EARS) {
      await wait(begun + after - performance.now());
      const { view } = now();
      if (over || !view || mischief.guardOf(view) !== guard) return;
      if (await nudge(guard, after)) return;
    }
  }

  return {
    pass,
    muse,
    hear,
    close() {
      over = true;
      for (const seat of [...timers.keys()]) forget(seat);
    },
  };
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function shuffled(list) {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}
