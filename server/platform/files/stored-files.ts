import type { File, FileKind } from "../../generated/prisma/client.ts";
import type { Database, Transaction } from "../database/database.ts";
import { AppError } from "../errors.ts";
import type { AcceptedFile } from "./accepted-file.ts";
import type { FileStore } from "./file-store.ts";
import { queueBytesRemoval } from "./remove-bytes.task.ts";
import { newStorageKey } from "./storage-key.ts";

/**
 * Keeps an accepted file for its owner. Call it before the transaction that points at the file, not within: the row is
 * committed first, then the bytes are stored, so that no bytes are ever without a row or a queued removal; a file at which
 * nothing comes to point is swept away after an hour (`sweep-files`). @throws UNAVAILABLE when there is no room for it, or
 * no store; UNSUPPORTED_FILE when it is harmful; UNAUTHENTICATED when the owner's account was deleted meanwhile
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
    // The store may have kept them although it failed at our end, or may yet: their removal takes the place of the row.
    // Where that fails too, both are swept away later.
    await db.transaction((tx) => exchangeForRemoval(tx, row, { late: true })).catch(() => {});
    // Refused for what it is; no other try would change that.
    if (cause instanceof AppError) throw cause;
    throw new AppError("UNAVAILABLE", CANNOT_STORE, { retryAfter: 60 }, { cause });
  }
  // A deletion of the account that came between knew the key before there were bytes.
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

const CANNOT_STORE = "Worklane cannot store files right now. Nothing was changed; try again later.";
