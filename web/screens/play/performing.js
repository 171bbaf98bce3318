// Does what a table wants done: each wish has one line here.

import { lineOf } from "../../games/lines.js";
import { sense } from "../../table/senses.js";
import { t } from "../../text/text.js";
import { troubleOf } from "./ends.js";
import { newExchange } from "./exchange.js";
import { newTurning } from "./turning.js";

/**
 * @typedef {import("../../table/model/types.js").Table} Table
 * @typedef {import("../../table/model/types.js").Effect} Effect
 * @typedef {import("../../table/model/types.js").Trouble} Trouble
 *
 * @typedef {object} More what is needed beside that
 * @property {ReturnType<typeof import("./sending.js").newSending>} sending
 * @property {ReturnType<typeof import("./fingers.js").newFingers>} fingers
 * @property {ReturnType<typeof import("./ends.js").newEnding>} ending
 *
 * @param {Parameters<typeof newExchange>[0] & Parameters<typeof newTurning>[0] & More} needs
 */
export function newPerforming(needs) {
  const { frame, tips, telling, sending, fingers, ending } = needs;
  const exchange = newExchange(needs);
  const turning = newTurning(needs);
  const trouble = (/** @type {Trouble} */ reply) => frame.notice(troubleOf(reply));

  /** What goes out of hand is told by itself where it fails. @type {import("../../games/contract").ForEach<Effect, [table: Table], void>} */
  const acts = {
    ask: (effect) => exchange.askFor(effect),
    store: (effect) => exchange.store(effect),
    move: () => {}, // is drawn
    wait: () => {}, // is up to the clock
    shows: ({ update }, table) => turning.begin(update, table),
    glances({ update }) {
      if (!needs.game.mischief) telling.hear(update);
      turning.findFocus();
    },
    tell: ({ events }) => telling.tell(events),
    sense: ({ name, mine }) => sense(name, { mine }),
    turn: (_, table) => turning.turnTo(table),
    tips: (_, { picture }) => picture && tips.offer(picture.view, picture.company),
    trouble: ({ reply }) => trouble(reply),
    notice: ({ id }) => frame.notice(t(id)),
    heard: (_, table) => turning.hear(table),
    "hand-over": ({ seat }, table) => turning.handOver(table, seat),
    cover: () => turning.cover(),
    expect: ({ seat }, table) => turning.expect(table, seat),
    send: ({ seat }) => void sending.send(seat),
    race: () => fingers.race(),
    verdict: ({ found }) => void fingers.verdict(found),
    "end-race": () => fingers.close(),
    result: (_, table) => void ending.result(table, trouble),
    point: ({ move }, table) => turning.point(table, move),
  };

  return {
    /** @param {Effect} effect @param {Table} table */
    perform: (effect, table) => lineOf(acts, effect, table),
    trouble,
    question: exchange.question,
  };
}
