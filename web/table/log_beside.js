// What has happened, told beside the table where the screen is wide enough for both.

import { allIn, element } from "../dom/element.js";
import { t } from "../text/text.js";

/** As the styles have it (style/beside.css). */
const WIDE = "(min-width: 1100px) and (min-height: 561px)";

/**
 * @typedef {{text: string, chapter: string, step?: number}} Line
 *
 * @param {HTMLElement} table
 * @param {() => void} renew what is drawn here is wanted anew
 */
export function newBeside(table, renew) {
  const room = matchMedia(WIDE);
  const heading = element("h2", {});
  const list = element("ol", { tabindex: "0" }); // it is scrolled by keys, too
  const hint = element("p", { class: "soft for-keys" });
  const node = element("aside", { class: "beside" }, heading, list, hint);

  function settle() {
    if (room.matches) {
      heading.textContent = t("play-log");
      list.setAttribute("aria-label", t("play-log"));
      hint.textContent = t("keys-hint");
      table.append(node);
      renew();
    } else node.remove();
  }

  room.addEventListener("change", settle);
  return {
    settle,
    isThere: () => room.matches,
    /** @param {readonly Line[]} lines in this order @param {((step: number) => void) | null} [goTo] where a line leads */
    draw: (lines, goTo = null) => list.replaceChildren(...rowsOf(lines, goTo)),
    /** The last line of those until a step is where one is. @param {number} step */
    mark(step) {
      const rows = allIn(list, "[data-step]");
      const now = rows.findLast(({ dataset }) => Number(dataset["step"]) <= step);
      for (const row of rows) row.toggleAttribute("aria-current", row === now);
      if (now) list.scrollTop = now.offsetTop - list.offsetTop - list.clientHeight / 2;
    },
    close: () => room.removeEventListener("change", settle),
  };
}

/** Each chapter has its name above its lines. @param {readonly Line[]} lines @param {((step: number) => void) | null} goTo */
const rowsOf = (lines, goTo) =>
  lines.flatMap((line, at) => [
    ...(line.chapter === lines[at - 1]?.chapter
      ? []
      : [element("li", { class: "beside-chapter" }, line.chapter)]),
    rowOf(line, goTo),
  ]);

/** @param {Line} line @param {((step: number) => void) | null} goTo */
const rowOf = ({ text, step }, goTo) =>
  element(
    "li",
    { "data-step": step ?? null },
    goTo && step !== undefined
      ? element("button", { type: "button", tabindex: "-1", onclick: () => goTo(step) }, text)
      : text,
  );
