// How a link leaves this phone: by the system's own sharing, by the clipboard, or as a code
// that whoever sits opposite scans.

import { element, picture as drawn } from "../screens/element.js";
import { button } from "../screens/frame.js";
import { stayAwake } from "../table/awake.js";
import { openSheet } from "../table/sheet.js";
import { t } from "../text/text.js";
import { addressOf } from "./address.js";
import { codeOf } from "./code.js";
import { copy } from "./copying.js";

/**
 * @typedef {{file: File, address: string, alt: string}} Picture
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
  const shown = element("div", { class: "sharing-picture", hidden: true });
  const fallback = element("div", { class: "sharing-fallback" });
  let file = null;
  let wasSent = false;

  Promise.resolve(picture).then((found) => {
    if (!found) return;
    file = found.file;
    shown.append(element("img", { src: found.address, alt: found.alt }));
    shown.hidden = false;
  });

  const sent = (words) => {
    if (words) said.textContent = t(words);
    if (!wasSent) onSent();
    wasSent = true;
  };
  const send = async () => {
    const outcome = await shared({ title: t("app-name"), text, url: address }, file);
    if (outcome === "shared") sent("sharing-sent");
    else said.textContent = outcome === "failed" ? t("sharing-failed") : "";
  };
  const copyAs = (words, done) => async () => {
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
        shown,
        navigator.share && button(t("sharing-send"), { class: "button-main", onclick: send }, "send"),
        element(
          "div",
          { class: "sharing-copies" },
          button(t("sharing-copy"), { onclick: copyAs(`${text}\n${address}`, "sharing-copied") }, "copy"),
          button(t("sharing-copy-link"), { onclick: copyAs(address, "sharing-copied-link") }, "link"),
        ),
        fallback,
        said,
      ),
      scannable(address, () => sent(null)),
    ],
  });
}

/** @returns {Promise<"shared" | "left" | "failed">} `left` is who thought better of it */
async function shared(data, file) {
  const withPicture = { ...data, files: [file] };
  try {
    await navigator.share(file && navigator.canShare?.(withPicture) ? withPicture : data);
    return "shared";
  } catch (error) {
    return error.name === "AbortError" ? "left" : "failed";
  }
}

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

/** As large as can be, for a phone that looks from across the table; the screen stays on. */
function fillScreen(code) {
  const mayRest = stayAwake();
  const { node, close } = openSheet({
    title: t("sharing-code-heading"),
    className: "sheet-code",
    content: [drawn(code.svg, "code")],
    onclose: mayRest,
  });
  node.querySelector(".code").addEventListener("click", close);
}
