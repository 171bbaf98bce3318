// A code in a picture: a screenshot that somebody sent, or a photo taken for it.

import { textsIn } from "../../links/reading.js";
import { t } from "../../text/text.js";
import { fileButton, teller } from "./told.js";

/** @param {(text: string) => boolean} arrive whether there was a link in it */
export function picturePart(arrive) {
  const told = teller();
  const onfile = async (file) => {
    told.say("picture-looking", { trouble: false });
    told.say(await lookAt(file, arrive));
  };
  const choose = { label: t("picture-choose"), sign: "image", accept: "image/*", onfile };
  return [...fileButton(choose), told.node];
}

/** @returns {Promise<string | undefined>} what is wrong, as the name of a sentence */
async function lookAt(file, arrive) {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return "picture-unreadable";
  const texts = await textsIn(bitmap, { patient: true }).catch(() => null);
  bitmap.close();
  if (!texts) return "reader-missing";
  if (texts.some(arrive)) return undefined;
  return texts.length > 0 ? "join-no-link-in-code" : "picture-without-code";
}
