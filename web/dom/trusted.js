// Pictures are drawn by our own code, as markup; nothing else in the page becomes markup (Trusted
// Types), so no name and no link ever can.

const pictures = globalThis.trustedTypes?.createPolicy("pictures", { createHTML: (svg) => svg });

/** @param {HTMLElement} frame @param {string} svg of art/ */
export function draw(frame, svg) {
  frame.innerHTML = pictures ? pictures.createHTML(svg) : svg;
}
