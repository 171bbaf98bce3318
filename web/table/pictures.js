// A picture is drawn once and shown as often as wanted: the page stays small, and a card
// can change its face by changing an address.

const addresses = new Map();

/**
 * @param {string} name one name, one picture
 * @param {() => string} draw gives it as a whole <svg>, the first time it is asked for
 * @returns {string} an address for <img>
 */
export function pictureOf(name, draw) {
  let address = addresses.get(name);
  if (!address) {
    address = URL.createObjectURL(new Blob([draw()], { type: "image/svg+xml" }));
    addresses.set(name, address);
  }
  return address;
}
