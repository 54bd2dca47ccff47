import type { File, FileKind } from "../../generated/prisma/client.ts";
import type { Database, Transaction } from "../database/database.ts";
import { AppError } from "../errors.ts";
import type { AcceptedFile } from "./accepted-file.ts";
import type { FileStore } from "./file-store.ts";
import { queueBytesRemoval } from "./remove-bytes.task.ts";
import { newStorageKey } from "./storage-key.ts";

/**
 * Stores an accepted file for its owner. To be called before the transaction that references the file, not within: the
 * row is committed first, then the bytes are stored, so that bytes always have a row or a queued removal; a file that
 * stays unreferenced is deleted after an hour (`sweep-files`).
 * @throws UNAVAILABLE if the store is full or unavailable; UNSUPPORTED_FILE if the file is harmful; UNAUTHENTICATED if
 * the owner's account was deleted concurrently
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
    // The store may have accepted the bytes despite the error, or may do so later: their removal replaces the row. If
    // that fails too, both are deleted later.
    await db.transaction((tx) => exchangeForRemoval(tx, row, { late: true })).catch(() => {});
    // Rejected because of its content; a retry would not help.
    if (cause instanceof AppError) throw cause;
    throw new AppError("UNAVAILABLE", CANNOT_STORE, { retryAfter: 60 }, { cause });
  }
  // A concurrent deletion of the account knew the key before the bytes were stored.
  if ((await db.prisma.file.count({ where: { id: row.id } })) === 0) {
    await db.transaction((tx) => exchangeForRemoval(tx, row, { late: false }));
    throw new AppError("UNAUTHENTICATED", "This account is deleted.");
  }
  return row;
}

async function exchangeForRemoval(tx: Transaction, { id, storageKey }: File, { late }: { late: boolean }) {
  await tx.file.deleteMany({ where: { id } });
  await queueBytesRemoval(tx, [storageKey], { late });
}

const CANNOT_STORE = "Worklane cannot store files right now. Nothing was changed. Try again later.";
