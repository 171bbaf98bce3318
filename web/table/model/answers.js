// What the engine has said: it is taken down, stored, and then whoever has asked goes on with it.

import { besideTold, isNews, noted } from "./beside.js";
import { sheetTold } from "./sheets.js";
import { put } from "./line.js";
import { unpainted } from "./painted.js";
import { alone, closed } from "./people.js";
import { besideThought } from "./thoughts.js";
import { wait } from "./timers.js";
import { turned } from "./turned.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Heard} Heard */
/** @typedef {import("./types.js").Aside} Aside */
/** @typedef {import("./types.js").Under} Under */
/** @typedef {import("./types.js").Numbered} Numbered */
/** @typedef {import("./types.js").Emit} Emit */

/** ms until the engine is asked once more: for so long it is said. A touch cuts it short. */
const AGAIN = { first: 1_000, longest: 6_000 };
/** What is said of an engine that is asked again. */
const STOPPED = /** @type {const} */ ({ type: "Stopped", code: "again" });

/**
 * An answer that nobody waits for, because it came before or comes from an engine that was given up,
 * changes nothing.
 * @param {Table} table @param {Emit} emit @param {{id: number, reply: import("./types.js").Reply}} message @returns {Table}
 */
export function answered(table, emit, { id, reply }) {
  const { asked } = table.line;
  if (!asked || asked.question.id !== id || asked.reply) return table;
  if (reply.type !== "Update") return goOn(free(table), emit, asked, reply);
  /** @type {Update} */
  const update = reply;
  const known = unpainted(table);
  const isComing = known.now === null && update.events.length === 0;
  const isNew = known.now?.revision !== update.revision || update.events.length > 0;
  const now = asked.question.blind ? closed(update) : update;
  const company = known.company ?? table.house.meet(update.players);
  const next = noticed({ ...known, now, company }, asked.question, update);
  if (isNew) emit({ type: "store", id, update: reply });
  // Where one comes to is not lost yet; all else is stored before it is shown.
  if (!isNew || isComing) return goOn(free(next), emit, asked, now);
  return { ...next, line: { ...next.line, asked: { ...asked, reply: now } } };
}

/** @param {Table} table @param {Emit} emit @param {{id: number}} message @returns {Table} */
export function stored(table, emit, { id }) {
  const { asked } = table.line;
  return asked?.reply && asked.question.id === id ? goOn(free(table), emit, asked, asked.reply) : table;
}

/** @param {Table} table @returns {Table} */
const free = (table) => ({ ...table, line: { ...table.line, asked: null } });

/**
 * What happens beside turns the course at once, if it changes what is asked.
 * @param {Table} table
 * @param {Numbered} question
 * @param {Update} update
 * @returns {Table}
 */
function noticed(table, { of, about, blind }, update) {
  // Bots choose beside a person: that changes nothing of what is asked.
  if (blind || about === "advance" || (of !== "beside" && of !== "pass")) return table;
  return isNews(table, update.events) ? turned(noted(table, update)) : table;
}

/** @param {Table} table @param {Emit} emit @param {Under} asked @param {Heard} reply @returns {Table} */
function goOn(table, emit, { question, before, at }, reply) {
  const acted = reply.type === "Update" && reply.revision !== before;
  switch (question.of) {
    case "course":
      return reply.type === "Update"
        ? arrived(table, emit, question, reply)
        : failed(table, emit, question, reply);
    case "beside":
    case "pass":
      return besideTold(table, emit, question, reply, acted);
    case "thought":
      return besideThought(table, reply, table.at - at);
    case "sheet":
      return sheetTold(table, question, reply, table.at - at);
    case "window":
    case "passed":
      return table;
  }
}

/**
 * The course goes on with it.
 * @param {Table} table
 * @param {Emit} emit
 * @param {Numbered} question
 * @param {Update} update
 * @returns {Table}
 */
function arrived(table, emit, question, update) {
  const times = question.about === "advance" ? question.times : undefined;
  /** @type {Table} */
  const next = { ...noted(table, update), fails: 0, course: { at: "arrived" } };
  const found = times?.length ? table.house.game.mischief?.verdictIn(update.events, times) : null;
  if (!found) return next;
  // On the pads it is seen who was fastest and who slowest; nothing happens until it can be read.
  emit({ type: "verdict", found });
  return { ...next, course: { at: "verdict" } };
}

/**
 * What somebody wanted to play is theirs still; else the table is shown as it stands, or asked for again.
 * @param {Table} table
 * @param {Emit} emit
 * @param {Numbered} question
 * @param {Aside} reply
 * @returns {Table}
 */
function failed(table, emit, question, reply) {
  const { about } = question;
  /** @param {"look" | "reload"} what @returns {Table} */
  const ask = (what) => {
    const [next, id] = put(table, { of: "course", about: what, eyes: alone(table) });
    return { ...next, course: { at: "asking", id } };
  };
  // An engine that died of the table as it was loaded has none: it gets the one that is stored.
  if ("code" in reply && reply.code === "no-table" && table.now) return ask("reload");
  if (reply.type === "Refused" && table.now && about !== "look") {
    emit({ type: "trouble", reply });
    return ask("look");
  }
  if (about === "submit" && question.move !== table.now?.foregone) {
    emit({ type: "trouble", reply });
    return { ...table, course: { at: "person", byItself: false } };
  }
  return stop(table, emit, question);
}

/**
 * Nobody can ask once more for what goes on by itself: that is said, and it is tried again.
 * @param {Table} table
 * @param {Emit} emit
 * @param {Numbered} question
 * @returns {Table}
 */
function stop(table, emit, question) {
  const { fails } = table;
  emit({ type: "trouble", reply: STOPPED });
  /** @type {Table} */
  const stopped = { ...table, fails: fails + 1, course: { at: "stopped", question } };
  return wait(stopped, emit, "again", Math.min(AGAIN.longest, AGAIN.first * 2 ** fails));
}
