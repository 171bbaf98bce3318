// Whose turn it is: that is said and felt, keys find it, and the phone changes hands.

import { personAt } from "../../people/company.js";
import { people } from "../../table/model/people.js";
import { sense } from "../../table/senses.js";
import { t } from "../../text/text.js";

/**
 * @typedef {import("../../table/model/types.js").Table} Table
 * @typedef {import("../../table/model/types.js").Update} Update
 *
 * @param {object} needs
 * @param {import("../../games/contract").Game} needs.game
 * @param {ReturnType<typeof import("../../table/board.js").newBoard>} needs.board
 * @param {ReturnType<typeof import("../../table/frame.js").newFrame>} needs.frame
 * @param {ReturnType<typeof import("./curtain.js").newCurtain>} needs.curtain
 * @param {ReturnType<typeof import("../../table/tips.js").newTips>} needs.tips
 * @param {ReturnType<typeof import("./telling.js").newTelling>} needs.telling
 * @param {ReturnType<typeof import("./sending.js").newSending>} needs.sending
 * @param {ReturnType<typeof import("./drawing.js").newDrawing>} needs.drawing
 * @param {ReturnType<typeof import("../../table/input.js").newInput>} needs.input
 * @param {(message: import("../../table/model/types.js").Message) => void} needs.tell
 */
export function newTurning(needs) {
  const { game, board, frame, curtain, tips, telling, sending, drawing, input, tell } = needs;

  /** Keys find what is asked; where nothing is, the sentence says so. */
  function findFocus() {
    if (frame.isFocusLost() && input.isByKeys()) board.focusFirst();
    if (frame.isFocusLost()) frame.focusSentence();
  }

  return {
    findFocus,
    /** @param {Update} update is shown now @param {Table} table */
    begin(update, { course }) {
      if (course.at !== "curtain") curtain.uncover(); // That may be up, and in somebody's hand.
      if (frame.isFocusLost()) frame.focusSentence();
      tips.hide();
      telling.hear(update);
    },
    /** It is somebody's turn: that is said and felt, and keys find the choices. @param {Table} table */
    turnTo({ picture }) {
      if (!picture) return;
      const { view, company } = picture;
      telling.ask(game.askedOf(view, company).text);
      tips.offer(view, company);
      sense("yours", { mine: true });
      if (input.isByKeys() && frame.isSentenceFocused()) board.focusFirst();
      findFocus();
    },
    /** @param {Table} table @param {number} seat */
    handOver(table, seat) {
      const { picture } = table;
      if (!picture) return;
      const note = game.curtainNote(picture.view, picture.company);
      const handing = { people: peopleAt(game, table, picture), seat, said: telling.told(), note };
      curtain.handOver(handing, (whose) => tell({ type: "opened", seat: whose }));
    },
    /** There is nobody yet to answer. @param {Table} table */
    hear({ course }) {
      sense("lift");
      if (course.at === "painted") curtain.hear();
    },
    /** Whoever looks at the page next may be somebody else. */
    cover() {
      curtain.cover();
      tips.hide();
      telling.forget();
      drawing.skip();
    },
    /** Who is asked plays on another phone. @param {Table} table @param {number} seat */
    expect({ company }, seat) {
      sending.expect(seat);
      telling.ask(t("send-asks", { name: company?.names[seat] ?? "" }));
    },
    /** @param {Table} table @param {string} move */
    point({ picked }, move) {
      if (picked) board.focusCard(picked.key);
      else board.pointAt(move);
    },
  };
}

/**
 * Who could take the phone, and whether they have to.
 * @param {import("../../games/contract").Game} game
 * @param {Table} table
 * @param {NonNullable<Table["picture"]>} picture
 */
const peopleAt = (game, table, { view, company }) =>
  people(table).map((seat) => {
    const asked = table.now?.asked.includes(seat) ?? false;
    return {
      ...personAt(company, seat),
      pattern: game.patternOf(company.colours[seat] ?? seat),
      asked,
      ready: !asked && game.hasChosen(view, seat),
    };
  });
