import { type JobRow, type JobShapes, jobColumns, jobJoins, toJob } from "../../jobs/job.store.ts";
import { jobIs } from "../../jobs/search/conditions.sql.ts";
import { openJobsWith } from "../../jobs/search/job-page.sql.ts";
import type { JobSearch } from "../../jobs/search/job-search.ts";
import { filterConditions, keywordConditions, wordsMatch } from "../../jobs/search/job-search-conditions.ts";
import { prepareSearch } from "../../jobs/search/prepare-search.ts";
import { fieldsQuery, placeQuery, titleQuery } from "../../jobs/search/word-queries.ts";
import type { Reads } from "../../platform/database/reads.ts";
import { decodeCursor } from "../../platform/search/cursor.ts";
import { comesAfter, pageOf } from "../../platform/search/keyset.ts";
import type { Page } from "../../platform/search/page.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";
import { cappedCount, countStatement, pageExpressions } from "../../platform/search/tiers.ts";
import type { ProfileWords } from "./profile-words.ts";

/** The number of newest jobs with a word of the profile that are ranked. */
const RANKED = 1_000;
const LIST = "jobs";
const RANKED_BY = "for_you";

/** How much a job counts for having the profession in its title, the place, and the level; a skill counts 2. */
const WEIGHTS = { skill: 2, profession: 4, place: 3, level: 1 } as const;

/**
 * Returns the condition that a job has a skill or the profession and the viewer has not applied to it, its rank, and
 * the conditions of the search. `viewer`: the placeholder of the viewing seeker's id.
 */
async function conditionsOf(
  db: Reads,
  search: JobSearch,
  profile: ProfileWords,
  placeholders: Placeholders,
  viewer: string,
) {
  const { skills, profession, places, levels } = profile;
  const prepared = await prepareSearch(db, search);
  const queries = [
    ...skills.map((skill) => ({ query: fieldsQuery(skill), weight: WEIGHTS.skill })),
    ...(profession.length > 0 ? [{ query: titleQuery(profession), weight: WEIGHTS.profession }] : []),
  ];
  const any = wordsMatch(queries.map(({ query }) => `(${query})`).join(" | "), placeholders);
  const notApplied = `id not in (select job_id from applications where seeker_id = ${viewer} and status <> 'WITHDRAWN')`;
  const keyword = keywordConditions(prepared, placeholders);
  const anyPlace = places.map((place) => `(${placeQuery(place)})`).join(" | ");
  const all = [...queries, ...(anyPlace ? [{ query: anyPlace, weight: WEIGHTS.place }] : [])];
  return {
    conditions: openJobsWith({
      row: [any, notApplied, ...filterConditions(prepared, placeholders), ...keyword.row],
      lookUp: keyword.lookUp,
    }),
    rank: () =>
      [
        ...all.map(({ query, weight }) => `${weight} * (${wordsMatch(query, placeholders)})::int`),
        `${WEIGHTS.level} * coalesce(${jobIs.oneOf("experience_level", placeholders.add(levels, `"ExperienceLevel"[]`))}, false)::int`,
      ].join(" + "),
  };
}

/**
 * Lists the open jobs of a search that have a skill or the profession of a profile and to which the viewer has not
 * applied, those with most of it first, the newest first among equals. Only the newest of them are ranked.
 * @throws BAD_USER_INPUT
 */
export async function searchForYou<Shape extends keyof JobShapes>(
  db: Reads,
  search: JobSearch,
  profile: ProfileWords,
  { first, after: cursor }: { readonly first: number; readonly after?: string | null | undefined },
  viewerSeekerId: string,
  shape: Shape,
): Promise<Page<JobShapes[Shape]>> {
  const after = decodeCursor(LIST, cursor, RANKED_BY);
  const placeholders = new Placeholders();
  const viewer = placeholders.add(viewerSeekerId, "uuid");
  const { conditions, rank } = await conditionsOf(db, search, profile, placeholders, viewer);
  const order = (row: string) => `order by ${row}.rank desc, ${row}.created_at desc, ${row}.id desc`;
  const text = `
    with ${pageExpressions(conditions, RANKED)},
    ranked as materialized (
      select page.id, page.created_at, ${rank()} as rank
      from page join (select id as job_id, search_words, experience_level from jobs) as job on job_id = page.id),
    best as (
      select * from ranked where ${after ? comesAfter(after, placeholders, undefined, "desc", "rank") : "true"}
      ${order("ranked")} limit ${first + 1})
    select ${jobColumns(shape, "j", viewer)}, best.rank
    from best join jobs j on j.id = best.id ${jobJoins("j", viewer)} ${order("best")}`;
  type Row = JobRow<JobShapes[Shape]> & { readonly rank: number };
  const { rows } = await db.pool.query<Row>(text, placeholders.values);
  const list = {
    list: LIST,
    placeOf: ({ createdAt, id, rank }: Row) => ({ at: createdAt, id, ranked: { by: RANKED_BY, rank } }),
    toNode: toJob<JobShapes[Shape]>,
  };
  return pageOf(rows, first, list, () => countForYou(db, search, profile, viewerSeekerId));
}

async function countForYou(db: Reads, search: JobSearch, profile: ProfileWords, viewerSeekerId: string) {
  const placeholders = new Placeholders();
  const viewer = placeholders.add(viewerSeekerId, "uuid");
  const { conditions } = await conditionsOf(db, search, profile, placeholders, viewer);
  const { rows } = await db.pool.query<{ n: number }>(countStatement(conditions), placeholders.values);
  return cappedCount(Math.min(rows[0]?.n ?? 0, RANKED));
}
