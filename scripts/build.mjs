import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { precompress } from "./precompress.mjs";
import { generateClient, install, root, run, sourceState } from "./steps.mjs";

/** Does `work` unless it was done from the same sources; they must be committed to be compared. */
function onceFor(name, paths, work) {
  const stamp = join(root, "dist", `.${name}`);
  const sources = sourceState(paths);
  const state = sources && createHash("sha256").update(sources).digest("hex");
  if (state && existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  // What stands there from other sources, or half-made, is not taken for these later.
  rmSync(stamp, { force: true });
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  if (state) writeFileSync(stamp, state);
}

const WEB_SOURCES = [
  "web",
  "shared",
  "schema.graphql",
  "vite.config.ts",
  "scripts/precompress.mjs",
  "scripts/web",
  "package-lock.json",
];

/** Builds the web's files, the prerenderer and the pages into a folder. `mode`: which half of React they have. */
function buildWebInto(folder, mode) {
  const env = { WORKLANE_DIST: folder };
  run("vite", ["build", "--mode", mode, "--logLevel", "error"], { env });
  run("vite", ["build", "--ssr", "--mode", mode, "--logLevel", "error"], { env });
  run("node", [join(root, "scripts/web/write-pages.mjs")], { env });
}

/** Builds the web into `dist/web`. */
export function buildWeb() {
  onceFor("web-built", WEB_SOURCES, () => {
    console.log("Building the web …");
    buildWebInto("dist", "production");
    precompress(join(root, "dist/web"));
  });
}

/** Builds the web with React's development half into `dist/development`, for tests alone. */
function buildDevelopmentWeb() {
  onceFor("development-web-built", WEB_SOURCES, () => {
    console.log("Building the web with React's development half …");
    buildWebInto("dist/development", "development");
  });
}

/** Builds the server, and the commands for operators, into `dist`. */
export function buildServer() {
  onceFor(
    "server-built",
    ["server", "shared", "prisma", "scripts", "tsconfig.json", "tsconfig.build.json", "package-lock.json"],
    () => {
      console.log("Building the server …");
      for (const folder of ["server", "shared", "prisma", "scripts"])
        rmSync(join(root, "dist", folder), { recursive: true, force: true });
      run("tsc", ["-p", "tsconfig.build.json"]);
    },
  );
}

/** Builds server and web, after installing what is missing. */
export function build() {
  install();
  generateClient();
  buildServer();
  buildWeb();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (process.argv.includes("--development")) buildDevelopmentWeb();
  else build();
}
