// A match as a file, out of this browser and into another.

import { ask, askAndKeep } from "../engine/client.js";
import { joined } from "../engine/saved.js";
import { announce } from "../parts/frame.js";
import { bookmarkFrom } from "../storage/bookmarks.js";
import { loadMatch, storeMatch } from "../storage/matches.js";
import { t } from "../text/text.js";

/** More no file of ours has; engine/links/files.py bounds it exactly. */
const LONGEST = 4_100_000; // characters

/** While a match goes on its cards are covered in the file, as they are in a link. @param {string} id @param {string} names */
export async function saveAsFile(id, names) {
  const save = await loadMatch(id);
  if (!save) return;
  const here = save.bookmark.here ?? null;
  const packed = await ask({ type: "Pack", save: save.text, here });
  if (packed.type !== "Packed") {
    announce(t("match-export-failed"));
    return;
  }
  const told = packed.covered ? `${t("file-covered", { names })}\n\n` : "";
  const name = `${t("file-name", { names })
    .replace(/[^\p{L}\p{N} ,.-]/gu, "")
    .slice(0, 60)
    .trim()}.txt`;
  const file = new File([told + packed.text], name, { type: "text/plain" });
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
 * @returns null if it is no match
 */
export async function openFile(file) {
  if (file.size > 4 * LONGEST) return null;
  const packed = await file.text();
  if (packed.length > LONGEST) return null;
  const found = await ask({ type: "Unpack", text: packed }).catch(() => null);
  if (found?.type !== "Unpacked") return null;
  const loaded = await askAndKeep({ type: "Load", save: found.save, eyes: null }).catch(() => null);
  const text = joined(null, loaded?.saved ?? null);
  if (loaded?.reply.type !== "Update" || text === null) return null;
  const { reply } = loaded;
  const id = newMatchId();
  const colours = reply.players.map((_, seat) => seat % 6);
  const here = found.here ? { here: [...found.here] } : {};
  await storeMatch(id, text, { ...bookmarkFrom(reply, colours), ...here });
  return { game: reply.game, matchId: id };
}

/** crypto.randomUUID is missing where a page came over plain HTTP. */
function newMatchId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("");
}
