// The first lesson: aim, choosing, the order, a pair, a tie, the King.
// Its turns are in engine/games/party_bugs/lessons/first.py.

/** @type {import("../../lesson.js").Lesson} */
export const first = {
  seats: 3,
  steps: [
    { id: "pb-lesson-aim", after: 0, gate: "look", at: ".own" },
    { id: "pb-lesson-choose", after: 0, gate: "do" },
    { id: "pb-lesson-order", after: 3, gate: "look", at: ".zone-played" },
    { id: "pb-lesson-pair", after: 3, gate: "do", at: ".zone-floor .is-choice, .own .card:first-child" },
    { id: "pb-lesson-gone", after: 4, gate: "look", at: ".own" },
    { id: "pb-lesson-floor", after: 6, gate: "do" },
    { id: "pb-lesson-tie", after: 9, gate: "look", at: ".own .seat-mark-tied" },
    { id: "pb-lesson-take", after: 9, gate: "do" },
    { id: "pb-lesson-king", after: 12, gate: "do" },
    { id: "pb-lesson-swept", after: 15, gate: "look", at: ".own" },
    { id: "pb-lesson-reverse", after: 15, gate: "look", at: ".zone-played" },
    { id: "pb-lesson-left", after: 17, gate: "do" },
  ],
  tells: ["pb-tip-choose", "pb-tip-take", "pb-tip-pair", "pb-tip-tie", "pb-tip-king", "pb-tip-last-round"],
};
