import type { Database } from "../platform/database/database.ts";
import { decodeCursor } from "../platform/search/cursor.ts";
import { comesAfter, pageOf } from "../platform/search/keyset.ts";
import type { Page } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { cappedCount, countStatement, pageExpressions } from "../platform/search/tiers.ts";
import { blockedWith, SUSPENDED } from "./blocked.sql.ts";
import { type SeekerSearch, seekerConditions } from "./seeker.search-conditions.ts";

/** Which part of a list: `first` seekers after the cursor. */
interface SeekerSearchPage {
  readonly first: number;
  readonly after?: string | null | undefined;
  /** Whether to count beside the page. */
  readonly counted?: boolean;
}

/** The conditions on every row of `seekers` that stands in a list. */
export type SeekerList = (placeholders: Placeholders) => readonly string[];

const NOT_SUSPENDED = `id <> all(${SUSPENDED})`;

/** Those whom recruiters may browse. */
export const CANDIDATES: SeekerList = () => ["browsable", NOT_SUSPENDED];

/** Everyone but the viewer, those with whom there is a block, and whose account is suspended. */
export const peersOf =
  (viewerId: string): SeekerList =>
  (placeholders) => {
    const viewer = placeholders.add(viewerId, "uuid");
    return [`id <> ${viewer}`, `id <> all(${blockedWith(viewer)})`, NOT_SUSPENDED];
  };

/** The statement of a page, with one row more than the page when more follow. */
export function seekerSearchStatement(list: SeekerList, search: SeekerSearch, { first, after }: SeekerSearchPage) {
  const placeholders = new Placeholders();
  const place = decodeCursor(after);
  const conditions = {
    table: "seekers",
    base: list(placeholders),
    after: place && comesAfter(place, placeholders),
    ...seekerConditions(search, placeholders),
  };
  const text = `
    with ${pageExpressions(conditions, first + 1)}
    select id, created_at as at from page order by created_at desc, id desc limit ${first + 1}`;
  return { text, values: placeholders.values };
}

/** The statement of a count. */
export function seekerCountStatement(list: SeekerList, search: SeekerSearch) {
  const placeholders = new Placeholders();
  const conditions = {
    table: "seekers",
    base: list(placeholders),
    after: null,
    ...seekerConditions(search, placeholders),
  };
  return { text: countStatement(conditions), values: placeholders.values };
}

/** The ids of the seekers that a search finds in a list, newest first. @throws BAD_USER_INPUT for a malformed cursor */
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
  // Whoever asks for the total hears of its failure.
  counting?.catch(() => {});
  const { rows } = await pool.query<{ id: string; at: Date }>(statement);
  return pageOf(rows, page.first, { placeOf: (row) => row, toNode: ({ id }) => id }, () => counting ?? count());
}
