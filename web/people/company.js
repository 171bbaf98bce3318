// Who sits round the table, in words and pictures.

import { botFace } from "../art/bots.js";
import { PAUL, PLAYERS } from "../art/palette.js";
import { token } from "../art/tokens.js";
import { facesOf } from "../bots/characters.js";
import { pictureOf } from "../dom/pictures.js";
import { shortened } from "../text/names.js";

/** Letters of a name where a sentence about somebody has little room. */
const BRIEF = 24;

/**
 * @typedef {import("../art/bots.js").Feeling} Feeling
 * @typedef {import("../bots/characters.js").Face} Face
 * @typedef {number | string} Colour of a player, by number; or of somebody else, by name
 *
 * @typedef {object} Company
 * @property {string[]} names by place; a dummy has one too
 * @property {Colour[]} colours by place
 * @property {string[]} tokens by place: addresses of pictures
 * @property {(Face | null)[]} faces by place; only bots have one
 * @property {boolean[]} bots by place
 * @property {number | null} own whose own table is shown, or null: it lies open between all
 * @property {readonly string[]} legal moves, to be offered now
 * @property {readonly string[]} mischief moves that nobody waits for, to be offered now
 * @property {number | null} mover whose moves those are
 * @property {string | null} mode which of the moves without a card of their own is being made
 */

/**
 * The seats of people, clockwise.
 * @param {readonly {bot: string | null}[]} players
 * @param {readonly number[]} [here] the seats of this phone, if it is not for all
 * @returns {number[]}
 */
export const peopleOf = (players, here) =>
  players.flatMap(({ bot: kind }, seat) => (kind === null && (here?.includes(seat) ?? true) ? [seat] : []));

/**
 * Who alone looks at this phone, and needs no hand-over.
 * @param {readonly {bot: string | null}[]} players
 * @param {readonly number[]} [here]
 */
export function onlyPerson(players, here) {
  const [first, ...others] = peopleOf(players, here);
  return others.length === 0 ? (first ?? null) : null;
}

/** @param {Company} company @param {number} seat */
export const personAt = ({ names, colours, tokens }, seat) => ({
  seat,
  name: names[seat] ?? "",
  colour: String(colours[seat]),
  token: tokens[seat] ?? "",
});

/** With long names cut short. @param {Company} company @returns {Company} */
export const briefly = (company) => ({
  ...company,
  names: company.names.map((name) => shortened(name, BRIEF)),
});

/** @param {Colour} colour */
export const person = (colour) => pictureOf(`token ${colour}`, () => token(colour));

/** @param {import("../bots/characters.js").Face} face @param {number} colour @param {Feeling} [feeling] */
export const bot = (face, colour, feeling = "calm") =>
  pictureOf(`bot ${face} ${colour} ${feeling}`, () => botFace(face, PLAYERS[colour] ?? PAUL, "", feeling));

/** The face of a bot that feels so; null of anybody else. @param {Company} company @param {number} place @param {Feeling} feeling */
export function faceOf({ faces, colours }, place, feeling) {
  const face = faces[place] ?? null;
  return face && bot(face, Number(colours[place] ?? place), feeling);
}

/**
 * @param {readonly {name: string, bot: string | null}[]} players
 * @param {readonly number[]} colours by seat
 * @param {{name: string, colour: Colour} | null} dummy who has a place but no seat
 * @returns {Company}
 */
export function companyOf(players, colours, dummy) {
  const bots = players.map((player) => player.bot !== null);
  const faces = facesOf(players.map((player) => player.bot));
  const tokens = faces.map((face, seat) => {
    const colour = colours[seat] ?? seat;
    return face ? bot(face, colour) : person(colour);
  });
  const also = dummy ? [dummy] : [];
  return {
    names: [...players, ...also].map(({ name }) => name),
    colours: [...colours, ...also.map(({ colour }) => colour)],
    tokens: [...tokens, ...also.map(({ colour }) => person(colour))],
    faces,
    bots: [...bots, ...also.map(() => false)],
    own: null,
    legal: [],
    mischief: [],
    mover: null,
    mode: null,
  };
}
