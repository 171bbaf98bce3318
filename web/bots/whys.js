// Which moves of bots led to which sentence: a plain value. A secret choice has no sentence of its
// own; it belongs to the one that tells what has come of it.

/** @typedef {{turn: number, seat: number}} Asked a turn, and whose it was */

/**
 * @typedef {import("../engine/messages").LogTurn} LogTurn
 * @typedef {LogTurn["events"][number]} Event
 *
 * @param {{why: number | null, events: readonly Event[]}} turn
 * @returns {Asked[]} none or one
 */
export function askedOf({ why, events }) {
  const seat = events.map(seatOf).find((each) => each !== null);
  return why === null || seat === undefined ? [] : [{ turn: why, seat }];
}

/** Whose event it is, if it is somebody's. @param {Event} event */
function seatOf(event) {
  if ("seat" in event) return event.seat;
  return "place" in event ? event.place : null;
}

/** Later moves of somebody take the place of earlier ones. @param {Asked[]} before @param {Asked[]} more */
export const joined = (before, more) => [
  ...before.filter(({ seat }) => more.every((each) => each.seat !== seat)),
  ...more,
];

/**
 * @template {object} Line
 * @param {readonly LogTurn[]} turns
 * @param {(event: Event, chapter: string) => Line | null} tell
 * @returns {(Line & {chapter: string, whys: Asked[]})[]} what happened, line by line; the last of
 *   a turn has the bots that can be asked about it
 */
export function linesOf(turns, tell) {
  /** @type {(Line & {chapter: string, whys: Asked[]})[]} */
  const lines = [];
  /** @type {Asked[]} */
  let waiting = [];
  for (const turn of turns) {
    waiting = joined(waiting, askedOf(turn));
    const told = turn.events.map((event) => tell(event, turn.chapter)).filter((line) => line !== null);
    if (told.length === 0) continue;
    const last = told.length - 1;
    const { chapter } = turn;
    lines.push(...told.map((line, at) => ({ ...line, chapter, whys: at === last ? waiting : [] })));
    waiting = [];
  }
  return lines;
}
