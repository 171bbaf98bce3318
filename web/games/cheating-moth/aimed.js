// Moves that name a seat: `call-b`, `late-b`, `give-7a-b`. A move is a text of the notation.

import { letterOf, seatOf } from "../../text/seats.js";

/** Whom it names. @param {string} move */
export const seatIn = (move) => seatOf(move.slice(-1));

/** @param {string} start of the move @param {number} seat */
export const aimed = (start, seat) => `${start}-${letterOf(seat)}`;
