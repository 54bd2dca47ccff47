import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "../../server/platform/package-root.ts";

const run = promisify(execFile);

/** The sources of an older version, for the upgrade. */
export interface OlderVersion {
  readonly folder: string;
  readonly commit: string;
  remove(): Promise<void>;
}

/**
 * The version `named` (a commit; OLDER=… by default), otherwise the one before the last migration; none from before these
 * histories, which found its contradictions. Null when the repository's history is not available, as in a shallow clone.
 */
export async function olderVersion(named = process.env.OLDER): Promise<OlderVersion | null> {
  const folder = await mkdtemp(join(tmpdir(), "worklane-older-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const git = async (...args: string[]) => (await run("git", args, { cwd: packageRoot })).stdout.trim();
    const added = (path: string) => git("log", "-1", "--diff-filter=A", "--format=%H", "--", path);
    const wanted = `${await added("prisma/migrations")}^`;
    const histories = await added("tests/histories/run.ts");
    const isSound = await git("merge-base", "--is-ancestor", histories, wanted).then(
      () => true,
      () => false,
    );
    const commit = await git("rev-parse", "--short", named || (isSound ? wanted : histories));
    const archive = join(folder, "sources.tar");
    await git("archive", `--output=${archive}`, commit);
    await run("tar", ["-xf", archive, "-C", folder]);
    await symlink(join(packageRoot, "node_modules"), join(folder, "node_modules"));
    // With its own tools: generated files are not in the repository.
    const generate = 'import("./scripts/steps.mjs").then(({ generateClient }) => generateClient())';
    await run(process.execPath, ["--eval", generate], { cwd: folder });
    return { folder, commit, remove };
  } catch {
    await remove();
    return null;
  }
}
