// Prints how large each of the given files is when a server sends it in Brotli.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

for (const file of process.argv.slice(2)) console.log(brotliCompressSync(readFileSync(file)).length);
