"""What tests run inside the page, to ask it or to make it ready for them."""

SLIPPED = """() => Boolean(document.querySelector(".curtain-hint")?.textContent)
    && !document.querySelector(".curtain-hold.is-held")"""
CONFIRM = """() => {
    if (!document.querySelector(".card-button[aria-pressed=true]")) return null;
    const box = document.querySelector(".bar-confirm:not([hidden])")?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""
ROWS = """(parts) => [...document.querySelectorAll(".result-row")].map((row) =>
    parts.map((part) => row.querySelector(`.result-${part}`)?.textContent ?? ""))"""

# What somebody set up the last time, and the deal: the page asks chance for sixteen bytes.
REMEMBERED = """({ settings, setup, chance }) => {
    if (!location.host) return;
    const remember = (name, value) => {
        const here = `critter-club ${new URL("./", location.href).pathname} ${name}`;
        if (localStorage.getItem(here) !== null) return;
        localStorage.setItem(here, JSON.stringify(value));
    };
    remember("settings", settings);
    if (setup) remember("last set-up", setup);
    const drawn = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (numbers) => {
        const isSeed = numbers instanceof Uint8Array && numbers.length === 16;
        if (isSeed) new DataView(numbers.buffer).setBigUint64(8, BigInt(chance));
        return isSeed ? numbers : drawn(numbers);
    };
}"""

# Pauses are there for people; a whole game is played in a twentieth of its time.
HURRY = """() => {
    const later = setTimeout;
    const now = performance.now.bind(performance);
    globalThis.setTimeout = (work, wait = 0, ...args) =>
        later(work, wait < 3000 ? wait / 20 : wait, ...args);
    performance.now = () => now() * 20;
}"""
