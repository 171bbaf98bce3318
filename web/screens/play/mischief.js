// What nobody waits for at this table, brought together: cards that are flicked away, calls,
// the Guard's eyes, fingers on pads, and bots that do as people do.

import { newAnnouncer } from "../../table/announce.js";
import { letterAt, personAt, seatAt } from "../../table/company.js";
import { newFlick } from "../../table/flick.js";
import { newGaze } from "../../table/gaze.js";
import { newMeanwhile } from "../../table/meanwhile.js";
import { newRaces } from "../../table/race.js";
import { EARLY } from "../../table/reflexes.js";
import { sense } from "../../table/senses.js";
import { openSheet } from "../../table/sheet.js";
import { NOTHING_UNASKED } from "../../table/unasked.js";
import { newShout } from "../../table/shout.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";

// ms that a slip counts for which is made without a flick: as long as a flick mostly takes, so
// that nobody pays for not being able to.
const AS_A_FLICK = 350;

/**
 * What a game says of it.
 * @typedef {object} Mischief
 * @property {boolean} isSecretive is it secret how often something was done, and by whom last?
 * @property {(view: object) => boolean} isOn can the Guard call?
 * @property {(move: string) => boolean} isUnasked
 * @property {(move: string) => boolean} isSlip
 * @property {(move: string) => boolean} isCall
 * @property {(events: object[]) => boolean} isQuiet
 * @property {(view: object) => string} guardOf
 * @property {(seat: string) => string} callOf the move by which that seat is called
 * @property {(move: string) => string} calledBy who is called by it
 * @property {(clock: string[]) => string[]} slipping whose slips time could end
 * @property {(seat: string) => string} lateOf the clock's move for it
 * @property {(events: object[]) => string[]} noiseIn
 * @property {(view: object) => boolean} isCalm
 * @property {(view: object) => {kind: "slap" | "claim", done: (number | null)[],
 *   seats: number[], longest: number, card: string} | null} windowOf
 * @property {(kind: string, ms: number) => string} reflexOf the move
 * @property {(events: object[], times: import("../../table/race.js").Time[]) => {fastest: string[],
 *   slowest: string | null} | null} verdictIn what came of the window
 * @property {(race: object, people: number) => object} padWords words and pictures of a window
 * @property {(colour: number) => string} pad
 * @property {() => string} head
 * @property {() => string} eye
 */

const ownOf = (table) => ({ own: table.querySelector(".own"), hand: table.querySelector(".zone-hand") });

/**
 * @param {Mischief | undefined} mischief most games have none
 * @param {object} needs
 * @param {HTMLElement} needs.root
 * @param {() => ReturnType<import("../../table/turns.js").newTurns>} needs.turns
 * @param {() => import("../../table/company.js").Company} needs.company
 * @param {ReturnType<import("../../table/board.js").newBoard>} needs.board
 * @param {ReturnType<import("../../table/frame.js").newFrame>} needs.frame
 * @param {() => void} needs.pulled a touch has become a pull
 */
