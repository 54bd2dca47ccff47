import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The product's source files in these folders, including those that are not committed: no tests, nothing generated. */
export const sourceFiles = (folders: readonly string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], { encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !/\.test\.|\.testing\.|\/testing\/|\/generated\//.test(file));

/** Those files with their texts. */
export const sourceTexts = (folders: readonly string[]) =>
  sourceFiles(folders).map((file) => [file, readFileSync(file, "utf8")] as const);
