// The number that a deal follows from, drawn so that nobody alone chooses it: the phone draws first
// and shows the fingerprint of its number, then people add theirs (engine/table/origin.py).

import { element } from "../../dom/element.js";
import { ask } from "../../engine/client.js";
import { button } from "../../parts/frame.js";
import { grouped } from "../../parts/print.js";
import { openSheet } from "../../parts/sheet.js";
import { LONGEST, tidyName } from "../../text/names.js";
import { t } from "../../text/text.js";
import { addedOf, tapped } from "./rhythm.js";

/** @param {boolean} on @param {(on: boolean) => void} tell */
export function mixingChoice(on, tell) {
  const box = element("input", {
    type: "checkbox",
    role: "switch",
    class: "switch",
    checked: on,
    "aria-label": t("mixing-choice"),
    onchange: () => tell(box.checked),
  });
  return element(
    "label",
    { class: "option option-mixing" },
    element(
      "span",
      { class: "option-words" },
      element("span", { class: "option-name" }, t("mixing-choice")),
      element("span", { class: "soft" }, t("mixing-choice-line")),
    ),
    box,
  );
}

/**
 * @param {string} drawn what this phone has drawn: from now on it stays
 * @param {{at: number, name: string}[]} people at this phone, by seat
 * @param {(added: {seat: number, text: string}[]) => void} onDeal
 */
export async function openMixing(drawn, people, onDeal) {
  const reply = await ask({ type: "Fingerprint", drawn });
  if (reply.type !== "Fingerprinted") throw new Error(`No fingerprint: ${reply.type}`);
  const { print } = reply;
  const texts = people.map(() => "");
  const trouble = element("p", { class: "warning", role: "alert" });
  const deal = () => {
    const added = addedOf(
      people.map(({ at }) => at),
      texts.map(tidyName),
    );
    trouble.textContent = added.length > 0 ? "" : t("mixing-none");
    if (added.length === 0) return;
    sheet.close();
    onDeal(added);
  };
  const sheet = openSheet({
    title: t("mixing"),
    className: "sheet-mixing",
    content: [
      element("p", {}, t("mixing-print")),
      grouped(print),
      element("p", {}, t("mixing-line")),
      ...people.map(({ name }, each) => field(name, (text) => (texts[each] = text))),
      trouble,
      button(t("mixing-deal"), { class: "button-main", onclick: deal }),
    ],
  });
}

/** What somebody adds: a word, or the times between taps. @param {string} name @param {(text: string) => void} tell */
function field(name, tell) {
  let last = 0;
  const label = t("mixing-of", { name });
  const input = element("input", {
    type: "text",
    class: "place-name",
    maxlength: LONGEST,
    dir: "auto",
    autocomplete: "off",
    autocapitalize: "off",
    "aria-label": label,
    oninput: () => tell(input.value),
  });
  const tap = button(t("mixing-tap"), {
    "aria-label": t("mixing-tap-of", { name }),
    onclick({ timeStamp }) {
      input.value = tapped(input.value, timeStamp - last);
      last = timeStamp;
      tell(input.value);
    },
  });
  return element(
    "div",
    { class: "mixing-field" },
    element("span", { class: "soft", dir: "auto", "aria-hidden": "true" }, label),
    element("div", { class: "mixing-ways" }, input, tap),
  );
}
