import { AppError } from "../errors.ts";
import type { Logger } from "../logging/log.ts";
import type { FileStore } from "./file-store.ts";
import type { ScanFile } from "./scan-file.ts";

/**
 * Creates a store that accepts only files that a scanner finds clean, and none while the scan fails. Stored files are
 * not scanned again. `put` throws UNSUPPORTED_FILE for a harmful file.
 */
export const scannedStore = (store: FileStore, scan: ScanFile, log: Logger): FileStore => ({
  ...store,
  async put(key, bytes, mediaType) {
    const found = await scan(bytes).catch((error: unknown) => {
      log.error({ err: error }, "a file could not be scanned");
      throw error;
    });
    if (found !== null) {
      log.warn({ found, mediaType }, "a harmful file was refused");
      throw new AppError("UNSUPPORTED_FILE", "This file may be harmful and was rejected. Choose another.");
    }
    await store.put(key, bytes, mediaType);
  },
});
