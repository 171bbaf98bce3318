// A started Python uses a third of its memory; the rest is zeros, which need not be stored.
//
// Layout: the whole length, the number of runs, then start and length of each run (four
// bytes each), then the runs themselves.

const PAGE = 4096;

/** @param {Uint8Array} memory */
export function withoutZeros(memory) {
  const runs = usedRuns(memory);
  const head = Uint32Array.of(memory.length, runs.length, ...runs.flat());
  const used = runs.reduce((sum, [, length]) => sum + length, 0);
  const sparse = new Uint8Array(head.byteLength + used);
  sparse.set(new Uint8Array(head.buffer));
  let at = head.byteLength;
  for (const [start, length] of runs) {
    sparse.set(memory.subarray(start, start + length), at);
    at += length;
  }
  return sparse;
}

/** @param {ArrayBuffer} sparse */
export function withZeros(sparse) {
  const [whole = 0, count = 0] = new Uint32Array(sparse, 0, 2);
  const runs = new Uint32Array(sparse, 8, 2 * count);
  const memory = new Uint8Array(whole);
  let at = 8 + runs.byteLength;
  for (let run = 0; run < count; run += 1) {
    const [start = 0, length = 0] = runs.subarray(2 * run);
    memory.set(new Uint8Array(sparse, at, length), start);
    at += length;
  }
  return memory;
}

/**
 * Where pages lie that are not all zeros, neighbours joined.
 * @param {Uint8Array} memory
 */
function usedRuns(memory) {
  /** @type {[start: number, length: number][]} */
  const runs = [];
  for (let start = 0; start < memory.length; start += PAGE) {
    const page = memory.subarray(start, start + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === start) last[1] += page.length;
    else runs.push([start, page.length]);
  }
  return runs;
}
