// What happens beside the course: slips, calls, noises, and what bots do though nobody asked them.

import { decided, NOT_YET } from "./choosing.js";
import { hear, stopListening } from "./meanwhile.js";
import { isMine, move } from "./showing.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Update} Update */
/** @typedef {import("./types.js").Numbered} Numbered */
/** @typedef {import("./types.js").Heard} Heard */
/** @typedef {import("./types.js").Nudging} Nudging */
/** @typedef {import("./types.js").Emit} Emit */

/** Does it change what is asked? @param {Table} table @param {Update["events"]} events */
export const isNews = ({ house }, events) => events.length > 0 && !house.game.mischief?.isQuiet(events);

/**
 * It is to be shown, behind what is to be shown already. What only some eyes were told goes no further.
 * @param {Table} table @param {Pick<Update, "events" | "why" | "eyes">} news @returns {Table}
 */
export function noted(table, { events, why, eyes }) {
  const { pending } = table;
  const before = pending && (pending.eyes === null || pending.eyes === eyes) ? pending.events : [];
  const newest = pending && events.length === 0 ? pending.why : why;
  return { ...table, pending: { events: [...before, ...events], why: newest, eyes } };
}

/**
 * @param {Table} table @param {Emit} emit @param {Numbered} question @param {Heard} reply
 * @param {boolean} acted has it changed anything?
 * @returns {Table}
 */
export function besideTold(table, emit, question, reply, acted) {
  const isChoice = question.about === "advance";
  const marked = isChoice
    ? { ...table, choosing: chosenBy(table, reply) }
    : markActed(table, question.id, acted);
  if (reply.type !== "Update") {
    emit({ type: "trouble", reply });
    return isChoice ? decided(marked, emit) : marked;
  }
  const next = !isChoice && isNews(table, reply.events) ? marked : glance(marked, emit, reply);
  return question.about === "nudge" && acted && question.of === "beside" ? stopListening(next) : next;
}

/**
 * The next bot may choose; where the engine has failed, it is asked again when it is waited for.
 * @param {Table} table @param {Heard} reply
 */
const chosenBy = ({ choosing }, reply) => (choosing && reply.type === "Update" ? NOT_YET : null);

/**
 * Whoever has asked for it is told whether it did anything.
 * @param {Table} table
 * @param {number} id
 * @param {boolean} acted
 * @returns {Table}
 */
function markActed(table, id, acted) {
  const { course, muse } = table;
  /** @template {{asks: Nudging | null}} S @param {S} state @returns {S} */
  const mark = (state) => (state.asks?.id === id ? { ...state, asks: { ...state.asks, acted } } : state);
  return { ...table, course: course.at === "thinking" ? mark(course) : course, muse: muse && mark(muse) };
}

/**
 * It happened beside, and nothing stops for it.
 * @param {Table} table
 * @param {Emit} emit
 * @param {Update} update
 * @returns {Table}
 */
function glance(table, emit, update) {
  const { shown, pending, course } = table;
  if (pending) return update.events.length > 0 ? noted(table, update) : table;
  if (!shown || !update.view || shown.update.eyes !== update.eyes) return table;
  const moves = course.at === "showing" && course.stage !== "landing";
  if (update.events.length === 0) return moves ? table : { ...table, shown: { update, view: update.view } };
  const heard = { ...hear(table, emit, update), happened: table.at };
  let { view } = shown;
  for (const step of table.house.game.stepsOf(update.events)) {
    view = step.change(view);
    emit({ type: "tell", events: step.events });
    if (step.sense) emit({ type: "sense", name: step.sense, mine: isMine(table, step) });
  }
  emit({ type: "glances", update });
  if (moves) return { ...heard, shown: { ...shown, view } };
  const seen = { ...heard, shown: { update, view: update.view } };
  return table.house.game.mischief ? seen : move(seen, emit);
}
