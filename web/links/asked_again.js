// Whether the bots of a link would do what it tells of them: asked in the background, slice by slice.

const EFFORT = 400; // playouts: short enough that nobody waits for the table
const REST = 120; // milliseconds in between

/**
 * @typedef {import("../engine/messages").AskAgain} AskAgain
 * @typedef {import("../engine/messages").AnswerTo<AskAgain>} Answer
 *
 * @param {{ask: (message: AskAgain) => Promise<Answer>, isLeft: () => boolean}} door to the engine, as
 *   long as somebody is there who would read it
 * @param {{link: string, since: number}} brought from which step on
 * @returns {Promise<readonly number[]>} the seats whose moves come out differently
 */
export async function oddBots({ ask, isLeft }, { link, since }) {
  while (!isLeft()) {
    const reply = await ask({ type: "AskAgain", of: link, since, effort: EFFORT }).catch(() => null);
    if (reply?.type !== "AskedAgain" || isLeft()) return [];
    if (reply.done) return reply.odd;
    await new Promise((resolve) => setTimeout(resolve, REST));
  }
  return [];
}
