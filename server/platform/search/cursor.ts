import { invalid } from "../errors.ts";
import { isId } from "../validation.ts";

/** A place in a list that is ordered by a moment, newest first, and then by id. */
export interface Place {
  /** Whole milliseconds, as stored. */
  readonly at: Date;
  readonly id: string;
}

/** The end of the year 9999: beyond it PostgreSQL and JavaScript write moments differently. */
const LATEST_MS = 253_402_300_799_999;

/** The cursor of a place: opaque to clients. */
export const encodeCursor = ({ at, id }: Place): string => Buffer.from(`${at.getTime()}.${id}`).toString("base64url");

/** The cursors of a page's rows, for `Page.cursorAt`; empty for an index that no row has. */
export const cursorsOf =
  <Row>(rows: readonly Row[], placeOf: (row: Row) => Place) =>
  (index: number): string => {
    const row = rows[index];
    return row === undefined ? "" : encodeCursor(placeOf(row));
  };

/** The place that a cursor names; none without a cursor. @throws BAD_USER_INPUT */
export function decodeCursor(cursor: string | null | undefined): Place | null {
  if (cursor === null || cursor === undefined || cursor === "") return null;
  const [moment = "", id = ""] = Buffer.from(cursor, "base64url").toString("latin1").split(".", 2);
  const ms = Number(moment);
  if (!/^\d{1,15}$/.test(moment) || ms > LATEST_MS || !isId(id)) {
    throw invalid({ after: "This is not a cursor of this list. Start again without one." });
  }
  return { at: new Date(ms), id };
}
