// Is a stored file what the build made? Each is named together with its SHA-256.

/**
 * @param {Response} answer its body is read
 * @param {string} integrity as in HTML: `sha256-…`
 */
export async function isWhole(answer, integrity) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
