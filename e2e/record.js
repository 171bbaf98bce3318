// Writes down, at every change of the page, which cards can be read out of it, at which table,
// and whose private moment it is: nobody's as long as the curtain is closed.

() => {
  const CARDS = /(?<![0-9A-Za-z])(?:1[0-3]|[0-9])[a-h](?![0-9A-Za-z])/g;
  const DRAWN = /<svg.*?<\/svg>/gs; // its paths look like cards
  const moments = (globalThis.moments = []);

  const write = () => {
    const page = document.documentElement;
    const own = document.querySelector(".board[data-mode=own] .own .seat");
    const closed = document.querySelector(".curtain");
    const moment = {
      owner: closed ? null : own && Number(own.dataset.seat),
      revision: Number(document.querySelector(".table")?.dataset.revision ?? -1),
      cards: [...new Set(page.outerHTML.replace(DRAWN, "").match(CARDS) ?? [])].sort(),
    };
    const said = JSON.stringify(moment);
    if (said === moments.said) return;
    moments.said = said;
    moments.push(moment);
  };

  const watch = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(write).observe(document, watch);
};
