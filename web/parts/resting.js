// Nothing moves for nobody: some time after the last touch the page rests, and so does the phone.

const AFTER = 7000; // milliseconds
const TOUCHES = ["pointerdown", "keydown", "wheel", "pageshow"];

export function restUntouched() {
  const { dataset } = document.documentElement;
  let timer = 0;

  function wake() {
    clearTimeout(timer);
    delete dataset["resting"];
    timer = setTimeout(() => (dataset["resting"] = ""), AFTER);
  }

  for (const touch of TOUCHES) addEventListener(touch, wake, { capture: true, passive: true });
  wake();
}
