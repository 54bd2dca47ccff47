import type { Place } from "../../platform/search/cursor.ts";
import { MAX_PAGE } from "../../platform/search/page.ts";
import type { Placeholders } from "../../platform/search/placeholders.ts";
import { pageExpressions, type TieredSearch } from "../../platform/search/tiers.ts";
import { type JobShapes, jobColumns, jobJoins, takesApplications } from "../job.store.ts";
import type { PreparedSearch } from "./prepare-search.ts";

/** A statement that lists jobs, and how it is sent. */
export interface JobStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly isQuick: boolean;
  /** The part of a ranking that it reads: all jobs that have the words, or those of one tier; absent: the rest. */
  readonly part?: "whole" | "tier";
}

/** Creates a statement for this number of jobs, and one more when more follow. */
export type StatementFor = (first: number) => JobStatement;

/** The position of a row in the list. */
export interface PlacedRow {
  readonly rank: number;
  /** Set by a statement that ranks all matches: there were too many, and the rows are only some of them. */
  readonly tooMany?: boolean;
}

/** Sends the statements until they have returned `first` rows, and one more when more follow. */
export async function readUntilFull<Row extends PlacedRow>(
  statements: readonly StatementFor[],
  first: number,
  send: (statement: JobStatement) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let isRanked = false;
  for (const statementFor of statements) {
    const statement = statementFor(first - rows.length);
    if (isRanked && statement.part === "tier") continue;
    const found = await send(statement);
    if (statement.part === "whole" && found[0]?.tooMany) continue;
    isRanked ||= statement.part === "whole";
    rows.push(...found);
    if (rows.length > first) break;
  }
  return rows;
}

/** The input of a page's statement. */
export interface JobListInput {
  readonly prepared: PreparedSearch;
  readonly first: number;
  readonly after: Place | null;
  /** The viewing seeker's id; null for anyone else. */
  readonly viewer: string | null;
  readonly shape: keyof JobShapes;
}

/**
 * Returns the conditions for a page of open jobs. `within`: conditions that select a part of the jobs with an index of
 * its own.
 */
export const openJobsWith = ({
  within = [],
  ...conditions
}: Pick<TieredSearch, "row" | "lookUp"> &
  Partial<Omit<TieredSearch, "base">> & { readonly within?: readonly string[] }): TieredSearch => ({
  table: "jobs",
  base: [takesApplications("jobs"), ...within],
  after: null,
  ...conditions,
});

/**
 * Returns the statement that reads the jobs of a page. `rank`: the rank of all of them; `name`: caches the plan, where
 * one plan suits all values.
 */
export function jobsOf(
  conditions: TieredSearch,
  { first, viewer: viewerSeekerId, shape, rank }: JobListInput & { readonly rank?: number },
  placeholders: Placeholders,
  name?: string,
): JobStatement {
  const viewer = placeholders.add(viewerSeekerId, "uuid");
  const { values } = placeholders;
  const { atMost } = conditions;
  const tooMany = atMost === undefined ? "" : `, (select count(*) > ${atMost} from found) as "tooMany"`;
  const write = () => `
    with ${pageExpressions(conditions, first + 1)}
    select ${jobColumns(shape, "j", viewer)}, ${rank ?? "page.rank"} as rank${tooMany}
    from page join jobs j on j.id = page.id ${jobJoins("j", viewer)}
    order by page.rank desc, page.created_at desc, page.id desc limit ${first + 1}`;
  if (name === undefined) return { text: write(), values, isQuick: false };
  // PostgreSQL caches the plan under the name, which saves most of the time of a common keyword; the text is built
  // once.
  const text = texts.get(name) ?? write();
  texts.set(name, text);
  return { name, text, values, isQuick: name.startsWith("newest-jobs") };
}

/** Page sizes with cached plans: each plan takes memory on every connection. */
export const isUsual = (first: number) => first === 1 || (first <= MAX_PAGE && first % 10 === 0);

/**
 * The texts of named statements: their number is bounded by the plans, usual page sizes, shapes, and whether there is a
 * cursor.
 */
const texts = new Map<string, string>();
