import type { Readable } from "node:stream";

/** Where bytes of uploads are kept: a folder, or an S3-compatible store (`FILES_URL`). Keys are ours, never a person's file name. */
export interface FileStore {
  /** Stores the bytes under a new key; nothing is visible until all of them are there. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** The bytes, or null when there is no such key. */
  get(key: string): Promise<Readable | null>;
  /** Removes the bytes; no error when they are gone already. */
  remove(key: string): Promise<void>;
  /** Removes what a process that died while it wrote has left since before the moment. Says how many there were. */
  removeUnfinished(before: Date): Promise<number>;
}
