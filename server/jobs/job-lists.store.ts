import { memberName } from "../accounts/current-company.sql.ts";
import type { JobEditors, JobStatus } from "../generated/prisma/enums.ts";
import { type SeenJobs, seenJobs } from "../platform/company-permissions.ts";
import type { Database, Stored } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { ownerMembership } from "./editors/job-editors.store.ts";
import { type JobRow, type JobView, jobColumns, jobJoins, takesApplications, toJob } from "./job.store.ts";
import type { JobDeletedMail } from "./jobs.mails.ts";
import type { PostedJob } from "./posted/posted-jobs.types.ts";

interface PostedJobRow extends JobRow {
  readonly applied: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly waitingSince: Date | null;
  readonly answerDueOn: Date | null;
  readonly owner: string;
  readonly ownerId: string | null;
  readonly ownerInCompany: string | null;
  readonly editors: JobEditors;
  readonly externalId: string | null;
  readonly place: Date;
}

/** A company's jobs `j`, each with its `place` in a list and its application counts. */
const POSTED = (jobs: string) => `
  select ${jobColumns("whole", "j", "null")}, counts.*, coalesce(${memberName("owner")}, j.company_name) as owner, j.place,
    j.editors, j.external_id as "externalId", j.posted_by_id as "ownerId", case when m.account_id is not null then ${memberName("owner")} end as "ownerInCompany"
  from (${jobs}) j ${jobJoins("j", "null")}
  cross join lateral (
    select count(*) filter (where a.status = 'APPLIED')::int as applied,
           count(*) filter (where a.status = 'ACCEPTED')::int as accepted,
           count(*) filter (where a.status = 'REJECTED')::int as rejected,
           min(a.applied_at) filter (where a.status = 'APPLIED') as "waitingSince",
           min(a.answer_due_on) filter (where a.status = 'APPLIED') as "answerDueOn"
    from applications a where a.job_id = j.id and a.status <> 'WITHDRAWN') as counts
  left join accounts owner on owner.id = j.posted_by_id
  left join company_members m on ${ownerMembership}`;

/** The orders of a company's job list: a timestamp each, and a direction. Nulls come last. */
const ORDERS = {
  NEWEST: { moment: "j.created_at", order: "desc" },
  OLDEST: { moment: "j.created_at", order: "asc" },
  WAITING: {
    moment: `coalesce((select min(applied_at) from applications where job_id = j.id and status = 'APPLIED'), '9999-01-01'::timestamptz)`,
    order: "asc",
  },
  DUE: {
    moment: `coalesce((select min(answer_due_on)::timestamp at time zone 'utc' from applications where job_id = j.id and status = 'APPLIED'),
      '9999-01-01'::timestamptz)`,
    order: "asc",
  },
  DEADLINE: {
    moment: `coalesce(j.application_deadline::timestamp at time zone 'utc', '9999-01-01'::timestamptz)`,
    order: "asc",
  },
} as const;

/** The jobs of the company $1 that the interviewer $2 may see, if the viewer is one, with the status $3, if any. */
const OF_COMPANY = `${seenJobs("j", "$1", "$2")} and j.deleted_at is null
  and ($3::"JobStatus" is null or j.status = $3) and ($4::boolean is not true or j.status not in ('DRAFT', 'SCHEDULED'))
  and ($5::text is null or position(lower($5) in lower(j.title)) > 0)
  and ($6::text is null or j.external_id = $6)`;

function toPostedJob(row: PostedJobRow): PostedJob {
  const { id, externalId, applied, accepted, rejected, waitingSince, answerDueOn } = row;
  const { owner, ownerId, ownerInCompany, editors } = row;
  const applications = { total: applied + accepted + rejected, applied, accepted, rejected };
  const job: JobView = toJob(row);
  return { id, externalId, job, applications, waitingSince, answerDueOn, owner, ownerId, ownerInCompany, editors };
}

/** Selects some of a company's jobs. */
export interface PostedJobSearch {
  /** Null: all. */
  readonly status?: JobStatus | null;
  /** Leaves out jobs that have never been open. */
  readonly opened?: boolean;
  /** A part of the title. */
  readonly title?: string | null;
  /** The id in the source system. */
  readonly externalId?: string | null;
  /** Null: newest first. */
  readonly order?: keyof typeof ORDERS | null;
}

/**
 * Lists the jobs of a company that are not deleted and visible to this member, with their application counts, in one
 * statement. @throws BAD_USER_INPUT
 */
export function listPostedJobs(
  db: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  { status = null, opened = false, title, externalId = null, order: by }: PostedJobSearch,
  page: PageInput,
): Promise<Page<PostedJob>> {
  const { moment, order } = ORDERS[by ?? "NEWEST"];
  return readPage(db, page, {
    list: "postedJobs",
    name: `posted-jobs-${by ?? "NEWEST"}`,
    keys: ["j.place", "j.id"],
    order,
    values: [companyId, interviewerId, status, opened, title?.trim() || null, externalId],
    // Applications are counted only for the jobs of the page.
    text: ({ after, order }) =>
      `${POSTED(`select * from (select j.*, ${moment} as place from jobs j where ${OF_COMPANY}) j where ${after} ${order}`)} ${order}`,
    count: `jobs j where ${OF_COMPANY}`,
    countsAll: true,
    placeOf: ({ place, id }: PostedJobRow) => ({ at: place, id }),
    toNode: toPostedJob,
  });
}

