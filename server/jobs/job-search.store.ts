import type { Database } from "../platform/database/database.ts";
import { decodeCursor } from "../platform/search/cursor.ts";
import { pageOf } from "../platform/search/keyset.ts";
import type { Page } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { cappedCount, countStatement, pageExpressions } from "../platform/search/tiers.ts";
import { type JobRow, type JobShapes, jobColumns, jobJoins, toJob } from "./job.store.ts";
import { type JobSearch, jobConditions } from "./job-search-conditions.ts";

/** Which part of the list: `first` jobs after the cursor. */
export interface JobSearchPage {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/**
 * Open jobs, newest first, with their companies and the viewer's flags: one statement. Under filters it is unnamed, so
 * that PostgreSQL plans it for these very values. `viewerSeekerId`: null when no seeker looks. @throws BAD_USER_INPUT for a malformed cursor
 */
export async function searchJobs<Shape extends keyof JobShapes>(
  db: Pick<Database, "pool" | "quick">,
  search: JobSearch,
  page: JobSearchPage,
  viewerSeekerId: string | null,
  shape: Shape,
): Promise<Page<JobShapes[Shape]>> {
  type Row = JobRow<JobShapes[Shape]>;
  const statement = jobSearchStatement(search, page, viewerSeekerId, shape);
  const { rows } = await (statement.isQuick ? db.quick.query<Row>(statement) : db.pool.query<Row>(statement));
  const list = { placeOf: ({ createdAt, id }: Row) => ({ at: createdAt, id }), toNode: toJob<JobShapes[Shape]> };
  return pageOf(rows, page.first, list, () => countJobs(db, search));
}

/** The statement of a page, with one row more than the page when more follow. */
export function jobSearchStatement(
  search: JobSearch,
  { first, after }: JobSearchPage,
  viewerSeekerId: string | null,
  shape: keyof JobShapes,
) {
  const placeholders = new Placeholders();
  const conditions = jobConditions(search, decodeCursor(after), placeholders);
  const viewer = placeholders.add(viewerSeekerId, "uuid");
  const write = () => `
    with ${pageExpressions(conditions, first + 1)}
    select ${jobColumns(shape, "j", viewer)}
    from page join jobs j on j.id = page.id ${jobJoins("j", viewer)}
    order by page.created_at desc, page.id desc limit ${first + 1}`;
  const { values } = placeholders;
  const { plan } = conditions;
  if (!plan || !isUsual(first)) return { text: write(), values, isQuick: false as const };
  // PostgreSQL keeps the plan under the name, which saves most of a common keyword's time; the text is written once.
  const name = `${plan}-${shape}-${first}${after ? "-after" : ""}`;
  const text = texts.get(name) ?? write();
  texts.set(name, text);
  return { name, text, values, isQuick: plan === "newest-jobs" };
}

/** Sizes of pages whose plans are kept: each takes memory on every connection. */
const isUsual = (first: number) => first === 1 || first % 10 === 0;

/** The texts of named statements: as many as there are plans, usual sizes, shapes, and with or without a cursor. */
const texts = new Map<string, string>();

/** How many open jobs match, exact up to 1000. */
export async function countJobs(
  db: Pick<Database, "pool">,
  search: JobSearch,
): Promise<{ count: number; capped: boolean }> {
  const { rows } = await db.pool.query<{ n: number }>(jobCountStatement(search));
  return cappedCount(rows[0]?.n ?? 0);
}

/** The statement of a count. */
export function jobCountStatement(search: JobSearch) {
  const placeholders = new Placeholders();
  const conditions = jobConditions(search, null, placeholders);
  return { text: countStatement(conditions), values: placeholders.values };
}
