// The files of sentences, by language. What a game says stands in files of its own.

import deApp from "./de/app.ftl";
import deBots from "./de/bots.ftl";
import deCheatingMoth from "./de/cheating-moth.ftl";
import deCheatingMothRules from "./de/cheating-moth-rules.ftl";
import deCheatingMothTable from "./de/cheating-moth-table.ftl";
import deCheatingMothWhy from "./de/cheating-moth-why.ftl";
import deFair from "./de/fair.ftl";
import deLinks from "./de/links.ftl";
import deParrotBox from "./de/parrot-box.ftl";
import deParrotBoxRules from "./de/parrot-box-rules.ftl";
import deParrotBoxWhy from "./de/parrot-box-why.ftl";
import dePartyBugs from "./de/party-bugs.ftl";
import dePartyBugsRules from "./de/party-bugs-rules.ftl";
import dePartyBugsWhy from "./de/party-bugs-why.ftl";
import dePlay from "./de/play.ftl";
import deReplay from "./de/replay.ftl";
import deSharing from "./de/sharing.ftl";
import deToday from "./de/today.ftl";
import enApp from "./en/app.ftl";
import enBots from "./en/bots.ftl";
import enCheatingMoth from "./en/cheating-moth.ftl";
import enCheatingMothRules from "./en/cheating-moth-rules.ftl";
import enCheatingMothTable from "./en/cheating-moth-table.ftl";
import enCheatingMothWhy from "./en/cheating-moth-why.ftl";
import enFair from "./en/fair.ftl";
import enLinks from "./en/links.ftl";
import enParrotBox from "./en/parrot-box.ftl";
import enParrotBoxRules from "./en/parrot-box-rules.ftl";
import enParrotBoxWhy from "./en/parrot-box-why.ftl";
import enPartyBugs from "./en/party-bugs.ftl";
import enPartyBugsRules from "./en/party-bugs-rules.ftl";
import enPartyBugsWhy from "./en/party-bugs-why.ftl";
import enPlay from "./en/play.ftl";
import enReplay from "./en/replay.ftl";
import enSharing from "./en/sharing.ftl";
import enToday from "./en/today.ftl";

/** In the order in which they are mostly asked for: all before the one that is asked for is read. */
export const SOURCES = {
  en: [
    enApp,
    enBots,
    enPlay,
    enPartyBugs,
    enParrotBox,
    enCheatingMoth,
    enCheatingMothTable,
    enLinks,
    enSharing,
    enToday,
    enReplay,
    enFair,
    enPartyBugsWhy,
    enParrotBoxWhy,
    enCheatingMothWhy,
    enPartyBugsRules,
    enParrotBoxRules,
    enCheatingMothRules,
  ],
  de: [
    deApp,
    deBots,
    dePlay,
    dePartyBugs,
    deParrotBox,
    deCheatingMoth,
    deCheatingMothTable,
    deLinks,
    deSharing,
    deToday,
    deReplay,
    deFair,
    dePartyBugsWhy,
    deParrotBoxWhy,
    deCheatingMothWhy,
    dePartyBugsRules,
    deParrotBoxRules,
    deCheatingMothRules,
  ],
};
