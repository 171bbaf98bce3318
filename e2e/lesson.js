// What is to be seen of a lesson: what is said, what it speaks of, what is lit.

() => {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  const boxOf = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const pointOf = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const [bubble] = all(".bubble:not([hidden])");
  const button = bubble?.querySelector(".bubble-button:not([hidden])");
  const pads = document.querySelector(".pads");
  const sheet = all("dialog[open] .choice");
  const lit = all("[data-lit]").map((node) => {
    const point = pointOf(node);
    const hit = document.elementFromPoint(...point);
    const kind = node.classList.contains("pad") ? "pad" : "button";
    return { kind, point, box: boxOf(node), reached: Boolean(hit && node.contains(hit)) };
  });
  return {
    words: bubble?.querySelector("p").textContent ?? "",
    bubble: bubble ? boxOf(bubble) : null,
    button: button ? pointOf(button) : null,
    about: all("[data-about]").map(boxOf),
    lit,
    sheet: sheet.map(pointOf),
    // What is lit beats a few times; that is no card on its way.
    moving: document
      .getAnimations()
      .some((each) => !(each instanceof CSSAnimation) && each.effect?.target?.closest?.(".card, .ghosts")),
    watched: Boolean(document.querySelector(".own .gaze-mark")) && all(".extra[data-extra=slip]").length > 0,
    race: pads?.dataset.kind ?? null,
    stage: pads?.dataset.stage ?? null,
    over: all(".lesson-end").length > 0,
    room: [innerWidth, innerHeight],
  };
};
