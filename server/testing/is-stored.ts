import type { FileStore } from "../platform/files/file-store.ts";

/** Whether a store holds the bytes of a key; they are not read, and the opened stream is closed. */
export async function isStored(files: FileStore, key: string): Promise<boolean> {
  const bytes = await files.get(key);
  bytes?.destroy();
  return bytes !== null;
}
