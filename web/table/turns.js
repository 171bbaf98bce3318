// The course of a match: who acts next, and what is asked of the engine for it. It keeps
// every position before anything is shown, and knows no game.

import { onlyPerson, peopleOf } from "./company.js";
import { newHolding } from "./holding.js";
import { thinkToTheEnd } from "./thinking.js";

/** How long a bot is seen to think, and how long a card that goes by itself waits. */
const THINKS = { open: 750, secret: 90 };
const BY_ITSELF = 700;

/**
 * @param {object} needs
 * @param {(message: object) => Promise<object>} needs.ask
 * @param {(update: object) => Promise<void>} needs.keep stores what must survive
 * @param {(update: object, how: {legal: string[], isCurrent: () => boolean}) => Promise<void>} needs.show
 *   with motion; `isCurrent`: nobody has moved on meanwhile
 * @param {() => Promise<void>} needs.shown when nothing is being shown any more
 * @param {(update: object, how: {legal: string[]}) => void} needs.glance beside what is shown
 * @param {(seat: string, update: object) => Promise<string>} needs.handOver whose eyes opened
 * @param {(update: object) => Promise<void>} needs.result until somebody goes on
 * @param {(ms: number) => Promise<void>} needs.rest may be cut short
 * @param {(reply: object) => void} needs.trouble tells what went wrong
 * @param {(seat: string, perCent: number) => void} needs.ponders how far that bot's thought has
 *   come; 100 is said whenever it ends
 * @param {(seat: string, update: object) => void} needs.elsewhere that person plays on another phone
 * @param {(events: object[], seat: string) => boolean} needs.staysInHand
 * @param {string[]} [needs.here] the seats of this phone, if it is not for all
 * @param {() => boolean} needs.isSent goes the match on elsewhere, as it stands?
 * @param {import("./unasked.js").Unasked} needs.unasked
 */
