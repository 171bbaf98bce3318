// Who sits at a table of the day.

import { characterOf } from "../../bots/characters.js";
import { element } from "../../dom/element.js";
import { companyOf } from "../../people/company.js";
import { t } from "../../text/text.js";

/** @param {{players: {name: string, bot: string | null}[], colours: number[]}} deal */
export function sitters({ players, colours }) {
  const { tokens } = companyOf(players, colours, null);
  return players.map(({ name, bot }, seat) =>
    element(
      "li",
      {},
      element("img", { src: tokens[seat] ?? "", alt: "" }),
      element(
        "span",
        {},
        element("strong", { dir: "auto" }, name),
        element("span", { class: "soft" }, bot ? character(bot) : t("seat-person")),
      ),
    ),
  );
}

/** @param {string} bot */
function character(bot) {
  const known = characterOf(bot);
  if (!known) return "";
  const { level, temper } = known;
  return t("today-bot", { level: t(`level-${level}`), temper: t(`bot-${temper}-is`) });
}