export function newMischief(mischief, { root, turns, company, board, frame, pulled }) {
  if (!mischief) return NOTHING_UNASKED;
  const shout = newShout(root, call);
  const races = newRaces(root, frame.announce);
  const gaze = newGaze({
    panelOf: board.panelOf,
    head: mischief.head,
    eye: mischief.eye,
    minds: whoCouldSlip,
    say: newAnnouncer(root),
  });
  let judging = Promise.resolve();
  let times = []; // of the last window

  const isPerson = (seat) => !company().bots[seatAt(seat)];
  const meanwhile = newMeanwhile({
    mischief,
    now: () => turns().now(),
    aside: (make) => turns().aside(make),
    timeOut: (move) => turns().timeOut(move),
    oneScreen: () => turns().alone() !== null,
    judged: () => judging,
    looked: gaze.age,
  });
  newFlick(frame.table, { flick: (move, { took }) => slip(move, took), lifted: pulled });

  /** The person whose hand is open, if a card could slip out of it. */
  function whoCouldSlip() {
    const { mover, legal } = turns().now();
    return mover !== null && legal.some(mischief.isSlip) ? mover : null;
  }

  /** To be told of every answer that is shown. */
  function hear(update) {
    meanwhile.hear(update);
    const noises = mischief.noiseIn(update.events);
    const { view } = update;
    if (noises.length > 0) {
      sense("noise");
      look(view, true);
    }
    if (!view || !mischief.isCalm(view) || !isPerson(mischief.guardOf(view))) return;
    for (const seat of noises) judging = judging.then(() => judge(seat));
  }

  /** To be told when nothing moves any more. */
  function settle(update) {
    const { view } = update;
    look(view);
    const guard = mischief.guardOf(view);
    const others = callable(update).map((seat) => personAt(company(), seatAt(seat)));
    const isOffered = mischief.isOn(view) && isPerson(guard) && others.length > 0;
    shout.draw(isOffered ? { guard: company().names[seatAt(guard)], others } : null);
  }

  /**
   * Who cheats needs the phone, and whoever takes it next ends that (V2): from when the Guard has
   * taken it until somebody else does, people can only be called in vain.
   */
  function callable({ view }) {
    const guard = mischief.guardOf(view);
    const isInItsHand = turns().alone() === null && turns().holder() === guard;
    const others = company()
      .bots.map((_, seat) => letterAt(seat))
      .filter((seat) => seat !== guard);
    return isInItsHand ? others.filter((seat) => !isPerson(seat)) : others;
  }

  function offered(update) {
    if (!update.view) return [];
    const calls = new Set(callable(update).map(mischief.callOf));
    return update.legal.filter((move) =>
      mischief.isCall(move) ? calls.has(move) : mischief.isUnasked(move),
    );
  }

  function look(view, anew = false) {
    const { bots, names } = company();
    gaze.show(view && mischief.isOn(view) ? { ...view, bots, names, anew } : null);
  }

  function call(seat) {
    sense("caught");
    turns().aside(({ revision, view }) => ({
      type: "Submit",
      revision,
      seat: mischief.guardOf(view),
      move: mischief.callOf(seat),
      eyes: turns().alone(),
    }));
  }

  /** A card goes under the table; a bot that is the Guard may hear it. */
  async function slip(move, took = AS_A_FLICK) {
    const seat = turns().now().mover;
    if (seat === null) return;
    const watched = gaze.saw(seat, took);
    const done = await turns().aside(({ revision, eyes }) => ({
      type: "Submit",
      revision,
      seat,
      move,
      eyes,
    }));
    if (!done || gaze.guard() === null) return;
    await turns().aside(({ revision, eyes }) => ({ type: "Fumble", revision, seat, took, watched, eyes }));
  }

  /** At a calm table a person who is the Guard has all the time there is. */
  const judge = (seat) =>
    new Promise((resolve) => {
      const { view } = turns().now();
      if (!view || !mischief.isOn(view)) return resolve();
      const name = company().names[seatAt(seat)];
      const answer = (words, act) =>
        element(
          "button",
          { type: "button", class: "choice", onclick: () => (act(), sheet.close()) },
          element("span", {}, words),
        );
      const sheet = openSheet({
        title: t("judge-title", { name }),
        className: "sheet-choice",
        onclose: resolve,
        content: [
          element("p", {}, t("judge-text", { name })),
          element(
            "div",
            { class: "choices" },
            answer(t("shout-name", { name }), () => call(seat)),
            answer(t("judge-no"), () => {}),
          ),
        ],
      });
      return undefined;
    });

  /** Fingers on pads; bots say first how fast they will be. */
  async function window({ view, players }) {
    const race = mischief.windowOf(view);
    const { kind, done, seats, longest } = race;
    const people = seats.filter((seat) => players[seat].bot === null);
    if (people.length > 0 && people.every((seat) => done[seat] !== null)) return [];
    for (const seat of seats) {
      if (players[seat].bot !== null && done[seat] === null) await turns().nudge(letterAt(seat));
    }
    const { names, colours, tokens } = company();
    times = await races.run({
      kind,
      longest,
      players: seats.map((seat) => ({
        seat: letterAt(seat),
        name: names[seat],
        pad: players[seat].bot === null ? mischief.pad(colours[seat]) : tokens[seat],
        bot: players[seat].bot !== null,
      })),
      bots: () => mischief.windowOf(turns().now().view).done,
      words: mischief.padWords(race, people.length),
      free: turns().alone() === null ? null : ownOf(frame.table),
    });
    return times
      .filter(({ seat, ms }) => isPerson(seat) && ms !== null && (kind === "slap" || ms !== EARLY))
      .map(({ seat, ms }) => ({ seat, move: mischief.reflexOf(kind, ms) }));
  }

  /** On the pads it is seen who was fastest and who slowest; nothing happens until it can be read. */
  async function verdict({ events }) {
    const letGo = turns().hold();
    const found = mischief.verdictIn(events, times);
    if (found) await races.tell(found);
    letGo();
  }

  return {
    isSecretive: mischief.isSecretive,
    isUnasked: mischief.isUnasked,
    offered,
    isQuiet: mischief.isQuiet,
    isWindow: ({ view }) => mischief.windowOf(view) !== null,
    window,
    verdict,
    /** With one phone a slip can be called until the next person takes it. */
    tooLate: ({ clock }, next) =>
      mischief
        .slipping(clock)
        .filter((seat) => seat !== next && isPerson(seat))
        .map(mischief.lateOf),
    pass: meanwhile.pass,
    muse: meanwhile.muse,
    hear,
    settle,
    play: (move) => (mischief.isSlip(move) ? slip(move) : call(mischief.calledBy(move))),
    /** Whatever is shown next, fingers are not waited for any more. */
    clear: races.close,
    close() {
      meanwhile.close();
      races.close();
      gaze.hide();
      shout.close();
    },
  };
}
