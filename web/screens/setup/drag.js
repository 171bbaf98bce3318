// Moving a seat with a finger: the row follows it, the others make way.

const SLIP = 6; // pixels a tap may move

/**
 * @param {HTMLElement} grip what is held
 * @param {HTMLElement} item what moves, among its siblings
 * @param {(to: number) => void} drop
 * @param {() => void} tap when it was no drag
 */
export function draggable(grip, item, drop, tap) {
  /** @type {{y: number, rows: HTMLElement[], middles: number[], from: number, to: number, far: boolean} | null} */
  let held = null;

  grip.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const rows = [...(item.parentElement?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const middles = rows.map((row) => row.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    held = { y: event.clientY, rows, middles, from: rows.indexOf(item), to: rows.indexOf(item), far: false };
    grip.setPointerCapture(event.pointerId);
  });

  grip.addEventListener("pointermove", ({ clientY }) => {
    if (!held) return;
    const by = clientY - held.y;
    held.far ||= Math.abs(by) > SLIP;
    if (!held.far) return;
    item.classList.add("place-held");
    const { rows, middles, from } = held;
    const middle = (middles[from] ?? 0) + by;
    const to = middles.filter((each, at) => at !== from && each < middle).length;
    held.to = to;
    const height = item.offsetHeight;
    rows.forEach((row, at) => {
      const aside = at > from && at <= to ? -height : at < from && at >= to ? height : 0;
      row.style.setProperty("transform", `translateY(${at === from ? by : aside}px)`);
    });
  });

  const end = (/** @type {boolean} */ dropped) => {
    if (!held) return;
    const { rows, from, to, far } = held;
    held = null;
    item.classList.remove("place-held");
    for (const row of rows) row.style.removeProperty("transform");
    if (dropped && far && to !== from) drop(to);
    else if (dropped && !far) tap();
  };
  grip.addEventListener("pointerup", () => end(true));
  grip.addEventListener("pointercancel", () => end(false));
  // A click that no pointer made comes from the keyboard or a screen reader.
  grip.addEventListener("click", ({ detail }) => {
    if (detail === 0) tap();
  });
}
