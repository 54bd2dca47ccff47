import type pg from "pg";
import { withoutIndexes } from "./without-indexes.ts";

/**
 * Fills a database with seekers, within the server: a third are engineers, "lighthouse" is a skill of one in a
 * thousand, a third say what they expect of a next job, and "cobol" one of only the oldest hundredth. The result is deterministic.
 */
export async function fillWithSeekers(pool: pg.Pool, seekers: number): Promise<void> {
  await withoutIndexes(pool, ["accounts", "seekers"], () => insertSeekers(pool, { seekers, from: 1, to: seekers }));
  await pool.query(
    "insert into spoken_languages select id, 'hi', 0, 'FLUENT' from seekers where places_wanted <> '{}'",
  );
  await pool.query("analyze");
}

/** Inserts the seekers numbered `from` to `to`, of `seekers` in all. */
export async function insertSeekers(
  pool: pg.Pool,
  { seekers, from, to }: { seekers: number; from: number; to: number },
): Promise<void> {
  await pool.query(
    `insert into accounts (id, role, email, password_hash, email_verified_at)
     select md5('seeker ' || n)::uuid, 'SEEKER', 'many-seekers-' || n || '@example.com', '$argon2id$', now()
     from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await pool.query(
    `insert into seekers (id, name, phone, dob, location, current_profession, qualification, skills, cgpa, linkedin,
       notice_days, places_wanted, created_at, updated_at)
     select md5('seeker ' || n)::uuid,
       (array['Asha', 'Bala', 'Chen', 'Dev', 'Esha', 'Farid', 'Gita', 'Hari'])[1 + h[1] % 8] || ' ' || initcap(left(md5(n::text), 4 + h[2] % 5)),
       '9876543210', date '2008-01-01' - (h[3] * 60 + h[4]),
       (array['Bengaluru', 'Pune', 'Mumbai', 'Delhi', 'Chennai', 'Kochi', 'Jaipur'])[1 + h[5] * h[5] / 9300],
       (array['Software Engineer', 'Data Analyst', 'Nurse', 'Civil Engineer', 'Accountant', 'Teacher', 'Designer'])[1 + h[6] % 7],
       (array['B.Tech', 'M.Tech', 'B.Sc', 'MBA', 'Diploma'])[1 + h[7] % 5],
       array[(array['React', 'Java', 'SQL', 'Go', 'Python', 'Excel', 'AutoCAD'])[1 + h[8] % 7], 'Skill ' || h[9]] ||
         case when n % 1000 = 7 then array['lighthouse'] else '{}' end || case when n > $1 * 0.99 then array['cobol'] else '{}' end,
       (h[10] % 101) / 10.0, 'https://linkedin.com/in/' || left(md5('l' || n), 10),
       case when n % 3 = 0 then 30 end, case when n % 3 = 0 then array['Pune', 'Kochi'] else '{}' end, now() - n * interval '1 minute', now()
     from generate_series($2::int, $3::int) n,
       lateral (select array(select get_byte(digest, i) from generate_series(0, 15) i) as h from (select decode(md5('s' || n), 'hex') as digest offset 0) d offset 0) hashed`,
    [seekers, from, to],
  );
}
