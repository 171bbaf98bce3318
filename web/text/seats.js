// A seat is a number. Only texts that are kept or sent, such as moves, saves and bookmarks, spell it as the
// notation does: `a`, `b`, … (engine/NOTATION.md). Here is all that goes from one to the other.

const FIRST = "a".charCodeAt(0);

export const letterOf = (/** @type {number} */ seat) => String.fromCharCode(FIRST + seat);
export const seatOf = (/** @type {string} */ letter) => letter.charCodeAt(0) - FIRST;
