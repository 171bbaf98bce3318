// Deals of the day: the same cards for everybody who plays that day's; today's come first.

import { GAMES } from "../games/index.js";
import { dealOf } from "../links/days.js";
import { dayInWords, today } from "../text/dates.js";
import { t } from "../text/text.js";
import { arrival, onArrival, settled } from "./arrival.js";
import { element } from "./element.js";
import { bar } from "./frame.js";
import { show } from "./screens.js";
import { status } from "./status.js";
import { sitters } from "./today/company.js";
import { gameOf } from "./today/game.js";
import { past } from "./today/past.js";

export function open(root) {
  const start = status({ all: false });
  const parts = element("div", { class: "today-parts" });
  const company = element("ul", { class: "day-company", "aria-label": t("today-table") });
  const trouble = element("p", { class: "warning", role: "alert" });
  const waiting = element("p", { class: "soft", role: "status" });
  const peace = settled();
  let day = "";
  let eager = null; // what was tapped before the engine was there
  let left = false;

  root.append(
    bar(t("today")),
    parts,
    element("footer", { class: "today-foot" }, start.node, waiting, trouble),
  );
  const stop = onArrival(({ stage }) => {
    if (stage.stage === "ready") seat();
    if (stage.stage === "failed" || stage.stage === "ready") settle();
  });
  document.addEventListener("visibilitychange", renew);
  renew();
  return () => {
    left = true;
    stop();
    start.close();
    document.removeEventListener("visibilitychange", renew);
  };

  /** A phone that was put away may be taken up on another day. */
  function renew() {
    if (day === today()) return;
    day = today();
    const games = Object.keys(GAMES).map((game) => gameOf(game, day, peace, begin));
    parts.replaceChildren(
      element(
        "header",
        { class: "today-lead" },
        element("p", { class: "today-date" }, dayInWords(day, "long")),
        element("p", { class: "soft" }, t("today-line")),
        company,
      ),
      element("div", { class: "today-games" }, ...games),
      past(day, begin),
    );
    seat();
  }

  /** Who sits there only the engine knows; it is the same in every game. */
  async function seat() {
    const deal = await dealt(Object.keys(GAMES)[0], day);
    if (deal) company.replaceChildren(...sitters(deal));
  }

  async function begin(game, which) {
    if (arrival().stage.stage !== "ready") {
      eager = () => begin(game, which);
      waiting.textContent = arrival().stage.stage === "failed" ? "" : t("setup-waiting");
      return;
    }
    const deal = await dealt(game, which);
    if (deal && !left) show("play", deal.params);
  }

  function settle() {
    const again = arrival().stage.stage === "ready" && eager;
    eager = null;
    waiting.textContent = "";
    if (again) again();
  }

  /** @returns {Promise<object | null>} null before the engine is there, and where the calendar is at fault */
  async function dealt(game, which) {
    if (arrival().stage.stage !== "ready") return null;
    const deal = await dealOf(game, which);
    trouble.textContent = deal ? "" : t("today-failed");
    return deal;
  }
}
