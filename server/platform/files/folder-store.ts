import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "./file-store.ts";
import { isStorageKey } from "./storage-key.ts";

const UNFINISHED = ".part";

/** Iterates over the unfinished files below a folder; one folder is read at a time, however many there are. */
async function* unfinishedIn(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* unfinishedIn(path);
    else if (entry.name.endsWith(UNFINISHED)) yield path;
  }
}

/** Creates a store in a folder, spread over 65,536 subfolders. */
export function folderStore(folder: string): FileStore {
  function pathOf(key: string): string {
    if (!isStorageKey(key)) throw new TypeError("Not a storage key.");
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const unfinished = `${path}.${randomBytes(4).toString("hex")}${UNFINISHED}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const handle = await open(unfinished, "wx", 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        const handle = await open(pathOf(key), "r");
        return handle.createReadStream();
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeUnfinished(before) {
      let removed = 0;
      for await (const path of unfinishedIn(folder)) {
        const found = await stat(path).catch(() => null);
        if (!found || found.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}
