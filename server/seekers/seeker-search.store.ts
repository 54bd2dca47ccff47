import type { Database, Transaction } from "../platform/database/database.ts";
import { findableBy, SUSPENDED, seekersExcluding } from "../platform/findable-seekers.sql.ts";
import { decodeCursor } from "../platform/search/cursor.ts";
import { comesAfter, pageOf } from "../platform/search/keyset.ts";
import type { Page } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { cappedCount, countStatement, pageExpressions } from "../platform/search/tiers.ts";
import { blockedWith } from "./blocked.sql.ts";
import { type SeekerSearch, seekerConditions } from "./seeker.search-conditions.ts";

/** A part of a list: `first` seekers after the cursor. */
interface SeekerSearchPage {
  readonly first: number;
  readonly after?: string | null | undefined;
  /** Whether to also count the total. */
  readonly counted?: boolean;
}

/** A list of seekers: its name in cursors, and the conditions that every row of `seekers` in it meets. */
export interface SeekerList {
  readonly name: string;
  readonly conditions: (placeholders: Placeholders) => readonly string[];
}

/** Profiles with something to read come before those that were only registered. As indexed. */
const IS_FILLED = "(current_profession <> '' or skills <> '{}' or photo_file_id is not null)::int";
const RANKED_BY = "filled";

/** The seekers whom a recruiter may browse. */
export const candidatesOf = (viewerId: string): SeekerList => ({
  name: "candidates",
  conditions: (placeholders) => findableBy(placeholders.add(viewerId, "uuid"), "seekers"),
});

/** Whether a recruiter may browse this seeker. */
export async function isCandidate(tx: Transaction, viewerId: string, seekerId: string): Promise<boolean> {
  const placeholders = new Placeholders();
  const conditions = [`id = ${placeholders.add(seekerId, "uuid")}`, ...candidatesOf(viewerId).conditions(placeholders)];
  const text = `select id from seekers where ${conditions.join(" and ")}`;
  return (await tx.$queryRawUnsafe<{ id: string }[]>(text, ...placeholders.values)).length > 0;
}

/** Everyone except the viewer, those who exclude them, those with a block in either direction, and suspended and unverified accounts. */
export const peersOf = (viewerId: string): SeekerList => ({
  name: "peers",
  conditions(placeholders) {
    const viewer = placeholders.add(viewerId, "uuid");
    return [
      `id <> ${viewer}`,
      `id <> all(${blockedWith(viewer)})`,
      `id not in ${seekersExcluding(viewer)}`,
      "email_verified",
      `id <> all(${SUSPENDED})`,
    ];
  },
});

/** Returns the statement of a page, which reads one row more than the page. */
export function seekerSearchStatement(list: SeekerList, search: SeekerSearch, { first, after }: SeekerSearchPage) {
  const placeholders = new Placeholders();
  const place = decodeCursor(list.name, after, RANKED_BY);
  const conditions = {
    table: "seekers",
    base: list.conditions(placeholders),
    after: place && comesAfter(place, placeholders, undefined, "desc", IS_FILLED),
    rank: IS_FILLED,
    ...seekerConditions(search, placeholders),
  };
  const text = `
    with ${pageExpressions(conditions, first + 1)}
    select id, created_at as at, rank from page order by rank desc, created_at desc, id desc limit ${first + 1}`;
  return { text, values: placeholders.values };
}

/** Returns the statement that counts. */
export function seekerCountStatement(list: SeekerList, search: SeekerSearch) {
  const placeholders = new Placeholders();
  const conditions = {
    table: "seekers",
    base: list.conditions(placeholders),
    after: null,
    ...seekerConditions(search, placeholders),
  };
  return { text: countStatement(conditions), values: placeholders.values };
}

/**
 * Returns the ids of the seekers in a list that match a search, filled profiles first, then the newest. @throws
 * BAD_USER_INPUT for a malformed cursor
 */
export async function searchSeekers(
  { pool }: Pick<Database, "pool">,
  list: SeekerList,
  search: SeekerSearch,
  page: SeekerSearchPage,
): Promise<Page<string>> {
  const statement = seekerSearchStatement(list, search, page);
  const count = async () => {
    const { rows } = await pool.query<{ n: number }>(seekerCountStatement(list, search));
    return cappedCount(rows[0]?.n ?? 0);
  };
  const counting = page.counted ? count() : null;
  // A failed count is reported to whoever awaits the total.
  counting?.catch(() => {});
  const { rows } = await pool.query<{ id: string; at: Date; rank: number }>(statement);
  return pageOf(
    rows,
    page.first,
    {
      list: list.name,
      placeOf: ({ rank, ...row }) => ({ ...row, ranked: { by: RANKED_BY, rank } }),
      toNode: ({ id }) => id,
    },
    () => counting ?? count(),
  );
}
