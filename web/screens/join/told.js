// What became of it, in a line below; and a button behind which a file is chosen.

import { element } from "../../dom/element.js";
import { button } from "../../parts/frame.js";
import { t } from "../../text/text.js";

/** @returns {{node: HTMLElement, say: (id?: string, args?: {trouble?: boolean}) => void}} */
export function teller() {
  const node = element("p", { class: "join-told", role: "status" });
  return {
    node,
    say(id, { trouble = true } = {}) {
      const words = id ? t(id) : "";
      if (node.textContent === words) return;
      node.classList.toggle("is-trouble", trouble);
      node.textContent = words;
    },
  };
}

/**
 * @param {{label: string, sign: import("../../dom/icons.js").Sign, accept: string, onfile: (file: File) => Promise<void>}} what
 * @returns {Node[]}
 */
export function fileButton({ label, sign, accept, onfile }) {
  const field = element("input", {
    type: "file",
    accept,
    class: "visually-hidden",
    tabindex: "-1",
    "aria-label": label,
    onchange: () => void take(),
  });
  async function take() {
    const file = field.files?.[0];
    if (file) await onfile(file);
    // The same one may be chosen again.
    field.value = "";
  }
  return [button(label, { onclick: () => field.click() }, sign), field];
}
