import type { Database } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { type SeekerSearch, seekerConditions } from "../seekers/seeker.search-conditions.ts";
import {
  type SeekerCard,
  type SeekerCardRow,
  seekerCardColumns,
  seekerCardJoins,
  toSeekerCard,
} from "../seekers/seeker-card.ts";

/** The tabs of a job's applicants (docs/specification.md 2.22). */
export type ApplicantStatus = "APPLIED" | "ACCEPTED" | "REJECTED";

/** One application to a job, as its recruiter sees it. */
export interface Applicant {
  readonly applicationId: string;
  readonly jobId: string;
  readonly status: ApplicantStatus;
  /** Give it with a decision, to be told when another came first. */
  readonly version: number;
  readonly appliedAt: Date;
  /** Who applied; `resumeUrl` is the resume as it was sent. */
  readonly seeker: SeekerCard;
}

/** Which applicants of which job; without a status, those of every tab. */
export interface ApplicantSearch extends SeekerSearch {
  readonly jobId: string;
  readonly status?: ApplicantStatus | null | undefined;
}

interface ApplicantRow extends SeekerCardRow {
  application_id: string;
  job_id: string;
  status: ApplicantStatus;
  version: number;
  applied_at: Date;
}

/**
 * The applicants of one job, the newest application first, in one statement; withdrawn ones are left out. Whether the
 * actor may see them is the caller's to decide. @throws BAD_USER_INPUT for a malformed page
 */
export async function searchApplicants(
  db: Pick<Database, "pool">,
  search: ApplicantSearch,
  page: PageInput,
): Promise<Page<Applicant>> {
  const placeholders = new Placeholders();
  const from = matching(search, placeholders);
  return readPage(db, page, {
    keys: ["a.applied_at", "a.id"],
    values: placeholders.values,
    text: ({ after, order }) => `
      select a.id as application_id, a.job_id, a.status, a.version, a.applied_at, ${seekerCardColumns}
      from ${from} ${seekerCardJoins("a.resume_file_id")} where ${after} ${order}`,
    count: from,
    placeOf: (row: ApplicantRow) => ({ at: row.applied_at, id: row.application_id }),
    toNode: toApplicant,
  });
}

/** How many applications a job has in each tab. */
export async function countApplicants(
  db: Pick<Database, "pool">,
  jobId: string,
): Promise<Record<ApplicantStatus, number>> {
  const { rows } = await db.pool.query<{ status: ApplicantStatus; n: number }>({
    name: "count-applicants",
    text: "select status, count(*)::int as n from applications where job_id = $1 and status <> 'WITHDRAWN' group by status",
    values: [jobId],
  });
  return { APPLIED: 0, ACCEPTED: 0, REJECTED: 0, ...Object.fromEntries(rows.map(({ status, n }) => [status, n])) };
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
    join lateral (select * from seekers where id = a.seeker_id ${conditions.map((condition) => `and ${condition}`).join(" ")}) s on true`;
}

const toApplicant = (row: ApplicantRow): Applicant => ({
  applicationId: row.application_id,
  jobId: row.job_id,
  status: row.status,
  version: row.version,
  appliedAt: row.applied_at,
  seeker: toSeekerCard(row),
});
