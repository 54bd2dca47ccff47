import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Prisma's migration engine is not needed (migrations run in WebAssembly) and must not be fetched. */
export const environment = {
  ...process.env,
  PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? "/bin/true",
  PRISMA_SKIP_POSTINSTALL_GENERATE: "1",
  CHECKPOINT_DISABLE: "1",
};

const bin = (name) => join(root, "node_modules/.bin", name);

/** Runs a tool of the project's and ends this process when it fails. `quiet` shows its output only then. */
export function run(tool, args, { quiet = false, env = {} } = {}) {
  const command = tool === "npm" ? "npm" : tool === "node" ? process.execPath : bin(tool);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: quiet ? "pipe" : "inherit",
    encoding: "utf8",
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  if (quiet) process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
  process.exit(status ?? 1);
}

/** Starts a tool and goes on. */
export const start = (tool, args, env = {}) =>
  spawn(tool === "node" ? process.execPath : bin(tool), args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: "inherit",
  });

const changedAt = (path) => (existsSync(join(root, path)) ? statSync(join(root, path)).mtimeMs : 0);

/** Installs packages when they are missing or older than the lock file. */
export function install() {
  const marker = "node_modules/.package-lock.json";
  if (changedAt(marker) >= changedAt("package-lock.json") && existsSync(bin("tsc"))) return;
  console.log("Installing packages …");
  // Not `npm ci`: it refuses a lock file made on one platform when a tool has optional packages for others.
  run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Generates the database client when it is missing or older than the schema. */
export function generateClient() {
  const generated = "server/generated/prisma/client.ts";
  if (changedAt(generated) >= changedAt("prisma/schema.prisma") && existsSync(join(root, generated))) return;
  run("prisma", ["generate"], { quiet: true });
}

/** A text that changes when a committed file under `paths` does; null while there are uncommitted ones. */
export function sourceState(paths) {
  const git = (...args) =>
    spawnSync("git", [...args, "--", ...paths], { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }).stdout;
  return git("status", "--porcelain") ? null : git("ls-files", "-s") || null;
}
