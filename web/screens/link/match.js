// A match in a link: opened at once if there is nothing to be decided; else the choice is told.

import { element } from "../../dom/element.js";
import { ask } from "../../engine/client.js";
import { GAMES } from "../../games/index.js";
import { button } from "../../parts/frame.js";
import { companyOf, onlyPerson } from "../../people/company.js";
import { oddBots } from "../../links/asked_again.js";
import { oddInWords, unseenInWords } from "../../links/remarks.js";
import { hereOf, newHere, playingHere } from "../../people/here.js";
import { listed, t } from "../../text/text.js";
import { playAsNew, playMine, playTheirs, seeAgain } from "./acts.js";
import { broughtSince, isChanged } from "./past.js";

/** As many lines of what happened meanwhile are told. */
const MOST_TOLD = 12;

/**
 * @typedef {import("../../engine/messages").Retell} Retell
 * @typedef {import("../navigation").Nav} Nav
 * @typedef {import("./acts.js").Act} Act
 * @typedef {import("./finding.js").Unfolded} Unfolded
 * @typedef {import("./finding.js").Near} Near
 */

/**
 * What needs no question: a match that is not here, one that goes on from where it stands here, and
 * the very position that is here.
 * @param {string} link @param {Unfolded} found @param {Near | null} known
 * @returns {Act | null}
 */
export function actAtOnce(link, found, known) {
  if (isChanged(found.kept, known)) return null;
  // Who sees it for the first time is told at the table (play/brought.js).
  if (found.unseen.length > 0 && (known || found.kept)) return null;
  const how = known?.comparison.how;
  if (found.over && (!known || how === "same")) return seeAgain(link, found);
  if (!known) return playAsNew(link, found);
  if (isForSomebodyNew(found, known)) return null;
  if (how === "same") return playMine(known);
  return how === "ahead" && !isTurnHere(known) ? playTheirs(link, found, known) : null;
}

/** Of several phones this one is to move: who has done so for it? Perhaps its owner, on another one. @param {Near} known */
const isTurnHere = ({ bookmark: { here, waits = null } }) => Boolean(here) && waits === null;

/**
 * @param {string} link @param {Unfolded} found @param {Near | null} known
 * @param {(act: Act) => void} act @param {Nav} nav
 * @returns {Promise<HTMLElement[]>}
 */
export async function matchParts(link, found, known, act, nav) {
  const names = found.players.map(({ name }) => name);
  const who = element("p", { class: "link-who", dir: "auto" }, listed(names));
  const changed = isChanged(found.kept, known);
  const how = known?.comparison.how ?? "gone";
  const words = changed && found.kept ? found.kept : how;
  const told = element("p", { class: "link-told" }, t(`link-${words}`, tellings(found, known)));
  const since = known && how === "ahead" && !changed ? await toldSince(link, found, known) : [];
  const said = element("div", { class: "link-bots", role: "status" });
  void askBots(link, found, known, said);
  return [
    element(
      "section",
      { class: "panel link-match", "data-how": changed ? "changed" : how },
      who,
      told,
      ...unseenInWords(found, hereOf(found, known)).map(warning),
      said,
      ...since,
    ),
    element("div", { class: "link-ways" }, ...waysOf(link, found, known, changed, act, nav)),
  ];
}

const warning = (/** @type {string} */ text) => element("p", { class: "warning" }, text);

/** In the background, as long as somebody looks at this: said if something differs. @param {string} link @param {Unfolded} found @param {Near | null} known @param {HTMLElement} said */
async function askBots(link, { players, over }, known, said) {
  if (over) return;
  // Not before it stands there: the page asks while it is looked at, no longer.
  await new Promise((resolve) => setTimeout(resolve));
  const door = { ask, isLeft: () => !said.isConnected };
  const odd = await oddBots(door, { link, since: broughtSince(known?.comparison) });
  said.append(...oddInWords(odd, players).map(warning));
}

/** @param {Unfolded} found @param {Near | null} known */
const tellings = ({ turns, over }, known) => {
  const turn = known?.comparison.turn;
  return { turns, over: String(over), turn: turn ?? 0, more: turn ? turns - turn + 1 : 0 };
};

/**
 * @param {string} link @param {Unfolded} found @param {Near | null} known @param {boolean} changed
 * @param {(act: Act) => void} act @param {Nav} nav
 */
function waysOf(link, found, known, changed, act, nav) {
  const way = (/** @type {string} */ label, /** @type {Act} */ how, kind = "") =>
    button(label, { class: kind, onclick: () => act(how) });
  const asCopy = way(t(known ? "link-as-copy" : "link-take"), playAsNew(link, found));
  if (!known) return [home(nav), asCopy];
  const mine = (/** @type {string} */ label, kind = "") => way(t(label), playMine(known), kind);
  if (changed) return [mine("link-keep", "button-main"), asCopy];
  const theirs = (kind = "") => {
    const { label, beside } = takingOf(found, known);
    return way(label, playTheirs(link, found, known, beside), kind);
  };
  switch (known.comparison.how) {
    case "ahead":
      return found.unseen.length > 0
        ? [mine("link-keep", "button-main"), theirs()]
        : [theirs("button-main"), mine("link-keep")];
    case "same":
      return [mine("link-go-on", "button-main"), theirs()];
    case "behind":
    case "diverged":
    case "another":
      return [mine("link-go-on", "button-main"), asCopy];
  }
}

const home = (/** @type {Nav} */ nav) =>
  button(t("home"), { class: "button-main", onclick: () => nav.show("home", {}, { instead: true }) });

/** @param {Unfolded} found @param {Near} known */
const isForSomebodyNew = ({ to }, { bookmark }) => newHere(to, bookmark.here).length > 0;

/** The match here takes over what has come; whoever it is for plays here from now on. @param {Unfolded} found @param {Near} known */
function takingOf({ to, players }, { bookmark: { here } }) {
  const others = newHere(to, here);
  if (others.length === 0 || !here) return { label: t("link-take") };
  const names = others.map((seat) => players[seat]?.name ?? "");
  // What was sent from here has come back to here.
  const beside = { here: playingHere(to, here), sent: null };
  return { label: t("link-take-for", { names: listed(names), count: names.length }), beside };
}

/** What happened since the match was here last, as far as whoever it is for may hear it. @param {string} link @param {Unfolded} found @param {Near} known */
async function toldSince(link, { game, players, to, over }, { bookmark, comparison }) {
  const own = GAMES[game];
  const { names } = companyOf(players, bookmark.colours, own.setup.dummy(players.length));
  const eyes = over ? null : onlyPerson(players, to ?? bookmark.here);
  const reply = await ask({ type: "Retell", of: link, eyes });
  const told = reply.type === "Retold" ? reply.told : [];
  const lines = told
    .slice(comparison.turn ?? 0)
    .flatMap(({ chapter, events }) => events.map((event) => own.tell(event, names, chapter)?.text))
    .filter((text) => text !== undefined);
  const list = element(
    "ol",
    { class: "link-since" },
    ...lines.slice(-MOST_TOLD).map((line) => element("li", {}, line)),
  );
  return lines.length > 0 ? [element("h3", {}, t("link-since")), list] : [];
}
