// Cards that show what a rule says; the words beside them say it all.

import { cardBack } from "../../art/backs.js";
import { card, mirrorCard, tiedCard } from "../../art/cards.js";
import { token } from "../../art/tokens.js";
import { element, picture } from "../element.js";

const faces = (...values) => values.map((value) => card(value));

const PICTURES = {
  play: () => [cardBack(0), cardBack(1), cardBack(2)],
  take: () => faces(2, 6, 11),
  pairs: () => faces(8, 8),
  king: () => faces(13),
  win: () => faces(1, 3),
  B1: () => [cardBack(0), card(5)],
  B2: () => [tiedCard()],
  B4: () => faces(2, 6, 11),
  B5: () => [card(9), tiedCard(), card(9)],
  B6: () => faces(13),
  B7: () => faces(4, 4),
  P1: () => [token("paul")],
  H1: () => [cardBack(5)],
  H3: () => [card(10), cardBack(4)],
  M2: () => [mirrorCard()],
};

/** @returns {HTMLElement | null} */
export function illustration(name) {
  const drawn = PICTURES[name]?.();
  return (
    drawn &&
    element(
      "div",
      { class: `rule-cards rule-cards-${drawn.length}`, "aria-hidden": "true" },
      ...drawn.map((svg) => picture(svg, "rule-card")),
    )
  );
}
