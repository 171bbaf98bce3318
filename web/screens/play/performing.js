// Does what a table wants done: each wish has one line here.

import { personAt, seatAt } from "../../people/company.js";
import { people } from "../../table/model/people.js";
import { sense } from "../../table/senses.js";
import { t } from "../../text/text.js";
import { troubleOf } from "./ends.js";
import { newExchange } from "./exchange.js";

/** @typedef {import("../../table/model/types.js").Table} Table */
/** @typedef {import("../../table/model/types.js").Effect} Effect */

export function newPerforming(needs) {
  const { game, board, frame, curtain, tips, telling, keeping, sending, fingers, drawing, input, ending } =
    needs;
  const { tell } = needs;
  const { question, askFor, store } = newExchange(needs);
  const trouble = (reply) => frame.notice(troubleOf(reply));

  /** @param {Effect} effect @param {Table} table */
  function perform(effect, table) {
    switch (effect.type) {
      case "ask":
        return askFor(effect);
      case "store":
        return store(effect);
      case "shows":
        return begin(effect);
      case "glances":
        return findFocus();
      case "tell":
        return telling.tell(effect.events);
      case "sense":
        return sense(effect.name);
      case "turn":
        return turnTo(table);
      case "tips":
        return tips.offer(table.picture.view, table.picture.company);
      case "trouble":
        return trouble(effect.reply);
      case "notice":
        return frame.notice(t(effect.id));
      case "hand-over":
        return handOver(table, effect.seat);
      case "cover":
        return cover();
      case "expect":
        return expect(table, effect.seat);
      case "send":
        return sending.send(effect.seat);
      case "race":
        return fingers.race();
      case "verdict":
        return fingers.verdict(effect.found);
      case "end-race":
        return fingers.close();
      case "result":
        return ending.result(table, trouble);
      case "point":
        return point(table, effect.move);
    }
  }

  function begin({ update }) {
    curtain.uncover();
    if (frame.isFocusLost()) frame.focusSentence();
    tips.hide();
    sending.expect(null);
    telling.hear(update);
  }

  /** Keys find what is asked; where nothing is, the sentence says so. */
  function findFocus() {
    if (frame.isFocusLost() && input.isByKeys()) board.focusFirst();
    if (frame.isFocusLost()) frame.focusSentence();
  }

  /** It is somebody's turn: that is said and felt, and keys find the choices. */
  function turnTo({ picture: { view, company } }) {
    telling.ask(game.askedOf(view, company).text);
    tips.offer(view, company);
    sense("turn");
    if (input.isByKeys() && frame.isSentenceFocused()) board.focusFirst();
    findFocus();
  }

  function handOver(table, seat) {
    const { picture, now } = table;
    const { view, company } = picture;
    const asked = people(table).map((each) => ({
      ...personAt(company, seatAt(each)),
      pattern: game.patternOf(company.colours[seatAt(each)]),
      asked: now.asked.includes(each),
      ready: !now.asked.includes(each) && game.hasChosen(view, seatAt(each)),
    }));
    curtain
      .handOver(asked, seat, telling.told(), game.curtainNote(view, company))
      .then((opened) => tell({ type: "opened", seat: opened }));
  }

  /** Whoever looks at the page next may be somebody else. */
  function cover() {
    curtain.cover();
    tips.hide();
    telling.forget();
    drawing.skip();
  }

  /** Who is asked plays on another phone. */
  function expect({ company }, seat) {
    sending.expect(seat);
    telling.ask(t("send-asks", { name: company.names[seatAt(seat)] }));
  }

  function point({ picked }, move) {
    if (picked) board.focusCard(picked.key);
    else board.pointAt(move);
  }

  return { perform, trouble, question };
}
