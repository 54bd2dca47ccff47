import type { Database } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import type { Place } from "../platform/search/cursor.ts";
import type { ApplicantStatus } from "./applicant.search.ts";

/** An application without its seeker. */
export interface ApplicationHead {
  readonly id: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly status: ApplicantStatus;
  /** Give it with a decision, to be told when another came first. */
  readonly version: number;
  readonly appliedAt: Date;
  /** The resume as it was sent. */
  readonly resumeUrl: string | null;
  readonly seekerId: string;
}

interface HeadRow extends Omit<ApplicationHead, "resumeUrl"> {
  resume_key: string | null;
  resume_name: string | null;
}

const COLUMNS = `
  a.id, a.job_id as "jobId", a.job_title as "jobTitle", a.status, a.version, a.applied_at as "appliedAt",
  a.seeker_id as "seekerId", resume.storage_key as resume_key, resume.name as resume_name`;

const ONE = `
  select a.*, j.title as job_title from applications a join jobs j on j.id = a.job_id
  where j.recruiter_id = $1 and j.deleted_at is null and a.id = $2::uuid and a.status <> 'WITHDRAWN'`;

// The newest of each job and status are at hand in an index; so no job's applications are read whole.
const NEWEST = `
  select newest.*, j.title as job_title
  from jobs j
  cross join unnest(array['APPLIED', 'ACCEPTED', 'REJECTED']::"ApplicationStatus"[]) as tab (status)
  cross join lateral (
    select * from applications where job_id = j.id and status = tab.status
      and ($3::timestamptz is null or (applied_at, id) < ($3, $4::uuid))
    order by applied_at desc, id desc limit $2) as newest
  where j.recruiter_id = $1 and j.deleted_at is null
  order by newest.applied_at desc, newest.id desc limit $2`;

/** Applications to a recruiter's jobs, withdrawn ones left out: that one, or the newest of all (after a place). One statement. */
export async function readSummaries(
  db: Pick<Database, "pool">,
  recruiterId: string,
  which: { id: string } | { newest: number; after?: Place | null },
): Promise<ApplicationHead[]> {
  const one = "id" in which;
  const { rows } = await db.pool.query<HeadRow>({
    name: one ? "application-head" : "application-summaries",
    text: `select ${COLUMNS} from (${one ? ONE : NEWEST}) a left join files resume on resume.id = a.resume_file_id
           order by a.applied_at desc, a.id desc`,
    values: one
      ? [recruiterId, which.id]
      : [recruiterId, which.newest, which.after?.at ?? null, which.after?.id ?? null],
  });
  return rows.map(({ resume_key, resume_name, ...head }) => ({
    ...head,
    resumeUrl: resume_key === null ? null : fileUrl(resume_key, resume_name ?? "resume"),
  }));
}
