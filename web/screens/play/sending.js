// Seats of other phones: who is asked there gets the match by a link.

import { ask } from "../../engine/client.js";
import { openSharing } from "../../links/sharing.js";
import { keepMark } from "../../storage/marks.js";
import { seatAt } from "../../table/company.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";

/**
 * @param {object} needs
 * @param {ReturnType<import("../../table/frame.js").newFrame>} needs.frame
 * @param {ReturnType<import("./keeping.js").newKeeping>} needs.keeping
 * @param {() => ReturnType<import("../../table/turns.js").newTurns>} needs.turns
 * @param {() => import("../../table/company.js").Company} needs.company
 * @param {(view: object) => string} needs.chapterOf
 * @param {() => void} needs.offer says on the large button what can be done
 * @param {() => void} needs.again draws the table once more
 * @param {(reply: object) => void} needs.trouble
 */
export function newSending({ frame, keeping, turns, company, chapterOf, offer, again, trouble }) {
  let next = null; // the seat that is asked on another phone

  const isSent = () => keeping.beside().sent === turns().now().revision;
  const label = () => next && t(isSent() ? "send-again" : "send-to", { name: nameOf(next) });
  const nameOf = (seat) => company().names[seatAt(seat)];

  /** Says who is asked, in place of what is asked. */
  function say() {
    if (!next) return;
    frame.ask(
      t(isSent() ? "send-waits" : "send-asks", { name: nameOf(next) }),
      company().tokens[seatAt(next)],
    );
  }

  /**
   * The match as it stands, as a link.
   * @param {string | null} to who alone goes on with it
   * @param {{title: string, text: string, lead?: Node[], isOpen?: boolean, isMove?: boolean}} words
   *   `isOpen`: hands are still secret; `isMove`: who is next gets it
   */
  async function share(to, words) {
    const { revision, pledge } = turns().now();
    const reply = await ask({ type: "Share", what: "match", date: null, step: null, to });
    if (reply.type !== "Shared") return trouble(reply);
    const onSent = () => {
      keepMark(pledge, reply.mark);
      if (words.isMove) tellSent(revision);
    };
    const { node } = openSharing({ ...words, link: reply.link, onSent });
    if (words.isOpen) node.querySelector(".sheet-body").append(promise());
    return undefined;
  }

  function tellSent(revision) {
    keeping.note({ sent: revision });
    offer();
    frame.undo(null);
    again();
  }

  const told = () => ({ game: t(turns().now().game), chapter: chapterOf(turns().now().view) });

  return {
    /** @param {string | null} seat that is asked on another phone, or null: nobody is */
    expect(seat) {
      next = seat;
      const { here, waits = null } = keeping.beside();
      if (here && waits !== seat) keeping.note({ waits: seat });
      say();
    },
    say,
    label,
    isSent,
    /** To who is asked next. */
    send() {
      const name = nameOf(next);
      return share(next, {
        title: t("send-to", { name }),
        text: t("send-text", { name, ...told() }),
        isOpen: true,
        isMove: true,
      });
    },
    /** Whoever held this phone goes on with another one. */
    moveOn: () =>
      share(turns().alone() && keeping.beside().here ? turns().alone() : null, {
        title: t("move-on"),
        text: t("move-on-text", told()),
        lead: [element("p", {}, t("move-on-line"))],
        isOpen: true,
      }),
    /** How it ended, for all who played elsewhere. */
    tellAll: () =>
      share(null, { title: t("send-end"), text: t("send-end-text", { game: t(turns().now().game) }) }),
  };
}

/** What a link keeps to itself, and what it does not. */
const promise = () =>
  element(
    "details",
    { class: "send-promise" },
    element("summary", {}, t("send-promise")),
    ...["hidden", "noticed", "open"].map((part) => element("p", {}, t(`send-promise-${part}`))),
  );
