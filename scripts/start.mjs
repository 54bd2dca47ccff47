import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { endWithParent, readSettings, root } from "./steps.mjs";

// `npm start` runs the product, `npm run worker` its background work separately; `-- --built` uses an existing build.
// This process becomes the server, so that signals reach it directly.
const program = join(root, "dist/server", process.argv.includes("worker") ? "worker.js" : "main.js");
if (!process.argv.includes("--built")) build();
readSettings();
if (!existsSync(program)) {
  console.error("There is no build to start: run npm run build, or leave out --built.");
  process.exit(1);
}
endWithParent();
await import(program);
