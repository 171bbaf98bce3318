// A match in a link: opened at once if there is nothing to be decided; else the choice is told.

import { ask } from "../../engine/client.js";
import { GAMES } from "../../games/index.js";
import { companyOf, onlyPerson, seatAt } from "../../table/company.js";
import { listed, t } from "../../text/text.js";
import { element } from "../element.js";
import { button } from "../frame.js";
import { show } from "../screens.js";
import { playAsNew, playMine, playTheirs, seeAgain } from "./acts.js";

/** As many lines of what happened meanwhile are told. */
const MOST_TOLD = 12;

/**
 * What needs no question: a match that is not here, one that goes on from where it stands here, and
 * the very position that is here.
 * @param {string} link @param {object} found as Unfolded @param {import("./finding.js").Known | null} known
 * @returns {import("./acts.js").Act | null}
 */
export function actAtOnce(link, found, known) {
  if (found.kind !== "match" || found.kept === "changed") return null;
  const how = known?.comparison.how;
  if (found.over && (!known || how === "same")) return seeAgain(link, found);
  if (!known) return playAsNew(link, found);
  if (isForSomebodyNew(found, known)) return null;
  if (how === "same") return playMine(known);
  return how === "ahead" && !isTurnHere(known) ? playTheirs(link, found, known) : null;
}

/** Of several phones this one is to move: who has done so for it? Perhaps its owner, on another one. */
const isTurnHere = ({ bookmark: { here, waits } }) => Boolean(here && !waits);

/**
 * @param {(act: import("./acts.js").Act) => void} act
 * @returns {Promise<HTMLElement[]>}
 */
export async function matchParts(link, found, known, act) {
  const names = found.players.map(({ name }) => name);
  const who = element("p", { class: "link-who", dir: "auto" }, listed(names));
  const isChanged = found.kept === "changed";
  const how = known?.comparison.how ?? "gone";
  const told = element(
    "p",
    { class: "link-told" },
    t(`link-${isChanged ? "changed" : how}`, tellings(found, known)),
  );
  const since = how === "ahead" && !isChanged ? await toldSince(link, found, known) : [];
  return [
    element(
      "section",
      { class: "panel link-match", "data-how": isChanged ? "changed" : how },
      who,
      told,
      ...since,
    ),
    element("div", { class: "link-ways" }, ...waysOf(link, found, known, isChanged, act)),
  ];
}

const tellings = ({ turns, over }, known) => {
  const { turn } = known?.comparison ?? {};
  return { turns, over: String(over), turn: turn ?? 0, more: turn ? turns - turn + 1 : 0 };
};

function waysOf(link, found, known, isChanged, act) {
  const way = (label, how, kind = "") => button(label, { class: kind, onclick: () => act(how) });
  const asCopy = way(t("link-as-copy"), playAsNew(link, found));
  const mine = (label, kind) => way(t(label), playMine(known), kind);
  if (isChanged) return [known ? mine("link-keep", "button-main") : home(), asCopy];
  const theirs = (kind) => {
    const { label, beside } = takingOf(found, known);
    return way(label, playTheirs(link, found, known, beside), kind);
  };
  switch (known.comparison.how) {
    case "ahead":
      return [theirs("button-main"), mine("link-keep")];
    case "same":
      return [mine("link-go-on", "button-main"), theirs()];
    default:
      return [mine("link-go-on", "button-main"), asCopy];
  }
}

const home = () =>
  button(t("home"), { class: "button-main", onclick: () => show("home", {}, { instead: true }) });

const isForSomebodyNew = ({ to }, { bookmark }) =>
  Boolean(to && bookmark.here && !bookmark.here.includes(to));

/** The match here takes over what has come; whoever it is for plays here from now on. */
function takingOf({ to, players }, { bookmark }) {
  if (!isForSomebodyNew({ to }, { bookmark })) return { label: t("link-take") };
  // What was sent from here has come back to here.
  const beside = { here: [...bookmark.here, to].sort(), sent: null };
  return { label: t("link-take-for", { name: players[seatAt(to)].name }), beside };
}

/** What happened since the match was here last, as far as whoever it is for may hear it. */
async function toldSince(link, { game, players, to, over }, { bookmark, comparison }) {
  const { tell, setup } = GAMES[game];
  const { names } = companyOf(players, bookmark.colours, setup.dummy(players.length));
  const eyes = over ? null : (to ?? onlyPerson(players, bookmark.here));
  const { told = [] } = await ask({ type: "Retell", of: link, eyes });
  const lines = told
    .slice(comparison.turn)
    .flatMap(({ chapter, events }) => events.map((event) => tell(event, names, chapter)?.text))
    .filter(Boolean);
  const list = element(
    "ol",
    { class: "link-since" },
    ...lines.slice(-MOST_TOLD).map((line) => element("li", {}, line)),
  );
  return lines.length > 0 ? [element("h3", {}, t("link-since")), list] : [];
}
