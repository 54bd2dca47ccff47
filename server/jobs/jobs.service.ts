import { labelOf } from "../../shared/closed-list.ts";
import { SALARY_RANGES } from "../../shared/jobs.options.ts";
import { JOB_TEXTS } from "../../shared/jobs.ts";
import { type MaybeActor, requireRecruiter, requireSeeker } from "../platform/actor.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { checkPage, type Page, type PageInput } from "../platform/search/page.ts";
import { check, checkGiven, requireId } from "../platform/validation.ts";
import { deleteJobs } from "./delete-jobs.ts";
import { openJobs, openJobsVersion } from "./job.open.ts";
import { searchJobs } from "./job.search.ts";
import type { JobSearch } from "./job.search-conditions.ts";
import {
  type JobCardRow,
  type JobShape,
  type JobView,
  type JobViewRow,
  jobViewColumns,
  jobViewJoins,
  toJobView,
} from "./job-view.ts";
import { JOB_CHANGES_BY_RECRUITER, JOBS_A_DAY, JOBS_BY_RECRUITER, SAVES_BY_SEEKER } from "./jobs.rate-limits.ts";
import { type JobEdit, type JobFields, type JobPost, jobSchema } from "./jobs.schemas.ts";

/** UTC midnight of the day. */
const dayOf = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

/** Posting, editing, closing, deleting, reading and saving jobs. Searching has a home of its own: `job.search.ts`. */
export class JobService {
  constructor(private readonly platform: Platform) {}

  /** Open jobs, newest first; anyone may look. @throws BAD_USER_INPUT for a malformed page or too long a keyword */
  async search<Row extends JobCardRow, Job>(
    actor: MaybeActor,
    search: JobSearch,
    page: PageInput,
    shape: JobShape<Row, Job>,
  ): Promise<Page<Job>> {
    const { first, after } = checkPage(page);
    const viewer = actor?.role === "SEEKER" ? actor.accountId : null;
    return searchJobs(this.platform.db, search, { first, after }, viewer, shape);
  }

  /** All open jobs, newest first, in batches and without a viewer's flags: for those who want the whole list. */
  async *open(): AsyncGenerator<readonly JobView[]> {
    yield* openJobs(this.platform.db);
  }

  /** Changes whenever an open job, its company's name or its logo has changed, or a job was opened, closed or has expired. */
  openVersion(): Promise<string> {
    return openJobsVersion(this.platform.db);
  }

  /**
   * One job with the viewer's flags. Open jobs are anyone's to read; a closed or deleted one is read by its recruiter and by
   * seekers who applied to or saved it. @throws NOT_FOUND
   */
  async get(actor: MaybeActor, id: string): Promise<JobView> {
    const job = (await this.views(actor, [requireId(id, JOB_TEXTS.notFound)]))[0];
    if (!job) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    const open = job.status === "OPEN" && !job.deletedAt;
    const concernsViewer =
      job.recruiterId === actor?.accountId || job.viewerHasSaved || job.viewerApplicationStatus !== null;
    if (!open && !concernsViewer) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    return job;
  }

  /** Views of these jobs, in no promised order; unknown ids are left out. For batches within other services. */
  async views(actor: MaybeActor, ids: readonly string[]): Promise<JobView[]> {
    const viewer = actor?.role === "SEEKER" ? actor.accountId : null;
    const { rows } = await this.platform.db.pool.query<JobViewRow>({
      name: "job-views",
      text: `select ${jobViewColumns("j", "$1")} from jobs j ${jobViewJoins("j", "$1")} where j.id = any($2::uuid[])`,
      values: [viewer, ids],
    });
    return rows.map(toJobView);
  }

  /**
   * Posts a job for the acting recruiter. A copy of an own job takes over pay that no salary range says, unless one is given.
   * @throws FORBIDDEN, NOT_FOUND for the job to copy, BAD_USER_INPUT
   */
  async post(actor: MaybeActor, input: JobPost): Promise<JobView> {
    const recruiter = requireRecruiter(actor, JOB_TEXTS.postForbidden);
    const counts = [JOBS_BY_RECRUITER, JOBS_A_DAY].map((limit) => [limit, recruiter.accountId] as const);
    await this.platform.limits.takeAll(counts);
    const fields = check(jobSchema, input);
    this.#checkDeadline(fields.applicationDeadline);
    const { prisma } = this.platform.db;
    const original = input.copyOf ? await this.#own(prisma, recruiter.accountId, input.copyOf) : null;
    const keepsLabel = original !== null && original.salaryMin === null && fields.salaryRange === null;
    const { id } = await prisma.job.create({
      data: {
        ...columns(fields),
        ...(keepsLabel && { salaryLabel: original.salaryLabel }),
        recruiterId: recruiter.accountId,
      },
      select: { id: true },
    });
    return this.get(recruiter, id);
  }

