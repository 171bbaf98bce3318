// The rear camera. We ask for it only when somebody wants to use it.

import { nameOf } from "../storage/faults.js";

/** @typedef {"camera-denied" | "camera-none" | "camera-busy" | "camera-insecure"} CameraFault */

/** @type {Partial<Record<string, CameraFault>>} */
const FAULTS = {
  NotAllowedError: "camera-denied",
  NotFoundError: "camera-none",
  OverconstrainedError: "camera-none",
  SecurityError: "camera-insecure",
};

/** Also the name of a sentence. @param {unknown} error of `openCamera` */
export const faultOf = (error) => FAULTS[nameOf(error)] ?? "camera-busy";

/**
 * Shows the camera picture until the signal.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 * @param {() => void} onLost the system has taken it away
 */
export async function openCamera(video, signal, onLost) {
  // Without HTTPS there is no such thing.
  if (!("mediaDevices" in navigator)) throw new DOMException("no camera here", "SecurityError");
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 1280 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) {
    stop();
    return;
  }
  signal.addEventListener("abort", stop);
  for (const track of stream.getTracks()) track.addEventListener("ended", onLost);
  video.srcObject = stream;
  await video.play();
}
