import type { Readable } from "node:stream";

/**
 * Storage of uploads: a folder, or an S3-compatible store (`FILES_URL`). Keys are generated, never a person's file
 * name.
 */
export interface FileStore {
  /** Stores the bytes under a new key; nothing is visible until all of them are stored. */
  put(key: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** Returns the bytes, or null if there is no such key. */
  get(key: string): Promise<Readable | null>;
  /** Removes the bytes; no error if they are already gone. */
  remove(key: string): Promise<void>;
  /** Removes files left unfinished before the given time by a process that died. Returns their number. */
  removeUnfinished(before: Date): Promise<number>;
}