/** Returns a job that is not deleted, with its application counts. */
export async function findPostedJob({ pool }: Pick<Database, "pool">, id: string): Promise<PostedJob | undefined> {
  const { rows } = await pool.query<PostedJobRow>({
    name: "posted-job",
    text: POSTED("select j.*, j.created_at as place from jobs j where j.id = $1 and j.deleted_at is null"),
    values: [id],
  });
  return rows.map(toPostedJob)[0];
}

/** Whether a member sees a job: one of their company and, for an interviewer, assigned to them. */
export const isSeen = async (
  { prisma }: Stored,
  { companyId, interviewerId }: SeenJobs,
  job: { readonly id: string; readonly companyId: string },
): Promise<boolean> =>
  job.companyId === companyId &&
  (interviewerId === null ||
    (await prisma.jobInterviewer.count({ where: { accountId: interviewerId, jobId: job.id } })) > 0);

/** Lists a seeker's saved jobs, most recently saved first, in one statement. @throws BAD_USER_INPUT */
export const listSavedJobs = (db: Pick<Database, "pool">, seekerId: string, page: PageInput): Promise<Page<JobView>> =>
  readPage(db, page, {
    list: "savedJobs",
    name: "saved-jobs",
    keys: ["saved.created_at", "saved.job_id"],
    values: [seekerId],
    text: ({ after, order }) => `
      select ${jobColumns("whole", "j", "$1")}, saved.created_at as "savedAt"
      from saved_jobs saved join jobs j on j.id = saved.job_id ${jobJoins("j", "$1")}
      where saved.seeker_id = $1 and ${after} ${order}`,
    count: "saved_jobs where seeker_id = $1",
    countsAll: true,
    placeOf: (row: JobRow & { savedAt: Date }) => ({ at: row.savedAt, id: row.id }),
    toNode: toJob<JobView>,
  });

/** Adds a job to a seeker's list or removes it; idempotent. */
export async function setSaved(
  { prisma }: Stored,
  key: { readonly seekerId: string; readonly jobId: string },
  saved: boolean,
): Promise<void> {
  if (saved) await prisma.savedJob.createMany({ data: [key], skipDuplicates: true });
  else await prisma.savedJob.deleteMany({ where: key });
}

/** Jobs per statement: some hundred kilobytes. */
const BATCH = 500;

/**
 * Yields all jobs that take applications, newest first, without viewer flags, in batches by keyset: a job that opens or
 * closes in between neither duplicates nor hides another.
 */
export async function* openJobs({ pool }: Pick<Database, "pool">): AsyncGenerator<readonly JobView[]> {
  let last: JobView | undefined;
  for (;;) {
    const { rows } = await pool.query<JobRow>({
      name: last ? "open-jobs-after" : "open-jobs",
      text: `select ${jobColumns("whole", "j", "null")}
             from (select * from jobs where ${takesApplications("jobs")}
                     ${last ? "and (created_at, id) < ($1::timestamptz, $2::uuid)" : ""}
                   order by created_at desc, id desc limit ${BATCH}) j ${jobJoins("j", "null")}
             order by j.created_at desc, j.id desc`,
      values: last ? [last.createdAt, last.id] : [],
    });
    const jobs = rows.map((row) => toJob(row));
    if (jobs.length > 0) yield jobs;
    last = jobs.at(-1);
    if (jobs.length < BATCH) return;
  }
}

/**
 * Returns a text that changes whenever the list of open jobs does: it is derived from the row versions of the jobs and
 * their companies, which PostgreSQL updates on every write. Timestamps would not do, as two writes may share one.
 */
export async function openJobsVersion({ pool }: Pick<Database, "pool">): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: "open-jobs-version",
    text: `select (select concat_ws('-', count(*), bit_xor(hash), sum(hash)) from
                    (select uuid_hash_extended(id, xmin::text::bigint) as hash
                     from jobs where ${takesApplications("jobs")}) as open_jobs)
                  || '.' || (select concat_ws('-', bit_xor(hash), sum(hash)) from
                    (select uuid_hash_extended(id, xmin::text::bigint) as hash from companies) as companies) as version`,
  });
  return rows[0]?.version ?? "";
}

/** Applicants per statement: their mails are queued in one transaction. */
const APPLICANTS = 200;

/**
 * Yields the applicants affected by a job's deletion, in batches: those whose application is not rejected or withdrawn.
 */
export async function* applicantsToNotify({ pool }: Pick<Database, "pool">, jobId: string) {
  for (let last: string | undefined; ; ) {
    const { rows } = await pool.query<Omit<JobDeletedMail, "publicUrl" | "by" | "told">>(
      `select a.id as "applicationId", a.job_id as "jobId", account.email as "to", s.name as "seekerName", j.title as "jobTitle",
         j.company_name as "companyName"
       from applications a join jobs j on j.id = a.job_id join seekers s on s.id = a.seeker_id
       join accounts account on account.id = s.id
       where a.job_id = $1 and a.status in ('APPLIED', 'ACCEPTED') and ($2::uuid is null or a.id > $2)
       order by a.id limit ${APPLICANTS}`,
      [jobId, last],
    );
    yield rows;
    last = rows.at(-1)?.applicationId;
    if (rows.length < APPLICANTS) return;
  }
}
