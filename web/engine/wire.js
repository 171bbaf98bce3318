// The one place where types are taken on trust: what comes in over a wire, or by an address that only
// the build knows, has none of its own. Here it gets the ones that its maker promises.

import { tidied } from "../text/names.js";

/**
 * @typedef {import("./messages").Request} Request
 * @typedef {import("./messages").Reading} Reading
 */

/** @template {Request} R @typedef {import("./messages").AnswerTo<R>} AnswerTo */

/**
 * What workers tell the page beside their answers.
 * @typedef {object} Said
 * @property {true} [beats] the engine works on
 * @property {boolean} [restoring] Python starts; is it from a memory snapshot?
 * @property {number} [loaded] bytes on the line, of `total`
 * @property {number} [total]
 * @property {"download-broke-off"} [failed]
 * @property {boolean} [kept] was a snapshot kept?
 * @property {string} [error] if not, why
 */

/**
 * The answer to that request. The engine knows people as they came, out of a file or a link; here
 * their names become tidy.
 * @template {Request} R
 * @param {string} text from the engine
 * @param {R} _request what was asked
 * @returns {AnswerTo<R> | Reading}
 */
export function replyIn(text, _request) {
  const reply = JSON.parse(text);
  return reply.players ? { ...reply, players: tidied(reply.players) } : reply;
}

/** @param {MessageEvent<any>} message from a worker of ours @returns {Said | undefined} */
export const saidIn = ({ data }) => data?.engine;

/** @param {string} address of PyScript's core @returns {Promise<PyScript>} */
export const pyscriptAt = (address) => import(address);

/** @param {string} address of Pyodide's glue @returns {Promise<{default: Required<import("pyodide").PyodideConfig>["createPyodideModule"]}>} */
export const glueAt = (address) => import(address);

/**
 * As much of PyScript as we use; its own declarations leave out what a worker offers.
 * @typedef {object} PyScript
 * @property {(file: string, options: object) => Promise<EngineWorker>} PyWorker
 * @property {{main: {onWorker: Set<(wrap: unknown, worker: Worker) => void>}, worker: {onBeforeRunAsync: Set<unknown>}}} hooks
 *
 * @typedef {Worker & {sync: {ask(text: string): Promise<string>}}} EngineWorker
 */
