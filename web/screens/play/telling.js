// What happened, in sentences, and why: beside the table, aloud, and to whoever comes back to it.

import { askedOf, joined, linesOf } from "../../bots/whys.js";
import { ask } from "../../engine/client.js";
import { GAMES } from "../../games/index.js";
import { sentences } from "../../text/sentences.js";
import { t } from "../../text/text.js";
import { newStoryBeside } from "./beside.js";
import { openLog } from "./log.js";

/** Keeps the place of a sentence that is on its way. */
const SOON = "…";

/** In as many turns something has mostly happened that there are words for. */
const LATELY = 8;

/**
 * @typedef {import("../../bots/whys.js").Asked} Asked
 * @typedef {import("../../games/contract").Event} Event
 * @typedef {ReturnType<typeof import("../../table/frame.js").newFrame>} Frame
 *
 * @param {import("../../engine/messages").GameName} game
 * @param {Frame} frame
 * @param {object} needs
 * @param {() => import("../../people/company.js").Company | null} needs.company
 * @param {() => number | null} needs.eyes whose eyes hear it
 * @param {(whys: import("../../bots/whys.js").Asked[]) => void} needs.explain
 * @param {(section: string) => void} needs.openRule
 */
export function newTelling(game, frame, needs) {
  const { company, explain } = needs;
  let told = "";
  let times = 0; // whatever is told later is newer than what is still to be read
  const story = newStory(game, needs);
  const whys = newWhys(frame, () => company()?.names ?? [], explain);
  const beside = newStoryBeside(frame.table, (turns) => story.lately(turns));

  /** @param {readonly Event[]} events */
  function tell(events) {
    const lines = story.sentencesOf(events);
    if (lines.length === 0) return;
    times += 1;
    told = sentences(...lines);
    frame.tell(told);
    frame.announce(told);
    void beside.renew();
  }

  /** Where one comes back to, the last thing that happened is still to be read. */
  async function retell() {
    const mine = (times += 1);
    frame.tell(SOON);
    const last = (await story.lastLine(LATELY)) ?? (await story.lastLine(null));
    if (mine !== times) return;
    void beside.renew();
    frame.tell(last?.text ?? "");
    whys.offer(last?.whys ?? []);
  }

  return {
    ...{ tell, retell, beside },
    /** To be told of every answer that is shown. @param {Parameters<typeof askedOf>[0]} update */
    hear: (update) => whys.hear(askedOf(update), story.sentencesOf(update.events).length > 0),
    why: () => whys.explain(),
    speak: whys.speak,
    read: () => story.read(),
    /** What was told last, as long as it is not followed by what is asked. */
    told: () => told,
    /** What is asked now is heard together with what led to it. @param {string} text */
    ask(text) {
      frame.announce(sentences(told, text));
      told = "";
    },
    /** What some eyes were told, no others hear. */
    forget() {
      told = "";
      frame.tell(told);
      frame.announce(told);
      void retell(); // Where the engine does not tell it, nothing is told.
    },
  };
}

/**
 * What has happened, as the engine tells it to those eyes.
 * @param {Parameters<typeof newTelling>[0]} game @param {Parameters<typeof newTelling>[2]} needs
 */
function newStory(game, { company, eyes, explain, openRule }) {
  /** @param {Event} event @param {string} [chapter] */
  function tellOne(event, chapter) {
    const { text, rule } = GAMES[game].tell(event, company()?.names ?? [], chapter) ?? {};
    return text === undefined ? null : { text, rule: rule ?? "" };
  }

  return {
    /** @param {readonly Event[]} events */
    sentencesOf: (events) => events.flatMap((event) => tellOne(event)?.text || []),
    /** @param {number | null} turns that are looked through */
    async lastLine(turns) {
      const log = await ask({ type: "Read", eyes: eyes(), last: turns });
      return log.type === "Log" ? linesOf(log.turns, tellOne).at(-1) : undefined;
    },
    /** What has happened in so many turns. @param {number} turns */
    async lately(turns) {
      if (!company()) return [];
      const log = await ask({ type: "Read", eyes: eyes(), last: turns });
      const lines = log.type === "Log" ? linesOf(log.turns, tellOne) : [];
      return lines.map(({ text, chapter }) => ({ text, chapter: GAMES[game].chapterName(chapter) }));
    },
    /** All of it, to be read. */
    async read() {
      const people = company();
      if (!people) return;
      const chapterName = (/** @type {string} */ chapter) => GAMES[game].chapterName(chapter);
      await openLog({ ask, eyes: eyes(), tell: tellOne, chapterName, company: people, explain, openRule });
    },
  };
}

/**
 * Who can be asked about what is told.
 * @param {Frame} frame @param {() => readonly string[]} names @param {(whys: Asked[]) => void} explain
 */
function newWhys(frame, names, explain) {
  /** @type {Asked[]} about what was told last */
  let whys = [];
  /** @type {Asked[]} and about what has come of nothing yet */
  let waiting = [];

  /** @param {Asked[]} asked */
  function offer(asked) {
    whys = asked;
    const [first] = asked;
    const label = (/** @type {Asked} */ { seat }) =>
      asked.length > 1 ? t("why-of-all") : t("why-of", { name: names()[seat] ?? "" });
    frame.why(first ? label(first) : null);
  }

  return {
    offer,
    /** @param {Asked[]} asked @param {boolean} isTold is there a sentence to ask about? */
    hear(asked, isTold) {
      waiting = joined(waiting, asked);
      if (!isTold) return;
      offer(waiting);
      waiting = [];
    },
    explain() {
      if (whys.length > 0) explain(whys);
    },
    speak: () => offer(whys),
  };
}
