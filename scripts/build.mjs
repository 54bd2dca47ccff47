import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { precompress } from "./precompress.mjs";
import { generateClient, install, root, run, sourceState } from "./steps.mjs";

/** Ends with a sentence where nothing can be built. */
function requireWritable() {
  const dist = join(root, "dist");
  try {
    accessSync(existsSync(dist) ? dist : root, constants.W_OK);
  } catch {
    console.error(
      `Worklane cannot be built: ${dist} cannot be written by this user. Run npm run build as the owner of the folder, then start with npm start -- --built.`,
    );
    process.exit(1);
  }
}

/** Runs `work` unless it was done from the same sources, which must be committed for the comparison. */
function onceFor(name, paths, work) {
  const stamp = join(root, "dist", `.${name}`);
  const sources = sourceState(paths);
  const state = sources && createHash("sha256").update(sources).digest("hex");
  if (state && existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  requireWritable();
  // A build from other sources, or an incomplete one, must not be taken for this one later.
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

/**
 * Builds the web's files, the prerenderer and the pages into a folder. `mode`: React's production or development build.
 */
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

/** Builds the web with React's development build into `dist/development`; for tests only. */
function buildDevelopmentWeb() {
  onceFor("development-web-built", WEB_SOURCES, () => {
    console.log("Building the web with React's development half …");
    buildWebInto("dist/development", "development");
  });
}

/** Builds the server and the operators' commands into `dist`. */
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

/** Builds server and web, after installing missing packages. */
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
