import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageRoot } from "../../server/platform/package-root.ts";

const run = promisify(execFile);
const git = async (...args: string[]) => (await run("git", args, { cwd: packageRoot })).stdout.trim();

/** The commit of a release: its tag's, otherwise the one that set the package's version. */
async function commitOf(version: string): Promise<string> {
  if (await git("tag", "--list", `v${version}`)) return git("rev-parse", `v${version}^{commit}`);
  return git("log", "-1", "--format=%H", `-S"version": "${version}"`, "--", "package.json");
}

/** Writes the sources of the last release to a new folder. */
export async function releasedSources(folder: string): Promise<{ version: string; commit: string }> {
  const { version }: { version: string } = JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8"));
  const commit = await commitOf(version);
  const archive = `${folder}.tar`;
  await git("archive", "--output", archive, commit);
  await mkdir(folder);
  await run("tar", ["--extract", "--directory", folder, "--file", archive]);
  return { version, commit: commit.slice(0, 8) };
}
