// A match in a link: opened at once if nothing here is concerned; else the choice is told.

import { ask } from "../../engine/client.js";
import { GAMES } from "../../games/index.js";
import { keepMark } from "../../storage/marks.js";
import { companyOf, onlyPerson, seatAt } from "../../table/company.js";
import { listed, t } from "../../text/text.js";
import { element } from "../element.js";
import { button } from "../frame.js";
import { show } from "../screens.js";

/** As many lines of what happened meanwhile are told. */
const MOST_TOLD = 12;

/**
 * @param {string} link @param {object} found as Unfolded @param {import("./finding.js").Known | null} known
 * @returns {{screen: string, params: object} | null}
 */
export function opensAtOnce(link, found, known) {
  if (found.kind !== "match" || found.kept === "changed") return null;
  const isToBeSeen = found.over && (!known || known.comparison.how === "same");
  if (isToBeSeen) return { screen: "replay", params: { link, step: found.step } };
  return known ? null : { screen: "play", params: asNew(link, found) };
}

/** As a match of its own. Who it was sent to plays here, and nobody else. */
const asNew = (link, { game, players, to, pledge, mark, over }) => {
  keepMark(pledge, mark);
  const here = to ? [to] : undefined;
  const eyes = over ? null : onlyPerson(players, here);
  return { game, follow: { of: link, names: [], step: null, eyes }, beside: here ? { here } : {} };
};

/** @returns {Promise<HTMLElement[]>} */
export async function matchParts(link, found, known) {
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
    element("div", { class: "link-ways" }, ...waysOf(link, found, known, isChanged)),
  ];
}

const tellings = ({ turns, over }, known) => {
  const { turn } = known?.comparison ?? {};
  return { turns, over: String(over), turn: turn ?? 0, more: turn ? turns - turn + 1 : 0 };
};

function waysOf(link, found, known, isChanged) {
  const go = (params) => () => show("play", params, { instead: true });
  const mine = known && { game: found.game, matchId: known.id };
  const asCopy = button(t("link-as-copy"), { onclick: go(asNew(link, found)) });
  if (isChanged)
    return [mine ? button(t("link-keep"), { class: "button-main", onclick: go(mine) }) : home(), asCopy];
  const here = button(t("link-go-on"), { class: "button-main", onclick: go(mine) });
  switch (known.comparison.how) {
    case "ahead":
      return [
        taker(link, found, known, { go, class: "button-main" }),
        button(t("link-keep"), { onclick: go(mine) }),
      ];
    case "same":
      return isForSomebodyNew(found, known) ? [here, taker(link, found, known, { go, class: "" })] : [here];
    default:
      return [here, asCopy];
  }
}

const home = () =>
  button(t("home"), { class: "button-main", onclick: () => show("home", {}, { instead: true }) });

const isForSomebodyNew = ({ to }, { bookmark }) =>
  Boolean(to && bookmark.here && !bookmark.here.includes(to));

/** The match here takes over what has come; whoever it is for plays here from now on. */
function taker(link, found, known, { go, class: kind }) {
  const { game, to, players, pledge, mark } = found;
  const { id, bookmark } = known;
  const isNew = isForSomebodyNew(found, known);
  // What was sent from here has come back to here.
  const here = isNew ? { here: [...bookmark.here, to].sort(), sent: null } : {};
  const params = { game, matchId: id, follow: { of: link, names: [], step: null }, beside: here };
  const name = isNew && players[seatAt(to)].name;
  const label = isNew ? t("link-take-for", { name }) : t("link-take");
  const take = () => {
    keepMark(pledge, mark);
    go(params)();
  };
  return button(label, { class: kind, onclick: take });
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
