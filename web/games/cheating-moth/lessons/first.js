// The first lesson: aim, what fits, cheating, being caught, calling, and the reflexes.
// Its turns are in engine/games/cheating_moth/lessons/first.py.

/** @type {import("../../lesson.js").Lesson} */
export const first = {
  seats: 3,
  steps: [
    { id: "cm-lesson-aim", after: 0, gate: "look", at: ".zone-hand" },
    { id: "cm-lesson-fits", after: 0, gate: "do" },
    { id: "cm-lesson-eyes", after: 3, gate: "look", at: ".gaze" },
    { id: "cm-lesson-slip", after: 3, gate: "do", again: "cm-lesson-seen" },
    { id: "cm-lesson-spider", after: 5, gate: "do" },
    { id: "cm-lesson-give", after: 6, gate: "do" },
    { id: "cm-lesson-greedy", after: 9, gate: "do" },
    { id: "cm-lesson-caught", after: 11, gate: "look", at: ".zone-hand" },
    { id: "cm-lesson-guard", after: 12, gate: "look", at: ".own" },
    { id: "cm-lesson-moth", after: 12, gate: "do" },
    { id: "cm-lesson-call", after: 15, gate: "do" },
    { id: "cm-lesson-right", after: 16, gate: "do" },
    { id: "cm-lesson-mosquito", after: 19, gate: "do", again: "cm-lesson-early" },
    { id: "cm-lesson-gift", after: 21, gate: "do" },
    { id: "cm-lesson-cockroach", after: 24, gate: "do", again: "cm-lesson-late" },
    { id: "cm-lesson-lay", after: 26, gate: "do" },
  ],
  tells: [
    "cm-tip-moth",
    "cm-tip-slip",
    "cm-tip-guard",
    "cm-tip-caught",
    "cm-tip-gift",
    "cm-tip-spider",
    "cm-tip-mosquito",
    "cm-tip-cockroach",
    "cm-tip-lay",
  ],
};
