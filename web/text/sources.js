// The files of sentences, by language. What a game says stands in files of its own.

import deApp from "./de/app.ftl";
import deCheatingMoth from "./de/cheating-moth.ftl";
import deCheatingMothRules from "./de/cheating-moth-rules.ftl";
import deCheatingMothTable from "./de/cheating-moth-table.ftl";
import deFair from "./de/fair.ftl";
import deParrotBox from "./de/parrot-box.ftl";
import deParrotBoxRules from "./de/parrot-box-rules.ftl";
import dePartyBugs from "./de/party-bugs.ftl";
import dePartyBugsRules from "./de/party-bugs-rules.ftl";
import dePlay from "./de/play.ftl";
import enApp from "./en/app.ftl";
import enCheatingMoth from "./en/cheating-moth.ftl";
import enCheatingMothRules from "./en/cheating-moth-rules.ftl";
import enCheatingMothTable from "./en/cheating-moth-table.ftl";
import enFair from "./en/fair.ftl";
import enParrotBox from "./en/parrot-box.ftl";
import enParrotBoxRules from "./en/parrot-box-rules.ftl";
import enPartyBugs from "./en/party-bugs.ftl";
import enPartyBugsRules from "./en/party-bugs-rules.ftl";
import enPlay from "./en/play.ftl";

export const SOURCES = {
  en: [
    enApp,
    enPlay,
    enFair,
    enPartyBugs,
    enPartyBugsRules,
    enParrotBox,
    enParrotBoxRules,
    enCheatingMoth,
    enCheatingMothTable,
    enCheatingMothRules,
  ],
  de: [
    deApp,
    dePlay,
    deFair,
    dePartyBugs,
    dePartyBugsRules,
    deParrotBox,
    deParrotBoxRules,
    deCheatingMoth,
    deCheatingMothTable,
    deCheatingMothRules,
  ],
};
