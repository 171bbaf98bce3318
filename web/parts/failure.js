// What went wrong, in a sentence a guest understands, and the way on.

import { element, picture } from "../dom/element.js";
import { icon } from "../dom/icons.js";
import { keepOffline } from "../offline/updates.js";
import { has, t } from "../text/text.js";
import { startEngine } from "./arrival.js";
import { button } from "./frame.js";
import { repairing } from "./repairing.js";

const startAgain = async () => {
  if (await startEngine()) await keepOffline();
};

/**
 * What helps; where nothing here does, the sentence itself says what to do. None of it rejects.
 * @type {Partial<Record<string, [label: string, remedy: () => Promise<void> | void]>>}
 */
const REMEDIES = {
  "download-broke-off": ["try-again", startAgain],
  "engine-broken": ["try-again", startAgain],
  "engine-silent": ["try-again", startAgain],
  "offline-unreachable": ["try-again", keepOffline],
  "storage-silent": ["reload", () => location.reload()],
  "storage-full": ["reload", () => location.reload()],
};

/** Here the files themselves may be at fault. */
const MAY_BE_DAMAGED = ["engine-broken", "engine-silent"];

/**
 * @param {string} code of the engine's start, of the storage, of offline play, or of a screen
 * @param {() => Promise<void>} [again] another try, where only who asks knows how
 * @returns {HTMLElement}
 */
export function failure(code, again) {
  const likest = code.startsWith("offline") ? "failure-offline-failed" : "failure-engine-broken";
  const id = has(`failure-${code}`) ? `failure-${code}` : likest;
  const [label, remedy] = REMEDIES[code] ?? (again ? ["try-again", again] : []);
  return element(
    "div",
    { class: "failure", "data-code": code },
    picture(icon("warning"), "failure-sign"),
    element("p", {}, t(id)),
    label && remedy && button(t(label), { onclick: () => void remedy() }),
    MAY_BE_DAMAGED.includes(code) && repairing(),
  );
}
