// What happened, in sentences: beside the table, aloud, and to whoever comes back to it.

import { ask } from "../../engine/client.js";
import { GAMES } from "../../games/index.js";
import { openLog } from "../log.js";

/**
 * @param {string} game
 * @param {ReturnType<import("../../table/frame.js").newFrame>} frame
 * @param {{names: () => string[], eyes: () => string | null}} company whose eyes hear it
 */
export function newTelling(game, frame, { names, eyes }) {
  let told = "";

  const tellOne = (event, chapter) => GAMES[game].tell(event, names(), chapter);
  const sentencesOf = (events) => events.map((event) => tellOne(event)?.text).filter(Boolean);

  function tell(events) {
    const sentences = sentencesOf(events);
    if (sentences.length === 0) return;
    told = sentences.join(" ");
    frame.tell(told);
    frame.announce(told);
  }

  /** Where one comes back to, the last thing that happened is still to be read. */
  async function retell() {
    const log = await ask({ type: "Read", eyes: eyes() });
    const events = log.turns?.flatMap((turn) => turn.events) ?? [];
    frame.tell(sentencesOf(events).at(-1) ?? "");
  }

  return {
    tell,
    retell,
    /** All of it, to be read. */
    read: () => openLog({ game, ask, eyes: eyes(), tell: tellOne, chapterName: GAMES[game].chapterName }),
    /** What was told last, as long as it is not followed by what is asked. */
    told: () => told,
    /** What is asked now is heard together with what led to it. */
    ask(text) {
      frame.announce(`${told} ${text}`.trim());
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
