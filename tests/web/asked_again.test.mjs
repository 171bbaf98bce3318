// Bots of a link are asked again in the background, as long as somebody would read it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { oddBots } from "../../web/links/asked_again.js";

const BROUGHT = { link: "a link", since: 5 };

/**
 * @typedef {import("../../web/engine/messages").AskAgain} AskAgain
 * @typedef {import("../../web/engine/messages").AnswerTo<AskAgain>} Answer
 */

/**
 * An engine that answers so, one after the other; `left` is after how many answers they have left.
 * @param {(Answer | Error)[]} answers
 */
async function asked(answers, left = Infinity) {
  /** @type {AskAgain[]} */
  const questions = [];
  const ask = (/** @type {AskAgain} */ message) => {
    questions.push(message);
    const answer = answers[questions.length - 1] ?? new Error("no more answers");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const odd = await oddBots({ ask, isLeft: () => questions.length >= left }, BROUGHT);
  return { odd, questions };
}

/** @type {Answer} */
const more = { type: "AskedAgain", done: false, odd: [1] };
/** @type {Answer} */
const end = { type: "AskedAgain", done: true, odd: [1, 3] };

test("they are asked slice by slice, until all were asked", async () => {
  const { odd, questions } = await asked([more, more, end, more]);
  assert.deepEqual(odd, [1, 3]);
  assert.equal(questions.length, 3);
  const last = questions[2];
  assert.ok(last);
  const { effort, ...question } = last;
  assert.deepEqual(question, { type: "AskAgain", of: "a link", since: 5 });
  assert.ok(effort > 0);
});

test("nobody is told, and nothing is asked, when nobody is there", async () => {
  for (const left of [0, 1, 2]) {
    const { odd, questions } = await asked([more, end, end], left);
    assert.deepEqual([odd, questions.length], [[], left]);
  }
});

test("what cannot be asked is let be", async () => {
  /** @type {Answer} */
  const refused = { type: "Refused", code: "nothing-to-replay", rule: "" };
  for (const trouble of [refused, new Error("no engine")]) {
    assert.deepEqual(await asked([more, trouble, end]).then(({ odd }) => odd), []);
  }
});
