import type { Reads } from "../../platform/database/reads.ts";
import { readPage } from "../../platform/search/keyset.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { type JobCard, type JobRow, jobColumns, jobJoins, takesApplications, toJob } from "../job.store.ts";

/** Whether a job of this id has ever been open. */
export async function wasOpened({ pool }: Pick<Reads, "pool">, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>({
    name: "job-was-opened",
    text: "select exists (select from job_changes where job_id = $1) as found",
    values: [id],
  });
  return rows[0]?.found ?? false;
}

/** What the jobs of a list page have in common; each has an index on its slug. */
export type SharedBy = "location" | "title";

/** The open jobs `j` that share the slug `$1`. */
const sharing = (by: SharedBy) =>
  `list_slug_of(j.${by}) = $1 and ${takesApplications("j")}${by === "location" ? " and j.location <> ''" : ""}`;

/** Open jobs whose place or title has this slug, the newest first. @throws BAD_USER_INPUT */
export const listJobsSharing = (
  db: Pick<Reads, "pool">,
  by: SharedBy,
  slug: string,
  page: PageInput,
): Promise<Page<JobCard>> =>
  readPage(db, page, {
    list: `jobsBy${by}`,
    name: `jobs-of-${by}`,
    keys: ["j.created_at", "j.id"],
    values: [slug],
    text: ({ after, order }) =>
      `select ${jobColumns("card", "j", "null")} from jobs j ${jobJoins("j", "null")} where ${sharing(by)} and ${after} ${order}`,
    count: `jobs j where ${sharing(by)}`,
    placeOf: (row: JobRow<JobCard>) => ({ at: row.createdAt, id: row.id }),
    toNode: toJob<JobCard>,
  });

/** Whether at least this many open jobs share a slug. */
export async function areSharing(
  { pool }: Pick<Reads, "pool">,
  by: SharedBy,
  slug: string,
  least: number,
): Promise<boolean> {
  const { rows } = await pool.query<{ n: number }>({
    name: `count-jobs-of-${by}`,
    text: `select count(*)::int as n from (select from jobs j where ${sharing(by)} limit $2) as found`,
    values: [slug, least],
  });
  return (rows[0]?.n ?? 0) >= least;
}

/** A URL of a sitemap: its identifier in the path, and when it last changed. */
export interface SitemapEntry {
  readonly id: string;
  readonly title: string;
  readonly lastModified: Date;
}

/** Returns the slugs that at least this many open jobs share. */
export async function findSharedSlugs(
  { pool }: Pick<Reads, "pool">,
  by: SharedBy,
  least: number,
  limit: number,
): Promise<{ slug: string; lastModified: Date }[]> {
  const { rows } = await pool.query<{ slug: string; lastModified: Date }>(
    // Equal texts are grouped before their slug is computed, which takes ten times as long as everything else.
    `select slug, max(changed) as "lastModified" from (
       select j.${by} as text, max(j.updated_at) as changed, count(*) as jobs from jobs j
       where ${takesApplications("j")} group by j.${by}) as texts, list_slug_of(text) as slug
     where slug <> ''
     group by slug having sum(jobs) >= $1 order by sum(jobs) desc, slug limit $2`,
    [least, limit],
  );
  return rows;
}

/** A part of a long list: its first id, and when anything in it last changed. */
export interface ListPart {
  readonly from: string;
  readonly lastModified: Date;
}

/** Returns the open jobs by id, in parts of the given size. */
export async function findJobParts({ pool }: Pick<Reads, "pool">, size: number): Promise<ListPart[]> {
  const { rows } = await pool.query<ListPart>(
    `select min(id::text) as from, max(updated_at) as "lastModified"
     from (select id, updated_at, row_number() over (order by id) - 1 as n from jobs j where ${takesApplications("j")}) as jobs
     group by n / $1::int order by 1`,
    [size],
  );
  return rows;
}

/** Lists open jobs from an id on. */
export async function listJobsFrom(
  { pool }: Pick<Reads, "pool">,
  from: string,
  limit: number,
): Promise<SitemapEntry[]> {
  const { rows } = await pool.query<SitemapEntry>(
    `select id, title, updated_at as "lastModified" from jobs j
     where id >= $1 and ${takesApplications("j")} order by id limit $2`,
    [from, limit],
  );
  return rows;
}
