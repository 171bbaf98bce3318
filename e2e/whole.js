// What a person at this table cannot see or reach as a whole: controls beyond the window's edge,
// and what lies over the own panel, the hand, others' panels, the piles or the Guard's eyes.

() => {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert]");
  const named = (node) =>
    `${node.className} ${node.dataset.key ?? node.dataset.seat ?? node.textContent.trim().slice(0, 20)}`;
  const boxes = (root, what) =>
    [...root.querySelectorAll(what)]
      .filter((node) => seen(node) && !node.closest(".visually-hidden"))
      .map((node) => [node, node.getBoundingClientRect()])
      .filter(([, { width, height }]) => width > 1 && height > 1);
  const isOver = (a, b) =>
    a.left < b.right - 1.5 && b.left < a.right - 1.5 && a.top < b.bottom - 1.5 && b.top < a.bottom - 1.5;

  const pads = document.querySelector(".pads");
  const top = pads ?? document;
  // The log beside a wide table scrolls by itself.
  const controls = boxes(top, "button, .pad").filter(([node]) => !node.closest(".beside ol"));
  // With pads above the own hand, all that lies beside them is still to be seen.
  const lying = boxes(
    document,
    pads
      ? ".own .seat, .zone-hand .card, .pads-said"
      : ".seat, .zone .card, .gaze-face, .gaze-caution, .saying-words, .bar",
  );
  const wide = Math.min(innerWidth, screen.width);
  const off = [...controls, ...lying]
    .filter(([, { left, top: from, right, bottom }]) =>
      [-left, -from, right - wide, bottom - innerHeight].some((way) => way > 0.6),
    )
    .map(([node]) => `${named(node)} is cut`);
  const covered = [...controls, ...(pads ? boxes(document, ".pads") : [])].flatMap(([node, box]) =>
    lying
      .filter(([other, there]) => !node.contains(other) && !other.contains(node) && isOver(box, there))
      // The last line that was told answers to more than its letters; a sum hangs from its own card.
      .filter(() => !node.matches(".saying-happened, .saying-why"))
      .map(([other]) => `${named(node)} covers ${named(other)}`),
  );
  // Who it is comes first, and then how many points they have.
  const early = boxes(document, ".seat").flatMap(([seat]) => {
    const [name, sum] = [".seat-name", ".seat-sum"].map((part) =>
      seat.querySelector(part).getBoundingClientRect(),
    );
    const isBefore = sum.bottom <= name.top + 1 || (sum.top < name.bottom && sum.left < name.left);
    return sum.width > 0 && isBefore ? [`${named(seat)} has its points before its name`] : [];
  });
  // What marks a panel goes down all of it, however tall it is.
  const broken = boxes(document, ".seat")
    .filter(([seat]) => getComputedStyle(seat, "::before").backgroundRepeat !== "repeat-y")
    .map(([seat]) => `the pattern of ${named(seat)} breaks off`);
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const more = [scrollHeight - clientHeight, scrollWidth - clientWidth];
  return [
    ...off,
    ...covered,
    ...early,
    ...broken,
    ...(Math.max(...more) > 0 ? [`the page scrolls: ${more}`] : []),
  ];
};
