// A deal in a link: the same cards, bots and chances for whoever opens it, under names of one's own.

import { characterOf } from "../../bots/characters.js";
import { element, newId } from "../../dom/element.js";
import { GAMES } from "../../games/index.js";
import { sitting } from "../../links/days.js";
import { button } from "../../parts/frame.js";
import { onlyPerson } from "../../people/company.js";
import { faultsOf, namesOf, seatsFrom } from "../../people/seats.js";
import { lastSetup } from "../../storage/lastsetup.js";
import { noteMatch } from "../../storage/matches.js";
import { dayInWords } from "../../text/dates.js";
import { LONGEST, tidyName } from "../../text/names.js";
import { has, t } from "../../text/text.js";
import { playMine } from "./acts.js";

/**
 * @typedef {import("../navigation").Nav} Nav
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("./finding.js").Unfolded} Unfolded
 * @typedef {import("./finding.js").Known} Known
 * @typedef {NonNullable<import("../../storage/bookmarks.js").Beside["rival"]>} Rival
 */

/**
 * @param {string} link @param {Unfolded} found @param {Known | null} known
 * @param {(act: Act) => void} act @param {Nav} nav
 */
export function dealParts(link, found, known, act, nav) {
  const { game, players } = found;
  const { names, colours } = seating(found);
  const rival = rivalOf(found);
  const isAlone = onlyPerson(players) !== null;
  const label = (/** @type {number} */ at) =>
    isAlone ? t("link-own-name") : t("seat-name", { number: at + 1 });
  const fields = players.map(({ bot }, at) => (bot ? null : nameField(names, at, label(at))));
  const dummy = GAMES[game].setup.dummy(players.length);
  const play = button(t("link-play-deal"), { class: known ? "" : "button-main", onclick: begin });

  /** @returns {number} the first seat whose name cannot be, or -1 */
  function remark() {
    // Of two that are called alike it is a person who can change that.
    const inOrder = names
      .map((_, at) => at)
      .sort((one, other) => Number(!fields[other]) - Number(!fields[one]));
    const faults = faultsOf(
      inOrder.map((at) => names[at] ?? ""),
      dummy?.name,
    );
    for (const [place, at] of inOrder.entries()) {
      const fault = faults[place] ?? null;
      fields[at]?.say(fault && t(fault, { name: names[at] ?? "", dummy: dummy?.name ?? "" }));
    }
    return inOrder.find((_, place) => faults[place] !== null) ?? -1;
  }

  function begin() {
    const at = remark();
    if (at >= 0) {
      fields[at]?.focus();
      return;
    }
    const beside = {
      deal: found.deal,
      ...(rival ? { rival } : {}),
      ...(found.date ? { day: found.date } : {}),
    };
    nav.show("play", { game, follow: { of: link, names, step: null }, colours, beside }, { instead: true });
  }

  return [
    element(
      "section",
      { class: "panel link-deal" },
      element("p", { class: "link-told" }, toldOf(found)),
      known ? playedBefore(known, rival) : "",
      element(
        "ul",
        { class: "link-seats" },
        ...players.map((player, at) => seat(player, names[at] ?? "", fields[at])),
      ),
      variantsOf(found),
    ),
    element("div", { class: "link-ways" }, ...(known ? [toMine(known, rival, act)] : []), play),
  ];
}

/** Whoever sits here is called as in the last set-up; bots keep their names, if they have any. @param {Unfolded} found */
function seating({ players, kind }) {
  if (kind === "day") return sitting(players);
  const people = namesOf(
    seatsFrom(lastSetup().seats).filter(({ who }) => who === "person"),
    t,
  ).filter((name) => players.every((player) => !player.bot || player.name !== name));
  const names = players.map(({ name, bot }) => (bot ? name : (people.shift() ?? name)));
  return { names, colours: undefined };
}

/** Who played it before, as far as the link tells: that of a day has no names. @param {Unfolded} found @returns {Rival | null} */
const rivalOf = ({ players, scores }) =>
  scores.length === 0 ? null : { players: players.map(({ name }) => ({ name })), scores: [...scores] };

/** @param {Unfolded} found */
function toldOf({ kind, date, players, scores }) {
  const isDay = kind === "day" && date !== null;
  const told = isDay ? t("link-day", { day: dayInWords(date) }) : t("link-deal");
  const alone = onlyPerson(players);
  if (scores.length === 0) return told;
  if (alone === null) return `${told} ${t("link-deal-played")}`;
  const name = players[alone]?.name ?? "";
  const points = scores[alone] ?? 0;
  return `${told} ${isDay ? t("link-day-score", { points }) : t("link-deal-score", { name, points })}`;
}

/** @param {Known} known @param {Rival | null} rival */
const playedBefore = ({ bookmark }, rival) =>
  element(
    "p",
    {},
    t(bookmark.over ? (rival ? "link-deal-done-compare" : "link-deal-done") : "link-deal-begun"),
  );

/** The own game with these cards; what the sender got is compared with it. @param {Known} known @param {Rival | null} rival @param {(act: Act) => void} act */
function toMine(known, rival, act) {
  const { id, bookmark } = known;
  const label = bookmark.over ? (rival ? "link-compare" : "link-see-result") : "link-go-on";
  const go = async () => {
    if (rival) await noteMatch(id, { rival });
    act(playMine(known));
  };
  return button(t(label), { class: "button-main", onclick: () => void go() });
}

/** @param {{bot: string | null}} player @param {string} name @param {ReturnType<typeof nameField> | null | undefined} field */
function seat({ bot }, name, field) {
  const character = bot && characterOf(bot);
  const level = character && t(`level-${character.level}`);
  return element(
    "li",
    { class: "link-seat" },
    field?.node ?? element("span", {}, element("strong", { dir: "auto" }, name), level && ` · ${level}`),
  );
}

/** @param {Unfolded} found */
function variantsOf({ game, options }) {
  const named = options.map((line) => line.split(" ")[0] ?? "").filter((word) => has(`${game}-${word}-line`));
  return (
    named.length > 0 &&
    element(
      "p",
      { class: "soft" },
      t("link-variants", { variants: named.map((word) => t(`${game}-${word}`)).join(", ") }),
    )
  );
}

/** @param {string[]} names is kept up to date @param {number} at @param {string} label */
function nameField(names, at, label) {
  const [id, remark] = [newId("name"), newId("remark")];
  const said = element("p", { class: "warning", id: remark, role: "alert" });
  const input = element("input", {
    type: "text",
    id,
    class: "place-name",
    value: names[at] ?? "",
    maxlength: 4 * LONGEST,
    dir: "auto",
    autocomplete: "off",
    "aria-describedby": remark,
    // What is said below goes while somebody writes: later, the button would move under the finger.
    oninput: () => say(null),
    onchange() {
      names[at] = tidyName(input.value) || (names[at] ?? "");
      input.value = names[at];
    },
  });
  /** @param {string | null} words */
  function say(words) {
    said.textContent = words ?? "";
    input.setAttribute("aria-invalid", String(Boolean(words)));
  }
  const named = element("label", { for: id, class: "soft" }, label);
  return {
    node: element("div", { class: "link-name" }, named, input, said),
    focus: () => input.focus(),
    say,
  };
}
