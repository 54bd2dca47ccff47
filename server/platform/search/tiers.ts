/**
 * Searches a table newest first, in SQL, without an estimate of the number of matches: the newest rows are tried, then
 * ten times as many if that promises a full page, and then an index finds all matches. So a common keyword finishes
 * after a few rows, and a rare one never reads the table.
 */
export interface TieredSearch {
  /** Must have the columns `id` and `created_at`, and an index over both, descending, under `base`. */
  readonly table: string;
  /** Conditions on every row of the list. */
  readonly base: readonly string[];
  /** Condition that the row comes after the cursor; absent on the first page. */
  readonly after: string | null;
  /** Conditions of the search, cheap to evaluate for a given row. Columns are unqualified. */
  readonly row: readonly string[];
  /** Additional conditions that an index can look up. */
  readonly lookUp: readonly string[];
  /**
   * An integer expression that the list is ordered by before the timestamp, descending; `base` has an index over it,
   * too.
   */
  readonly rank?: string;
  /** Indexes take long to find the rows: more of the newest rows are read if only one of them matches. */
  readonly readsOn?: boolean;
  /** Maximum number of rows to find, by an index and at once; the rest is not read. */
  readonly atMost?: number;
  /**
   * Conditions that many matching rows fulfil, and that an index looks up quickly: enough for a count to reach its cap.
   */
  readonly common?: readonly string[];
}

const NEWEST = 2_000;
const MORE = 20_000;
/** The same where an index takes longer than reading so many rows. */
const FAR_MORE = 60_000;
/** Returns the number of hits within the newest rows from which ten times the rows promise a page of `size`. */
const promising = (size: number) => Math.ceil(size / 8);

const NEWEST_FIRST = "order by created_at desc, id desc";
const all = (...conditions: readonly string[]) => (conditions.length === 0 ? "true" : conditions.join(" and "));

/**
 * Returns common table expressions that end in `page (id, created_at, rank)`: at most `size` rows, in no guaranteed
 * order.
 */
export function pageExpressions(search: TieredSearch, size: number): string {
  const { table, base, after, row, lookUp, rank, readsOn = false, atMost } = search;
  const here = all(...base, ...(after ? [after] : []));
  const columns = `id, created_at, ${rank ?? 0} as rank`;
  const order = rank === undefined ? NEWEST_FIRST : `order by ${rank} desc, created_at desc, id desc`;
  const found = rank === undefined ? NEWEST_FIRST : "order by rank desc, created_at desc, id desc";
  if (row.length === 0) return `page as (select ${columns} from ${table} where ${here} ${order} limit ${size})`;
  if (atMost !== undefined) {
    return `
    found as materialized (select ${columns} from ${table} where ${here} and ${all(...row, ...lookUp)} limit ${atMost + 1}),
    page as (select * from found ${found} limit ${size})`;
  }
  // The rank is selected within, or the rows would count as unsorted by it, and all of them be read.
  const tier = (rows: string | number) => `
    select id, created_at, rank
    from (select *, ${rank ?? 0} as rank from ${table} where ${here} ${order} limit ${rows}) as newest
    where ${all(...row)} ${found} limit ${size}`;
  return `
    tier_1 as materialized (${tier(NEWEST)}),
    found_1 as materialized (select count(*) as n from tier_1),
    tier_2 as materialized (${tier(`(select case when n between ${readsOn ? 1 : promising(size)} and ${size - 1} then ${readsOn ? FAR_MORE : MORE} else 0 end from found_1)`)}),
    found_2 as materialized (select greatest((select n from found_1), (select count(*) from tier_2)) as n),
    tier_3 as materialized (
      select ${columns} from ${table}
      where (select n from found_2) < ${size} and ${here} and ${all(...row, ...lookUp)}),
    page as (
      select * from tier_1 where (select n from found_1) = ${size}
      union all select * from tier_2 where (select n from found_1) < ${size} and (select n from found_2) = ${size}
      union all (select * from tier_3 ${found} limit ${size}))`;
}

/** The maximum of a count. */
export const COUNT_CAP = 1_000;
/** The number of newest rows that are counted first, and the number counted next if that promises to reach the cap. */
const COUNTED = 5 * COUNT_CAP;
const MORE_COUNTED = 12 * COUNTED;
const PROMISING_COUNT = Math.ceil(COUNT_CAP / 10);

/**
 * Returns a statement that counts the whole list, regardless of the cursor, as `n`; the cap plus one if there are more.
 */
export function countStatement({ table, base, row, lookUp, common, readsOn = false }: TieredSearch): string {
  const most = COUNT_CAP + 1;
  const here = all(...base);
  const counted = (conditions: string) =>
    `(select count(*) from (select from ${table} where ${conditions} limit ${most}) as found)`;
  const newest = (rows: number) => `(
      select count(*) from (
        select from (select * from ${table} where ${here} ${NEWEST_FIRST} limit ${rows}) as newest
        where ${all(...row)} limit ${most}) as found)`;
  return `
    with quick as materialized (select ${newest(COUNTED)} as n),
    more as materialized (
      select case when ${readsOn} and n between ${PROMISING_COUNT} and ${COUNT_CAP} then ${newest(MORE_COUNTED)} else n end as n
      from quick),
    common as materialized (
      select case when n = ${most} then n else ${common ? counted(all(here, ...common)) : 0} end as n from more)
    select case when n = ${most} then n else ${counted(all(here, ...row, ...lookUp))} end::int as n from common`;
}

/** Formats the count for clients. */
export const cappedCount = (n: number) => ({ count: Math.min(n, COUNT_CAP), capped: n > COUNT_CAP });
