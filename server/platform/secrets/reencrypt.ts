import type { Unsealed } from "./sealing.ts";

/** Rows of a table with encrypted content. */
export interface SealedRows<Row> {
  /** Returns a batch of rows in order of their ids, after the given one; empty at the end. */
  readonly list: (after: string | null) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => string;
  readonly read: (row: Row) => Unsealed | null;
  /**
   * Stores the content encrypted with the current secret, unless the row has changed.
   * @returns whether it was stored
   */
  readonly write: (row: Row, bytes: Buffer<ArrayBuffer>) => Promise<boolean>;
}

/** The result of a re-encryption. */
export interface ReencryptionResult {
  readonly sealed: number;
  /** Number of rows that none of the server's secrets decrypts. */
  readonly unreadable: number;
}

/** Re-encrypts with the current secret what was encrypted with another, row by row, while the server is running. */
export async function reencrypt<Row>({ list, idOf, read, write }: SealedRows<Row>): Promise<ReencryptionResult> {
  let [sealed, unreadable] = [0, 0];
  let rows = await list(null);
  while (rows.length > 0) {
    for (const row of rows) {
      const opened = read(row);
      if (!opened) unreadable++;
      else if (!opened.isCurrent && (await write(row, opened.bytes))) sealed++;
    }
    const last = rows.at(-1);
    rows = last ? await list(idOf(last)) : [];
  }
  return { sealed, unreadable };
}
