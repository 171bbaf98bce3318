// Checks the types of all JavaScript, each part as what it runs in: a page, a service worker, Node.js.
// A part may import another, so each file is told of once, where it belongs.

import { execFile } from "node:child_process";

const COMPILER = "node_modules/typescript-native/bin/tsc";
const PARTS = [
  { project: "web", has: /^web\// },
  { project: ".", has: /^sw\.js/ },
  { project: "tools", has: /^(tools\/.*\.mjs|eslint\.config\.js)/ },
  { project: "tools/bench_web", has: /^tools\/bench_web\/.*\.js/ },
  { project: "tests/web", has: /^tests\/web\// },
];

/** @param {string} project @returns {Promise<string>} what the compiler says, fault by fault */
const compiled = (project) =>
  new Promise((resolve) => {
    execFile(process.execPath, [COMPILER, "--project", project, "--pretty", "false"], (_, said) => {
      resolve(said);
    });
  });

/** @param {(typeof PARTS)[number]} part @returns {Promise<string[]>} */
async function faultsOf({ project, has }) {
  const faults = (await compiled(project)).split(/\n(?=\S)/).filter((fault) => fault.trim());
  return faults.filter((fault) => {
    const path = /^(\S+)\(\d+,\d+\): /.exec(fault)?.[1];
    return path === undefined || has.test(path);
  });
}

const faults = (await Promise.all(PARTS.map(faultsOf))).flat();
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
