import type { QueryResultRow } from "pg";
import type { Reads } from "../database/reads.ts";
import { cursorsOf, decodeCursor, type Place } from "./cursor.ts";
import { checkRange, type Page, type PageInput } from "./page.ts";
import { Placeholders } from "./placeholders.ts";
import { COUNT_CAP, cappedCount } from "./tiers.ts";

/** The columns that order a list: a timestamp, and an id as tie-breaker. */
export type Keys = readonly [at: string, id: string];

/**
 * Returns the condition that a row comes after a position in the list; `order` as in `KeysetList`. `rank`: the
 * expression of a ranked list, descending.
 */
export function comesAfter(
  { at, id, ranked }: Place,
  placeholders: Placeholders,
  [atColumn, idColumn]: Keys = ["created_at", "id"],
  order: "asc" | "desc" = "desc",
  rank?: string,
): string {
  const place = `${placeholders.add(at, "timestamptz")}, ${placeholders.add(id, "uuid")}`;
  if (ranked && rank !== undefined) {
    return `(${rank}, ${atColumn}, ${idColumn}) < (${placeholders.add(ranked.rank, "int")}, ${place})`;
  }
  return `(${atColumn}, ${idColumn}) ${order === "desc" ? "<" : ">"} (${place})`;
}

/** Builds the page from the rows of its statement: one more than `first` if more follow. */
export function pageOf<Row, Node>(
  rows: readonly Row[],
  first: number,
  { list, placeOf, toNode }: Pick<KeysetList<Row, Node>, "list" | "placeOf" | "toNode">,
  total?: Page<Node>["total"],
): Page<Node> {
  const shown = rows.slice(0, first);
  return {
    nodes: shown.map(toNode),
    cursorAt: cursorsOf(list, shown, placeOf),
    hasNextPage: rows.length > first,
    ...(total && { total }),
  };
}

/** An order by a value that is not contained in cursors. */
export interface SortedBy {
  /** The column that the list is ordered by, before the id. */
  readonly column: string;
  readonly order: "asc" | "desc";
  /** Returns the statement that selects this column and the id of one row. */
  readonly placeOf: (id: string) => string;
}

/** A list that is read page by page. */
export interface KeysetList<Row, Node> {
  /** Its name in cursors: those of another list are refused. */
  readonly list: string;
  /** Name of the prepared statement; absent if each page is planned for its values. */
  readonly name?: string;
  readonly keys: Keys;
  /** Newest first unless "asc". */
  readonly order?: "asc" | "desc";
  /** Replaces the timestamp as the order of the list; a position is found again by its id. */
  readonly sorted?: SortedBy | undefined;
  /** The values of `$1` and so on in `text` and `count`. */
  readonly values: readonly unknown[];
  /**
   * Builds the statement, with `after` as one of its conditions ("true" without a cursor) and `order`, which ends it,
   * including the limit. Both are reversed for a page from the end. If it reads the whole list for any page, it may
   * select `total`, which saves counting the list on the first one.
   */
  readonly text: (page: { readonly after: string; readonly order: string; readonly total: string }) => string;
  /** What is counted for the list's total: everything after `from`, including conditions. */
  readonly count?: string;
  /** The values of `count`, if they differ from those of `text`. */
  readonly countValues?: readonly unknown[];
  /** Counts beyond `COUNT_CAP`, too. */
  readonly countsAll?: boolean;
  readonly placeOf: (row: Row) => Place;
  readonly toNode: (row: Row) => Node;
}

const OPPOSITE = { asc: "desc", desc: "asc" } as const;

/**
 * Reads a page of a list by keyset, from its beginning or its end, with one statement, and a second one if a total is
 * requested that the first does not return.
 * @throws BAD_USER_INPUT
 */
export async function readPage<Row extends QueryResultRow & { readonly total?: number | null }, Node>(
  { pool }: Pick<Reads, "pool">,
  page: PageInput,
  list: KeysetList<Row, Node>,
): Promise<Page<Node>> {
  const { name, keys, order = "desc", values, count, countValues = values, countsAll = false, sorted } = list;
  const { size, isBackward, ...cursors } = checkRange(page);
  const after = decodeCursor(list.list, cursors.after);
  const before = decodeCursor(list.list, cursors.before, undefined, "before");
  const direction = sorted?.order ?? order;
  const read = isBackward ? OPPOSITE[direction] : direction;
  const placeholders = new Placeholders(values);
  const limit = placeholders.add(size + 1, "int");
  const bounds = [
    ...(after ? [isBeyond(after, direction)] : []),
    ...(before ? [isBeyond(before, OPPOSITE[direction])] : []),
  ];
  const text = list.text({
    after: bounds.join(" and ") || "true",
    order: `order by ${sorted?.column ?? keys[0]} ${read}, ${keys[1]} ${read} limit ${limit}`,
    total: `${bounds.length > 0 ? "null" : "count(*) over ()"}::int as total`,
  });
  const form = [name, after && "after", before && "before", isBackward && "last"].filter(Boolean).join("-");
  const { rows } = await pool.query<Row>({ ...(name && { name: form }), text, values: placeholders.values });
  const shown = isBackward ? rows.slice(0, size).reverse() : rows;
  return {
    ...pageOf(shown, size, list, count === undefined ? undefined : () => countRows(count)),
    hasNextPage: isBackward ? before !== null : rows.length > size,
    hasPreviousPage: isBackward ? rows.length > size : after !== null,
  };

  function isBeyond(place: Place, direction: "asc" | "desc"): string {
    if (!sorted) return comesAfter(place, placeholders, keys, direction);
    const operator = direction === "desc" ? "<" : ">";
    return `(${sorted.column}, ${keys[1]}) ${operator} (${sorted.placeOf(placeholders.add(place.id, "uuid"))})`;
  }

  async function countRows(from: string) {
    const known = bounds.length === 0 && rows.length <= size ? rows.length : rows[0]?.total;
    if (known) return { count: known, capped: false };
    const counted = await pool.query<{ n: number }>(
      `select count(*)::int as n from (select from ${from} ${countsAll ? "" : `limit ${COUNT_CAP + 1}`}) as found`,
      [...countValues],
    );
    const n = counted.rows[0]?.n ?? 0;
    return countsAll ? { count: n, capped: false } : cappedCount(n);
  }
}
