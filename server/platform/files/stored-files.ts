import type { File, FileKind } from "../../generated/prisma/client.ts";
import type { Database } from "../database.ts";
import { AppError } from "../errors.ts";
import type { AcceptedFile } from "./accepted-file.ts";
import type { FileStore } from "./file-store.ts";
import { newStorageKey } from "./storage-key.ts";

/**
 * Keeps an accepted file for its owner. Call it before the transaction that points at the file, not within: the row is
 * committed first, then the bytes are stored, so that no bytes are ever without a row; a file at which nothing comes to
 * point is swept away after an hour (`sweep-files`). @throws UNAVAILABLE when there is no room for it, or no store
 */
export async function storeFile(
  { db, files }: { db: Database; files: FileStore },
  { ownerId, kind, file }: { ownerId: string; kind: FileKind; file: AcceptedFile },
): Promise<File> {
  const { bytes, name, mediaType } = file;
  const row = await db.prisma.file.create({
    data: { ownerId, kind, name, mediaType, size: bytes.length, storageKey: newStorageKey() },
  });
  try {
    await files.put(row.storageKey, bytes, mediaType);
  } catch (cause) {
    // What is not removed here is swept away later.
    await db.prisma.file.delete({ where: { id: row.id } }).catch(() => {});
    throw new AppError("UNAVAILABLE", CANNOT_STORE, { retryAfter: 60 }, { cause });
  }
  return row;
}

const CANNOT_STORE = "Worklane cannot store files right now. Nothing was changed; try again later.";