export function newTurns(needs) {
  const { ask, keep, show, shown, glance, handOver, elsewhere, result, rest, trouble } = needs;
  const { ponders, unasked, here, isSent } = needs;
  const holding = newHolding(needs.staysInHand);
  let update = null;
  let asking = false;
  let over = false;
  let tookBack = false;
  let round = 0; // each request outdates whatever still waits to go on
  let covers = 0; // what was asked for eyes that are closed by now is not wanted any more
  let line = Promise.resolve();
  let held = Promise.resolve(); // until somebody has read what a bot thinks

  const people = () => peopleOf(update.players, here);
  const alone = () => onlyPerson(update.players, here);
  const isHere = (seat) => seat === null || (people().includes(seat) && !isSent());
  /** Whoever is asked plays on another phone. */
  const isElsewhere = () => update.next === "person" && !people().some((seat) => update.asked.includes(seat));

  const during = (turn) => () => turn === round; // does the course still go on from there?

  /**
   * What is asked of the engine waits for what was asked before.
   * @param {() => object | null} make the message, as late as possible
   * @param {() => boolean} isWanted
   * @param {(reply: object) => void} [arrived] is told at once
   * @returns {Promise<object | null>} the reply, or null if nobody waits for it any more
   */
  function exchange(make, isWanted, arrived = () => {}) {
    const answer = line.then(async () => {
      const message = !over && isWanted() && make();
      if (!message) return null;
      const reply = await ask(message).catch(() => ({ type: "Failed", fault: "silent" }));
      if (over || !isWanted()) return null;
      if (reply.type !== "Update") return reply;
      const isNew = reply.revision !== update?.revision || reply.events.length > 0;
      update = reply;
      arrived(reply);
      if (isNew) await keep(reply);
      return reply;
    });
    line = answer.catch(() => {});
    return answer;
  }

  /**
   * @param {() => object} make
   * @param {() => Promise<void>} [first] is waited for before the answer is shown
   * @returns {Promise<boolean>} whether the engine did it
   */
  async function request(make, first = async () => {}) {
    if (asking || over) return false;
    asking = true;
    const turn = (round += 1);
    const reply = await exchange(make, during(turn));
    if (turn === round || reply === null) asking = false;
    if (over || turn !== round || reply === null) return false;
    if (reply.type !== "Update") {
      trouble(reply);
      if (reply.type === "Refused" && update) await look(alone());
      return false;
    }
    await first();
    if (turn === round) await arrive(turn);
    return true;
  }

  async function arrive(turn) {
    // A match that is loaded does not say before who plays it.
    if (alone() !== null && update.eyes === null) return look(alone());
    if (update.eyes === null) await keepOpen(turn);
    const isCurrent = () => !over && turn === round;
    if (isCurrent()) await show(update, { legal: offered(), isCurrent });
    if (isCurrent()) await goOn(turn);
  }

  /** What happened is shown to the hand that is asked once more, and stays open; else that is over. */
  async function keepOpen(turn) {
    if (!holding.goesOn(update)) return holding.letGo();
    const { events, why } = update;
    asking = true;
    await exchange(
      () => ({ type: "Look", eyes: holding.seat() }),
      during(turn),
      (reply) => (update = { ...reply, events, why }),
    );
    if (turn === round) asking = false;
    return undefined;
  }

  /**
   * Something that nobody waits for. The course goes on, unless this has changed it.
   * @param {(update: object) => object | null} make
   * @returns {Promise<boolean>} whether anything came of it
   */
  async function aside(make) {
    const mine = covers;
    let turn = null;
    await held;
    const before = update?.revision;
    const reply = await exchange(
      () => make(update),
      () => mine === covers,
      ({ events }) => {
        if (events.length > 0 && !unasked.isQuiet(events)) turn = round += 1;
      },
    );
    if (over || mine !== covers || reply === null) return false;
    if (reply.type !== "Update") {
      trouble(reply);
      return false;
    }
    if (turn === null) {
      if (reply.events.length > 0) glance(reply, { legal: offered() });
      return reply.revision !== before;
    }
    asking = false;
    await shown(); // what is on the way comes first
    if (turn === round) arrive(turn);
    return true;
  }

  /**
   * While bots choose, nobody's card can be taken back by a tap that comes too early; and where it
   * makes no difference what is chosen, nobody is made to choose.
   */
  const offered = () => {
    if (update.foregone !== null && update.legal.length > 1 && !tookBack) return [];
    if (update.next === "person" && isHere(update.mover)) return update.legal;
    return update.legal.filter(unasked.isUnasked);
  };

  const advance = () => ({ type: "Advance", revision: update.revision, eyes: alone() });

  async function goOn(turn) {
    switch (update.next) {
      case "bot":
        await held;
        if (turn !== round) return;
        await Promise.all([rest(update.private ? THINKS.secret : THINKS.open), ponder(turn)]);
        if (turn === round) await unasked.pass(during(turn));
        // Has something come between, it thinks anew.
        if (turn === round) await ponder(turn);
        if (turn === round) await request(advance);
        return;
      case "person":
        await waitForPerson(turn);
        return;
      case "clock":
        if (unasked.isWindow(update)) return openWindow(turn);
        await result(update);
        if (turn === round) await request(advance);
        return;
      default:
        await result(update);
    }
  }

  const ponder = (turn) =>
    thinkToTheEnd(
      update,
      async (effort) => {
        await held;
        const make = () => ({ type: "Think", revision: update.revision, effort });
        return exchange(make, during(turn));
      },
      ponders,
    );

  /** What fingers did in it is one move each; then the clock closes it. */
  async function openWindow(turn) {
    const moves = await unasked.window(update);
    for (const { seat, move } of moves) await exchange(() => submit(seat, move), during(turn));
    if (turn === round) await request(advance, () => unasked.verdict(update));
  }

  async function waitForPerson(turn) {
    if (isElsewhere() && update.foregone === null) return elsewhere(nextOf(update.asked), update);
    if (update.private && alone() === null) {
      if (update.eyes !== null) return unasked.muse(during(turn)); // It is for the open eyes to choose.
      const seat = await handOver(nextOf(update.asked), update);
      if (turn !== round || seat === null) return undefined;
      holding.take(seat);
      for (const move of unasked.tooLate(update, seat)) await timeOut(move);
      if (turn !== round) return undefined;
      // If the page was left meanwhile, nobody knows who comes back to it.
      return holding.isOpen() ? look(seat) : waitForPerson(turn);
    }
    unasked.muse(during(turn));
    const { mover, foregone } = update;
    if (tookBack || foregone === null) return undefined;
    await rest(BY_ITSELF);
    if (turn === round) await request(() => submit(mover, foregone));
    return undefined;
  }

  const submit = (seat, move) => ({ type: "Submit", revision: update.revision, seat, move, eyes: alone() });

  /** What time has brought about. */
  const timeOut = (move) =>
    aside(({ revision, eyes, clock }) =>
      clock.includes(move) ? { type: "Submit", revision, seat: "*", move, eyes } : null,
    );

  /** Who plays elsewhere is asked last. */
  function nextOf(asked) {
    const all = isElsewhere() ? peopleOf(update.players) : people();
    return holding.nextOf(all.filter((seat) => asked.includes(seat)));
  }

  const look = (eyes) => request(() => ({ type: "Look", eyes }));

  return {
    begin: (message) => request(() => message),
    look,
    /**
     * Something to be known, by which nothing changes.
     * @param {(update: object) => object} make @param {() => boolean} isWanted
     */
    wonder: (make, isWanted) => exchange(() => make(update), isWanted),
    /** No bot moves, and nothing happens beside, until that is let go. @returns {() => void} lets go */
    hold() {
      let letGo;
      held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    aside,
    timeOut,
    /** A bot may do what it likes; nothing of it is shown yet. */
    nudge: (seat) => {
      const make = () => ({ type: "Nudge", revision: update.revision, seat, after: 0, eyes: alone() });
      return exchange(make, during(round));
    },
    /** A person's move; nobody else sees what the own eyes saw. */
    async play(move) {
      const seat = update.mover;
      if (seat === null) return false;
      holding.act(seat);
      tookBack = false;
      return request(() => submit(seat, move));
    },
    async takeBack() {
      const { seat } = update.undo;
      holding.act(seat);
      tookBack = true;
      return request(() => ({ type: "TakeBack", revision: update.revision, seat, eyes: alone() }));
    },
    /** Closes whatever eyes are open. @returns {boolean} whether any were */
    cover() {
      holding.letGo();
      if (!update || alone() !== null || (update.eyes === null && !asking)) return false;
      round += 1;
      covers += 1;
      asking = false;
      update = { ...update, eyes: null, legal: [], foregone: null, mover: null, view: null };
      return true;
    },
    offered,
    alone,
    people,
    /** Who had the phone last, as far as is known. */
    holder: holding.seat,
    now: () => update,
    close() {
      over = true;
      round += 1;
    },
  };
}
