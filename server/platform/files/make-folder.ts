import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

/** Creates a folder. Returns whether it can now exist; false: the folder that it belongs into is missing. */
function makeOne(path: string, mode?: number): boolean {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    // A file in its place is reported by whatever is then written into it.
    if (codeOf(error) !== "EEXIST") throw error;
  }
  return true;
}

/**
 * Creates a folder and those it is in, unless they exist. Node's own `recursive` never returns where a folder exists in
 * which none can be created, such as `/proc`. @throws the error of the file system
 */
export function makeFolder(path: string, mode?: number): void {
  if (makeOne(path, mode)) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  if (!makeOne(path, mode)) throw new Error(`No folder can be created at ${path}`);
}
