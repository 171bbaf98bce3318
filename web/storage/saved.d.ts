// What the engine hands to the store after a change, and what the store answers (appending.js).

/** Either the whole save, or what continues the one that is stored. */
export type Saved = Whole | Tail;

export interface Whole {
  /** a save, as engine/NOTATION.md has it */
  whole: string;
}

export interface Tail {
  /** the checksum in the seal of the save that it continues: eight hexadecimal digits */
  after: string;
  /**
   * Stands in place of that save's last line feed before its seal, and of the seal: ` b:play-7a` or a new
   * line of turns, then a line feed, the new seal and its line feed. What comes of it is, sign by sign,
   * the save that the engine would have written whole.
   */
  tail: string;
}

/**
 * "stored": it is on the disk. "needs-whole": it continues something else than what is there, so the
 * engine is to be asked for the whole (`Keep`).
 */
export type Stored = "stored" | "needs-whole";
