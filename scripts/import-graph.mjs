import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Each import of another file, of types and lazy ones included, by files with paths relative to the current folder.
 * @param {readonly string[]} files
 * @returns {{ file: string, imported: string }[]}
 */
export const importsOf = (files) =>
  files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:from |import |import\()"(\.[^"]+)"/g)].map(([, path = ""]) => ({
      file,
      imported: join(dirname(file), path),
    })),
  );
