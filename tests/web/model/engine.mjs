// The real engine in a process of its own: questions go in by a pipe, and answers come back.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const PYTHON = process.env.PYTHON ?? "python3";

export function newEngine() {
  const python = spawn(PYTHON, ["-m", "tests.web.model.service"], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = [];
  createInterface({ input: python.stdout }).on("line", (line) => waiting.shift()?.(JSON.parse(line)));
  python.on("exit", (code) => waiting.splice(0).forEach((answer) => answer({ died: code })));

  const say = (message) =>
    new Promise((resolve, reject) => {
      waiting.push((answer) =>
        answer?.died === undefined ? resolve(answer) : reject(new Error(`Python: ${answer.died}`)),
      );
      python.stdin.write(`${JSON.stringify(message)}\n`);
    });

  return {
    /** @returns {Promise<{reply: object}>} */
    ask: (message) => say({ ask: message }),
    /** @returns {Promise<any>} */
    do: (what, more = {}) => say({ do: what, ...more }),
    close: () => python.stdin.end(),
  };
}
