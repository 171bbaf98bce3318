// The camera that looks away from the person. It is asked for only when somebody wants it.

/** @typedef {"camera-denied" | "camera-none" | "camera-busy" | "camera-insecure"} CameraFault */

const FAULTS = {
  NotAllowedError: "camera-denied",
  NotFoundError: "camera-none",
  OverconstrainedError: "camera-none",
  SecurityError: "camera-insecure",
};

/** @param {Error} error of `openCamera` @returns {CameraFault} also the name of a sentence */
export const faultOf = ({ name }) => FAULTS[name] ?? "camera-busy";

/**
 * Shows what the camera sees, until the signal.
 * @param {HTMLVideoElement} video
 * @param {AbortSignal} signal
 * @param {() => void} onLost the system has taken it away
 */
export async function openCamera(video, signal, onLost) {
  // Without HTTPS there is no such thing.
  if (!navigator.mediaDevices) throw new DOMException("no camera here", "SecurityError");
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 1280 } },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener("abort", stop);
  for (const track of stream.getTracks()) track.addEventListener("ended", onLost);
  video.srcObject = stream;
  return video.play();
}
