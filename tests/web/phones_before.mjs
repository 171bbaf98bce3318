// What earlier versions left on a phone, word for word. It must open for ever: nothing here is to be
// changed, only added to.

const PLAYERS = '[{"name":"Anna","bot":null},{"name":"Ben","bot":null}]';
const BOOKMARK = `{"game":"party-bugs","players":${PLAYERS},"chapter":"1","over":false,"outcome":null,"colours":[3,1],"pledge":"ab"`;

/** A save of then; its checksum is of this very text. */
export const TEXT =
  'critter-club 1\ngame party-bugs\nseats 2\nseed 3\nplayer a "Anna"\nplayer b "Ben"\nmoves\nseal 4 0123abcd\n';
const SAVE = { text: TEXT, sum: 2086821913, at: 1_004 };

/**
 * @typedef {object} Phone
 * @property {Record<string, string>} device by the name that it has behind that of the copy
 * @property {Record<string, unknown>} matches
 */

/** Who sits where was kept beside the record. @type {Phone} */
export const BEFORE_BOOKMARKS = {
  device: {
    bookmarks: `{"m":${BOOKMARK},"here":["b"],"waits":"a","sent":4,"deal":"cd","day":"2026-02-28","rival":{"players":[{"name":"Cem"},{"name":"Dora"}],"scores":[7,3]}}}`,
  },
  matches: { m: { id: "m", newest: SAVE, before: null } },
};

/** Marks and the secret of the phone were kept in localStorage alone. @type {Phone} */
export const BEFORE_MARKS = {
  device: {
    bookmarks: `{"m":${BOOKMARK},"here":["b"],"waits":"a","sent":4,"deal":"cd","day":"2026-02-28","rival":{"players":[{"name":"Cem"},{"name":"Dora"}],"scores":[7,3]}}}`,
    marks: '{"gone":"9-00112233aabbccdd","ab":"4-0123456789abcdef"}',
    "marks of phones": '{"ab":"a2-0123456789abcdef b2-fedcba9876543210"}',
    "secret of this phone": '"0f1e2d3c4b5a69788796a5b4c3d2e1f0"',
  },
  matches: {
    m: {
      id: "m",
      newest: SAVE,
      before: null,
      bookmark: {
        ...{ game: "party-bugs", chapter: "1", over: false, outcome: null, colours: [3, 1], pledge: "ab" },
        players: [
          { name: "Anna", bot: null },
          { name: "Ben", bot: null },
        ],
        ...{ here: ["b"], waits: "a", sent: 4, deal: "cd", day: "2026-02-28" },
        rival: { players: [{ name: "Cem" }, { name: "Dora" }], scores: [7, 3] },
      },
    },
  },
};
