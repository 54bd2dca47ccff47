import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function findPackageRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (folder === dirname(folder)) throw new Error("No package.json above the program's files.");
  }
}

/** The folder of `package.json`: the same for the sources and the build under `dist`. */
export const packageRoot = findPackageRoot(dirname(fileURLToPath(import.meta.url)));
