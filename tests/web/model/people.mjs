// People at a phone, by chance: they play, and they do whatever else people do.

import { sceneOf } from "../../../web/table/model/scene.js";
import { undoOf } from "../../../web/table/model/offers.js";

/** What could be touched at the moment. */
function touchable(table) {
  const scene = sceneOf(table);
  if (!scene) return { cards: [], extras: [], flicks: [] };
  const all = Object.values(scene.zones).flat();
  return {
    cards: all.flatMap(({ key, choice }) => (choice ? [{ key, ...choice }] : [])),
    flicks: all.flatMap(({ flick }) => (flick ? [flick] : [])),
    extras: scene.extras.map(({ key }) => key),
  };
}

/**
 * @param {ReturnType<import("./phone.mjs").newPhone>} phone
 * @param {{restless?: number, leaves?: number}} [how] what part of what they do is not asked for, and how
 *   often the phone is put away
 */
export function sitDown(phone, { restless = 0.25, leaves = 0.01 } = {}) {
  const { chance, tell, later, table } = phone;
  let seen = null; // what was there to be touched a while ago
  let isOver = false;

  function again() {
    if (!isOver) later(chance.ms(700, 3_000), act);
  }

  function act() {
    const now = touchable(table());
    // Some fingers are slow: what they touch may be gone.
    const what = seen && chance.is(restless / 4) ? seen : now;
    if (chance.is(leaves)) leave();
    else if (chance.is(restless)) disturb(what);
    else goOn(what);
    seen = now;
    again();
  }

  function goOn({ cards, extras }) {
    const { course, sheet } = table();
    if (sheet) return answer(sheet);
    if (course.at === "curtain") return tell({ type: "opened", seat: course.seat });
    if (course.at === "result") return tell({ type: "dealt-on" });
    if (course.at !== "person" && course.at !== "showing") return undefined;
    const asked = cards.filter(({ quick }) => !quick);
    if (asked.length === 0 && extras.length === 0) return tell({ type: "confirmed" });
    if (extras.length > 0 && chance.is(asked.length === 0 ? 1 : 0.2))
      return tell({ type: "extra", key: chance.one(extras) });
    if (asked.length === 0) return undefined;
    const { key, move } = chance.one(asked);
    tell({ type: "picked", key, move });
    const confirm = () => tell({ type: "confirmed" });
    later(150 + chance.ms(200, 1_000), confirm);
    // A second thought that is none.
    if (chance.is(0.3)) later(160 + chance.ms(200, 1_000), confirm);
    return undefined;
  }

  function answer(sheet) {
    if (sheet.type === "choice" && chance.is(0.8)) {
      const { move } = chance.one(sheet.question.answers);
      tell({ type: "chosen", move });
      return chance.is(0.2) ? tell({ type: "chosen", move }) : undefined;
    }
    if (sheet.type === "judge" && chance.is(0.4)) tell({ type: "called", seat: sheet.seat });
    return tell({ type: "closed-sheet" });
  }

  function disturb({ cards, extras, flicks }) {
    const { course, shout, now } = table();
    const ways = [
      () => tell({ type: "skipped" }),
      () => tell({ type: "skipped" }),
      () => tell({ type: "confirmed" }),
      () => tell({ type: "dropped" }),
      () => tell({ type: "spoken" }),
      () => tell({ type: "hinted" }),
      () => undoOf(table()) && tell({ type: "undone" }),
      () => extras.length > 0 && tell({ type: "extra", key: chance.one(extras) }),
      () => cards.length > 0 && tell({ type: "picked", ...chance.one(cards) }),
      () => cards.length > 0 && tell({ type: "pointed", move: chance.one(cards).move }),
      () => flicks.length > 0 && flick(chance.one(flicks)),
      () => flicks.length > 0 && flick(chance.one(flicks)),
      () => shout && tell({ type: "called", seat: chance.one(shout.others) }),
      () => callBy(cards),
      () => now?.why && tell({ type: "wondered", whys: [{ seat: 0, turn: now.why }], turn: now.why }),
      () => course.at === "curtain" && lookAgain(now),
    ];
    chance.one(ways)();
  }

  function flick(move) {
    tell({ type: "flicked", move, took: 50 + chance.under(800) });
    if (chance.is(0.2)) tell({ type: "flicked", move, took: 90 });
  }

  function callBy(cards) {
    const calls = cards.filter(({ quick }) => quick);
    if (calls.length > 0) tell({ type: "touched", move: chance.one(calls).move });
  }

  /** Somebody else takes the phone. */
  function lookAgain({ players }) {
    const people = players.flatMap(({ bot }, seat) => (bot === null ? [String.fromCharCode(97 + seat)] : []));
    tell({ type: "opened", seat: chance.one(people) });
  }

  function leave() {
    phone.counts.left += 1;
    tell({ type: "hidden", hidden: true });
    tell({ type: "left" });
    phone.at(chance.ms(500, 8_000), () => tell({ type: "hidden", hidden: false }));
  }

  again();
  return { rise: () => (isOver = true) };
}
