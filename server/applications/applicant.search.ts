import type { Database } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { type SeekerSearch, seekerConditions } from "../seekers/seeker.search-conditions.ts";
import {
  type ApplicantStatus,
  type ApplicationHead,
  type HeadRow,
  headColumns,
  headJoins,
  toHead,
} from "./application-summaries.ts";

/** Which applicants of which job; without a status, those of every tab. */
export interface ApplicantSearch extends SeekerSearch {
  readonly jobId: string;
  readonly status?: ApplicantStatus | null | undefined;
}

/**
 * The applicants of one job, the newest application first, in one statement; withdrawn ones are left out. Whether the
 * actor may see them is the caller's to decide. @throws BAD_USER_INPUT for a malformed page
 */
export async function searchApplicants(
  db: Pick<Database, "pool">,
  search: ApplicantSearch,
  page: PageInput,
): Promise<Page<ApplicationHead>> {
  const placeholders = new Placeholders();
  const from = matching(search, placeholders);
  return readPage(db, page, {
    keys: ["a.applied_at", "a.id"],
    values: placeholders.values,
    text: ({ after, order }) => `
      select ${headColumns}, j.title as "jobTitle"
      from ${from} join jobs j on j.id = a.job_id ${headJoins} where ${after} ${order}`,
    count: from,
    placeOf: (head: HeadRow) => ({ at: head.appliedAt, id: head.id }),
    toNode: toHead,
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
