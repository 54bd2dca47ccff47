import { invalid } from "../errors.ts";
import { isId } from "../validation.ts";

/**
 * A position in a list ordered by timestamp, newest first, and then by id; and before that by rank, in ranked lists.
 */
export interface Place {
  /** What a ranked list is ordered by. */
  readonly ranked?: { readonly by: string; readonly rank: number };
  /** In whole milliseconds, as stored. */
  readonly at: Date;
  readonly id: string;
}

/** The end of the year 9999: beyond it PostgreSQL and JavaScript format timestamps differently. */
const LATEST_MS = 253_402_300_799_999;

/** Encodes a position as a cursor, opaque to clients. It includes the list's name and what it is ranked by. */
export const encodeCursor = (list: string, { at, id, ranked }: Place): string =>
  Buffer.from(`${list}.${at.getTime()}.${id}${ranked ? `.${ranked.by}.${ranked.rank}` : ""}`).toString("base64url");

/** Returns a function for `Page.cursorAt` over a page's rows; it returns an empty string for an index out of range. */
export const cursorsOf =
  <Row>(list: string, rows: readonly Row[], placeOf: (row: Row) => Place) =>
  (index: number): string => {
    const row = rows[index];
    return row === undefined ? "" : encodeCursor(list, placeOf(row));
  };

/**
 * Decodes a cursor of a list; null without one. `rankedBy`: what the list is ranked by; `argument`: the argument with the cursor.
 * @throws BAD_USER_INPUT
 */
export function decodeCursor(
  list: string,
  cursor: string | null | undefined,
  rankedBy?: string,
  argument: "after" | "before" = "after",
): Place | null {
  if (cursor === null || cursor === undefined || cursor === "") return null;
  const parts = Buffer.from(cursor, "base64url").toString("latin1").split(".", 5);
  const [name, moment = "", id = "", by, rank = "0"] = parts;
  const ms = Number(moment);
  const isRank = /^-?\d{1,10}$/.test(rank) && Math.abs(Number(rank)) < 2 ** 31;
  if (name !== list || !/^\d{1,15}$/.test(moment) || ms > LATEST_MS || !isId(id) || by !== rankedBy || !isRank) {
    throw invalid({ [argument]: "This cursor is not from this list. Start again without one." });
  }
  return { at: new Date(ms), id, ...(by !== undefined && { ranked: { by, rank: Number(rank) } }) };
}
