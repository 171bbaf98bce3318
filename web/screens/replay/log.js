// All that some eyes saw happen, in words: a line leads to its step, its sign to the rule behind it.

import { allIn, element } from "../../dom/element.js";
import { openSheet } from "../../parts/sheet.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("./record.js").Told} Told
 * @typedef {(event: Told["events"][number], chapter: string) => import("../../games/contract").Told | null} Tell
 * @typedef {{text: string, rule: string, step: number, chapter: string}} Line
 *
 * @param {object} what
 * @param {readonly Told[]} what.told by step
 * @param {number} what.at the step that is shown
 * @param {Tell} what.tell
 * @param {(chapter: string) => string} what.chapterName
 * @param {(step: number) => void} what.goTo
 * @param {(section: string) => void} what.openRule
 */
export function openLog({ told, at, tell, chapterName, goTo, openRule }) {
  /** @type {{chapter: string, lines: Line[]}[]} */
  const chapters = [];
  for (const line of linesOf(told, tell)) {
    const present = chapters.at(-1);
    if (present?.chapter === line.chapter) present.lines.push(line);
    else chapters.push({ chapter: line.chapter, lines: [line] });
  }
  const present = chapters.flatMap(({ lines }) => lines).findLast(({ step }) => step <= at)?.step;
  const sheet = openSheet({
    title: t("replay-log"),
    className: "sheet-log",
    content: [
      element("p", { class: "log-hint" }, t("replay-log-hint")),
      ...chapters.map(({ chapter, lines }) =>
        element(
          "section",
          { class: "log-chapter" },
          element("h3", {}, chapterName(chapter)),
          element("ol", {}, ...lines.map(row)),
        ),
      ),
    ],
  });
  const [line] = allIn(sheet.node, "[aria-current] .log-line");
  line?.scrollIntoView({ block: "center" });
  line?.focus({ preventScroll: true });

  /** @param {() => void} lead */
  function away(lead) {
    sheet.close();
    lead();
  }

  /** @param {Line} line */
  function row({ step, text, rule }) {
    const line = element(
      "button",
      { type: "button", class: "log-line", onclick: () => away(() => goTo(step)) },
      element("span", {}, text),
    );
    const sign = element(
      "button",
      {
        type: "button",
        class: "replay-rule",
        "aria-label": t("play-log-rule", { rule }),
        onclick: () => away(() => openRule(rule)),
      },
      element("span", { class: "log-rule" }, rule),
    );
    return element(
      "li",
      { class: "replay-line", "aria-current": step === present ? "step" : null, "data-step": step },
      line,
      sign,
    );
  }
}

/** @param {readonly Told[]} told @param {Tell} tell @returns {Line[]} */
export const linesOf = (told, tell) =>
  told.flatMap(({ chapter, events }, step) =>
    events.flatMap((event) => {
      const line = tell(event, chapter);
      return line ? [{ text: line.text, rule: line.rule ?? "", step, chapter }] : [];
    }),
  );
