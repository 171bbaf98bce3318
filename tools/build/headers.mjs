// What a host may say of every file, for hosts that read a file named `_headers`. The site works
// without; where they are sent, no other page can frame it, and a browser is told once more what
// the page says of itself.

/** A policy in a page cannot say this; only a header can. */
const ONLY_BY_HEADER = "frame-ancestors 'none'";

/** Codes are read with the camera; the screen stays on; a link is copied or handed on. */
const USED = ["camera", "clipboard-write", "fullscreen", "screen-wake-lock", "web-share"];
const UNUSED = [
  "accelerometer",
  "bluetooth",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * @param {string} html the page, whose own policy is the one source
 * @returns {string}
 */
export function headersFor(html) {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  if (!policy) throw new Error("index.html has no Content-Security-Policy");
  const permissions = [...USED.map((name) => `${name}=(self)`), ...UNUSED.map((name) => `${name}=()`)];
  const headers = {
    "Content-Security-Policy": `${policy}; ${ONLY_BY_HEADER}`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": permissions.join(", "),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, ""].join("\n");
}
