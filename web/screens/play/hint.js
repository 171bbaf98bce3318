// What the best bot would do in one's place: asked for by a button, told in a sentence.

import { newBars } from "../../bots/bars.js";
import { openSheet } from "../../table/sheet.js";
import { inSlices } from "../../table/slices.js";
import { listed, t } from "../../text/text.js";
import { element } from "../element.js";

/**
 * @param {object} needs
 * @param {object} needs.game of web/games
 * @param {ReturnType<import("../../table/frame.js").newFrame>} needs.frame
 * @param {() => ReturnType<import("../../table/turns.js").newTurns>} needs.turns
 * @param {() => import("../../table/company.js").Company} needs.company
 * @param {(move: string) => boolean} needs.isUnasked
 * @param {(move: string) => void} needs.point shows on the table how that move is made
 */
export function newHint({ game, frame, turns, company, isUnasked, point }) {
  let sheet = null;

  const isFor = ({ next, asked, mover, view }) =>
    next === "person" && asked.includes(mover) && turns().people().includes(mover) && Boolean(view);

  const isAlone = () =>
    turns()
      .offered()
      .filter((move) => !isUnasked(move)).length < 2;

  /** To be told of every table that stands still. */
  const offer = (update) => frame.hint(isFor(update) ? { alone: isAlone() } : null);

  function open() {
    const update = turns().now();
    if (!isFor(update) || sheet) return;
    if (isAlone()) return frame.notice(t("hint-alone"));
    show(update);
  }

  function show({ mover, view }) {
    const wordsOf = (move) => game.weighed(move, view, company().names);
    const answer = newAnswer(game, wordsOf);
    const letGo = turns().hold();
    const mine = openSheet({
      title: t("hint-title"),
      className: "sheet-hint",
      content: answer.nodes,
      onclose() {
        sheet = null;
        letGo();
      },
    });
    sheet = mine;
    const onShow = (move) => (mine.close(), point(move));

    inSlices(
      (effort) =>
        turns().wonder(
          (update) => messageOf(update, mover, effort),
          () => sheet === mine,
        ),
      (reply) => {
        if (sheet !== mine || reply === null) return false;
        if (reply.type === "Advice") answer.tell(reply, onShow);
        else answer.fail();
        return reply.type === "Advice" && reply.per_cent < 100;
      },
    );
  }

  /** What all look at follows from what all know; a hand is asked for while it lies open. */
  const messageOf = ({ revision, eyes, private: isPrivate }, seat, effort) => ({
    type: "Hint",
    revision,
    seat,
    effort,
    eyes: turns().alone() ?? (isPrivate ? eyes : null),
  });

  return { offer, open, close: () => sheet?.close() };
}

/** First the sentence, for it is all that most people want; what it stands on opens by a tap. */
function newAnswer(game, wordsOf) {
  const picture = element("img", { class: "hint-picture", alt: "", hidden: true });
  const best = element("p", { class: "hint-best" });
  const because = element("p", { class: "hint-reason" });
  const alike = element("p", { class: "hint-alike" });
  const said = element("p", { class: "visually-hidden", role: "status" });
  const bars = newBars(wordsOf);
  const further = element("p", { class: "hint-further soft" });
  const progress = element("progress", {
    class: "hint-progress",
    max: 100,
    value: 0,
    "aria-label": t("hint-title"),
  });
  const button = element(
    "button",
    { type: "button", class: "button button-main", disabled: true },
    t("hint-show"),
  );

  /** Half a thought may still change its mind: it shows only how far it is. */
  function tell({ options, reason, per_cent: perCent }, onShow) {
    progress.value = perCent;
    further.textContent = perCent < 100 ? t("hint-further", { percent: perCent }) : "";
    if (perCent < 100) return;
    progress.hidden = true;
    const [first, ...others] = options;
    const words = wordsOf(first.move);
    const asGood = others.filter((option) => option.alike).map(({ move }) => wordsOf(move).text);
    picture.hidden = !words.picture;
    if (words.picture) picture.src = words.picture;
    best.textContent = t("hint-best-is", { move: words.text });
    because.textContent = game.because(reason);
    alike.textContent = aside(asGood, others.length);
    bars.draw(options);
    said.textContent = [
      t("hint-said", { move: words.text, reason: because.textContent }),
      alike.textContent,
    ].join(" ");
    button.disabled = false;
    button.onclick = () => onShow(first.move);
  }

  function fail() {
    progress.hidden = true;
    further.textContent = t("hint-failed");
  }

  const words = element("div", { class: "hint-words" }, best, because);
  const nodes = [
    element("div", { class: "hint-answer" }, picture, words),
    ...[alike, progress, further, said, button, bars.node],
  ];
  return { nodes, tell, fail };
}

function aside(asGood, others) {
  if (others === 0) return t("hint-sensible");
  return asGood.length > 0 ? t("hint-alike", { moves: listed(asGood) }) : "";
}
