import type { Unsealed } from "./sealing.ts";

/** Rows of a table whose contents are sealed. */
export interface SealedRows<Row> {
  /** Some of them, by their ids: those after this one; none when there are no more. */
  readonly list: (after: string | null) => Promise<readonly Row[]>;
  readonly idOf: (row: Row) => string;
  readonly read: (row: Row) => Unsealed | null;
  /** Stores what was read, sealed with the current secret, unless the row is another by now. @returns whether it was stored */
  readonly write: (row: Row, bytes: Buffer<ArrayBuffer>) => Promise<boolean>;
}

/** What came of it. */
export interface SealedAnew {
  readonly sealed: number;
  /** What none of the server's secrets opens. */
  readonly unreadable: number;
}

/** Seals with the current secret what was sealed with another, row by row, while the server runs. */
export async function sealAnew<Row>({ list, idOf, read, write }: SealedRows<Row>): Promise<SealedAnew> {
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
