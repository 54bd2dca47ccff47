import { join } from "node:path";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

/**
 * Opens the configured store. `filesUrl` unset: the folder `files` under `dataDir`.
 * @throws TypeError for an invalid URL
 */
export async function openFileStore({
  filesUrl,
  dataDir,
}: {
  filesUrl: string | undefined;
  dataDir: string;
}): Promise<FileStore> {
  if (!filesUrl) return folderStore(join(dataDir, "files"));
  // Imported only if used: the client is large.
  const { s3Store } = await import("./s3/s3-store.ts");
  return s3Store(filesUrl);
}