  /** Changes the given fields of an own job; what is absent is kept, null empties. @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT */
  async edit(actor: MaybeActor, id: string, input: JobEdit): Promise<JobView> {
    const recruiter = requireRecruiter(actor);
    await this.platform.limits.take(JOB_CHANGES_BY_RECRUITER, recruiter.accountId);
    const before = await this.#own(this.platform.db.prisma, recruiter.accountId, id);
    const fields = checkGiven(jobSchema, input);
    this.#checkDeadline(fields.applicationDeadline, before.applicationDeadline);
    await this.platform.db.prisma.job.update({ where: { id: before.id }, data: columns(fields) });
    return this.get(recruiter, before.id);
  }

  /** Closes or reopens an own job: a closed one is not found and takes no applications. @throws FORBIDDEN, NOT_FOUND */
  async setStatus(actor: MaybeActor, id: string, status: "OPEN" | "CLOSED"): Promise<JobView> {
    const recruiter = requireRecruiter(actor);
    await this.platform.limits.take(JOB_CHANGES_BY_RECRUITER, recruiter.accountId);
    const job = await this.#own(this.platform.db.prisma, recruiter.accountId, id);
    if (status === "OPEN" && job.applicationDeadline && job.applicationDeadline < dayOf(this.platform.clock())) {
      throw invalid({ applicationDeadline: JOB_TEXTS.pastDeadline }, "Set a new deadline before reopening this job.");
    }
    await this.platform.db.prisma.job.update({ where: { id: job.id }, data: { status } });
    return this.get(recruiter, job.id);
  }

  /** Deletes an own job. Those who applied keep the record that they did, and are told, also by mail. @throws FORBIDDEN, NOT_FOUND */
  async delete(actor: MaybeActor, id: string): Promise<{ id: string }> {
    const recruiter = requireRecruiter(actor);
    await this.platform.limits.take(JOB_CHANGES_BY_RECRUITER, recruiter.accountId);
    return this.platform.db.transaction(async (tx) => {
      const job = await this.#own(tx, recruiter.accountId, id);
      await deleteJobs(this.platform, tx, { where: { id: job.id }, by: "COMPANY" });
      return { id: job.id };
    });
  }

  /** Puts a job on the acting seeker's list; again changes nothing. @throws FORBIDDEN, NOT_FOUND */
  async save(actor: MaybeActor, id: string): Promise<JobView> {
    const seeker = requireSeeker(actor);
    await this.platform.limits.take(SAVES_BY_SEEKER, seeker.accountId);
    const job = await this.get(seeker, id);
    const key = { seekerId: seeker.accountId, jobId: job.id };
    await this.platform.db.prisma.savedJob.createMany({ data: [key], skipDuplicates: true });
    return { ...job, viewerHasSaved: true };
  }

  /** Takes a job off the acting seeker's list; again changes nothing. @throws FORBIDDEN, NOT_FOUND */
  async unsave(actor: MaybeActor, id: string): Promise<JobView> {
    const seeker = requireSeeker(actor);
    await this.platform.limits.take(SAVES_BY_SEEKER, seeker.accountId);
    const job = await this.get(seeker, id);
    await this.platform.db.prisma.savedJob.deleteMany({ where: { seekerId: seeker.accountId, jobId: job.id } });
    return { ...job, viewerHasSaved: false };
  }

  /** An own job that is not deleted. @throws NOT_FOUND, FORBIDDEN for another's (docs/specification.md 8.2) */
  async #own(tx: Pick<Transaction, "job">, recruiterId: string, id: string) {
    const job = await tx.job.findFirst({ where: { id: requireId(id, JOB_TEXTS.notFound), deletedAt: null } });
    if (!job) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    if (job.recruiterId !== recruiterId) throw new AppError("FORBIDDEN", JOB_TEXTS.notYours);
    return job;
  }

  /** A deadline that has passed is refused, unless it was stored already and is unchanged. */
  #checkDeadline(deadline: Date | null | undefined, stored: Date | null = null): void {
    if (!deadline || deadline.getTime() === stored?.getTime()) return;
    if (deadline < dayOf(this.platform.clock())) throw invalid({ applicationDeadline: JOB_TEXTS.pastDeadline });
  }
}

/** Fields as columns: a salary range that is given is its label and its numbers. */
function columns<Fields extends Partial<JobFields>>({ salaryRange, ...fields }: Fields) {
  if (salaryRange === undefined) return fields;
  const range = SALARY_RANGES.find(({ value }) => value === salaryRange);
  return {
    ...fields,
    salaryLabel: labelOf(SALARY_RANGES, salaryRange),
    salaryMin: range?.min ?? null,
    salaryMax: range?.max ?? null,
  };
}
