// How a link leaves this phone: by the system's own sharing, by the clipboard, or as a code
// that whoever sits opposite scans.

import { element, picture as drawn } from "../dom/element.js";
import { stayAwake } from "../parts/awake.js";
import { button } from "../parts/frame.js";
import { openSheet } from "../parts/sheet.js";
import { nameOf } from "../storage/faults.js";
import { t } from "../text/text.js";
import { addressOf } from "./address.js";
import { codeOf } from "./code.js";
import { copy } from "./copying.js";

/**
 * @typedef {{file: File, address: string, alt: string, isTall: boolean}} Picture
 *
 * @param {object} what
 * @param {string} what.title of the sheet
 * @param {string} what.text the words that go with the link; its address is added here
 * @param {string | null} what.link null for the club itself
 * @param {Picture | Promise<Picture>} [what.picture]
 * @param {Node[]} [what.lead] what stands above
 * @param {() => void} [what.onSent] called once: it was shared or copied, or its code filled the screen
 * @returns {ReturnType<typeof openSheet>}
 */
export function openSharing({ title, text, link, picture, lead = [], onSent = () => {} }) {
  const address = addressOf(link);
  const said = element("p", { class: "sharing-said", role: "status" });
  const fallback = element("div", { class: "sharing-fallback" });
  const shown = newShown(picture);
  let wasSent = false;

  /** @param {string | null} words */
  const sent = (words) => {
    if (words) said.textContent = t(words);
    if (!wasSent) onSent();
    wasSent = true;
  };
  const send = async () => {
    const outcome = await shared({ title: t("app-name"), text, url: address }, shown.file());
    if (outcome === "shared") sent("sharing-sent");
    else said.textContent = outcome === "failed" ? t("sharing-failed") : "";
  };
  /** @param {string} words @param {string} done */
  const copyAs = async (words, done) => {
    if (await copy(words, fallback)) sent(done);
    else said.textContent = t("sharing-by-hand");
  };

  return openSheet({
    title,
    className: "sheet-sharing",
    content: [
      element(
        "div",
        { class: "sharing-ways" },
        ...lead,
        shown.node,
        "share" in navigator &&
          button(t("sharing-send"), { class: "button-main", onclick: () => void send() }, "send"),
        copies(`${text}\n${address}`, address, copyAs),
        fallback,
        said,
      ),
      scannable(address, () => sent(null)),
    ],
  });
}

/** A link goes without its picture too, if that cannot be drawn. @param {Picture | Promise<Picture>} [picture] */
function newShown(picture) {
  const node = element("div", { class: "sharing-picture", hidden: true });
  /** @type {File | null} */
  let file = null;

  const hang = (/** @type {Picture} */ found) => {
    file = found.file;
    node.append(element("img", { src: found.address, alt: found.alt, class: found.isTall && "is-tall" }));
    node.hidden = false;
  };
  if (picture)
    Promise.resolve(picture).then(hang, (/** @type {unknown} */ cause) => console.warn("No picture:", cause));

  return { node, file: () => file };
}

/**
 * @param {string} words with the address @param {string} address
 * @param {(words: string, done: string) => Promise<void>} copyAs
 */
const copies = (words, address, copyAs) =>
  element(
    "div",
    { class: "sharing-copies" },
    button(t("sharing-copy"), { onclick: () => void copyAs(words, "sharing-copied") }, "copy"),
    button(t("sharing-copy-link"), { onclick: () => void copyAs(address, "sharing-copied-link") }, "link"),
  );

/** `left` is who thought better of it. @param {ShareData} data @param {File | null} file @returns {Promise<"shared" | "left" | "failed">} */
async function shared(data, file) {
  const withPicture = { ...data, files: file ? [file] : [] };
  const takesPicture = file !== null && "canShare" in navigator && navigator.canShare(withPicture);
  try {
    await navigator.share(takesPicture ? withPicture : data);
    return "shared";
  } catch (error) {
    return nameOf(error) === "AbortError" ? "left" : "failed";
  }
}

/** @param {string} address @param {() => void} onFilled */
function scannable(address, onFilled) {
  const code = codeOf(address, t("sharing-code"));
  if (!code) return element("p", { class: "soft" }, t("sharing-code-too-long"));
  const fill = () => {
    fillScreen(code);
    onFilled();
  };
  return element(
    "div",
    { class: "sharing-scan" },
    element(
      "button",
      { type: "button", class: "code-button", "data-version": code.version, onclick: fill },
      drawn(code.svg, "code"),
      element("span", { class: "visually-hidden" }, t("sharing-code-fill")),
    ),
    element("p", { class: "soft" }, t("sharing-code-line")),
  );
}

/** As large as can be, for a phone that looks from across the table; the screen stays on. @param {{svg: string}} code */
function fillScreen(code) {
  const mayRest = stayAwake();
  const { node, close } = openSheet({
    title: t("sharing-code-heading"),
    className: "sheet-code",
    content: [drawn(code.svg, "code")],
    onclose: mayRest,
  });
  node.querySelector(".code")?.addEventListener("click", close);
}
