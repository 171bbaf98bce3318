// Deals of the day: the same cards for everybody who plays that day's; today's come first.

import { element } from "../dom/element.js";
import { GAME_NAMES } from "../games/names.js";
import { dealOf } from "../links/days.js";
import { arrival, settled } from "../parts/arrival.js";
import { bar } from "../parts/frame.js";
import { bookmarks } from "../storage/bookmarks.js";
import { listMatches } from "../storage/matches.js";
import { dayInWords, today } from "../text/dates.js";
import { t } from "../text/text.js";
import { sitters } from "./today/company.js";
import { newFoot } from "./today/foot.js";
import { gameOf } from "./today/game.js";
import { past } from "./today/past.js";

/** @typedef {import("../engine/messages").GameName} GameName */
/** @typedef {import("./today/state.js").Acts} Acts */

/** @param {HTMLElement} root @param {import("./navigation").Nav} nav */
export function open(root, nav) {
  const parts = element("div", { class: "today-parts" });
  const company = element("ul", { class: "day-company", "aria-label": t("today-table") });
  const foot = newFoot(() => void seat());
  const peace = settled();
  /** @type {Omit<Acts, "matches">} */
  const acts = {
    begin: (game, which) => void begin(game, which),
    goOn: (params) => nav.show("play", params),
  };
  let day = "";
  let left = false;
  const isLeft = () => left; // It may be after each wait.
  /** @param {Acts["matches"]} matches */
  const draw = (matches) => parts.replaceChildren(...partsOf(day, company, peace, { ...acts, matches }));

  root.append(bar(t("today"), nav.back), parts, foot.node);
  document.addEventListener("visibilitychange", renew);
  renew();
  return () => {
    left = true;
    foot.close();
    document.removeEventListener("visibilitychange", renew);
  };

  /** A phone that was put away may be taken up on another day. */
  function renew() {
    if (day === today()) return;
    day = today();
    void look();
    void seat();
  }

  /** What is known of the matches at once may be old, or gone. */
  async function look() {
    const known = bookmarks().map(([id, bookmark]) => ({ id, bookmark }));
    draw(known);
    const found = await listMatches();
    if (!left && inOrder(found) !== inOrder(known)) draw(found);
  }

  /** Who sits there only the engine knows; it is the same in every game. */
  async function seat() {
    const [game] = GAME_NAMES;
    const deal = game ? await dealt(game, day, foot) : null;
    if (deal) company.replaceChildren(...sitters(deal));
  }

  /** @param {GameName} game @param {string} which @returns {Promise<void>} */
  async function begin(game, which) {
    if (!isReady()) {
      foot.wait(() => void begin(game, which));
      return;
    }
    const deal = await dealt(game, which, foot);
    if (deal && !isLeft()) nav.show("play", deal.params);
  }
}

/** @param {string} day @param {HTMLElement} company @param {Promise<void>} peace @param {Acts} acts */
function partsOf(day, company, peace, acts) {
  const games = GAME_NAMES.map((game) => gameOf(game, day, peace, acts));
  return [lead(day, company), element("div", { class: "today-games" }, ...games), past(day, acts)];
}

/** For comparing. @param {Acts["matches"]} matches */
const inOrder = (matches) =>
  matches
    .map(({ id, bookmark }) => JSON.stringify([id, bookmark]))
    .sort()
    .join();

const isReady = () => arrival().stage.stage === "ready";

/**
 * Null before the engine is there, and where the calendar is at fault.
 * @param {GameName} game @param {string} which @param {ReturnType<typeof newFoot>} foot
 */
async function dealt(game, which, foot) {
  if (!isReady()) return null;
  const deal = await dealOf(game, which);
  foot.complain(deal ? "" : t("today-failed"));
  return deal;
}

/** @param {string} day @param {HTMLElement} company */
const lead = (day, company) =>
  element(
    "header",
    { class: "today-lead" },
    element("p", { class: "today-date" }, dayInWords(day, "long")),
    element("p", { class: "soft" }, t("today-line")),
    company,
  );
