import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

/**
 * Creates a folder and those it is in, unless they exist. Node's own `recursive` never returns where a folder exists in
 * which none can be created, such as `/proc`. @throws the error of the file system
 */
export function makeFolder(path: string, mode?: number): void {
  const parent = dirname(path);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // A file in its place is reported by whatever is then written into it.
    if (codeOf(error) === "EEXIST") return;
    if (codeOf(error) !== "ENOENT" || existsSync(parent)) throw error;
    makeFolder(parent, mode);
    makeFolder(path, mode);
  }
}
