// What is said in a lesson, and when.

/** A game that is written down, to learn by: its turns are in engine/games/NAME/lessons. */
export interface Lesson {
  seats: number;
  /** what is said, one after the other */
  steps: LessonStep[];
  /** the tips that say nothing new to whoever has played it */
  tells: string[];
}

export interface LessonStep {
  /** of its sentence */
  id: string;
  /** it is said when so many turns of the script were played */
  after: number;
  /** it goes on when this was looked at, or when that turn was played */
  gate: "look" | "do";
  /** what it speaks of, as a selector; else what is to be done */
  at?: string;
  /** what is said instead when it was tried in vain */
  again?: string;
}
