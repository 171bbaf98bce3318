// Which moves of bots led to which sentence: a plain value. A secret choice has no sentence of its
// own; it belongs to the one that tells what has come of it.

/** @typedef {{turn: number, seat: number}} Asked a turn, and whose it was */

/**
 * @param {{why: number | null, events: object[]}} turn as in engine/protocol.py
 * @returns {Asked[]} none or one
 */
export function askedOf({ why, events }) {
  const mover = events.find((event) => (event.seat ?? event.place ?? null) !== null);
  return why === null || !mover ? [] : [{ turn: why, seat: mover.seat ?? mover.place }];
}

/** Later moves of somebody take the place of earlier ones. @param {Asked[]} before @param {Asked[]} more */
export const joined = (before, more) => [
  ...before.filter(({ seat }) => more.every((each) => each.seat !== seat)),
  ...more,
];

/**
 * @template {object} Line
 * @param {{chapter: string, events: object[], why: number | null}[]} turns
 * @param {(event: object, chapter: string) => Line | null} tell
 * @returns {(Line & {chapter: string, whys: Asked[]})[]} what happened, line by line; the last of
 *   a turn has the bots that can be asked about it
 */
export function linesOf(turns, tell) {
  const lines = [];
  let waiting = [];
  for (const turn of turns) {
    waiting = joined(waiting, askedOf(turn));
    const told = turn.events.map((event) => tell(event, turn.chapter)).filter(Boolean);
    if (told.length === 0) continue;
    lines.push(...told.map((line) => ({ ...line, chapter: turn.chapter, whys: [] })));
    lines.at(-1).whys = waiting;
    waiting = [];
  }
  return lines;
}
