import { join } from "node:path";
import type { FileStore } from "./file-store.ts";
import { folderStore } from "./folder-store.ts";

/** The configured store. `filesUrl` unset: the folder `files` under `dataDir`. @throws TypeError for an address that cannot work */
export async function openFileStore({
  filesUrl,
  dataDir,
}: {
  filesUrl: string | undefined;
  dataDir: string;
}): Promise<FileStore> {
  if (!filesUrl) return folderStore(join(dataDir, "files"));
  // Loaded only where it is used: the client is large.
  const { s3Store } = await import("./s3-store.ts");
  return s3Store(filesUrl);
}
