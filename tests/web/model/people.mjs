// People at a phone, by chance: they play, and they do whatever else people do.

import { peopleOf } from "../../../web/people/company.js";
import { sceneOf } from "../../../web/table/model/scene.js";
import { undoOf } from "../../../web/table/model/offers.js";

/**
 * @typedef {import("./phone.mjs").Phone} Phone
 * @typedef {ReturnType<typeof touchable>} Touchable
 * @typedef {import("../../../web/table/model/types.js").Sheet} Sheet
 */

/** What could be touched at the moment. @param {import("../../../web/table/model/types.js").Table} table */
function touchable(table) {
  const scene = sceneOf(table);
  const all = Object.values(scene?.zones ?? {}).flat();
  return {
    cards: all.flatMap(({ key, choice }) => (choice ? [{ key, ...choice }] : [])),
    flicks: all.flatMap(({ flick }) => (flick ? [flick] : [])),
    extras: scene?.extras.map(({ key }) => key) ?? [],
  };
}

/**
 * @param {Phone} phone
 * @param {{restless?: number | undefined, leaves?: number}} [how] what part of what they do is not asked
 *   for, and how often the phone is put away
 */
export function sitDown(phone, { restless = 0.25, leaves = 0.01 } = {}) {
  const { chance, later, table } = phone;
  /** @type {Touchable | null} what was there to be touched a while ago */
  let seen = null;
  let isOver = false;

  function again() {
    if (!isOver) later(chance.ms(700, 3_000), act);
  }

  function act() {
    const now = touchable(table());
    // Some fingers are slow: what they touch may be gone.
    const what = seen && chance.is(restless / 4) ? seen : now;
    if (chance.is(leaves)) leave(phone);
    else if (chance.is(restless)) disturb(phone, what);
    else goOn(phone, what);
    seen = now;
    again();
  }

  again();
  return { rise: () => (isOver = true) };
}

/** @param {Phone} phone @param {Touchable} what */
function goOn(phone, what) {
  const { tell, table } = phone;
  const { course, sheet } = table();
  if (sheet) answer(phone, sheet);
  else if (course.at === "curtain") tell({ type: "opened", seat: course.seat });
  else if (course.at === "result") tell({ type: "dealt-on" });
  else if (course.at === "person" || course.at === "showing") choose(phone, what);
}

/** @param {Phone} phone @param {Touchable} what */
function choose({ tell, chance, later }, { cards, extras }) {
  const asked = cards.filter(({ quick }) => !quick);
  if (asked.length === 0 && extras.length === 0) {
    tell({ type: "confirmed" });
    return;
  }
  if (extras.length > 0 && chance.is(asked.length === 0 ? 1 : 0.2)) {
    tell({ type: "extra", key: chance.one(extras) });
    return;
  }
  if (asked.length === 0) return;
  const { key, move } = chance.one(asked);
  tell({ type: "picked", key, move });
  const confirm = () => tell({ type: "confirmed" });
  later(150 + chance.ms(200, 1_000), confirm);
  // A second thought that is none.
  if (chance.is(0.3)) later(160 + chance.ms(200, 1_000), confirm);
}

/** @param {Phone} phone @param {Sheet} sheet */
function answer({ tell, chance }, sheet) {
  if (sheet.type === "choice" && chance.is(0.8)) {
    const { move } = chance.one(sheet.question.answers);
    tell({ type: "chosen", move });
    if (chance.is(0.2)) tell({ type: "chosen", move });
    return;
  }
  if (sheet.type === "judge" && chance.is(0.4)) tell({ type: "called", seat: sheet.seat });
  tell({ type: "closed-sheet" });
}

/** Something that nobody has asked for. @param {Phone} phone @param {Touchable} what */
function disturb(phone, { cards, extras, flicks }) {
  const { tell, chance, table } = phone;
  const { course, shout, now } = table();
  const why = now?.why ?? 0;
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
    () => flicks.length > 0 && flick(phone, chance.one(flicks)),
    () => flicks.length > 0 && flick(phone, chance.one(flicks)),
    () => shout && tell({ type: "called", seat: chance.one(shout.others) }),
    () => callBy(phone, cards),
    () => why > 0 && tell({ type: "wondered", whys: [{ seat: 0, turn: why }], turn: why }),
    // Somebody else takes the phone.
    () => course.at === "curtain" && tell({ type: "opened", seat: chance.one(peopleOf(now?.players ?? [])) }),
  ];
  chance.one(ways)();
}

/** @param {Phone} phone @param {string} move */
function flick({ tell, chance }, move) {
  tell({ type: "flicked", move, took: 50 + chance.under(800) });
  if (chance.is(0.2)) tell({ type: "flicked", move, took: 90 });
}

/** @param {Phone} phone @param {Touchable["cards"]} cards */
function callBy({ tell, chance }, cards) {
  const calls = cards.filter(({ quick }) => quick);
  if (calls.length > 0) tell({ type: "touched", move: chance.one(calls).move });
}

/** It is put away, and taken up again later. @param {Phone} phone */
function leave({ tell, chance, counts, at }) {
  counts.left += 1;
  tell({ type: "hidden", hidden: true });
  tell({ type: "left" });
  at(chance.ms(500, 8_000), () => tell({ type: "hidden", hidden: false }));
}
