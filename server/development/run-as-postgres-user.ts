import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

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
