import type { Database } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";

/** The tabs of a job's applicants (docs/specification.md 2.22). */
export type ApplicantStatus = "APPLIED" | "ACCEPTED" | "REJECTED";

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

/** A row of `headColumns`. */
export interface HeadRow extends Omit<ApplicationHead, "resumeUrl"> {
  resume_key: string | null;
  resume_name: string | null;
}

/** The select list of a head without the job's title, over the alias `a` of `applications`. */
export const headColumns = `
  a.id, a.job_id as "jobId", a.status, a.version, a.applied_at as "appliedAt",
  a.seeker_id as "seekerId", resume.storage_key as resume_key, resume.name as resume_name`;

/** The join that `headColumns` needs. */
export const headJoins = "left join files resume on resume.id = a.resume_file_id";

/** An application to a recruiter's job, unless withdrawn. */
export async function findApplication(
  { pool }: Pick<Database, "pool">,
  recruiterId: string,
  id: string,
): Promise<ApplicationHead[]> {
  const { rows } = await pool.query<HeadRow>({
    name: "application-head",
    text: `select ${headColumns}, j.title as "jobTitle" from applications a join jobs j on j.id = a.job_id ${headJoins}
           where j.recruiter_id = $1 and j.deleted_at is null and a.id = $2::uuid and a.status <> 'WITHDRAWN'`,
    values: [recruiterId, id],
  });
  return rows.map(toHead);
}

/**
 * The applications to all jobs of a recruiter, the newest first, withdrawn ones left out. The newest of each job and status
 * are at hand in an index; so no job's applications are read whole.
 */
export const newestApplications = (
  db: Pick<Database, "pool">,
  recruiterId: string,
  page: PageInput,
): Promise<Page<ApplicationHead>> =>
  readPage(db, page, {
    name: "newest-applications",
    keys: ["a.applied_at", "a.id"],
    values: [recruiterId],
    text: ({ after, order }) => `
      select ${headColumns}, a.job_title as "jobTitle" from (
        select a.*, j.title as job_title
        from jobs j
        cross join unnest(array['APPLIED', 'ACCEPTED', 'REJECTED']::"ApplicationStatus"[]) as tab (status)
        cross join lateral (
          select * from applications a where job_id = j.id and status = tab.status and ${after} ${order}) as a
        where j.recruiter_id = $1 and j.deleted_at is null ${order}) as a ${headJoins}
      ${order}`,
    placeOf: (head: HeadRow) => ({ at: head.appliedAt, id: head.id }),
    toNode: toHead,
  });

/** Turns a row into the head. */
export const toHead = ({ resume_key, resume_name, ...head }: HeadRow): ApplicationHead => ({
  ...head,
  resumeUrl: resume_key === null ? null : fileUrl(resume_key, resume_name ?? "resume"),
});
