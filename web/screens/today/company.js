// Who sits at a table of the day.

import { characterOf } from "../../bots/characters.js";
import { companyOf } from "../../table/company.js";
import { t } from "../../text/text.js";
import { element } from "../element.js";

/** @param {{players: {name: string, bot: string | null}[], colours: number[]}} deal */
export function sitters({ players, colours }) {
  const { tokens } = companyOf(players, colours, null);
  return players.map(({ name, bot }, seat) =>
    element(
      "li",
      {},
      element("img", { src: tokens[seat], alt: "" }),
      element(
        "span",
        {},
        element("strong", { dir: "auto" }, name),
        element("span", { class: "soft" }, bot ? character(bot) : t("seat-person")),
      ),
    ),
  );
}

function character(bot) {
  const { level, temper } = characterOf(bot);
  return t("today-bot", { level: t(`level-${level}`), temper: t(`bot-${temper}-is`) });
}
