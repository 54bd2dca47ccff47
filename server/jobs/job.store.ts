import type { JobQuestion } from "../../shared/job-questions.ts";
import type { CompanySizeValue } from "../../shared/recruiters.options.ts";
import { type Job, Prisma } from "../generated/prisma/client.ts";
import type { ApplicationStatus } from "../generated/prisma/enums.ts";
import {
  toVerification,
  type Verification,
  type VerificationRow,
  verificationColumns,
  verificationJoin,
} from "../platform/company-verification/verification.sql.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../platform/database/database.ts";
import type { Reads } from "../platform/database/reads.ts";
import { fileUrl } from "../platform/files/file-url.ts";
import { cityIn } from "./search/places.ts";

export type { Job };

// The only description of a job as stored and as read. A column added to schema.prisma becomes part of every whole job.

type Column = Prisma.JobScalarFieldEnum;

/** Columns used only by search, the change feed and the company. */
const INTERNAL = [
  "searchText",
  "listed",
  "postedById",
  "editors",
  "scorecardQuestions",
] as const satisfies readonly Column[];

/** Columns that a list shows: without the long texts, which lists do not need. */
const CARD = [
  "id",
  "companyId",
  "title",
  "jobType",
  "industry",
  "workMode",
  "location",
  "experienceLevel",
  "salaryLabel",
  "salaryRange",
  "requirements",
  "applicationDeadline",
  "answerWithinDays",
  "createdAt",
  "timesPosted",
  "firstPostedAt",
  "companyName",
  "companySize",
] as const satisfies readonly Column[];

const WHOLE = Object.values(Prisma.JobScalarFieldEnum).filter((name) => !INTERNAL.some((hidden) => hidden === name));

/** Columns joined to those of the job itself. */
type JoinedColumn = "companyName" | "companySize";

/** Columns that the database client returns as decimals. */
type Amount = "salaryMin" | "salaryMax" | "payMin" | "payMax";

/** A whole job with its company and the viewer's flags. */
export interface JobView extends Omit<Job, (typeof INTERNAL)[number] | JoinedColumn | Amount | "questions"> {
  readonly questions: readonly JobQuestion[];
  readonly asksQuestions: boolean;
  readonly payMin: number | null;
  readonly payMax: number | null;
  /** Lakh rupees per year. */
  readonly salaryMin: number | null;
  readonly salaryMax: number | null;
  readonly company: {
    readonly id: string;
    readonly name: string;
    readonly size: CompanySizeValue | null;
    readonly logoUrl: string;
    readonly slug: string;
    readonly verification: Verification | null;
  };
  readonly takesApplications: boolean;
  readonly viewerHasSaved: boolean;
  /** The viewer's own application; null when withdrawn. */
  readonly viewerApplicationStatus: Exclude<ApplicationStatus, "WITHDRAWN"> | null;
  readonly viewerAppliedAt: Date | null;
  readonly viewerCanApply: boolean;
}

/** A job as shown in a list. */
export type JobCard = Pick<
  JobView,
  | Exclude<(typeof CARD)[number], JoinedColumn>
  | "company"
  | "asksQuestions"
  | "viewerHasSaved"
  | "viewerApplicationStatus"
>;

/** How much of a job is read. */
export interface JobShapes {
  readonly card: JobCard;
  readonly whole: JobView;
}

/** A row of `jobColumns`. */
export type JobRow<Shape extends JobCard = JobView> = Omit<Shape, "company"> &
  VerificationRow & {
    readonly companyName: string;
    readonly companySize: CompanySizeValue | null;
    readonly companySlug: string;
    readonly logoKey: string | null;
    readonly logoName: string | null;
  };

const VIEWER_OF_WHOLE = ["viewerAppliedAt", "takesApplications", "viewerCanApply"] as const;

/** The fields of a whole job that a card lacks. */
export const BEYOND_CARD: ReadonlySet<string> = new Set(
  [...WHOLE, ...VIEWER_OF_WHOLE, "descriptionHtml"].filter((name) => !CARD.some((shown) => shown === name)),
);

/** Returns the name of a column in the database. */
export const columnName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Casts for columns that the driver would return in another form than the view's. */
const READ_AS: Partial<Record<Column, string>> = {
  salaryMin: "::float8",
  salaryMax: "::float8",
  payMin: "::float8",
  payMax: "::float8",
  // Midnight UTC of the last day, inclusive.
  applicationDeadline: "::timestamp at time zone 'utc'",
};

/**
 * SQL: whether a job takes applications. Deadlines are whole days in UTC, the last day included. `job`: the alias of
 * `jobs`.
 */
export const takesApplications = (job: string): string => `${job}.status = 'OPEN' and ${job}.deleted_at is null
  and (${job}.application_deadline is null or ${job}.application_deadline >= (now() at time zone 'utc')::date)`;

/**
 * SQL: the select list of a job, which reads the job, its company's logo and the viewer's flags in one statement.
 * `job`: the alias of `jobs`; `viewer`: the placeholder of the viewing seeker's id (a uuid, null for anyone else).
 */
export function jobColumns(shape: keyof JobShapes, job: string, viewer: string): string {
  const own = (shape === "card" ? CARD : WHOLE).map(
    (name) => `${job}.${columnName(name)}${READ_AS[name] ?? ""} as "${name}"`,
  );
  const whole = `mine.applied_at as "viewerAppliedAt", ${takesApplications(job)} as "takesApplications",
    ${takesApplications(job)} and ${viewer}::uuid is not null and mine.id is null as "viewerCanApply"`;
  return `${own.join(", ")}, c.slug as "companySlug", logo.storage_key as "logoKey", logo.name as "logoName", ${verificationColumns},
    ${job}.questions <> '[]' as "asksQuestions",
    exists (select from saved_jobs s where s.seeker_id = ${viewer}::uuid and s.job_id = ${job}.id) as "viewerHasSaved",
    mine.status as "viewerApplicationStatus"${shape === "whole" ? `, ${whole}` : ""}`;
}

