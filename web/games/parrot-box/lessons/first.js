// The first lesson: aim, the ways of a turn, a pair, the last card, a float, a quartet.
// Its turns are in engine/games/parrot_box/lessons/first.py.

/** @type {import("../../lesson.js").Lesson} */
export const first = {
  seats: 2,
  steps: [
    { id: "px-lesson-aim", after: 0, gate: "look", at: ".own" },
    { id: "px-lesson-open", after: 0, gate: "do" },
    { id: "px-lesson-pair", after: 1, gate: "do", at: ".own .card:nth-child(3)" },
    { id: "px-lesson-draw", after: 4, gate: "do" },
    { id: "px-lesson-swap", after: 5, gate: "do", at: ".is-held" },
    { id: "px-lesson-another", after: 8, gate: "do" },
    { id: "px-lesson-away", after: 9, gate: "do", at: ".is-held" },
    { id: "px-lesson-turn", after: 10, gate: "do" },
    { id: "px-lesson-lucky", after: 11, gate: "look", at: ".own .card:nth-child(4n)" },
    { id: "px-lesson-hidden", after: 13, gate: "do" },
    { id: "px-lesson-useless", after: 14, gate: "do", at: ".is-held" },
    { id: "px-lesson-wait", after: 15, gate: "do" },
    { id: "px-lesson-parrot", after: 18, gate: "look", at: ".own .card:nth-child(4n + 1)" },
    { id: "px-lesson-four", after: 18, gate: "do" },
    { id: "px-lesson-float", after: 19, gate: "do", at: ".is-held, .own .card:nth-child(1)" },
    { id: "px-lesson-quartet", after: 20, gate: "look", at: ".own" },
    { id: "px-lesson-last", after: 20, gate: "look", at: ".others" },
  ],
  tells: [
    "px-tip-take",
    "px-tip-place",
    "px-tip-pair",
    "px-tip-uncover",
    "px-tip-parrot",
    "px-tip-float",
    "px-tip-last",
    "px-tip-sets",
  ],
};
