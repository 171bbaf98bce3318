// Why a bot moved so: its face, its reason, and what it weighed. Nobody moves meanwhile.

import { newBars } from "../../bots/bars.js";
import { characterOf } from "../../bots/characters.js";
import { openSheet } from "../../table/sheet.js";
import { inSlices } from "../../table/slices.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";

/** Who does not think ahead says so itself. */
const PLAIN = { random: "why-chance", "rule-of-thumb": "why-thumb" };

/**
 * @param {import("../../bots/whys.js").Asked[]} whys whose moves are asked about
 * @param {object} needs
 * @param {object} needs.game of web/games
 * @param {import("../../table/company.js").Company} needs.company
 * @param {ReturnType<import("../../table/turns.js").newTurns>} needs.turns
 */
export function openWhy(whys, { game, company, turns }) {
  const letGo = turns.hold();
  const answer = element("div", { class: "why" });
  let asked = null;
  const sheet = openSheet({
    title: t(whys.length > 1 ? "why-of-all" : "why-of", { name: company.names[whys[0].seat] }),
    className: "sheet-why",
    content: [
      whys.length > 1 ? element("div", { class: "why-faces", role: "group" }, ...whys.map(face)) : null,
      answer,
    ],
    onclose() {
      asked = null;
      letGo();
    },
  });
  ask(whys.at(-1));
  return sheet;

  function face(each) {
    return element(
      "button",
      { type: "button", class: "why-face", "data-turn": each.turn, onclick: () => ask(each) },
      element("img", { src: company.tokens[each.seat], alt: "" }),
      element("span", {}, company.names[each.seat]),
    );
  }

  function ask(each) {
    asked = each;
    for (const button of sheet.node.querySelectorAll(".why-face")) {
      button.setAttribute("aria-pressed", String(button.dataset.turn === String(each.turn)));
    }
    const draw = newAnswer(answer, { game, company, seat: each.seat });
    const isWanted = () => asked === each;
    inSlices(
      (effort) => turns.wonder(() => ({ type: "Why", turn: each.turn, effort }), isWanted),
      (reply) => {
        if (!isWanted() || reply === null) return false;
        draw(reply);
        return reply.type === "Account" && reply.per_cent < 100;
      },
    );
  }
}

/** What is said, in the place where somebody else's answer may have stood. */
function newAnswer(place, { game, company, seat }) {
  const bars = newBars((move) => game.weighed(move, null, company.names));
  const said = element("p", { class: "why-said" });
  const because = element("p", { class: "why-because" });
  const words = element("div", { class: "why-words", role: "status" }, said, because);
  const who = element("p", { class: "why-who soft" }, company.names[seat]);
  const picture = element("img", { class: "why-picture", src: company.tokens[seat], alt: "" });
  place.replaceChildren(element("div", { class: "why-speaks" }, picture, words), who, bars.node);

  return function draw({ type, kind, openness, reason, options = [], move }) {
    if (type !== "Account") return put(said, t("why-gone"));
    who.textContent = whoIs(company.names[seat], kind);
    put(said, t(openness === "closed" ? "why-closed" : (PLAIN[kind] ?? `why-${openness}`)));
    put(because, reason ? game.because(reason) : "");
    bars.draw(options, move);
  };
}

/** What is said already is not said again. */
function put(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

function whoIs(name, kind) {
  const character = characterOf(kind);
  if (!character) return name;
  return `${name} · ${t(`level-${character.level}`)}, ${t(`bot-${character.temper}-is`)}`;
}
