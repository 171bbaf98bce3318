// Why a bot moved so: its face, its reason, and what it weighed. Nobody moves meanwhile.

import { newBars } from "../../bots/bars.js";
import { characterOf } from "../../bots/characters.js";
import { element } from "../../dom/element.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../bots/whys.js").Asked} Asked
 * @typedef {import("../../games/contract").Game} Game
 * @typedef {import("../../people/company.js").Company} Company
 * @typedef {import("../../table/model/types.js").Heard} Heard
 */

/** Who does not think ahead says so itself. @type {Partial<Record<string, string>>} */
const PLAIN = { random: "why-chance", "rule-of-thumb": "why-thumb" };

/**
 * @param {object} needs
 * @param {readonly Asked[]} needs.whys whose moves are asked about
 * @param {Game} needs.game
 * @param {Company} needs.company
 * @param {(each: Asked) => void} needs.ask
 */
export function newWhy({ whys, game, company, ask }) {
  const answer = element("div", { class: "why" });
  const faces = whys.map((each) =>
    element(
      "button",
      { type: "button", class: "why-face", "data-turn": each.turn, onclick: () => ask(each) },
      element("img", { src: company.tokens[each.seat], alt: "" }),
      element("span", {}, company.names[each.seat]),
    ),
  );
  /** @type {number | null} */
  let asked = null;
  /** @type {(reply: Heard) => void} */
  let draw = () => {};
  const [first] = whys;

  /** @param {number} turn */
  function turnTo(turn) {
    asked = turn;
    for (const face of faces) face.setAttribute("aria-pressed", String(face.dataset.turn === String(turn)));
    const who = whys.find((each) => each.turn === turn) ?? first;
    if (who) draw = newAnswer(answer, { game, company, seat: who.seat });
  }

  return {
    what: {
      title: t(whys.length > 1 ? "why-of-all" : "why-of", {
        name: first ? (company.names[first.seat] ?? "") : "",
      }),
      className: "sheet-why",
      content: [
        whys.length > 1 ? element("div", { class: "why-faces", role: "group" }, ...faces) : null,
        answer,
      ],
    },
    /** @param {{turn: number, reply: Heard | null}} sheet */
    further({ turn, reply }) {
      if (turn !== asked) turnTo(turn);
      if (reply !== null) draw(reply);
    },
  };
}

/**
 * What is said, in the place where somebody else's answer may have stood.
 * @param {HTMLElement} place
 * @param {{game: Game, company: Company, seat: number}} of
 */
function newAnswer(place, { game, company, seat }) {
  const bars = newBars((move) => game.weighed(move, null, company.names));
  const said = element("p", { class: "why-said" });
  const because = element("p", { class: "why-because" });
  const words = element("div", { class: "why-words", role: "status" }, said, because);
  const who = element("p", { class: "why-who soft" }, company.names[seat]);
  const picture = element("img", { class: "why-picture", src: company.tokens[seat], alt: "" });
  place.replaceChildren(element("div", { class: "why-speaks" }, picture, words), who, bars.node);

  /** @param {Heard} reply */
  return function draw(reply) {
    if (reply.type !== "Account") {
      put(said, t("why-gone"));
      return;
    }
    const { kind, openness, reason, options, move } = reply;
    who.textContent = whoIs(company.names[seat] ?? "", kind);
    put(said, t(openness === "closed" ? "why-closed" : (PLAIN[kind] ?? `why-${openness}`)));
    put(because, reason ? game.because(reason) : "");
    bars.draw(options, move);
  };
}

/** What is said already is not said again. @param {HTMLElement} node @param {string} words */
function put(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

/** @param {string} name @param {string} kind */
function whoIs(name, kind) {
  const character = characterOf(kind);
  if (!character) return name;
  return `${name} · ${t(`level-${character.level}`)}, ${t(`bot-${character.temper}-is`)}`;
}
