import type pg from "pg";
import { JOB_COLUMNS, JOB_ROWS } from "../../server/testing/many-jobs.ts";

// The trigger `jobs_search` splits the texts of a job into words, which takes .4 ms per job. Generated jobs have few
// distinct texts, so their words are looked up here. `endQuickJobs` checks a sample against
// what the trigger would have written.
const PIECES = [
  "create schema if not exists bench_pieces",
  `create or replace function bench_pieces.words(given text, variadic prefixes text[]) returns text[] language sql immutable as $$
     select coalesce(array_agg(distinct prefix || word), '{}') from unnest(search_words_of(given)) word, unnest(prefixes) prefix $$`,
  `create table if not exists bench_pieces.companies as
     select id, name, size, bench_pieces.words(name, 'c:', 'f:', '') as words from companies`,
  "create unique index if not exists companies_id on bench_pieces.companies (id)",
  "create table if not exists bench_pieces.titles (title text primary key, words text[])",
  "create table if not exists bench_pieces.places (location text primary key, words text[])",
  "create table if not exists bench_pieces.descriptions (description text primary key, words text[])",
  `create table if not exists bench_pieces.choices as
     select j as job_type, m as work_mode, i as industry, x as experience_level,
       bench_pieces.words(array_to_string(choice_words(j::text) || choice_words(m::text) || choice_words(i::text) || choice_words(x::text), E'\\n'), 'f:', '') as words
     from unnest(enum_range(null::"JobType")) j, unnest(enum_range(null::"WorkMode")) m, unnest(enum_range(null::"Industry")) i,
       unnest(enum_range(null::"ExperienceLevel")) x`,
  "create unique index if not exists choices_all on bench_pieces.choices (job_type, work_mode, industry, experience_level)",
  "analyze bench_pieces.companies, bench_pieces.choices",
];

/** Prepares the lookup tables of `insertJobsQuickly` and disables the trigger. The companies must exist. */
export async function beginQuickJobs(pool: pg.Pool): Promise<void> {
  for (const statement of PIECES) await pool.query(statement);
  await pool.query("alter table jobs disable trigger jobs_search");
}

/** Reverts `beginQuickJobs`. @throws Error if a row is not what the trigger would have written */
export async function endQuickJobs(pool: pg.Pool): Promise<void> {
  await pool.query("alter table jobs enable trigger jobs_search");
  const { rows } = await pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from (select * from jobs order by id limit 5000) as written
     join (select id as of_company, name, size from companies) as companies on of_company = company_id
     where (company_name, company_size) is distinct from (name, size)
       or search_words is distinct from job_words(title, company_name, location, choice_words(job_type::text) || choice_words(work_mode::text)
         || choice_words(industry::text) || choice_words(experience_level::text) || requirements, description)
       or search_text is distinct from search_fields(array[title, company_name] || choice_words(job_type::text) || location
         || choice_words(work_mode::text) || choice_words(industry::text) || requirements || choice_words(experience_level::text)
         || choice_words(company_size::text))`,
  );
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} of 5000 jobs are not what the product would write.`);
  await pool.query("drop schema bench_pieces cascade");
}

/** Inserts the jobs numbered `from` to `to` as `insertJobs` does, several times faster. */
export async function insertJobsQuickly(
  pool: pg.Pool,
  { jobs, recruiters, from, to }: { jobs: number; recruiters: number; from: number; to: number },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("create temporary table made (like jobs including defaults) on commit drop");
    await client.query(`insert into made (${JOB_COLUMNS}) ${JOB_ROWS}`, [jobs, recruiters, from, to]);
    const learn = (table: string, column: string, prefixes: string) =>
      client.query(
        `insert into bench_pieces.${table} select distinct ${column}, bench_pieces.words(${column}, ${prefixes}) from made
         where ${column} not in (select ${column} from bench_pieces.${table}) order by 1 on conflict do nothing`,
      );
    await learn("titles", "title", "'t:', 'f:', ''");
    await learn("places", "location", "'l:', 'f:', ''");
    await learn("descriptions", "description", "''");
    const words = (words: string) => `array_to_string(${words}, E'\\x1f')`;
    // Requirements are plain words, separated by spaces.
    await client.query(
      `insert into jobs (${JOB_COLUMNS}, company_name, company_size, search_text, search_words)
       select ${JOB_COLUMNS.split(",").map((column) => `made.${column.trim()}`)}, c.name, c.size,
         lower(concat_ws(E'\\x1f', title, c.name, ${words("choice_words(job_type::text)")}, location, ${words("choice_words(work_mode::text)")},
           ${words("choice_words(industry::text)")}, requirements, ${words("choice_words(experience_level::text)")}, ${words("choice_words(c.size::text)")})),
         array_to_tsvector(t.words || c.words || p.words || o.words || d.words || string_to_array(lower(requirements), ' ')
           || string_to_array('f:' || replace(lower(requirements), ' ', ' f:'), ' '))
       from made join bench_pieces.companies c on c.id = company_id join bench_pieces.titles t using (title)
         join bench_pieces.places p using (location) join bench_pieces.descriptions d using (description)
         join bench_pieces.choices o using (job_type, work_mode, industry, experience_level)`,
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
