// What the best bot would do in one's place: asked for by a button, told in a sentence.

import { newBars } from "../../bots/bars.js";
import { element } from "../../dom/element.js";
import { listed, t } from "../../text/text.js";

/** @typedef {import("../../games/contract").Game} Game */
/** @typedef {import("../../engine/messages").Advice} Advice */

/**
 * @param {object} needs
 * @param {Game} needs.game
 * @param {import("../../table/model/types.js").Picture} needs.picture
 * @param {(move: string) => void} needs.point shows on the table how that move is made
 */
export function newHint({ game, picture: { view, company }, point }) {
  const answer = newAnswer(game, (move) => game.weighed(move, view, company.names));
  return {
    what: { title: t("hint-title"), className: "sheet-hint", content: answer.nodes },
    /** @param {{reply: import("../../table/model/types.js").Heard | null}} sheet */
    further({ reply }) {
      if (reply === null) return;
      if (reply.type === "Advice") answer.tell(reply, point);
      else answer.fail();
    },
  };
}

/**
 * First the sentence, for it is all that most people want; what it stands on opens by a tap.
 * @param {Game} game
 * @param {(move: string) => import("../../bots/bars.js").Words} wordsOf
 */
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

  /** Half a thought may still change its mind: it shows only how far it is. @param {Advice} advice @param {(move: string) => void} onShow */
  function tell({ options, reason, per_cent: perCent }, onShow) {
    progress.value = perCent;
    further.textContent = perCent < 100 ? t("hint-further", { percent: perCent }) : "";
    const [first, ...others] = options;
    if (perCent < 100 || !first) return;
    progress.hidden = true;
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

/** @param {string[]} asGood @param {number} others */
function aside(asGood, others) {
  if (others === 0) return t("hint-sensible");
  return asGood.length > 0 ? t("hint-alike", { moves: listed(asGood) }) : "";
}
