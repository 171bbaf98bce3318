// Who may look: the curtain between two people, and the cover over a table that is left.

import { closeSheets } from "../../parts/sheet.js";
import { t } from "../../text/text.js";
import { drawCurtain } from "./handover.js";

/**
 * @param {HTMLElement} root
 * @param {{table: HTMLElement, announce: (words: string) => void}} frame
 * @param {() => void} onMenu
 */
export function newCurtain(root, { table, announce }, onMenu) {
  let remove = () => {};
  /** @type {{key: string, drawn: ReturnType<typeof drawCurtain>, opened: (seat: number) => void} | null} */
  let up = null;

  /** The table can neither be seen nor reached. @param {() => void} clear takes away what covers it */
  function cover(clear = () => {}) {
    closeSheets();
    remove();
    up = null;
    table.inert = true;
    remove = clear;
  }

  function uncover() {
    remove();
    up = null;
    remove = () => {};
    table.inert = false;
  }

  /**
   * @typedef {{seat: number, name: string, colour: string, token: string, pattern: string, asked: boolean,
   *   ready: boolean}} Person
   * @typedef {object} Handing
   * @property {Person[]} people
   * @property {number} seat who is asked
   * @property {string} said what happened last
   * @property {{picture: string, text: string} | null} note what else is good to know
   *
   * @param {Handing} handing
   * @param {(seat: number) => void} opened is told whose eyes opened, as often as somebody holds it
   */
  function handOver({ people, seat, said, note }, opened) {
    const key = JSON.stringify([people, seat, said, note]);
    // Somebody may be holding it already: it stays, and only who answers is another.
    if (up?.key === key) {
      up.opened = opened;
      up.drawn.hear("");
      return;
    }
    /** @param {number} asked */
    const ask = (asked) => {
      const person = people.find((each) => each.seat === asked);
      if (!person) return;
      const others = people.filter((each) => each !== person);
      cover();
      const onOpen = () => up?.opened(asked);
      const drawn = drawCurtain(root, { ...person, said, note, others, onOpen, onOther: ask, onMenu });
      remove = drawn.remove;
      up = { key, drawn, opened };
      announce(t("play-hand-to", { name: person.name }));
    };
    ask(seat);
  }

  return { cover, uncover, handOver, hear: () => up?.drawn.hear(t("play-heard")) };
}
