// What can be learned of this game by playing it, lesson by lesson.

import { first } from "./first.js";

/** @type {Record<string, import("../../lesson.js").Lesson>} */
export const lessons = { first };
