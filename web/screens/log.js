// What happened so far, in words; every line opens the rule behind it.

import { openSheet } from "../table/sheet.js";
import { t } from "../text/text.js";
import { element } from "./element.js";
import { show } from "./screens.js";

/**
 * @param {object} needs
 * @param {string} needs.game
 * @param {(message: object) => Promise<object>} needs.ask
 * @param {string | null} needs.eyes who reads
 * @param {(event: object, chapter: string) => {text: string, rule: string} | null} needs.tell
 * @param {(chapter: string) => string} needs.chapterName
 */
export async function openLog({ game, ask, eyes, tell, chapterName }) {
  const log = await ask({ type: "Read", eyes });
  if (log.type !== "Log") return;
  const chapters = [];
  for (const { chapter, events } of log.turns) {
    const lines = events.map((event) => tell(event, chapter)).filter(Boolean);
    if (lines.length === 0) continue;
    if (chapters.at(-1)?.chapter !== chapter) chapters.push({ chapter, lines: [] });
    chapters.at(-1).lines.push(...lines);
  }
  // The newest round stands first: it is what one has missed.
  const content = chapters
    .reverse()
    .map(({ chapter, lines }) =>
      element(
        "section",
        { class: "log-chapter" },
        element("h3", {}, chapterName(chapter)),
        element(
          "ol",
          {},
          ...lines.map((line) =>
            lineOf(line, (section) => (sheet.close(), show("rules", { game, section }))),
          ),
        ),
      ),
    );
  const sheet = openSheet({
    title: t("play-log"),
    className: "sheet-log",
    content: [element("p", { class: "log-hint" }, t("play-log-hint")), ...content],
  });
}

function lineOf({ text, rule }, openRule) {
  const said = element("span", { class: "log-rule", "aria-label": t("play-log-rule", { rule }) }, rule);
  const attributes = { type: "button", class: "log-line", onclick: () => openRule(rule) };
  return element("li", {}, element("button", attributes, element("span", {}, text), said));
}
