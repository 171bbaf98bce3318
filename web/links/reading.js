// QR codes in what a camera or a picture shows: read by the browser where it can, else by
// our own reader, which is loaded only then.

/** More pixels take longer and tell no more. */
const MOST = { frame: 1280, picture: 2048 };

/** @typedef {(pixels: ImageData) => Promise<string[]>} Reader */

/** @type {HTMLCanvasElement | null} */
let canvas = null;
/** @type {Reader | false | null} false: this browser has none */
let reader = null;

/** @typedef {HTMLVideoElement | ImageBitmap | HTMLCanvasElement} Source */

/**
 * @param {Source} source
 * @param {{patient?: boolean}} [how] patient with a picture that comes but once
 * @returns {Promise<string[]>} what the codes in it say; rejects if there is no reader to be had
 */
export async function textsIn(source, { patient = false } = {}) {
  const pixels = drawn(source, patient ? MOST.picture : MOST.frame);
  try {
    reader ??= await browsers();
    if (reader) return await reader(pixels);
  } catch {
    // Some have the name of a reader only: what stands behind it is not installed.
    reader = false;
  }
  const { textsOf } = await import("./decoder.js");
  return textsOf(pixels, { patient });
}

/** @returns {Promise<Reader | false>} */
async function browsers() {
  const Detector = globalThis.BarcodeDetector;
  if (!Detector) return false;
  const formats = await Detector.getSupportedFormats();
  if (!formats.includes("qr_code")) return false;
  const detector = new Detector({ formats: ["qr_code"] });
  return async (pixels) => (await detector.detect(pixels)).map(({ rawValue }) => rawValue);
}

/** @param {Source} source @param {number} most */
function drawn(source, most) {
  const isVideo = "videoWidth" in source;
  const wide = isVideo ? source.videoWidth : source.width;
  const high = isVideo ? source.videoHeight : source.height;
  const scale = Math.min(1, most / Math.max(wide, high));
  canvas ??= document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(wide * scale));
  canvas.height = Math.max(1, Math.round(high * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  // What is clear in a picture is taken for white.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
