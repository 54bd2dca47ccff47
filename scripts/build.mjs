import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { generateClient, install, root, run, sourceState } from "./steps.mjs";

/** Builds server and web into `dist`, unless they are there already from the same sources. */
export function build() {
  install();
  generateClient();
  const stamp = join(root, "dist/.built");
  const sources = sourceState();
  const state = sources && createHash("sha256").update(sources).digest("hex");
  if (state && existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  console.log("Building …");
  rmSync(join(root, "dist"), { recursive: true, force: true });
  run("tsc", ["-p", "tsconfig.build.json"]);
  run("vite", ["build", "--logLevel", "error"]);
  mkdirSync(join(root, "dist"), { recursive: true });
  if (state) writeFileSync(stamp, state);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) build();
