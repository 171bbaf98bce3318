// What a move adds to a save, as the engine hands it to the store (appending.js).

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
