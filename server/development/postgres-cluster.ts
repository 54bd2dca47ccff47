import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "../platform/operator-error.ts";
import { type PostgresBinaries, postgresBinaries } from "./postgres-binaries.ts";
import { type Launcher, launcherFor, type RunAs } from "./run-as-postgres-user.ts";

const run = promisify(execFile);

/** Settings that suit one machine with SSDs; the rest are PostgreSQL's defaults. Times are UTC everywhere. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  max_connections: 100,
  shared_buffers: "128MB",
  random_page_cost: 1.1,
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  log_min_messages: "warning",
  dynamic_shared_memory_type: process.platform === "win32" ? "windows" : "posix",
};

/** The user that owns every database of an embedded PostgreSQL. */
export const SUPERUSER = "worklane";

/** Files of an embedded PostgreSQL, and how to run it. */
export interface Cluster {
  /** PostgreSQL's data directory. */
  readonly data: string;
  readonly log: string;
  readonly password: string;
  readonly settings: Readonly<Record<string, string | number>>;
  readonly binaries: PostgresBinaries;
  readonly launcher: Launcher;
}

/** Returns the cluster under `home`, which is created, with its password, if missing. */
export async function prepareCluster(
  home: string,
  settings: Readonly<Record<string, string | number>>,
): Promise<Cluster> {
  const binaries = await postgresBinaries();
  await mkdir(home, { recursive: true });
  const launcher = await launcherFor([binaries.postgres, dirname(home)]);
  const passwordFile = join(home, "password");
  // "wx": if two processes start at once, one creates the password and both read it.
  await writeFile(passwordFile, randomBytes(24).toString("hex"), { flag: "wx", mode: 0o600 }).catch(() => {});
  await giveTo(launcher.runAs, home, passwordFile);
  return {
    data: join(home, "data"),
    log: join(home, "postgres.log"),
    password: (await readFile(passwordFile, "utf8")).trim(),
    settings: { ...SETTINGS, ...settings },
    binaries,
    launcher,
  };
}

/** Creates the cluster's files if missing: in a temporary folder first, so that a kill leaves no incomplete ones. */
export async function initialiseCluster(cluster: Cluster): Promise<void> {
  if (existsSync(join(cluster.data, "PG_VERSION"))) return;
  const making = `${cluster.data}.${process.pid}`;
  await rm(making, { recursive: true, force: true });
  const passwordFile = join(cluster.data, "../password");
  const options = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  const authentication = ["--auth=scram-sha-256", `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`];
  try {
    await runProgram(cluster, cluster.binaries.initdb, [`--pgdata=${making}`, ...options, ...authentication]);
  } catch (error) {
    throw new OperatorError(
      `PostgreSQL could not make its files in ${cluster.data}: ${outputOf(error)}${reachHint(cluster)}`,
    );
  }
  await rename(making, cluster.data).catch(async (error) => {
    await rm(making, { recursive: true, force: true });
    if (!existsSync(join(cluster.data, "PG_VERSION"))) throw error;
  });
}

/** Starts a server on the loopback interface, on a free port unless its settings name one. @throws Error with the end of the server's log */
export async function launchServer(cluster: Cluster): Promise<void> {
  await rm(cluster.log, { force: true });
  const settings = { port: await freePort(), ...cluster.settings };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  await writeFile(join(cluster.data, "postgresql.conf"), `${lines.join("\n")}\n`);
  try {
    await pgCtl(cluster, "start", `--log=${cluster.log}`);
  } catch (error) {
    const log = await readFile(cluster.log, "utf8").catch(() => "");
    throw new OperatorError(`PostgreSQL did not start: ${log.trim().slice(-1000) || outputOf(error)}`);
  }
}

/** Stops the server, cancelling running statements, and waits until it is gone. */
export async function stopServer(cluster: Cluster): Promise<void> {
  await pgCtl(cluster, "stop", "--mode=fast").catch((error: unknown) => {
    if (existsSync(join(cluster.data, "postmaster.pid"))) throw error;
  });
}

/** Runs a `pg_ctl` command on the server and waits for its completion. */
export function pgCtl(cluster: Cluster, command: string, ...options: string[]) {
  const all = [command, `--pgdata=${cluster.data}`, "--wait", "--timeout=60", "--silent", ...options];
  return runProgram(cluster, cluster.binaries.pg_ctl, all);
}

/** Runs one of PostgreSQL's executables as its user. */
function runProgram({ launcher: { runAs, prefix } }: Cluster, program: string, options: readonly string[]) {
  const [command = program, ...rest] = [...prefix, program, ...options];
  return run(command, rest, { ...runAs, cwd: "/", env: { ...process.env, LC_ALL: "C", TZ: "UTC" } });
}

/** Makes PostgreSQL's user the owner of these paths; a no-op if that is the user of this process. */
export async function giveTo({ uid, gid }: RunAs, ...paths: string[]) {
  if (uid !== undefined && gid !== undefined) for (const path of paths) await chown(path, uid, gid);
}

/** When running as root, the likely cause of a failure. */
const reachHint = ({ launcher: { runAs }, binaries }: Cluster) =>
  runAs.uid === undefined
    ? ""
    : ` (PostgreSQL runs as the user postgres, who must be able to reach that folder and ${binaries.postgres}.)`;

const outputOf = (error: unknown) =>
  error instanceof Error && "stderr" in error && error.stderr ? String(error.stderr).trim() : String(error);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
