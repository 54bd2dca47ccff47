import type { File, FileKind } from "../../generated/prisma/client.ts";
import type { Database } from "../database.ts";
import type { AcceptedFile } from "./accepted-file.ts";
import type { FileStore } from "./file-store.ts";
import { newStorageKey } from "./storage-key.ts";

/**
 * Keeps an accepted file for its owner. Call it before the transaction that points at the file, not within: the row is
 * committed first, then the bytes are stored, so that no bytes are ever without a row; a file at which nothing comes to
 * point is swept away after an hour (`sweep-files`).
 */
export async function storeFile(
  { db, files }: { db: Database; files: FileStore },
  { ownerId, kind, file }: { ownerId: string; kind: FileKind; file: AcceptedFile },
): Promise<File> {
  const { bytes, name, mediaType } = file;
  const row = await db.prisma.file.create({
    data: { ownerId, kind, name, mediaType, size: bytes.length, storageKey: newStorageKey() },
  });
  await files.put(row.storageKey, bytes, mediaType);
  return row;
}
