// How far a lesson has come, and where its words stand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newCourse } from "../../web/screens/play/lesson/course.js";
import { newSteps } from "../../web/screens/play/lesson/steps.js";
import { placeBeside } from "../../web/table/beside.js";

/** @typedef {import("../../web/table/beside.js").Box} Box */

/** @type {import("../../web/games/lesson.js").LessonStep[]} */
const STEPS = [
  { id: "aim", after: 0, gate: "look" },
  { id: "play", after: 0, gate: "do" },
  { id: "see", after: 2, gate: "look" },
  { id: "take", after: 3, gate: "do" },
];

test("a step is on until it was looked at or done", () => {
  const course = newCourse(STEPS);
  const [aim, , see] = STEPS;
  assert.ok(aim && see);
  assert.equal(course.at(40)?.id, "aim");
  assert.equal(course.at(40)?.id, "aim");
  course.pass(aim);
  assert.equal(course.at(40)?.id, "play");
  assert.equal(course.at(41), null, "nothing is said of that turn");
  assert.equal(course.at(42)?.id, "see");
  course.pass(see);
  assert.equal(course.at(42), null);
  assert.equal(course.at(43)?.id, "take");
  assert.equal(course.at(44), null);
});

test("what was passed over while nobody looked is not said later", () => {
  const course = newCourse(STEPS);
  course.at(0);
  assert.equal(course.at(3)?.id, "take");
  const [aim] = STEPS;
  if (aim) course.pass(aim); // it is not on any more
  assert.equal(course.at(3)?.id, "take");
});

/** @typedef {import("../../web/screens/play/lesson/steps.js").Table} Table */

/** A lesson at a table of which only the course and the revision are known. */
function lessonAt() {
  /** @type {import("../../web/games/lesson.js").LessonStep | null} */
  let on = null;
  /** @type {Table} */
  const table = {
    course: { at: "person", byItself: false },
    sheet: null,
    motion: null,
    now: { revision: 7 },
  };
  const frame = { isFocusLost: () => false, focusSentence: () => {} };
  const steps = newSteps(STEPS, { frame, now: () => table });
  steps.say({ on: () => on, show: (step) => void (on = step), hide: () => void (on = null) });
  /** @param {Partial<Table>} change @returns {string | null} what is said then */
  const see = (change) => {
    Object.assign(table, change);
    steps.see(table);
    return on?.id ?? null;
  };
  return { steps, see, said: () => on?.id ?? null };
}

test("nothing is said while something moves, is asked, or lies over the table", () => {
  const { see } = lessonAt();
  assert.equal(see({}), "aim");
  assert.equal(see({ motion: 3 }), null);
  assert.equal(see({ motion: null, sheet: { type: "judge", seat: 1 } }), null);
  assert.equal(see({ sheet: null, course: { at: "asking", id: 1 } }), null);
  assert.equal(see({ course: { at: "person", byItself: false } }), "aim");
});

test("the engine is not asked to go on before all has been looked at", async () => {
  const { steps, see, said } = lessonAt();
  see({});
  /** @type {string[]} */
  const gone = [];
  const later = () => new Promise(setImmediate);
  void steps.looked(7).then(() => gone.push("aim"));
  await later();
  assert.deepEqual([gone, said()], [[], "aim"]);
  steps.pass();
  await later();
  assert.deepEqual([gone, said()], [["aim"], "play"]);
  await steps.looked(7); // what is to be done holds nobody up
  void steps.looked(9).then(() => gone.push("see"));
  assert.equal(said(), "see");
  see({ course: { at: "asking", id: 2 }, now: { revision: 9 } });
  assert.equal(said(), "see", "it stays while the engine waits for it");
  steps.pass();
  await later();
  assert.deepEqual([gone, said()], [["aim", "see"], null]);
});

const ROOM = { x: 0, y: 0, width: 360, height: 640 };
const SIZES = [
  { width: 280, height: 80 },
  { width: 170, height: 130 },
];

/** @param {Box} one @param {Box} other */
const meet = (one, other) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test("words stand beside what they speak of, over nothing that matters, wherever that is", () => {
  const hand = { x: 10, y: 480, width: 340, height: 90 };
  for (let x = 0; x <= 300; x += 30)
    for (let y = 0; y <= 580; y += 20) {
      const target = { x, y, width: 60, height: 60 };
      const place = placeBeside({ sizes: SIZES, target, free: [hand], room: ROOM });
      assert.ok(!meet(place, target) && !meet(place, hand), JSON.stringify([target, place]));
      assert.ok(place.x >= 0 && place.x + place.width <= 360, JSON.stringify(place));
      assert.ok(place.y >= 0 && place.y + place.height <= 640, JSON.stringify(place));
      assert.ok(Math.abs(place.y - y) < 300, "not at the other end of the room");
    }
});

test("they say on which side they stand", () => {
  const place = (/** @type {Box} */ target) => placeBeside({ sizes: SIZES, target, free: [], room: ROOM });
  assert.equal(place({ x: 0, y: 0, width: 360, height: 100 }).side, "below");
  assert.equal(place({ x: 0, y: 540, width: 360, height: 100 }).side, "above");
  assert.equal(place({ x: 0, y: 0, width: 100, height: 640 }).side, "right");
  assert.equal(place({ x: 260, y: 0, width: 100, height: 640 }).side, "left");
});

test("where there is no room, they cover as little as can be", () => {
  const target = { x: 0, y: 100, width: 360, height: 540 };
  const place = placeBeside({ sizes: [{ width: 280, height: 120 }], target, free: [], room: ROOM });
  assert.ok(place.y < 10, "at the edge");
});
