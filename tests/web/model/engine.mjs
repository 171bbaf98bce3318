// The real engine in a process of its own: questions go in by a pipe, and answers come back.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { replyIn } from "../../../web/engine/wire.js";
import { fieldOf, isNumber, isText } from "../../../web/storage/shapes.js";

/**
 * @typedef {import("../../../web/table/model/types.js").Opening} Opening
 * @typedef {import("../../../web/table/model/types.js").Request} Request
 * @typedef {import("../../../web/screens/play/exchange.js").First["message"]} First
 * @typedef {import("../../../web/engine/messages").Keep | import("../../../web/engine/messages").Paint} Storing
 * @typedef {Exclude<Request, Opening> | First | Storing} Asking
 * @typedef {import("../../../web/engine/messages").AnswerTo<Asking>} Answer
 * @typedef {{seat: number, move: string}} Turn
 * @typedef {ReturnType<typeof newEngine>} Engine
 */

const PYTHON = process.env["PYTHON"] ?? "python3";

export function newEngine() {
  const python = spawn(PYTHON, ["-m", "tests.web.model.service"], { stdio: ["pipe", "pipe", "inherit"] });
  /** @type {{answer: (said: unknown) => void, fail: (cause: Error) => void}[]} */
  const waiting = [];
  createInterface({ input: python.stdout }).on("line", (line) => waiting.shift()?.answer(JSON.parse(line)));
  python.on("exit", (code) => {
    for (const { fail } of waiting.splice(0)) fail(new Error(`Python: ${code}`));
  });

  /** @param {object} message @returns {Promise<unknown>} */
  const say = (message) =>
    new Promise((answer, fail) => {
      waiting.push({ answer, fail });
      python.stdin.write(`${JSON.stringify(message)}\n`);
    });

  return {
    /** @param {Asking} message @returns {Promise<Answer>} */
    async ask(message) {
      const reply = replyIn(JSON.stringify(fieldOf(await say({ ask: message }), "reply")), message);
      assert.ok(reply.type !== "Reading");
      return reply;
    },
    fresh: () => say({ do: "fresh" }),
    /** Another one gets what this one said last. */
    die: () => say({ do: "die" }),
    /** Another one gets nothing. */
    bare: () => say({ do: "bare" }),
    /** Hidden cards lie in other places; gives how many playouts the bot that is asked thinks for. @param {number} seed */
    async elsewhere(seed) {
      const playouts = await say({ do: "elsewhere", seed });
      assert.ok(isNumber(playouts));
      return playouts;
    },
    back: () => say({ do: "back" }),
    /** Of that save, or else of its own table. @param {{save?: string}} [of] */
    turns: async (of = {}) => turnsIn(await say({ do: "turns", ...of })),
    /** @param {string} path */
    golden: async (path) => turnsIn(await say({ do: "golden", path })),
    /** That match from before its first turn, as a save. @param {string} path @param {readonly number[]} people */
    async begin(path, people) {
      const save = await say({ do: "begin", path, people });
      assert.ok(isText(save));
      return save;
    },
    close: () => python.stdin.end(),
  };
}

/** @param {unknown} said @returns {Turn[]} */
function turnsIn(said) {
  assert.ok(Array.isArray(said));
  return said.map((turn) => {
    const [seat, move] = [fieldOf(turn, "seat"), fieldOf(turn, "move")];
    assert.ok(isNumber(seat) && isText(move));
    return { seat, move };
  });
}