/** SQL: the joins that these columns need. */
export const jobJoins = (job: string, viewer: string): string => `
  join companies c on c.id = ${job}.company_id
  ${verificationJoin("c.id")}
  left join files logo on logo.id = c.logo_file_id
  left join applications mine on mine.seeker_id = ${viewer}::uuid and mine.job_id = ${job}.id and mine.status <> 'WITHDRAWN'`;

/** Turns a row into the view, in place, as a page has many. */
export function toJob<Shape extends JobCard>(row: JobRow<Shape>): Shape {
  const { companyId, companyName: name, companySize: size, companySlug, logoKey, logoName } = row as JobRow<JobCard>;
  const { city, location } = row as Partial<JobView>;
  if (city === "" && location) Object.assign(row, { city: cityIn(location) });
  const logoUrl = logoKey === null ? "" : fileUrl(logoKey, logoName ?? "logo");
  return Object.assign(row, {
    company: { id: companyId, name, size, logoUrl, slug: companySlug, verification: toVerification(row) },
  }) as unknown as Shape;
}

/** Returns jobs by their ids, in no particular order; unknown ids are left out. `viewer`: the viewing seeker's id. */
export async function findJobs(
  { quick }: Pick<Reads, "quick">,
  ids: readonly string[],
  viewer: string | null,
): Promise<JobView[]> {
  const { rows } = await quick.query<JobRow>({
    name: "job-views",
    text: `select ${jobColumns("whole", "j", "$1")} from jobs j ${jobJoins("j", "$1")} where j.id = any($2::uuid[])`,
    values: [viewer, ids],
  });
  return rows.map(toJob);
}

/** Returns a job as stored, to check it before a change; null when it is deleted or does not exist. */
export const findStoredJob = (db: Queryable, id: string): Promise<Job | null> =>
  clientOf(db).job.findFirst({ where: { id, deletedAt: null } });

/** Stores a new job. @returns its id */
export async function insertJob(tx: Transaction, data: Prisma.JobUncheckedCreateInput): Promise<string> {
  return (await tx.job.create({ data, select: { id: true } })).id;
}

/** Updates columns of a job. */
export async function updateJob(tx: Transaction, id: string, data: Prisma.JobUncheckedUpdateInput): Promise<void> {
  await tx.job.update({ where: { id }, data, select: { id: true } });
}

/** Serialises changes of a job, so that each sees the state before it. */
export async function lockJob(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`select from jobs where id = ${id}::uuid for update`;
}

/**
 * Locks a job that takes applications, which serialises applying with closing, deleting and editing.
 * @returns its questions; null when it takes no applications
 */
export async function lockIfOpen(tx: Transaction, id: string): Promise<readonly JobQuestion[] | null> {
  const [row] = await tx.$queryRaw<{ open: boolean; questions: JobQuestion[] }[]>`
    select ${Prisma.raw(takesApplications("jobs"))} as open, questions from jobs where id = ${id}::uuid for share`;
  return row?.open ? row.questions : null;
}

/** One job, or all jobs of a company. */
export type JobsToDelete = { readonly id: string } | { readonly companyId: string };

/** Closes and deletes these jobs, as far as they exist. @returns the applications to them that are not withdrawn */
export async function markJobsDeleted(
  tx: Transaction,
  which: JobsToDelete,
  deletedAt: Date,
): Promise<{ id: string; jobId: string; seekerId: string }[]> {
  const deleted = await tx.job.updateManyAndReturn({
    where: { ...which, deletedAt: null },
    data: { status: "CLOSED", opensAt: null, deletedAt },
    select: { id: true },
  });
  if (deleted.length === 0) return [];
  const ids = deleted.map(({ id }) => id);
  // Nobody can answer any more: the promise ends with this day.
  await tx.$executeRaw`
    update applications set answer_due_on = least(answer_due_on, (${deletedAt}::timestamptz at time zone 'utc')::date)
    where job_id = any(${ids}::uuid[]) and status = 'APPLIED' and unanswered_at is null`;
  return tx.$queryRaw`
    select id, job_id as "jobId", seeker_id as "seekerId" from applications
    where job_id = any(${ids}::uuid[]) and status <> 'WITHDRAWN'`;
}

/** Jobs per statement: few enough that no reader or writer waits noticeably. */
const BATCH = 500;

/**
 * Updates the copies of a company's name and size in its jobs, which search reads. For background work after a change
 * of the company profile; idempotent.
 * @returns the number of changed jobs
 */
export async function refreshCompanyOfJobs({ pool }: Pick<Database, "pool">, companyId: string): Promise<number> {
  let changed = 0;
  for (;;) {
    const { rowCount } = await pool.query(
      // Locked in the order of their ids: two transactions that lock the same jobs in different orders would deadlock.
      `with outdated as (
         select job.id from jobs as job join companies company on company.id = job.company_id
         where job.company_id = $1
           and (job.company_name, job.company_size) is distinct from (company.name, company.size)
         order by job.id limit $2 for no key update of job)
       update jobs set company_name = company.name, company_size = company.size
       from companies as company
       where company.id = jobs.company_id and jobs.id in (select id from outdated)`,
      [companyId, BATCH],
    );
    changed += rowCount ?? 0;
    if (!rowCount) return changed;
  }
}
