// All that some eyes saw happen, in words: a line leads to its step, its sign to the rule behind it.

import { openSheet } from "../../table/sheet.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";
import { show } from "../screens.js";

/**
 * @param {object} what
 * @param {string} what.game
 * @param {{chapter: string, events: object[]}[]} what.told by step
 * @param {number} what.at the step that is shown
 * @param {(event: object, chapter: string) => {text: string, rule: string} | null} what.tell
 * @param {(chapter: string) => string} what.chapterName
 * @param {(step: number) => void} what.goTo
 */
export function openLog({ game, told, at, tell, chapterName, goTo }) {
  const chapters = [];
  for (const line of linesOf(told, tell)) {
    if (chapters.at(-1)?.chapter !== line.chapter) chapters.push({ chapter: line.chapter, lines: [] });
    chapters.at(-1).lines.push(line);
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
  const [line] = sheet.node.querySelectorAll("[aria-current] .log-line");
  line?.scrollIntoView({ block: "center" });
  line?.focus({ preventScroll: true });

  function row({ step, text, rule }) {
    const line = element(
      "button",
      { type: "button", class: "log-line", onclick: () => (sheet.close(), goTo(step)) },
      element("span", {}, text),
    );
    const sign = element(
      "button",
      {
        type: "button",
        class: "replay-rule",
        "aria-label": t("play-log-rule", { rule }),
        onclick: () => (sheet.close(), show("rules", { game, section: rule })),
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

const linesOf = (told, tell) =>
  told.flatMap(({ chapter, events }, step) =>
    events.flatMap((event) => {
      const line = tell(event, chapter);
      return line ? [{ ...line, step, chapter }] : [];
    }),
  );
