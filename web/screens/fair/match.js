// One match: its fingerprint as long as it lasts, and the check when it is over.

import { element } from "../../dom/element.js";
import { ask } from "../../engine/client.js";
import { button } from "../../parts/frame.js";
import { grouped, sha256 } from "../../parts/print.js";
import { isBookmark } from "../../storage/facts.js";
import { loadMatch } from "../../storage/matches.js";
import { listed, t } from "../../text/text.js";
import { check } from "./check.js";
import { drawnLine, readOrigin } from "./origin.js";

/** @param {string} id @param {AbortSignal} leaving */
export function oneMatch(id, leaving) {
  const node = element("section", { class: "panel fair-match" }, element("h2", {}, t("fair-this")));
  void fill(node, id, leaving);
  return node;
}

/** @param {HTMLElement} node @param {string} id @param {AbortSignal} leaving */
async function fill(node, id, leaving) {
  const save = await loadMatch(id);
  const known = save?.bookmark;
  if (!known || !isBookmark(known)) {
    node.append(element("p", { class: "warning" }, t("fair-gone")));
    return;
  }
  const { pledge, over } = known.pledge ? known : await lookUp(save.text);
  const names = known.players.map(({ name }) => name);
  const before = await printBefore(save.text, names);
  if (leaving.aborted) return;
  const about = element("p", { class: "soft", dir: "auto" }, `${listed(names)} · ${t(known.game)}`);
  node.append(about, ...(pledge ? print(pledge) : []), ...before);
  node.append(
    element("p", {}, t(over ? "fair-over" : "fair-running")),
    over ? check({ save: save.text, noted: pledge, names, game: known.game, day: known.day, leaving }) : "",
  );
}

/** For a match from before fingerprints were noted: nobody plays now, so it can be laid out. @param {string} save */
async function lookUp(save) {
  const reply = await ask({ type: "Load", save, eyes: null }).catch(() => null);
  if (reply?.type !== "Update") return { pledge: undefined, over: false };
  return { pledge: reply.pledge, over: reply.outcome !== null };
}

/** What was drawn before people added theirs had a fingerprint of its own, which they saw. @param {string} save @param {string[]} names */
async function printBefore(save, names) {
  const { drawn, added } = readOrigin(save);
  const before = drawn && (await sha256(drawnLine(drawn)));
  if (!before) return [];
  const who = listed(added.map(({ seat }) => names[seat] ?? ""));
  return [element("p", {}, t("fair-print-before", { names: who })), grouped(before)];
}

/** @type {{clipboard?: Clipboard}} without https there is none */
const browser = navigator;

/** @param {string} pledge */
function print(pledge) {
  const said = element("span", { class: "soft", role: "status" });
  const copy = async () => {
    await navigator.clipboard.writeText(pledge);
    said.textContent = t("fair-copied");
  };
  return [
    element("h3", { id: "fair-print" }, t("fair-print")),
    grouped(pledge),
    browser.clipboard
      ? element(
          "p",
          { class: "fair-copy" },
          button(t("fair-copy"), { onclick: () => void copy() }, "copy"),
          said,
        )
      : "",
  ];
}
