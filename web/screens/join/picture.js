// A code in a picture: a screenshot that somebody sent, or a photo taken for it.

import { textsIn } from "../../links/reading.js";
import { t } from "../../text/text.js";
import { fileButton, teller } from "./told.js";

/** @param {(text: string) => boolean} arrive whether there was a link in it */
export function picturePart(arrive) {
  const told = teller();
  const onfile = async (/** @type {File} */ file) => {
    told.say("picture-looking", { trouble: false });
    told.say(await lookAt(file, arrive));
  };
  /** @type {Parameters<typeof fileButton>[0]} */
  const choose = { label: t("picture-choose"), sign: "image", accept: "image/*", onfile };
  return [...fileButton(choose), told.node];
}

/**
 * @param {File} file @param {(text: string) => boolean} arrive
 * @returns {Promise<string | undefined>} what is wrong, as the name of a sentence
 */
async function lookAt(file, arrive) {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return "picture-unreadable";
  const texts = await textsIn(bitmap, { patient: true }).catch(() => null);
  bitmap.close();
  if (!texts) return "reader-missing";
  if (texts.some(arrive)) return undefined;
  return texts.length > 0 ? "join-no-link-in-code" : "picture-without-code";
}
