import type { Reads } from "../../platform/database/reads.ts";
import { decodeCursor, type Place } from "../../platform/search/cursor.ts";
import { comesAfter, pageOf } from "../../platform/search/keyset.ts";
import type { Page } from "../../platform/search/page.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";
import { COUNT_CAP, cappedCount, countStatement } from "../../platform/search/tiers.ts";
import { type JobRow, type JobShapes, toJob } from "../job.store.ts";
import { bestMatchStatements } from "./best-matches.sql.ts";
import {
  isUsual,
  type JobListInput,
  type JobStatement,
  jobsOf,
  openJobsWith,
  type PlacedRow,
  readUntilFull,
  type StatementFor,
} from "./job-page.sql.ts";
import type { JobSearch } from "./job-search.ts";
import { companyConditions, keywordConditions, unnamedConditions, wordsMatch } from "./job-search-conditions.ts";
import { type PreparedSearch, prepareSearch } from "./prepare-search.ts";
import type { WordGroup } from "./word-groups.ts";
import { isCommon } from "./word-queries.ts";

/** The sort order of a list of jobs. */
export type JobOrder = "BEST_MATCH" | "NEWEST" | "PAY" | "DEADLINE";

/** A part of the list: `first` jobs after the cursor. */
export interface JobSearchPage {
  readonly first: number;
  readonly after?: string | null | undefined;
  /** When absent: best matches first for a keyword, else newest first. */
  readonly order?: JobOrder | null | undefined;
}

/** The sort keys before the creation time, descending; there are indexes on exactly these expressions. */
const RANKS = {
  NEWEST: undefined,
  // At equal amounts, open-ended pay ranks higher.
  PAY: "((coalesce(salary_max, salary_min, -1) * 200)::int + (salary_min is not null and salary_max is null)::int)",
  DEADLINE: "coalesce(date '1970-01-01' - application_deadline, -2147483647)",
} as const;

type FoundJobRow<Shape extends JobShapes[keyof JobShapes]> = JobRow<Shape> & PlacedRow;

/** The jobs of a search, with the interpretation of its words. */
export interface FoundJobs<Job> extends Page<Job> {
  readonly words: readonly WordGroup[];
}

/**
 * Searches open jobs with their companies and the viewer's flags. With filters, each statement is unnamed, so that
 * PostgreSQL plans it for the actual values. `viewerSeekerId`: null when the viewer is not a seeker. @throws
 * BAD_USER_INPUT for a malformed cursor
 */
export async function searchJobs<Shape extends keyof JobShapes>(
  db: Reads,
  search: JobSearch,
  page: JobSearchPage,
  viewerSeekerId: string | null,
  shape: Shape,
): Promise<FoundJobs<JobShapes[Shape]>> {
  type Row = FoundJobRow<JobShapes[Shape]>;
  const prepared = await prepareSearch(db, search);
  const send = async ({ isQuick, name, text, values }: JobStatement): Promise<Row[]> => {
    const query = { ...(name !== undefined && { name }), text, values: [...values] };
    const { rows } = await (isQuick && name !== undefined
      ? db.quick.query<Row>({ ...query, name })
      : db.pool.query<Row>(query));
    return rows;
  };
  const rows = await readUntilFull(jobSearchStatements(prepared, page, viewerSeekerId, shape), page.first, send);
  const rankedBy = rankedByOf(orderOf(prepared, page));
  const placeOf = ({ createdAt, id, rank }: Row): Place => ({
    at: createdAt,
    id,
    ...(rankedBy !== undefined && { ranked: { by: rankedBy, rank } }),
  });
  const list = { list: LIST, placeOf, toNode: toJob<JobShapes[Shape]> };
  return { ...pageOf(rows, page.first, list, () => countPrepared(db, prepared)), words: prepared.groups };
}

/**
 * Returns the statements of a page, sent one after the other until it is full. @throws BAD_USER_INPUT for a malformed
 * cursor
 */
export function jobSearchStatements(
  prepared: PreparedSearch,
  page: JobSearchPage,
  viewer: string | null,
  shape: keyof JobShapes,
): StatementFor[] {
  const order = orderOf(prepared, page);
  const input = {
    prepared,
    first: page.first,
    after: decodeCursor(LIST, page.after, rankedByOf(order)),
    viewer,
    shape,
  };
  return order === "BEST_MATCH" ? bestMatchStatements(input) : [() => jobListStatement({ ...input, order })];
}

/** Its name in cursors. */
const LIST = "jobs";

/** Returns the name of the order in cursors. */
const rankedByOf = (order: JobOrder) => (order === "NEWEST" ? undefined : order.toLowerCase());

/** Returns the order of the list; without a keyword, BEST_MATCH means newest first. */
function orderOf({ keyword }: PreparedSearch, { order }: JobSearchPage): JobOrder {
  const wanted = order ?? "BEST_MATCH";
  return wanted === "BEST_MATCH" && keyword === "" ? "NEWEST" : wanted;
}

/** Returns the statement of a page ordered by time, pay or deadline, which reads one row more than the page. */
function jobListStatement(input: JobListInput & { readonly order: Exclude<JobOrder, "BEST_MATCH"> }): JobStatement {
  const { prepared, first, after, order } = input;
  const placeholders = new Placeholders();
  const rank = RANKS[order];
  const keyword = keywordConditions(prepared, placeholders);
  const within = companyConditions(prepared, placeholders);
  const conditions = openJobsWith({
    within,
    after: after && comesAfter(after, placeholders, undefined, "desc", rank),
    row: [...unnamedConditions(prepared, placeholders), ...keyword.row],
    lookUp: keyword.lookUp,
    ...(rank !== undefined && { rank }),
  });
  const isPlain = within.length + conditions.row.length === 0 && rank === undefined;
  const name = isPlain && isUsual(first) ? `newest-jobs-${input.shape}-${first}${after ? "-after" : ""}` : undefined;
  return jobsOf(conditions, input, placeholders, name);
}

/** Returns the number of open jobs that match, exact up to 1000. */
export const countJobs = async (db: Pick<Reads, "pool">, search: JobSearch) =>
  countPrepared(db, await prepareSearch(db, search));

async function countPrepared({ pool }: Pick<Reads, "pool">, prepared: PreparedSearch) {
  const { text, values } = jobCountStatement(prepared);
  const { rows } = await pool.query<{ n: number }>(text, values);
  return cappedCount(rows[0]?.n ?? 0);
}

/** Returns the statement that counts. */
export function jobCountStatement(prepared: PreparedSearch) {
  const placeholders = new Placeholders();
  const keyword = keywordConditions(prepared, placeholders);
  const within = companyConditions(prepared, placeholders);
  const filters = unnamedConditions(prepared, placeholders);
  // The best tier has the shortest lists, the last one all jobs with the words: either spares what was typed verbatim.
  const { words } = prepared;
  const common = words && [words.tiers[0], words.all].find((tier) => tier !== undefined && tier.estimate > COUNT_CAP);
  const conditions = openJobsWith({
    within,
    row: [...filters, ...keyword.row],
    lookUp: keyword.lookUp,
    readsOn: within.length + filters.length === 0 && words !== null && isCommon(words.all),
    ...(common && { common: [wordsMatch(common.query, placeholders), ...filters] }),
  });
  return { text: countStatement(conditions), values: placeholders.values };
}
