// What is heard and felt at the table. Sounds are made on the spot, in the colour of the game; the
// phone buzzes only for whoever holds it. Both have a switch.

import { changeSettings, onSettings, settings } from "../storage/settings.js";

/** @typedef {import("./sounds/sounds").Sense} Sense */
/** @typedef {import("./sounds/sounds").Timbre} Timbre */
/** @typedef {import("./sounds/player.js").Player} Player */

/** What is felt, by whom it concerns. @type {Partial<Record<Sense, VibratePattern>>} */
const TOUCHES = { yours: 24, slap: 30, caught: [40, 40, 80] };
/** Where no table is. @type {Timbre} */
const PLAIN = { voice: "mallet", root: 262, scale: [0, 2, 4, 7, 9], paper: 1, ambience: "hall" };

let timbre = PLAIN;
let isAtTable = false;
/** @type {Promise<Player> | null} */
let making = null;

/** Who never hears anything needs no instrument. @returns {Promise<Player>} */
const player = () => (making ??= import("./sounds/player.js").then(({ newPlayer }) => newPlayer()));

/** A device without sound plays as well without; perhaps it has some later. @param {unknown} cause */
function unheard(cause) {
  making = null;
  console.warn("No sound:", cause);
}

/** @param {Sense} name @param {{mine?: boolean}} [how] is it about whoever holds the phone? */
export function sense(name, { mine = false } = {}) {
  const { sound, haptics, volume } = settings();
  const touch = TOUCHES[name];
  if (haptics && mine && touch !== undefined) vibrate(touch);
  if (!sound || document.hidden) return;
  const colour = timbre;
  player()
    .then((made) => {
      made.turnTo(volume / 100);
      return made.play(name, colour);
    })
    .catch(unheard);
}

/** Whoever wants to hear it, hears it at once. */
export function toggleSound() {
  changeSettings({ sound: !settings().sound });
  sense("yours");
}

/**
 * From now on all sounds have that colour, and who likes it hears what is round the table.
 * @param {Timbre | null} wanted null is a plain one
 * @returns {() => void} the table is left
 */
export function soundLike(wanted) {
  timbre = wanted ?? PLAIN;
  isAtTable = true;
  const forget = onSettings(surround);
  document.addEventListener("visibilitychange", surround);
  addEventListener("pointerdown", surround, { once: true }); // Before that, browsers keep silent.
  surround();
  return () => {
    isAtTable = false;
    timbre = PLAIN;
    forget();
    document.removeEventListener("visibilitychange", surround);
    removeEventListener("pointerdown", surround);
    surround();
  };
}

/** What is heard all the time begins and ends with the table, the settings, and whoever looks. */
function surround() {
  const { sound, ambience, volume } = settings();
  const wanted = isAtTable && sound && ambience && !document.hidden;
  if (!wanted && !making) return;
  const { ambience: name } = timbre;
  player()
    .then((made) => {
      made.turnTo(sound ? volume / 100 : 0);
      if (wanted) made.surround(name);
      else made.hush();
      if (document.hidden) made.sleep();
    })
    .catch(unheard);
}

/** Not every browser can, nor does any before it was touched. @param {VibratePattern} touch */
function vibrate(touch) {
  /** @type {Partial<Pick<Navigator, "vibrate" | "userActivation">>} */
  const phone = navigator;
  if (phone.userActivation?.hasBeenActive) phone.vibrate?.(touch);
}
