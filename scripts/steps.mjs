import { execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Prisma's migration engine is not needed (migrations run in WebAssembly) and must not be downloaded. */
const environment = () => ({
  ...process.env,
  PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? "/bin/true",
  PRISMA_SKIP_POSTINSTALL_GENERATE: "1",
  CHECKPOINT_DISABLE: "1",
});

/** Reads the settings of `.env`, or of the file named by ENV_FILE; existing variables take precedence. */
export function readSettings() {
  const file = process.env.ENV_FILE ?? join(root, ".env");
  if (!process.env.ENV_FILE && !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    console.error(`The settings cannot be read from ENV_FILE=${file}: ${error.message}`);
    process.exit(1);
  }
}

/** Reads a file of another process on Linux; empty elsewhere, or when the process is gone. */
function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** The parent of a process; undefined where that is not known. */
const parentOf = (pid) => ofProcess(pid, "stat").split(") ").at(-1)?.split(" ")[1];

const parent = process.ppid;
/** npm, if it runs this process in a shell, which outlives it. */
const npm = ofProcess(parentOf(parent), "cmdline").includes("npm") ? parentOf(parent) : undefined;

/**
 * Ends this process, by a signal, when its parent is gone, or npm, which may be the parent's: npm does not forward
 * SIGTERM through its shell, and may be killed itself.
 */
export function endWithParent() {
  const timer = setInterval(() => {
    if (process.ppid === parent && (!npm || parentOf(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  timer.unref();
}

const bin = (name) => join(root, "node_modules/.bin", name);

const commandOf = (tool) => (tool === "npm" ? "npm" : tool === "node" ? process.execPath : bin(tool));

/** Runs one of the project's tools and exits when it fails. `quiet` shows its output only then. */
export function run(tool, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(commandOf(tool), args, {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: quiet ? "pipe" : "inherit",
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  if (quiet) process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
  process.exit(status ?? 1);
}

/**
 * Runs tools one after the other, without blocking: `[tool, arguments, environment]`. Resolves with what the first one
 * that fails has printed; null: none did.
 */
export async function runInTurn(commands) {
  for (const [tool, args, env = {}] of commands) {
    const failure = await new Promise((resolve) => {
      const options = {
        cwd: root,
        env: { ...environment(), ...env },
        shell: process.platform === "win32",
        maxBuffer: 64 * 1024 * 1024,
      };
      execFile(commandOf(tool), args, options, (error, stdout, stderr) =>
        resolve(error && (`${stdout}${stderr}`.trim() || error.message)),
      );
    });
    if (failure) return failure;
  }
  return null;
}

/**
 * Starts a tool without waiting. `detached`: in a process group of its own, for `signalGroup`. `ipc`: it can be sent
 * messages.
 */
export const start = (tool, args, env = {}, { detached = false, ipc = false } = {}) =>
  spawn(commandOf(tool), args, {
    cwd: root,
    env: { ...environment(), ...env },
    stdio: ipc ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
    shell: process.platform === "win32",
    detached,
  });

/** Sends a signal to a detached child and its descendants. Returns whether any process was there. */
export function signalGroup({ pid }, signal) {
  try {
    // Windows has no process groups; child processes end with their console.
    return process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
    return false;
  }
}

const changedAt = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

/** Installs packages that are missing or older than the lock file. */
export function install() {
  const marker = "node_modules/.package-lock.json";
  if (changedAt(marker) >= changedAt("package-lock.json") && existsSync(bin("tsc"))) return;
  console.log("Installing packages …");
  const command = existsSync(join(root, "node_modules")) ? "install" : "ci";
  run("npm", [command, "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Generates the database client when it is missing or older than the schema. */
export function generateClient() {
  const generated = "server/generated/prisma/client.ts";
  if (changedAt(generated) >= changedAt("prisma/schema.prisma") && existsSync(join(root, generated))) return;
  run("prisma", ["generate"], { quiet: true });
}

/** Returns a text that changes when a committed file under `paths` does; null while there are uncommitted changes. */
export function sourceState(paths) {
  const git = (...args) =>
    // In a checkout of another user, git otherwise refuses, and the sources would count as changed.
    spawnSync("git", ["-c", `safe.directory=${root}`, ...args, "--", ...paths], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    }).stdout;
  return git("status", "--porcelain") ? null : git("ls-files", "-s") || null;
}
