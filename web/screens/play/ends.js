// How one leaves a table: by its result, or because another tab plays on; and what may go wrong.

import { element } from "../../dom/element.js";
import { ask } from "../../engine/client.js";
import { againOf } from "../../games/again.js";
import { shareParty } from "../../links/party.js";
import { alone } from "../../table/model/people.js";
import { sense } from "../../table/senses.js";
import { has, t } from "../../text/text.js";
import { besidesOf } from "./besides.js";
import { drawResult } from "./result.js";

/** @typedef {import("../../table/model/types.js").Table} Table */
/** @typedef {import("../../table/model/types.js").Trouble} Trouble */
/** @typedef {import("../../games/contract").Report} Report */
/** @typedef {import("../../people/company.js").Company} Company */

/** The engine gave no answer. @type {import("../../engine/messages").Failed} */
const SILENT = { type: "Failed", fault: "silent" };

const AGAIN = 2_000; // ms until the engine is asked once more how it came about

/**
 * How it ended, until somebody deals on; nobody does once the match is over.
 * @param {HTMLElement} root
 * @param {import("../screens.js").Nav} nav
 * @param {object} needs
 * @param {import("../navigation").Played} needs.params
 * @param {import("../../games/contract").Game} needs.game
 * @param {ReturnType<typeof import("./keeping.js").newKeeping>} needs.keeping
 * @param {ReturnType<typeof import("./sending.js").newSending>} needs.sending
 * @param {ReturnType<typeof import("./telling.js").newTelling>} needs.telling
 * @param {ReturnType<typeof import("./curtain.js").newCurtain>} needs.curtain
 * @param {() => void} needs.share
 * @param {() => void} needs.onNext
 */
export function newEnding(root, nav, { params, game, keeping, sending, telling, curtain, share, onNext }) {
  /** @param {Table} table @param {(reply: Trouble) => void} trouble */
  async function result(table, trouble) {
    const log = await ask({ type: "Read", eyes: alone(table), last: null }).catch(() => SILENT);
    if (keeping.isLeft()) return;
    if (log.type === "Log") {
      show(table, log);
      return;
    }
    trouble(log);
    setTimeout(() => {
      if (!keeping.isLeft()) void result(table, trouble); // Its failures are told.
    }, AGAIN);
  }

  /** @param {Table} table @param {import("../../engine/messages").Log} log */
  function show({ now: update, picture }, log) {
    if (!update?.view || !picture) return;
    const { view } = update;
    const { company } = picture;
    const report = game.reportOf(view, log, company, update.outcome);
    const besides = besidesOf(params.game, keeping.beside(), update, company);
    const goOn = () => {
      curtain.uncover();
      onNext();
    };
    curtain.cover();
    const remove = drawResult(root, report, company, besides, {
      onNext: update.next === "clock" ? goOn : null,
      onAgain: () =>
        nav.show(
          "play",
          { game: params.game, open: againOf({ ...update, view }), colours: keeping.colours },
          { instead: true },
        ),
      onShare: share,
      onLog: () => void telling.read(), // Where the engine fails, another try is another touch.
      onHome: () => nav.show("home"),
      ...(update.next === "nobody" ? atTheEnd(report, company) : {}),
    });
    curtain.cover(remove);
    // Whoever comes back to it has heard it.
    if (update.outcome && update.events.length > 0) sense("win");
  }

  /** @param {Report} report @param {Company} company */
  const atTheEnd = (report, company) => ({
    onPicture: () => void shareParty(params.game, report, company),
    onFair: () => nav.show("fair", keeping.params()),
    onReplay: () => nav.show("replay", matchOf(keeping.params())),
    onSend: keeping.beside().here ? () => void sending.tellAll() : null,
  });

  return { result };
}

/** @param {import("../navigation").Played} params */
const matchOf = ({ matchId }) => (matchId === undefined ? {} : { matchId });

/** Another tab plays this match. @param {HTMLElement} root @param {() => void} onHere it is taken over */
export function drawElsewhere(root, onHere) {
  const take = () => {
    button.disabled = true; // It may take a moment, and is done but once.
    onHere();
  };
  const button = element(
    "button",
    { type: "button", class: "button button-main", onclick: take },
    t("play-take-over"),
  );
  root.append(
    element("section", { class: "result elsewhere" }, element("h2", {}, t("play-elsewhere")), button),
  );
  button.focus();
}

/** What the engine could not do, in words. @param {Trouble} reply */
export function troubleOf(reply) {
  const code = reply.type === "Failed" ? "failed" : "code" in reply ? reply.code : "other";
  const words = `play-trouble-${code}`;
  return t(has(words) ? words : "play-trouble-other");
}
