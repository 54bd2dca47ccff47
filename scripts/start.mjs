import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { root } from "./steps.mjs";

// `npm start` runs the product, `npm run worker` its background work apart. This process becomes the server, so that
// signals reach it without anyone between.
build();
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));
await import(join(root, "dist/server", process.argv[2] === "worker" ? "worker.js" : "main.js"));
