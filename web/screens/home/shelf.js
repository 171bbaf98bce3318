// Matches under way, the newest first and largest; each can be saved as a file or deleted.

import { element } from "../../dom/element.js";
import { FRONTS } from "../../games/fronts.js";
import { isOfGame } from "../../games/names.js";
import { saveAsFile } from "../../links/files.js";
import { announce, button, iconButton } from "../../parts/frame.js";
import { companyOf } from "../../people/company.js";
import { bookmarks, markDeleting } from "../../storage/bookmarks.js";
import { forgetMatch, listMatches, lostMatches } from "../../storage/matches.js";
import { newPen } from "../../storage/one_writer.js";
import { listed, t } from "../../text/text.js";

/** How many are seen without asking for more. */
const AT_ONCE = 2;

/**
 * @typedef {import("../navigation").Nav} Nav
 * @typedef {{id: string, game: import("../../engine/messages").GameName}
 *   & import("../../storage/bookmarks.js").Bookmark} Match
 */

/** What is on a shelf. @type {WeakMap<HTMLElement, string>} */
const shown = new WeakMap();

/** Fills the shelf as it was left, at once: the copy of the bookmarks needs no database. @param {HTMLElement} shelf @param {Nav} nav */
export const fillAsLeft = (shelf, nav) =>
  fill(
    shelf,
    nav,
    bookmarks()
      .reverse()
      .map(([id, bookmark]) => ({ id, bookmark })),
  );

/** Reads what is stored and fills the shelf; without a match it stays away. @param {HTMLElement} shelf @param {Nav} nav */
export const fillShelf = async (shelf, nav) => fill(shelf, nav, await listMatches());

/**
 * What is there already stays, so that no finger that lies on it loses it.
 * @param {HTMLElement} shelf @param {Nav} nav
 * @param {{id: string, bookmark: import("../../storage/bookmarks.js").Bookmark | undefined}[]} found
 */
function fill(shelf, nav, found) {
  const matches = found.flatMap(({ id, bookmark }) =>
    bookmark && isOfGame(bookmark) ? [{ ...bookmark, id }] : [],
  );
  const lost = lostMatches();
  const all = JSON.stringify([lost, matches.map((match) => Object.entries(match).sort())]);
  if (shown.get(shelf) === all) return;
  shown.set(shelf, all);
  shelf.hidden = matches.length + lost === 0;
  const rows = matches.map((match, at) => row(match, at === 0, () => fillShelf(shelf, nav), nav));
  shelf.replaceChildren(
    element("h2", { class: "visually-hidden" }, t("continue-heading")),
    ...rows.slice(0, AT_ONCE),
    rows.length > AT_ONCE ? others(rows.slice(AT_ONCE)) : "",
    lost > 0
      ? element("p", { class: "shelf-lost warning", role: "status" }, t("shelf-lost", { count: lost }))
      : "",
  );
}

/** What was left long ago does not push the games off the screen. @param {Node[]} rows */
const others = (rows) =>
  element(
    "details",
    { class: "shelf-more" },
    element("summary", {}, t("continue-more", { count: rows.length })),
    ...rows,
  );

/** @param {Match} match @param {boolean} first @param {() => Promise<void>} renew @param {Nav} nav */
function row(match, first, renew, nav) {
  const names = listed(match.players.map(({ name }) => name));
  const actions = element("div", { class: "match-actions", hidden: true });
  const more = iconButton(t("match-actions"), "more", {
    "aria-expanded": "false",
    onclick() {
      actions.hidden = !actions.hidden;
      more.setAttribute("aria-expanded", String(!actions.hidden));
      actions.replaceChildren(...choices(match, names, actions, renew, nav));
    },
  });
  const go = element(
    "button",
    {
      class: "match-go",
      type: "button",
      onclick: () => nav.show("play", { game: match.game, matchId: match.id }),
    },
    faces(match),
    element(
      "span",
      { class: "match-words" },
      element("span", { class: "match-title" }, t("continue")),
      element("span", { class: "match-names", dir: "auto" }, names),
      element("span", { class: "match-round" }, `${t(match.game)} · ${progress(match)}`),
    ),
  );
  const kind = first ? "match match-first" : "match";
  return element("div", { class: kind, role: "group", "aria-label": names }, go, more, actions);
}

/** @param {Match} match */
function faces({ players, colours }) {
  const { tokens } = companyOf(players, colours, null);
  const face = (/** @type {string} */ src) => element("img", { src, alt: "" });
  return element("span", { class: "match-faces", "aria-hidden": "true" }, ...tokens.map(face));
}

/** @param {Match} match */
function progress({ game, players, chapter, over, waits = null }) {
  if (over) return t("match-over");
  if (waits !== null) return t("match-waits", { name: players[waits]?.name ?? "" });
  return chapter ? FRONTS[game].chapterName(chapter) : t("match-new");
}

/**
 * @param {Match} match @param {string} names @param {HTMLElement} actions
 * @param {() => Promise<void>} renew @param {Nav} nav
 * @returns {HTMLElement[]}
 */
function choices(match, names, actions, renew, nav) {
  const remove = button(t("match-delete"), { onclick: ask }, "bin");
  const replay = button(t("replay"), { onclick: () => nav.show("replay", { matchId: match.id }) }, "go");
  const keep = button(t("match-export"), { onclick: () => void saveAsFile(match.id, names) }, "save");
  return [...(match.over ? [replay] : []), keep, remove];

  function ask() {
    const keep = button(t("match-delete-no"), {
      onclick: () => actions.replaceChildren(...choices(match, names, actions, renew, nav)),
    });
    const really = button(t("match-delete-yes"), { class: "button-warn", onclick: () => void forget() });
    actions.replaceChildren(
      element("p", { class: "match-question" }, t("match-delete-question")),
      keep,
      really,
    );
    keep.focus();
  }

  async function forget() {
    // A tab that plays it finds out by the mark, and stores nothing any more.
    markDeleting(match.id);
    const pen = newPen(match.id);
    await pen.takeOver();
    await forgetMatch(match.id);
    markDeleting(null);
    pen.letGo();
    await renew();
    announce(t("match-deleted"));
    document.querySelector("h1")?.focus();
  }
}
