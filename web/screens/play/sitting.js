// How somebody sits down at a table: the match is claimed for this tab and begins; another tab may take
// it over.

import { sealIn } from "../../storage/seal.js";
import { t } from "../../text/text.js";
import { drawElsewhere } from "./ends.js";

/**
 * @param {import("./parts.js").House} house
 * @param {import("./parts.js").Parts} parts
 * @param {() => void} stop nothing goes on here any more
 * @param {{seal: string} | null} left the table that is painted as it was left, if it is
 */
export async function begin(house, parts, stop, left) {
  const { nav, tell } = house;
  const { keeping, frame, question } = parts;
  const leave = () => standStill(house, parts, stop);
  if (!(await keeping.claim(() => void leave()))) {
    await leave();
    return;
  }
  const first = await question();
  if (keeping.isLeft()) return; // Whoever went elsewhere meanwhile stays there.
  if (!first) {
    nav.show("home", {}, { instead: true });
    return;
  }
  if (left && left.seal !== sealOfLoaded(first)) tell({ type: "unpainted" });
  const { here, sent = null } = keeping.beside();
  tell({ type: "begun", here, sent });
  if (first.isOlder) frame.notice(t("play-older-save"));
}

/** What was painted holds for the very save that is stored. @param {import("./exchange.js").First} first */
const sealOfLoaded = ({ message }) => (message.type === "Load" ? sealIn(message.save) : null);

/** @type {(...all: [Parameters<typeof begin>[0], Parameters<typeof begin>[1], () => void]) => Promise<void>} Another tab plays this: here it stands still, until it is taken over. */
async function standStill({ root, nav }, { keeping, curtain }, stop) {
  if (keeping.isLeft()) return;
  stop();
  curtain.cover();
  const goHome = () => {
    if (!keeping.isLeft()) nav.show("home", {}, { instead: true });
  };
  if (await keeping.isDeleted(goHome)) {
    goHome();
    return;
  }
  if (keeping.isLeft()) return;
  const goOnHere = async () => {
    await keeping.takeOver();
    nav.show("play", keeping.params(), { instead: true });
  };
  drawElsewhere(root, () => void goOnHere());
}
