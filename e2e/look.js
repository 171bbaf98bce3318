// What a person at this phone sees that can be touched now, and where to touch it.

() => {
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  const curtain = document.querySelector(".curtain");
  const result = document.querySelector(".result");
  const top = sheet ?? curtain ?? result ?? document.querySelector("main");

  /** A point of the element that nothing else covers. */
  const pointOf = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      for (const right of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const point = [x + width * right, y + height * down];
        const hit = document.elementFromPoint(...point);
        if (hit && (hit === node || node.contains(hit))) return point;
      }
    }
    return null;
  };

  const buttons = [...top.querySelectorAll("button, summary, [role=switch]")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => top === sheet || !node.closest("dialog"))
    .map((node) => ({
      name: node.getAttribute("aria-label") ?? node.textContent.trim(),
      kind: node.className.split(" ")[0],
      move: node.dataset.move ?? null,
      extra: node.dataset.extra ?? null,
      point: pointOf(node),
    }));

  const own = document.querySelector(".board[data-mode=own] .own .seat");
  return {
    screen: document.documentElement.dataset.screen,
    asked: document.querySelector(".saying-asked")?.textContent ?? "",
    curtain: curtain?.querySelector(".curtain-name").textContent ?? null,
    result: Boolean(result),
    together: document.querySelector("[data-bots-choose]") !== null,
    sheet: sheet?.getAttribute("aria-label") ?? null,
    owner: own && Number(own.dataset.seat),
    buttons,
  };
};
