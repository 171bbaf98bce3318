// The course of a match: who acts next, and what is asked of the engine for it. It keeps
// every position before anything is shown, and knows no game.

import { onlyPerson, peopleOf } from "./company.js";

/** How long a bot is seen to think, and how long a card that goes by itself waits. */
const THINKS = { open: 750, secret: 90 };
const BY_ITSELF = 700;

/**
 * @param {object} needs
 * @param {(message: object) => Promise<object>} needs.ask
 * @param {(update: object) => Promise<void>} needs.keep stores what must survive
 * @param {(update: object, how: {legal: string[]}) => Promise<void>} needs.show with motion
 * @param {(seat: string, update: object) => Promise<string>} needs.handOver whose eyes opened
 * @param {(update: object) => Promise<void>} needs.result until somebody goes on
 * @param {(ms: number) => Promise<void>} needs.rest may be cut short
 * @param {(reply: object) => void} needs.trouble tells what went wrong
 * @param {(legal: string[]) => boolean} needs.goesByItself
 */
export function newTurns({ ask, keep, show, handOver, result, rest, trouble, goesByItself }) {
  let update = null;
  let holder = null;
  let asking = false;
  let over = false;
  let tookBack = false;
  let round = 0; // each request outdates whatever still waits to go on

  const people = () => peopleOf(update.players);
  const alone = () => onlyPerson(update.players);

  /** @returns {Promise<boolean>} whether the engine did it */
  async function request(message) {
    if (asking || over) return false;
    asking = true;
    const turn = (round += 1);
    let reply;
    try {
      reply = await ask(message);
    } catch {
      reply = { type: "Failed", fault: "silent" };
    }
    asking = false;
    if (over || turn !== round) return false;
    if (reply.type !== "Update") {
      trouble(reply);
      if (reply.type === "Refused" && update) await look(alone());
      return false;
    }
    await arrive(reply, turn);
    return true;
  }

  async function arrive(reply, turn) {
    const isNew = reply.revision !== update?.revision || reply.events.length > 0;
    update = reply;
    if (isNew) await keep(reply);
    if (over || turn !== round) return;
    // A match that is loaded does not say before who plays it.
    if (alone() !== null && reply.eyes === null) return look(alone());
    await show(reply, { legal: offered() });
    if (over || turn !== round) return;
    await goOn(turn);
  }

  /** While bots choose, nobody's card can be taken back by a tap that comes too early. */
  const offered = () => (update.next === "person" ? update.legal : []);

  async function goOn(turn) {
    switch (update.next) {
      case "bot":
        await rest(update.private ? THINKS.secret : THINKS.open);
        if (turn === round) await request({ type: "Advance", revision: update.revision, eyes: alone() });
        return;
      case "person":
        await waitForPerson(turn);
        return;
      case "clock":
        await result(update);
        if (turn === round) await request({ type: "Advance", revision: update.revision, eyes: alone() });
        return;
      default:
        await result(update);
    }
  }

  async function waitForPerson(turn) {
    if (update.private && alone() === null) {
      if (update.eyes !== null) return; // Somebody's eyes are open: it is theirs to choose.
      const seat = await handOver(nextOf(update.asked), update);
      if (turn !== round || seat === null) return;
      holder = seat;
      await look(seat);
      return;
    }
    const { mover, legal, revision } = update;
    if (tookBack || mover === null || !goesByItself(legal)) return;
    await rest(BY_ITSELF);
    if (turn === round)
      await request({ type: "Submit", revision, seat: mover, move: legal[0], eyes: alone() });
  }

  /** Who holds the phone is asked first, then clockwise. */
  function nextOf(asked) {
    const mine = people().filter((seat) => asked.includes(seat));
    if (holder === null || mine.includes(holder)) return holder ?? mine[0];
    return mine.find((seat) => seat > holder) ?? mine[0];
  }

  const look = (eyes) => request({ type: "Look", eyes });

  return {
    begin: (message) => request(message),
    look,
    /** A person's move; nobody else sees what the own eyes saw. */
    async play(move) {
      const seat = update.mover;
      if (seat === null) return false;
      holder = seat;
      tookBack = false;
      return request({ type: "Submit", revision: update.revision, seat, move, eyes: alone() });
    },
    async takeBack() {
      const { seat } = update.undo;
      holder = seat;
      tookBack = true;
      return request({ type: "TakeBack", revision: update.revision, seat, eyes: alone() });
    },
    /** Closes whatever eyes are open. @returns {boolean} whether any were */
    cover() {
      if (!update || alone() !== null || (update.eyes === null && !asking)) return false;
      round += 1;
      asking = false;
      update = { ...update, eyes: null, legal: [], mover: null, view: null };
      return true;
    },
    alone,
    people,
    holder: () => holder,
    now: () => update,
    isBusy: () => asking,
    close() {
      over = true;
      round += 1;
    },
  };
}
