// The seal of a save, its last line: a revision, and the CRC-32 of all before it (engine/NOTATION.md).

const SEAL = /\nseal (\d{1,15}) ([0-9a-f]{8})\n$/;

/** @param {string} text of a save @returns {{revision: number, sum: string, body: string} | null} null if it has none */
export function sealOf(text) {
  const found = SEAL.exec(text.slice(-60));
  const [line = "", revision = "", sum = ""] = found ?? [];
  return found && { revision: Number(revision), sum, body: text.slice(0, 1 - line.length) };
}

/** The seal alone: no other text has the same. @param {string} text of a save @returns {string | null} */
export function sealIn(text) {
  const seal = sealOf(text);
  return seal && `${seal.revision} ${seal.sum}`;
}

/** @param {string} seal alone */
export const revisionIn = (seal) => Number.parseInt(seal, 10);

/** What tells exactly that text: a tail that was put to the wrong one is found. @param {string} text */
export function isSealed(text) {
  const seal = sealOf(text);
  return seal !== null && crc32(`${seal.revision} ${seal.body}`) === seal.sum;
}

/**
 * The save that a tail makes of one; null if it makes none that is later.
 * @param {string} text @param {string} tail
 */
export function continued(text, tail) {
  const seal = sealOf(text);
  if (!seal) return null;
  const longer = seal.body.slice(0, -1) + tail;
  const isLater = (sealOf(longer)?.revision ?? 0) > seal.revision;
  return isLater && isSealed(longer) ? longer : null;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** @param {string} text */
export function crc32(text) {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (~sum >>> 0).toString(16).padStart(8, "0");
}
