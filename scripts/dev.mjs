import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build } from "vite";
import { endWithParent, generateClient, install, readSettings, root, signalGroup, start } from "./steps.mjs";

// For development: the server restarts and the page reloads on each save, and generated code is updated. The page is on
// port 5173, or another one with `npm run dev -- --port 5200`, and proxies the server's paths.
const port = readPort();
/** The server's own shutdown takes less than this. */
const MAX_END_MS = 4500;
/** What `npm run codegen` reads. */
const CODEGEN_INPUTS = /\.(?:(?:resolver|types|inputs?)\.ts|graphql)$/;

function readPort() {
  try {
    return parseArgs({ options: { port: { type: "string", default: "5173" } } }).values.port;
  } catch (error) {
    console.error(`${error.message}\nnpm run dev -- --port 5200`);
    process.exit(1);
  }
}

install();
generateClient();
readSettings();
process.env.NODE_ENV ??= "development";
endWithParent();

/** Processes to end, each with its descendants. */
const children = new Set();
let ending = false;
let postgres;

function startChild(tool, args, env, options) {
  const child = start(tool, args, env, { ...options, detached: true });
  children.add(child);
  return child.on("exit", () => children.delete(child));
}

/** Ends the children, then PostgreSQL and this process. */
async function end(code) {
  if (ending) return;
  ending = true;
  const all = [...children];
  for (const child of all) signalGroup(child, "SIGTERM");
  const deadline = Date.now() + MAX_END_MS;
  while (all.some((child) => signalGroup(child, 0)) && Date.now() < deadline) await delay(50);
  for (const child of all) signalGroup(child, "SIGKILL");
  await postgres?.stop();
  process.exit(code);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void end(0));

/** Outside of the watcher, so that a save restarts only the server. */
async function startPostgres() {
  const { tsImport } = await import("tsx/esm/api");
  const { startEmbeddedPostgres } = await tsImport("../server/development/embedded-postgres.ts", import.meta.url);
  postgres = await startEmbeddedPostgres(process.env.DATA_DIR || ".data");
  return postgres.url;
}

/**
 * Bundles the server into a few files, which load twice as fast as its sources, and restarts it on each save, in a
 * process that has loaded its packages in advance.
 */
async function watchServer(env) {
  let packages = [];
  const watcher = await build({
    configFile: false,
    mode: "development",
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "packages",
        generateBundle(_options, chunks) {
          const importsOf = (name) => (chunks[name] ? chunks[name].imports.flatMap(importsOf) : [name]);
          packages = [...new Set(importsOf("main.js"))].filter((name) => !name.startsWith("node:"));
        },
      },
    ],
    build: {
      ssr: true,
      watch: {},
      sourcemap: true,
      outDir: "dist/dev",
      rolldownOptions: {
        input: [
          "server/main.ts",
          "server/assistant/read-masked-resume.worker.ts",
          "server/profile-import/read-profile-file.worker.ts",
          "server/platform/files/read-resume.worker.ts",
        ],
        // The schema's types are named after their classes.
        output: { keepNames: true },
      },
    },
  });
  const prepare = () =>
    startChild("node", ["--enable-source-maps", join(root, "scripts/dev-server.mjs"), ...packages], env, { ipc: true });
  let server;
  let next;
  let stopped;
  watcher.on("event", async (event) => {
    if (event.code === "BUNDLE_START" && server) {
      stopped = server.exitCode === null && server.signalCode === null && once(server, "exit");
      signalGroup(server, "SIGTERM");
    }
    if (event.code === "ERROR") console.error(event.error.message);
    if (event.code !== "BUNDLE_END") return;
    await stopped;
    if (ending) return;
    server = next?.connected ? next : prepare();
    server.send(join(root, "dist/dev/main.js"));
    next = prepare();
  });
}

/** Regenerates code when its inputs are saved; one run at a time. */
function watchCodegen() {
  let timer;
  let running;
  const generate = () => {
    if (running) return schedule();
    running = startChild("npm", ["run", "--silent", "codegen"]).on("exit", () => {
      running = undefined;
    });
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(generate, 200);
  };
  for (const folder of ["server", "web"]) {
    watch(join(root, folder), { recursive: true }, (_event, file) => CODEGEN_INPUTS.test(file ?? "") && schedule());
  }
}

try {
  const DATABASE_URL = process.env.DATABASE_URL || (await startPostgres());
  await watchServer({ DATABASE_URL, PUBLIC_URL: `http://localhost:${port}` });
  const WORKLANE_API = `http://127.0.0.1:${process.env.PORT || 4000}`;
  startChild("vite", ["--port", port, "--strictPort"], { WORKLANE_API }).on("exit", (code) => void end(code ?? 1));
  watchCodegen();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}
