// Matches under way, the newest first and largest; each can be saved as a file or deleted.

import { GAMES } from "../../games/index.js";
import { bookmarkOf, forgetBookmark, readBookmark } from "../../storage/bookmarks.js";
import { forgetMatch, listMatches, loadMatch } from "../../storage/matches.js";
import { newPen } from "../../storage/one_writer.js";
import { companyOf, seatAt } from "../../table/company.js";
import { listed, t } from "../../text/text.js";
import { element } from "../element.js";
import { announce, button, iconButton } from "../frame.js";
import { show } from "../screens.js";
import { saveAsFile } from "./files.js";

/** How many are seen without asking for more. */
const AT_ONCE = 2;

/** Reads what is stored and fills the shelf; without a match it stays away. */
export async function fillShelf(shelf) {
  const matches = [];
  for (const { id } of await listMatches()) {
    const known = bookmarkOf(id) ?? (await fromSave(id));
    if (known && known.game in GAMES) matches.push({ id, ...known });
  }
  shelf.hidden = matches.length === 0;
  const rows = matches.map((match, at) => row(match, at === 0, () => fillShelf(shelf)));
  shelf.replaceChildren(
    element("h2", { class: "visually-hidden" }, t("continue-heading")),
    ...rows.slice(0, AT_ONCE),
    rows.length > AT_ONCE ? others(rows.slice(AT_ONCE)) : "",
  );
}

/** What was left long ago does not push the games off the screen. */
const others = (rows) =>
  element(
    "details",
    { class: "shelf-more" },
    element("summary", {}, t("continue-more", { count: rows.length })),
    ...rows,
  );

async function fromSave(id) {
  const save = await loadMatch(id);
  return save && readBookmark(save.text);
}

function row(match, first, renew) {
  const names = listed(match.players.map(({ name }) => name));
  const actions = element("div", { class: "match-actions", hidden: true });
  const more = iconButton(t("match-actions"), "more", {
    "aria-expanded": "false",
    onclick() {
      actions.hidden = !actions.hidden;
      more.setAttribute("aria-expanded", String(!actions.hidden));
      actions.replaceChildren(...choices(match, names, actions, renew));
    },
  });
  const go = element(
    "button",
    {
      class: "match-go",
      type: "button",
      onclick: () => show("play", { game: match.game, matchId: match.id }),
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

function faces({ players, colours }) {
  const { tokens } = companyOf(players, colours, null);
  const face = (src) => element("img", { src, alt: "" });
  return element("span", { class: "match-faces", "aria-hidden": "true" }, ...tokens.map(face));
}

function progress({ game, players, chapter, over, waits }) {
  if (over) return t("match-over");
  if (waits) return t("match-waits", { name: players[seatAt(waits)].name });
  return chapter ? GAMES[game].chapterName(chapter) : t("match-new");
}

function choices(match, names, actions, renew) {
  const remove = button(t("match-delete"), { onclick: ask }, "bin");
  const replay = button(t("replay"), { onclick: () => show("replay", { matchId: match.id }) }, "go");
  const keep = button(t("match-export"), { onclick: () => saveAsFile(match.id, names) }, "save");
  return [...(match.over ? [replay] : []), keep, remove];

  function ask() {
    const keep = button(t("match-delete-no"), {
      onclick: () => actions.replaceChildren(...choices(match, names, actions, renew)),
    });
    const really = button(t("match-delete-yes"), { class: "button-warn", onclick: forget });
    actions.replaceChildren(
      element("p", { class: "match-question" }, t("match-delete-question")),
      keep,
      really,
    );
    keep.focus();
  }

  async function forget() {
    // A tab that plays it finds out by the bookmark, and stores nothing any more.
    forgetBookmark(match.id);
    const pen = newPen(match.id);
    await pen.takeOver();
    await forgetMatch(match.id);
    forgetBookmark(match.id);
    pen.letGo();
    await renew();
    announce(t("match-deleted"));
    document.querySelector("h1").focus();
  }
}
