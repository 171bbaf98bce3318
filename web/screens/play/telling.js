// What happened, in sentences, and why: beside the table, aloud, and to whoever comes back to it.

import { askedOf, joined, linesOf } from "../../bots/whys.js";
import { ask } from "../../engine/client.js";
import { GAMES } from "../../games/index.js";
import { sentences } from "../../text/sentences.js";
import { t } from "../../text/text.js";
import { openLog } from "./log.js";

/** Keeps the place of a sentence that is on its way. */
const SOON = "…";

/** In as many turns something has mostly happened that there are words for. */
const LATELY = 8;

/**
 * @param {string} game
 * @param {ReturnType<import("../../table/frame.js").newFrame>} frame
 * @param {object} needs
 * @param {() => import("../../people/company.js").Company} needs.company
 * @param {() => string | null} needs.eyes whose eyes hear it
 * @param {(whys: import("../../bots/whys.js").Asked[]) => void} needs.explain
 * @param {(section: string) => void} needs.openRule
 */
export function newTelling(game, frame, { company, eyes, explain, openRule }) {
  let told = "";
  let times = 0; // whatever is told later is newer than what is still to be read
  let whys = []; // who can be asked about what was told last
  let waiting = []; // and about what has come of nothing yet

  const tellOne = (event, chapter) => GAMES[game].tell(event, company().names, chapter);
  const sentencesOf = (events) => events.map((event) => tellOne(event)?.text).filter(Boolean);

  function tell(events) {
    const lines = sentencesOf(events);
    if (lines.length === 0) return;
    times += 1;
    told = sentences(...lines);
    frame.tell(told);
    frame.announce(told);
  }

  function offer(asked) {
    whys = asked;
    const { names } = company();
    const label = () => (asked.length > 1 ? t("why-of-all") : t("why-of", { name: names[asked[0].seat] }));
    frame.why(asked.length > 0 ? label() : null);
  }

  /** @param {number | null} turns that are looked through */
  async function lastLine(turns) {
    const log = await ask({ type: "Read", eyes: eyes(), last: turns });
    return linesOf(log.turns ?? [], tellOne).at(-1);
  }

  /** Where one comes back to, the last thing that happened is still to be read. */
  async function retell() {
    const mine = (times += 1);
    frame.tell(SOON);
    const last = (await lastLine(LATELY)) ?? (await lastLine(null));
    if (mine !== times) return;
    frame.tell(last?.text ?? "");
    offer(last?.whys ?? []);
  }

  return {
    tell,
    retell,
    /** To be told of every answer that is shown. */
    hear(update) {
      waiting = joined(waiting, askedOf(update));
      if (sentencesOf(update.events).length === 0) return;
      offer(waiting);
      waiting = [];
    },
    why: () => whys.length > 0 && explain(whys),
    speak: () => offer(whys),
    /** All of it, to be read. */
    read: () =>
      openLog({
        ask,
        eyes: eyes(),
        tell: tellOne,
        chapterName: GAMES[game].chapterName,
        company: company(),
        explain,
        openRule,
      }),
    /** What was told last, as long as it is not followed by what is asked. */
    told: () => told,
    /** What is asked now is heard together with what led to it. */
    ask(text) {
      frame.announce(sentences(told, text));
      told = "";
    },
    /** What some eyes were told, no others hear. */
    forget() {
      told = "";
      frame.tell(told);
      frame.announce(told);
      retell();
    },
  };
}
