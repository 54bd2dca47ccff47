import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { endWithParent, readSettings, root } from "./steps.mjs";

// `npm start` runs the product, `npm run worker` its background work separately; `-- --built` uses an existing build.
// This process becomes the server, so that signals reach it directly.
const USAGE = `npm start                      builds the product and starts it
npm start -- --built           starts what npm run build has built
npm run worker [-- --built]    starts the background work of it alone
The settings are variables of the environment, or in .env: see .env.example.`;

const unknown = process.argv.slice(2).filter((argument) => argument !== "worker" && argument !== "--built");
if (unknown.length > 0) {
  const isHelp = unknown.every((argument) => argument === "--help" || argument === "-h");
  if (isHelp) console.log(USAGE);
  else console.error(`Unknown: ${unknown.join(" ")}\n${USAGE}`);
  process.exit(isHelp ? 0 : 1);
}
const program = join(root, "dist/server", process.argv.includes("worker") ? "worker.js" : "main.js");
if (!process.argv.includes("--built")) build();
readSettings();
if (!existsSync(program)) {
  console.error("Nothing has been built yet: run npm run build, or leave out --built.");
  process.exit(1);
}
endWithParent();
await import(program);
