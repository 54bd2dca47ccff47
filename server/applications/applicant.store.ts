import { type SeenJobs, seenJobs } from "../platform/company-permissions.ts";
import type { Database } from "../platform/database/database.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { type SeekerSearch, seekerConditions } from "../seekers/seeker.search-conditions.ts";
import type { ApplicationEvent } from "./applications.types.ts";

/** The tabs of a job's applicants (docs/specification.md 2.22). */
export type ApplicantStatus = "APPLIED" | "ACCEPTED" | "REJECTED";

/** An application without its seeker, as the job's company sees it. */
export interface ReceivedApplication {
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

type ReceivedRow = Omit<ReceivedApplication, "resumeUrl"> & {
  readonly resumeKey: string | null;
  readonly resumeName: string | null;
};

/** Of the applications `a` with the `title` of their jobs. */
const SELECT = (applications: string) => `
  select a.id, a.job_id as "jobId", a.title as "jobTitle", a.status, a.version, a.applied_at as "appliedAt",
    a.seeker_id as "seekerId", resume.storage_key as "resumeKey", resume.name as "resumeName"
  from (${applications}) a left join files resume on resume.id = a.resume_file_id`;

const KEYS = ["a.applied_at", "a.id"] as const;
const LIST = {
  keys: KEYS,
  placeOf: ({ appliedAt, id }: ReceivedRow) => ({ at: appliedAt, id }),
  toNode: ({ resumeKey, resumeName, ...application }: ReceivedRow): ReceivedApplication => ({
    ...application,
    resumeUrl: resumeKey === null ? null : fileUrl(resumeKey, resumeName ?? "resume"),
  }),
};

/** Which applicants of which job; without a status, those of every tab. */
export interface ApplicantSearch extends SeekerSearch {
  readonly jobId: string;
  readonly status?: ApplicantStatus | null | undefined;
}

/**
 * The applications to one job, the newest first, in one statement; withdrawn ones are left out. Whether the actor may see
 * them is the caller's to decide. @throws BAD_USER_INPUT
 */
export function searchApplicants(
  db: Pick<Database, "pool">,
  search: ApplicantSearch,
  page: PageInput,
): Promise<Page<ReceivedApplication>> {
  const placeholders = new Placeholders();
  const from = matching(search, placeholders);
  return readPage(db, page, {
    ...LIST,
    values: placeholders.values,
    text: ({ after, order }) =>
      `${SELECT(`select a.*, j.title from ${from} join jobs j on j.id = a.job_id where ${after} ${order}`)} ${order}`,
    count: from,
  });
}

/**
 * The applications `a` with their seekers `s`, in SQL. "Resume uploaded" asks for one that the recruiter can open: sent with the
 * application, or else in the profile.
 */
function matching({ jobId, status, resumeUploaded, ...search }: ApplicantSearch, placeholders: Placeholders): string {
  const where = [
    `a.job_id = ${placeholders.add(jobId, "uuid")}`,
    status ? `a.status = ${placeholders.add(status, '"ApplicationStatus"')}` : "a.status <> 'WITHDRAWN'",
  ];
  const { row } = seekerConditions(search, placeholders, false);
  const conditions = [...row, ...(resumeUploaded ? ["coalesce(a.resume_file_id, resume_file_id) is not null"] : [])];
  return `(select * from applications a where ${where.join(" and ")}) a
    join lateral (select from seekers where id = a.seeker_id ${conditions.map((condition) => `and ${condition}`).join(" ")}) s on true`;
}

/** One application to one of these jobs, unless withdrawn. */
export async function findApplicant(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  id: string,
): Promise<ReceivedApplication | undefined> {
  const { rows } = await pool.query<ReceivedRow>({
    name: "applicant",
    text: SELECT(`
      select a.*, j.title from applications a join jobs j on j.id = a.job_id
      where ${seenJobs("j", "$1", "$2")} and j.deleted_at is null and a.id = $3::uuid and a.status <> 'WITHDRAWN'`),
    values: [companyId, interviewerId, id],
  });
  return rows.map(LIST.toNode)[0];
}

/**
 * The applications to all of these jobs, the newest first, withdrawn ones left out. The newest of each job and status
 * are at hand in an index; so no job's applications are read whole. @throws BAD_USER_INPUT
 */
export const listReceivedApplications = (
  db: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  page: PageInput,
): Promise<Page<ReceivedApplication>> =>
  readPage(db, page, {
    ...LIST,
    name: "received-applications",
    values: [companyId, interviewerId],
    text: ({ after, order }) =>
      `${SELECT(`
      select a.*, j.title
      from jobs j
      cross join unnest(array['APPLIED', 'ACCEPTED', 'REJECTED']::"ApplicationStatus"[]) as tab (status)
      cross join lateral (
        select * from applications a where job_id = j.id and status = tab.status and ${after} ${order}) as a
      where ${seenJobs("j", "$1", "$2")} and j.deleted_at is null ${order}`)} ${order}`,
  });

/** What happened to these applications, the oldest first: one statement. */
export async function readEvents(
  { pool }: Pick<Database, "pool">,
  applicationIds: readonly string[],
): Promise<Map<string, ApplicationEvent[]>> {
  const { rows } = await pool.query<ApplicationEvent & { applicationId: string }>(
    `select id::text, application_id as "applicationId", kind, created_at as "createdAt"
     from application_events where application_id = any($1::uuid[]) order by application_id, application_events.id`,
    [applicationIds],
  );
  const byApplication = new Map<string, ApplicationEvent[]>(applicationIds.map((id) => [id, []]));
  for (const { applicationId, ...event } of rows) byApplication.get(applicationId)?.push(event);
  return byApplication;
}
