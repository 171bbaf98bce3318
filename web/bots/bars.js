// The bars of moves that were weighed; they grow and change places while a thought goes on.

import { element, newId } from "../screens/element.js";
import { t } from "../text/text.js";
import { weighed } from "./weighing.js";

/** @param {(move: string) => {text: string, picture: string | null}} wordsOf */
export function newBars(wordsOf) {
  const list = element("ol", { class: "weighed" });
  const lines = new Map();

  function lineOf(move) {
    if (!lines.has(move)) lines.set(move, newLine(wordsOf(move)));
    return lines.get(move);
  }

  /** @param {object[]} options the best first @param {string | null} played which of them was made */
  function draw(options, played = null) {
    const isChoice = options.length > 1;
    const drawn = weighed(options, played).map((each, at) => {
      const line = lineOf(each.move);
      const signs = [isChoice && at === 0 && t("weighed-best"), each.move === played && t("weighed-played")];
      line.draw(each, signs.filter(Boolean).join(" "));
      return line.node;
    });
    if (drawn.some((node, at) => list.children[at] !== node) || list.children.length !== drawn.length) {
      list.replaceChildren(...drawn);
    }
  }

  return { list, draw };
}

function newLine({ text, picture }) {
  const id = newId("weighed");
  const sign = element("span", { class: "weighed-sign", hidden: true });
  const points = element("span", { class: "weighed-points", "aria-hidden": "true" });
  const wins = element("span", { class: "weighed-wins", "aria-hidden": "true" });
  const bar = element("div", {
    class: "weighed-bar",
    role: "meter",
    "aria-labelledby": id,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": 0,
  });
  const node = element(
    "li",
    { class: "weighed-line" },
    picture ? element("img", { src: picture, alt: "" }) : element("span", { class: "weighed-blank" }),
    element("span", { class: "weighed-move" }, sign, element("span", { id }, text)),
    points,
    bar,
    wins,
  );

  return {
    node,
    draw(each, said) {
      sign.hidden = !said;
      sign.textContent = said;
      const isKnown = each.points !== null;
      bar.hidden = !isKnown;
      points.textContent = isKnown ? t("weighed-points", { points: each.points }) : "";
      wins.textContent = each.wins === null ? "" : t("weighed-wins", { wins: each.wins });
      bar.style.setProperty("--share", `${each.share}%`);
      bar.setAttribute("aria-valuenow", each.share);
      if (isKnown) bar.setAttribute("aria-valuetext", spoken(each));
    },
  };
}

const spoken = ({ points, wins }) =>
  wins === null ? t("weighed-said", { points }) : t("weighed-said-wins", { points, wins });
