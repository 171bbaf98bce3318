// What happened so far, in words; every line opens the rule behind it, and a bot's face its reasons.

import { linesOf } from "../bots/whys.js";
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
 * @param {import("../table/company.js").Company} needs.company
 * @param {(whys: import("../bots/whys.js").Asked[]) => void} needs.explain
 */
export async function openLog({ game, ask, eyes, tell, chapterName, company, explain }) {
  const log = await ask({ type: "Read", eyes, last: null });
  if (log.type !== "Log") return;
  const chapters = [];
  for (const line of linesOf(log.turns, tell)) {
    if (chapters.at(-1)?.chapter !== line.chapter) chapters.push({ chapter: line.chapter, lines: [] });
    chapters.at(-1).lines.push(line);
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
            openRule: (section) => (sheet.close(), show("rules", { game, section })),
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

function lineOf({ text, rule, whys }, company, { openRule, explain }) {
  const said = element("span", { class: "log-rule", "aria-label": t("play-log-rule", { rule }) }, rule);
  const attributes = { type: "button", class: "log-line", onclick: () => openRule(rule) };
  const faces = whys.map((asked) =>
    element(
      "button",
      {
        type: "button",
        class: "log-why",
        "aria-label": t("why-of", { name: company.names[asked.seat] }),
        onclick: () => explain([asked]),
      },
      element("img", { src: company.tokens[asked.seat], alt: "" }),
    ),
  );
  const line = element("button", attributes, element("span", {}, text), said);
  return element("li", {}, line, faces.length > 0 && element("span", { class: "log-whys" }, ...faces));
}
