import type pg from "pg";
import { refreshVocabulary } from "../jobs/search/vocabulary.store.ts";
import { withoutIndexes } from "./without-indexes.ts";

/**
 * Fills a database with jobs as skewed as real ones, within the server: 60 % are open, a third are for engineers,
 * "lighthouse" occurs in one of a thousand, "glockenspiel" in one of twenty thousand, and "cobol" only in the oldest
 * hundredth. The result is deterministic.
 */
export async function fillWithJobs(pool: pg.Pool, { jobs, recruiters }: { jobs: number; recruiters: number }) {
  await insertRecruiters(pool, recruiters);
  await withoutIndexes(pool, ["jobs"], () => insertJobs(pool, { jobs, recruiters, from: 1, to: jobs }));
  await refreshVocabulary({ pool });
  await pool.query("analyze");
}

/** The companies behind the jobs. */
export async function insertRecruiters(pool: pg.Pool, recruiters: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into accounts (id, role, email, password_hash)
       select md5('recruiter ' || n)::uuid, 'RECRUITER', 'many-jobs-' || n || '@example.com', '$argon2id$'
       from generate_series(1, $1) n returning id),
     founded as (
       insert into companies (id, name, location, industry, size, updated_at)
       select id, 'Company ' || left(id::text, 6), 'Pune', 'IT', (enum_range(null::"CompanySize"))[1 + get_byte(uuid_send(id), 3) % 6], now()
       from made returning id)
     insert into company_members (account_id, company_id, role) select id, id, 'OWNER' from founded`,
    [recruiters],
  );
}

/** The stored columns of a job; the database derives the rest. */
export const JOB_COLUMNS = `id, company_id, title, job_type, industry, work_mode, location, experience_level, salary_label,
  salary_min, salary_max, requirements, description, status, created_at, updated_at`;

/** Selects the jobs numbered `$3` to `$4`, of `$1` in all and `$2` recruiters, with those columns. */
export const JOB_ROWS = `
     select md5('job ' || n)::uuid, md5('recruiter ' || 1 + n % $2)::uuid,
       (array['Senior', 'Junior', 'Lead', 'Staff', 'Chief'])[1 + h[1] % 5] ||
         (array[' Software Engineer', ' Data Engineer', ' Product Designer', ' Nurse', ' Sales Executive', ' Accountant', ' Civil Engineer', ' Teacher', ' Writer'])[1 + h[2] % 9],
       (enum_range(null::"JobType"))[case when h[3] < 200 then 1 when h[3] < 245 then 2 else 3 end],
       (enum_range(null::"Industry"))[1 + h[4] * h[4] / 6600],
       (enum_range(null::"WorkMode"))[1 + h[5] % 3],
       (array['Bengaluru', 'Pune', 'Mumbai', 'Delhi', 'Chennai', 'Kochi', 'Jaipur'])[1 + h[6] * h[6] / 9300],
       (enum_range(null::"ExperienceLevel"))[1 + h[7] % 5],
       '', 1 + h[8] % 12, 2 + h[8] % 12, 'Knows ' ||
         (array['React', 'Java', 'SQL', 'Go', 'Python', 'Excel', 'AutoCAD', 'Figma'])[1 + h[9] * h[9] / 8200] || ' and ' || left(md5(n::text), 3 + h[10] % 6) ||
         case when n % 1000 = 7 then ' lighthouse' else '' end || case when n % 20000 = 9 then ' glockenspiel' else '' end ||
         case when n > $1 * 0.99 then ' cobol' else '' end,
       'What the work is.', (enum_range(null::"JobStatus"))[1 + (h[11] > 153)::int], now() - n * interval '20 seconds', now()
     from generate_series($3::int, $4::int) n,
       lateral (select array(select get_byte(digest, i) from generate_series(0, 15) i) as h from (select decode(md5('h' || n), 'hex') as digest offset 0) d offset 0) hashed`;

/** Inserts the jobs numbered `from` to `to`, of `jobs` in all. */
export async function insertJobs(
  pool: pg.Pool,
  { jobs, recruiters, from, to }: { jobs: number; recruiters: number; from: number; to: number },
): Promise<void> {
  await pool.query(`insert into jobs (${JOB_COLUMNS}) ${JOB_ROWS}`, [jobs, recruiters, from, to]);
}
