import type { Place } from "../../platform/search/cursor.ts";
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
}

/** A statement for so many jobs, and one more when more follow. */
export type StatementFor = (first: number) => JobStatement;

/** What a statement of a page is made from. */
export interface JobListInput {
  readonly prepared: PreparedSearch;
  readonly first: number;
  readonly after: Place | null;
  /** The viewing seeker's id; null when no seeker looks. */
  readonly viewer: string | null;
  readonly shape: keyof JobShapes;
}

/** Conditions on open jobs, of which a page is one part. */
export const openJobsWith = (
  conditions: Pick<TieredSearch, "row" | "lookUp"> & Partial<TieredSearch>,
): TieredSearch => ({ table: "jobs", base: [takesApplications("jobs")], after: null, ...conditions });

/** The statement that reads the jobs of a page. `rank`: of all of them; `name`: keeps the plan, where one suits all values. */
export function jobsOf(
  conditions: TieredSearch,
  { first, viewer: viewerSeekerId, shape, rank }: JobListInput & { readonly rank?: number },
  placeholders: Placeholders,
  name?: string,
): JobStatement {
  const viewer = placeholders.add(viewerSeekerId, "uuid");
  const { values } = placeholders;
  const write = () => `
    with ${pageExpressions(conditions, first + 1)}
    select ${jobColumns(shape, "j", viewer)}, ${rank ?? "page.rank"} as rank
    from page join jobs j on j.id = page.id ${jobJoins("j", viewer)}
    order by page.rank desc, page.created_at desc, page.id desc limit ${first + 1}`;
  if (name === undefined) return { text: write(), values, isQuick: false };
  // PostgreSQL keeps the plan under the name, which saves most of a common keyword's time; the text is written once.
  const text = texts.get(name) ?? write();
  texts.set(name, text);
  return { name, text, values, isQuick: name.startsWith("newest-jobs") };
}

/** Sizes of pages whose plans are kept: each takes memory on every connection. */
export const isUsual = (first: number) => first === 1 || first % 10 === 0;

/** The texts of named statements: as many as there are plans, usual sizes, shapes, and with or without a cursor. */
const texts = new Map<string, string>();
