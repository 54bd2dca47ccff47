import { join } from "node:path";
import { build } from "./build.mjs";
import { endWithParent, readSettings, root } from "./steps.mjs";

// `npm start` runs the product, `npm run worker` its background work separately; `-- --built` uses an existing build.
// This process becomes the server, so that signals reach it directly.
if (!process.argv.includes("--built")) build();
readSettings();
endWithParent();
await import(join(root, "dist/server", process.argv.includes("worker") ? "worker.js" : "main.js"));
