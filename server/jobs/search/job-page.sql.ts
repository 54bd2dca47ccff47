import type { Place } from "../../platform/search/cursor.ts";
import { MAX_PAGE } from "../../platform/search/page.ts";
import type { Placeholders } from "../../platform/search/placeholders.ts";
import { pageExpressions, type TieredSearch } from "../../platform/search/tiers.ts";
import { type JobShapes, jobColumns, jobJoins, takesApplications } from "../job.store.ts";
import type { PreparedSearch } from "./prepare-search.ts";

/** A statement for jobs of a list, and how it is sent. */
export interface JobStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly isQuick: boolean;
  /** What of a ranking it reads: all that have the words, those of one tier, or the rest. */
  readonly part?: "whole" | "tier";
}

/** A statement for so many jobs, and one more when more follow. */
export type StatementFor = (first: number) => JobStatement;

/** What a row says of its place in the list. */
export interface PlacedRow {
  readonly rank: number;
  /** Of a statement that reads all that match: they were too many, and these are only some. */
  readonly tooMany?: boolean;
}

/** Sends the statements until they have brought `first` rows, and one more when more follow. */
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

/** What a statement of a page is made from. */
export interface JobListInput {
  readonly prepared: PreparedSearch;
  readonly first: number;
  readonly after: Place | null;
  /** The viewing seeker's id; null when no seeker looks. */
  readonly viewer: string | null;
  readonly shape: keyof JobShapes;
}

/** Conditions on open jobs, of which a page is one part. `within`: of a part of the jobs that has an index of its own. */
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

/** The statement that reads the jobs of a page. `rank`: of all of them; `name`: keeps the plan, where one suits all values. */
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
  // PostgreSQL keeps the plan under the name, which saves most of a common keyword's time; the text is written once.
  const text = texts.get(name) ?? write();
  texts.set(name, text);
  return { name, text, values, isQuick: name.startsWith("newest-jobs") };
}

/** Sizes of pages whose plans are kept: each takes memory on every connection. */
export const isUsual = (first: number) => first === 1 || (first <= MAX_PAGE && first % 10 === 0);

/** The texts of named statements: as many as there are plans, usual sizes, shapes, and with or without a cursor. */
const texts = new Map<string, string>();
