import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The system user that PostgreSQL runs as; empty if it is the user of this process. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** How PostgreSQL's executables are run. */
export interface Launcher {
  /** The user to run them as, who owns the files. */
  readonly runAs: RunAs;
  /** Prefix of each command. */
  readonly prefix: readonly string[];
}

const succeeds = (command: string, options: readonly string[], runAs: RunAs = {}) =>
  run(command, options, { ...runAs, cwd: "/" }).then(
    () => true,
    () => false,
  );

/**
 * Runs the executables as the user `postgres` if that user can access `paths`. When running as root, a project is often
 * in a folder that only root may access; then they stay root outside, and are `postgres` within a user namespace.
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

/** PostgreSQL refuses to run as root, so root runs it as the user `postgres`, which is created if missing. */
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
