// Everything but the plain numbers, by the engine's names.
import { ant } from "./ant.js";
import { mosquito } from "./mosquito.js";
import { moth } from "./moth.js";
import { roach } from "./roach.js";
import { spider } from "./spider.js";

export const KINDS = { spider, mosquito, cockroach: roach, ant, moth };
