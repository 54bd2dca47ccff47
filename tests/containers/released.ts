import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { packageRoot } from "../../server/platform/package-root.ts";

const run = promisify(execFile);
const git = async (...args: string[]) => (await run("git", args, { cwd: packageRoot })).stdout.trim();

/** The commit of the last release: its tag's, else the one that gave the package its version. */
async function releasedCommit(): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(packageRoot, "package.json"), "utf8")));
  if (await git("tag", "--list", `v${version}`)) return git("rev-parse", `v${version}^{commit}`);
  return git("log", "-1", "--format=%H", `-S"version": "${version}"`, "--", "package.json");
}

/** Writes the sources of the last release into a new folder; answers their commit. */
export async function releasedSources(folder: string): Promise<string> {
  const commit = await releasedCommit();
  const archive = `${folder}.tar`;
  await git("archive", "--output", archive, commit);
  await mkdir(folder);
  await run("tar", ["--extract", "--directory", folder, "--file", archive]);
  return commit.slice(0, 8);
}
