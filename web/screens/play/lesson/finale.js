// The end of a lesson: who has played it has won it, and can play.

import { element } from "../../../dom/element.js";
import { openingOf } from "../../../games/again.js";
import { markTold } from "../../../storage/told_tips.js";
import { t } from "../../../text/text.js";

/**
 * @param {import("../parts.js").House} house
 * @param {import("../../navigation").Taught} taught
 * @param {ReturnType<typeof import("../curtain.js").newCurtain>} curtain
 * @param {() => void} hide what is still said
 */
export function newFinale({ root, nav, params, game }, taught, curtain, hide) {
  /** @param {string} label @param {string} className @param {() => void} onclick */
  const button = (label, className, onclick) =>
    element("button", { type: "button", class: className, onclick }, t(label));

  /** @param {import("../../../table/model/types.js").Table} table */
  function result({ now: update, picture }) {
    if (!update || !picture) return Promise.resolve();
    hide();
    for (const tip of game.lessons[taught.name]?.tells ?? []) markTold(tip);
    const { colours } = params;
    const open = openingOf(update);
    const play = button("lesson-play", "button button-main", () =>
      nav.show("play", { game: params.game, open, colours }, { instead: true }),
    );
    const title = element("h2", { class: "result-title", tabindex: "-1" }, t("lesson-won"));
    const screen = element(
      "section",
      { class: "result lesson-end", "aria-label": t("lesson-won") },
      element("img", { class: "result-token", src: picture.company.tokens[0], alt: "" }),
      title,
      element("p", { class: "lesson-ready" }, t("lesson-ready")),
      element(
        "div",
        { class: "result-actions" },
        play,
        button("lesson-again", "button-quiet", () => nav.show("play", params, { instead: true })),
        button("home", "button-quiet", () => nav.back()),
      ),
    );
    curtain.cover();
    root.append(screen);
    curtain.cover(() => screen.remove());
    title.focus({ preventScroll: true });
    return Promise.resolve();
  }

  return { result };
}
