// The panel of a seat: who sits there, what it holds, what it amounts to.

import { element } from "../dom/element.js";

/**
 * @typedef {object} Seat
 * @property {number} key its number
 * @property {string} name
 * @property {string} colour of the player: 0 to 5, or paul
 * @property {string} token
 * @property {string} pattern a strip of the pattern that goes with the colour
 * @property {string} sum
 * @property {string} sumLabel
 * @property {{text: string, label: string} | null | undefined} [total] of the rounds before
 * @property {{key: string, picture: string, label: string}[]} marks
 * @property {boolean} turn
 * @property {string} thinking what is said while a bot thinks
 * @property {boolean} ready
 * @property {string} cardsLabel
 * @property {string | undefined} [handLabel] of a hand that lies open beside them
 */

export function newSeats() {
  /** @type {Map<number, ReturnType<typeof newPanel>>} */
  const panels = new Map();

  /** @param {number} key */
  function panelOf(key) {
    const panel = panels.get(key) ?? newPanel(key);
    panels.set(key, panel);
    return panel;
  }

  /** @param {Seat} seat */
  function draw(seat) {
    const panel = panelOf(seat.key);
    const said = JSON.stringify(seat);
    if (panel.said === said) return;
    panel.said = said;
    dress(panel, seat);
  }

  return {
    draw,
    sectionOf: (/** @type {number} */ key) => panelOf(key).section,
    cardsOf: (/** @type {number} */ key) => panelOf(key).cards,
    handOf: (/** @type {number} */ key) => panelOf(key).hand,
    tokenOf: (/** @type {number} */ key) => panels.get(key)?.token ?? null,
    sumOf: (/** @type {number} */ key) => panels.get(key)?.sum ?? null,
  };
}

/** @param {ReturnType<typeof newPanel>} panel @param {Seat} seat */
function dress({ section, token, name, sum, total, marks, cards, hand, dots }, seat) {
  section.dataset.colour = seat.colour;
  section.setAttribute("aria-label", seat.name);
  section.classList.toggle("is-turn", seat.turn);
  section.classList.toggle("is-ready", seat.ready);
  section.style.setProperty("--colour", `var(--player-${seat.colour})`);
  section.style.setProperty("--pattern", `url("${seat.pattern}")`);
  if (token.src !== seat.token) token.src = seat.token;
  name.textContent = seat.name;
  sum.textContent = seat.sum;
  sum.setAttribute("aria-label", seat.sumLabel);
  total.hidden = !seat.total;
  total.textContent = seat.total?.text ?? "";
  if (seat.total) total.setAttribute("aria-label", seat.total.label);
  marks.replaceChildren(
    ...seat.marks.map(({ picture, label, key }) =>
      element("img", { class: `seat-mark seat-mark-${key}`, src: picture, alt: label, title: label }),
    ),
  );
  cards.setAttribute("aria-label", seat.cardsLabel);
  hand.setAttribute("aria-label", seat.handLabel ?? "");
  hand.hidden = !seat.handLabel;
  dots.hidden = !seat.thinking;
  dots.setAttribute("aria-label", seat.thinking);
}

/** @param {number} key */
function newPanel(key) {
  const token = element("img", { class: "seat-token", alt: "" });
  const name = element("h2", { class: "seat-name" });
  const sum = element("span", { class: "seat-sum", role: "img" });
  const total = element("span", { class: "seat-total", role: "img", hidden: true });
  const marks = element("span", { class: "seat-marks" });
  const dots = element(
    "span",
    { class: "seat-dots", role: "img", hidden: true },
    ...[0, 1, 2].map(() => element("i")),
  );
  /** @param {string} kind */
  const zone = (kind) =>
    element("ul", { class: `seat-${kind} zone`, "data-zone": `${kind}-${key}`, "data-arrows": "" });
  const cards = zone("display");
  const hand = zone("hand");
  const section = element(
    "section",
    { class: "seat", "data-seat": key },
    element("header", { class: "seat-head" }, token, name, dots, marks, total, sum),
    cards,
    hand,
  );
  return { section, token, name, sum, total, marks, cards, hand, dots, said: "" };
}
