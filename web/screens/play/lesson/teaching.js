// A lesson at the table: step by step it says one thing, and goes on when that has been done. The table
// itself is the usual one; what the engine is asked waits for whoever still looks at something.

import { EARLY } from "../../../table/reflexes.js";
import { newFinale } from "./finale.js";
import { offerToLeave } from "./leave.js";
import { newSpeaker } from "./speaker.js";
import { newSteps } from "./steps.js";

/**
 * @typedef {import("../../../table/model/types.js").Message} Message
 * @typedef {Parameters<typeof import("../exchange.js").newExchange>[0]["ask"]} Ask
 *
 * @param {import("../parts.js").House} house
 * @param {import("../../navigation").Taught} taught
 * @param {{frame: ReturnType<typeof import("../../../table/frame.js").newFrame>,
 *   board: ReturnType<typeof import("../../../table/board.js").newBoard>}} parts
 */
export function newTeaching(house, taught, { frame, board }) {
  const { root, game, now } = house;
  const steps = newSteps(game.lessons[taught.name]?.steps ?? [], { frame, now });
  const speaker = newSpeaker(root, { frame, board: board.node, onNext: steps.pass });
  steps.say(speaker);
  const stop = offerToLeave(house);
  root.dataset["lesson"] = taught.name;
  // What is lit changes with the touches themselves, too; and pads come after the table is drawn.
  const later = () => requestAnimationFrame(() => steps.see(now()));
  root.addEventListener("click", later);

  /** @param {import("../../../table/model/types.js").Table} table */
  function see(table) {
    steps.see(table);
    if (table.course.at === "window") later();
  }

  /** @param {Ask} ask @returns {Ask} */
  const asking = (ask) => async (message) => {
    const goesOn = message.type === "Advance" || message.type === "Submit";
    if (goesOn) await steps.looked(message.revision);
    const answer = await ask(message);
    const { reply } = answer;
    const isVain =
      message.type === "Submit" && reply.type === "Update" && reply.revision === message.revision;
    if (isVain) speaker.again();
    return answer;
  };

  function close() {
    stop();
    speaker.close();
  }

  return {
    ...{ see, asking, close },
    speak: () => speaker.speak(),
    /** Who learns is told nothing else. */
    tips: { offer() {}, hide() {}, close() {} },
    /** @param {(message: Message) => void} tell @param {() => void} race */
    racing: (tell, race) =>
      onceMore(tell, () => {
        race();
        speaker.again();
      }),
    /** @param {ReturnType<typeof import("../curtain.js").newCurtain>} curtain */
    ending: (curtain) => newFinale(house, taught, curtain, speaker.hide),
  };
}

/**
 * Whoever is too early or too slow may try once more; then it counts as done.
 * @param {(message: Message) => void} tell @param {() => void} again
 */
function onceMore(tell, again) {
  let tries = 0;
  return (/** @type {Message} */ message) => {
    const mine = message.type === "raced" ? message.times.find(({ seat }) => seat === 0) : undefined;
    const failed = mine !== undefined && (mine.ms === null || mine.ms === EARLY);
    tries = failed ? tries + 1 : 0;
    if (tries === 1) again();
    else tell(message);
  };
}
