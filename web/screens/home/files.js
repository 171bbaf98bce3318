// A match as a file, out of this browser and into another.

import { ask } from "../../engine/client.js";
import { bookmark, readBookmark } from "../../storage/bookmarks.js";
import { loadMatch, storeMatch } from "../../storage/matches.js";
import { t } from "../../text/text.js";
import { announce } from "../frame.js";

/** As many characters as engine/NOTATION.md allows. */
const LONGEST = 2_000_000;

export async function saveAsFile(id, names) {
  const save = await loadMatch(id);
  if (!save) return;
  const name = `${t("file-name", { names })
    .replace(/[^\p{L}\p{N} ,.-]/gu, "")
    .slice(0, 60)
    .trim()}.txt`;
  const file = new File([save.text], name, { type: "text/plain" });
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // Some browsers fetch it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  announce(t("match-exported"));
}

/**
 * Puts the match of a file on the shelf, if the engine can play it.
 * @param {File} file
 * @returns {Promise<{game: string, matchId: string} | null>} null if it is no match
 */
export async function openFile(file) {
  if (file.size > 4 * LONGEST) return null;
  const text = await file.text();
  const known = text.length <= LONGEST ? readBookmark(text) : null;
  if (!known) return null;
  const reply = await ask({ type: "Load", save: text, eyes: null }).catch(() => null);
  if (reply?.type !== "Update") return null;
  const id = newMatchId();
  bookmark(id, reply, known.colours);
  await storeMatch(id, reply.save);
  return { game: reply.game, matchId: id };
}

/** crypto.randomUUID is missing where a page came over plain HTTP. */
function newMatchId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("");
}
