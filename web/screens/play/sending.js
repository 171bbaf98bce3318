// Seats of other phones: who is asked there gets the match by a link.

import { element } from "../../dom/element.js";
import { ask } from "../../engine/client.js";
import { openSharing } from "../../links/sharing.js";
import { handedOver } from "../../people/here.js";
import { phoneOf } from "../../storage/matches.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../table/model/types.js").Update} Update
 *
 * @param {object} needs
 * @param {ReturnType<typeof import("./keeping.js").newKeeping>} needs.keeping
 * @param {() => import("../../table/model/types.js").Table} needs.table
 * @param {(update: Update) => string} needs.chapterOf
 * @param {(revision: number) => void} needs.sent it has left this phone as it stands
 * @param {(reply: import("../../table/model/types.js").Trouble) => void} needs.trouble
 */
export function newSending({ keeping, table, chapterOf, sent, trouble }) {
  const share = newShare({ keeping, table, sent, trouble });

  function told() {
    const { now } = table();
    return now ? { game: t(now.game), chapter: chapterOf(now) } : { game: "", chapter: "" };
  }

  return {
    /** @param {number} seat that is asked on another phone */
    expect(seat) {
      const { here, waits = null } = keeping.beside();
      if (here && waits !== seat) void keeping.note({ waits: seat }); // The store tells what it cannot keep.
    },
    /** To who is asked next. @param {number} seat */
    send(seat) {
      const name = table().company?.names[seat] ?? "";
      return share([seat], {
        title: t("send-to", { name }),
        text: t("send-text", { name, ...told() }),
        isOpen: true,
        isMove: true,
      });
    },
    /** Whoever held this phone goes on with another one. */
    moveOn: () =>
      share(handedOver(keeping.beside().here), {
        title: t("move-on"),
        text: t("move-on-text", told()),
        lead: [element("p", {}, t("move-on-line"))],
        isOpen: true,
      }),
    /** How it ended, for all who played elsewhere. */
    tellAll: () => share(null, { title: t("send-end"), text: t("send-end-text", { game: told().game }) }),
  };
}

/**
 * The match as it stands, as a link.
 * @param {Omit<Parameters<typeof newSending>[0], "chapterOf">} needs
 */
function newShare({ keeping, table, sent, trouble }) {
  /**
   * @param {readonly number[] | null} to the seats it hands over: only those go on with it; null is all
   * @param {{title: string, text: string, lead?: Node[], isOpen?: boolean, isMove?: boolean}} words
   *   `isOpen`: hands are still secret; `isMove`: who is next gets it
   */
  return async function share(to, words) {
    const { now } = table();
    if (!now) return;
    const { revision, pledge } = now;
    const { here } = keeping.beside();
    const phone = here ? await phoneOf(pledge, here) : null;
    const reply = await ask({ type: "Share", what: "match", date: null, step: null, to, phone });
    if (reply.type !== "Shared") {
      trouble(reply);
      return;
    }
    const onSent = () => {
      const { mark, seen } = reply;
      // The store tells what it cannot keep.
      void keeping.note({
        ...(mark === null ? {} : { mark }),
        seen,
        ...(words.isMove ? { sent: revision } : {}),
      });
      if (words.isMove) sent(revision);
    };
    const { node } = openSharing({ ...words, link: reply.link, onSent });
    const { mischief } = table().house.game;
    if (words.isOpen) node.querySelector(".sheet-body")?.append(promise(phone !== null, Boolean(mischief)));
  };
}

/**
 * What a link keeps to itself, and what it does not.
 * @param {boolean} isMarked by this phone, as each plays on one of their own
 * @param {boolean} isSecretive fingers can do something that nobody notices
 */
function promise(isMarked, isSecretive) {
  const more = [...(isMarked ? ["marked"] : []), ...(isSecretive ? ["unnoticed"] : [])];
  return element(
    "details",
    { class: "send-promise" },
    element("summary", {}, t("send-promise")),
    ...["hidden", "noticed", ...more, "open"].map((part) => element("p", {}, t(`send-promise-${part}`))),
  );
}
