// What happened so far, in words; every line opens the rule behind it, and a bot's face its reasons.

import { linesOf } from "../../bots/whys.js";
import { element } from "../../dom/element.js";
import { openSheet } from "../../parts/sheet.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../bots/whys.js").Asked} Asked
 * @typedef {import("../../engine/messages").Read} Read
 * @typedef {{text: string, rule: string}} Told
 * @typedef {Told & {chapter: string, whys: Asked[]}} Line
 */

/**
 * @param {object} needs
 * @param {(message: Read) => Promise<import("../../engine/messages").AnswerTo<Read>>} needs.ask
 * @param {number | null} needs.eyes who reads
 * @param {(event: import("../../bots/whys.js").Event, chapter: string) => Told | null} needs.tell
 * @param {(chapter: string) => string} needs.chapterName
 * @param {import("../../people/company.js").Company} needs.company
 * @param {(whys: Asked[]) => void} needs.explain
 * @param {(section: string) => void} needs.openRule
 */
export async function openLog({ ask, eyes, tell, chapterName, company, explain, openRule }) {
  const log = await ask({ type: "Read", eyes, last: null });
  if (log.type !== "Log") return;
  /** @type {{chapter: string, lines: Line[]}[]} */
  const chapters = [];
  for (const line of linesOf(log.turns, tell)) {
    const last = chapters.at(-1);
    if (last?.chapter === line.chapter) last.lines.push(line);
    else chapters.push({ chapter: line.chapter, lines: [line] });
  }
  // The newest round stands first: it is what one has missed.
  const content = chapters.reverse().map(({ chapter, lines }) =>
    element(
      "section",
      { class: "log-chapter" },
      element("h3", {}, chapterName(chapter)),
      element(
        "ol",
        {},
        ...lines.map((line) =>
          lineOf(line, company, {
            openRule: (section) => {
              sheet.close();
              openRule(section);
            },
            explain,
          }),
        ),
      ),
    ),
  );
  const hint = t(log.turns.some(({ why }) => why !== null) ? "why-log-hint" : "play-log-hint");
  const sheet = openSheet({
    title: t("play-log"),
    className: "sheet-log",
    content: [element("p", { class: "log-hint" }, hint), ...content],
  });
}

/**
 * @param {Line} line
 * @param {import("../../people/company.js").Company} company
 * @param {{openRule: (section: string) => void, explain: (whys: Asked[]) => void}} answers
 */
function lineOf({ text, rule, whys }, company, { openRule, explain }) {
  const said = element("span", { class: "log-rule", "aria-label": t("play-log-rule", { rule }) }, rule);
  const attributes = { type: "button", class: "log-line", onclick: () => openRule(rule) };
  const faces = whys.map((asked) =>
    element(
      "button",
      {
        type: "button",
        class: "log-why",
        "aria-label": t("why-of", { name: company.names[asked.seat] ?? "" }),
        onclick: () => explain([asked]),
      },
      element("img", { src: company.tokens[asked.seat], alt: "" }),
    ),
  );
  const line = element("button", attributes, element("span", {}, text), said);
  return element("li", {}, line, faces.length > 0 && element("span", { class: "log-whys" }, ...faces));
}
