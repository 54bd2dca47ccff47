import { memberName } from "../accounts/current-company.sql.ts";
import type { SeenJobs } from "../platform/company-permissions.ts";
import type { Database } from "../platform/database/database.ts";
import { isKnownTo } from "../platform/known-applications.sql.ts";
import type { ReadResume } from "../seekers/resumes/resume-text.store.ts";
import type { EarlierApplication } from "./applicants.types.ts";
import type { ApplicationEvent } from "./applications.types.ts";
import { byApplication, type OfApplication } from "./by-application.ts";

/** Returns the events of these applications and the members who caused them, oldest first, in one statement. */
export async function readEvents(
  { pool }: Pick<Database, "pool">,
  ids: readonly string[],
): Promise<Map<string, ApplicationEvent[]>> {
  const { rows } = await pool.query<OfApplication<ApplicationEvent>>(
    `select e.id::text, e.application_id as "applicationId", e.kind, e.stage, e.reason, e.reason_text as "reasonText",
       e.created_at as "createdAt", e.answer_due_on::timestamp at time zone 'utc' as "answerDueOn",
       case when a.role = 'RECRUITER' then ${memberName("a")} end as "actorName"
     from application_events e left join accounts a on a.id = e.actor_id
     where e.application_id = any($1::uuid[]) order by e.application_id, e.id`,
    [ids],
  );
  return byApplication(ids, rows);
}

/** Returns the resume texts that belong to these applications and were read, in one statement. */
export async function readResumeTexts(
  { pool }: Pick<Database, "pool">,
  ids: readonly string[],
): Promise<Map<string, ReadResume[]>> {
  const { rows } = await pool.query<OfApplication<ReadResume>>(
    `select a.id as "applicationId", t.text, t.problem from applications a join seekers s on s.id = a.seeker_id
     join resume_texts t on t.file_id = coalesce(a.resume_file_id, s.resume_file_id) where a.id = any($1::uuid[]) and t.read_at is not null`,
    [ids],
  );
  return byApplication(ids, rows);
}

/**
 * Returns earlier applications by the same applicants, newest first, of which the member may know the sender, in one
 * statement.
 */
export async function readEarlierApplications(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  ids: readonly string[],
): Promise<Map<string, EarlierApplication[]>> {
  const { rows } = await pool.query<OfApplication<EarlierApplication>>(
    `select a.id as "applicationId", earlier.id, j.id as "jobId", j.title as "jobTitle", earlier.status,
       earlier.applied_at as "appliedAt"
     from applications a
     join applications earlier on earlier.seeker_id = a.seeker_id and earlier.applied_at < a.applied_at
     join jobs j on j.id = earlier.job_id
     where a.id = any($3::uuid[]) and ${isKnownTo("earlier", "j", "$1", "$2")}
     order by earlier.applied_at desc, earlier.id`,
    [companyId, interviewerId, ids],
  );
  return byApplication(ids, rows);
}

/** A seeker as a member of a company asks about them. */
export interface SeekerOfMember extends SeenJobs {
  readonly seekerId: string;
}

/** The number of a seeker's newest applications, to any company, among which those to the company are found. */
const NEWEST = 100;

/**
 * Returns for each of these seekers their applications to jobs of the company, newest first, of which the member may
 * know the sender, in one statement.
 */
export async function readApplicationsOfSeekers(
  { pool }: Pick<Database, "pool">,
  asked: readonly SeekerOfMember[],
): Promise<EarlierApplication[][]> {
  const { rows } = await pool.query<EarlierApplication & { place: number }>(
    `select asked.place::int as place, a.id, j.id as "jobId", j.title as "jobTitle", a.status, a.applied_at as "appliedAt"
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality as asked (seeker_id, company_id, interviewer_id, place)
     cross join lateral (select * from applications where seeker_id = asked.seeker_id
       order by applied_at desc, id desc limit ${NEWEST}) a join jobs j on j.id = a.job_id
     where ${isKnownTo("a", "j", "asked.company_id", "asked.interviewer_id")}
     order by a.applied_at desc, a.id`,
    [
      asked.map(({ seekerId }) => seekerId),
      asked.map(({ companyId }) => companyId),
      asked.map(({ interviewerId }) => interviewerId),
    ],
  );
  return asked.map((_, index) => rows.filter(({ place }) => place === index + 1));
}
