// Notes, frame by frame, what moves on a table though it should stand still: whatever a finger could be
// over. A card that goes somewhere else is on its own journey, and so are those whose row it leaves or joins.

{
  const FIXED =
    ".saying, .saying-happened, .saying-why, .bar, .bar-button, .bar-room, .bar-confirm, .bar-skip, .seat, .extra, .shout-main";
  const ROWS = ".zone";
  const where = () => `${innerWidth} x ${innerHeight}, ${document.documentElement.dataset.text}: `;
  const near = (one, other) => Math.abs(one - other) < 1;
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".is-curtained");
  const nameOf = (node) => {
    const { seat, zone, extra } = node.dataset;
    const kind = [...node.classList].find(
      (name) => !["zone", "bar-button"].includes(name) && !name.startsWith("is-"),
    );
    return `${zone ?? kind ?? ""} ${seat ?? extra ?? ""}`.trim();
  };

  /** Where it lies: what moves it for a moment, a transform or a lift, is not counted. */
  const placeOf = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map((each) => Math.round(each * 10) / 10);
  };

  const SETTLES = 100; // ms, for what the browser tells late

  const noted = { faults: new Set(), frames: 0 };
  globalThis.still = noted;
  let before = null;
  let since = Infinity; // when it became this table

  /** Where it would lie without what moves it for a moment, on the page. */
  const layOf = (node) => {
    let [x, y] = [0, 0];
    for (let at = node; at instanceof HTMLElement; at = at.offsetParent)
      [x, y] = [x + at.offsetLeft, y + at.offsetTop];
    return [x, y];
  };

  const rowsNow = () =>
    [...document.querySelectorAll(ROWS)].map((row) => [
      nameOf(row),
      {
        keys: [...row.children].map(({ dataset }) => dataset.key).join(" "),
        faces: [...row.children].map((card) => card.querySelector(".card-face")?.src).join(" "),
        cards: [...row.children].map(layOf),
        moving: row.querySelector(".card.is-moving") !== null,
      },
    ]);

  /** What is the same table as long as it is the same: another size, another hand, another owner is not. */
  const tableNow = () => {
    const { text, screen } = document.documentElement.dataset;
    const board = document.querySelector(".board");
    const covered = document.querySelector(".curtain, .result, dialog[open], .pads") !== null;
    if (!board || covered || screen !== "play" || !board.querySelector(".seat .card, .zone .card"))
      return null;
    // When a round of Moths is over, hands lie open in the place of fans, and need more room.
    const open = board.querySelector('.others [data-key^="fan-"]') ? "fans" : "";
    return [innerWidth, innerHeight, text, board.dataset.mode, board.dataset.seats, open].join();
  };

  const look = () => {
    const table = tableNow();
    if (!table) return null;
    const fixed = [...document.querySelectorAll(FIXED)]
      .filter(seen)
      .map((node) => [nameOf(node), placeOf(node)]);
    return { table, fixed: new Map(fixed), rows: new Map(rowsNow()) };
  };

  const compare = (old, now) => {
    for (const [name, place] of now.fixed) {
      const was = old.fixed.get(name);
      if (was && !was.every((each, at) => near(each, place[at])))
        noted.faults.add(`${where()}${name}: ${was} to ${place}`);
    }
    for (const [name, row] of now.rows) {
      const was = old.rows.get(name);
      if (!was || was.keys !== row.keys) continue;
      const moved = row.cards.some(([x, y], at) => !near(x, was.cards[at][0]) || !near(y, was.cards[at][1]));
      if (moved) noted.faults.add(`${where()}cards of ${name} jump`);
      if (row.moving && !was.moving && was.faces === row.faces && name.startsWith("display"))
        noted.faults.add(`${where()}cards of ${name} fly though they lie`);
    }
  };

  const frame = () => {
    const now = look();
    if (now && before?.table === now.table) {
      noted.frames += 1;
      compare(before, now);
    }
    if (now?.table !== before?.table) since = now ? performance.now() : Infinity;
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  // What the browser counts itself, but for what is a card, or lies on one.
  const shifted = ({ sources, startTime }) =>
    (startTime > since + SETTLES ? sources : [])
      .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
      .filter(
        (node) => node?.isConnected && node.closest(".table") && !node.closest(".card, .ghosts, .backdrop"),
      );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      for (const node of shifted(entry)) {
        noted.faults.add(
          `${where()}the browser saw ${node.tagName} ${node.className} in ${node.parentElement.className} shift`,
        );
      }
  }).observe({ type: "layout-shift", buffered: false });
}
