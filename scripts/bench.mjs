import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { root, run } from "./steps.mjs";

// `npm run bench` measures everything and writes bench/RESULTS.md; `npm run bench -- search page` measures some parts.
// The peers are installed here and nowhere else.
build();
const changed = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);
if (changed("bench/node_modules/.package-lock.json") < changed("bench/package-lock.json")) {
  console.log("Installing the peers …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--silent", "--prefix", "bench"]);
}
run("tsx", ["bench/run.ts", ...process.argv.slice(2)]);
