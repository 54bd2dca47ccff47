import { JOB_TEXTS } from "../../shared/jobs.ts";
import { type MaybeActor, requireRecruiter } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { requireId } from "../platform/validation.ts";
import { type JobView, type JobViewRow, jobViewColumns, jobViewJoins, toJobView } from "./job-view.ts";

/** A job as its recruiter sees it. */
export interface PostedJobView {
  readonly id: string;
  readonly job: JobView;
  /** Without the withdrawn ones. */
  readonly applications: { total: number; applied: number; accepted: number; rejected: number };
}

interface PostedJobRow extends JobViewRow {
  applied: number;
  accepted: number;
  rejected: number;
}

const COUNTS = `
  cross join lateral (
    select count(*) filter (where a.status = 'APPLIED')::int as applied,
           count(*) filter (where a.status = 'ACCEPTED')::int as accepted,
           count(*) filter (where a.status = 'REJECTED')::int as rejected
    from applications a where a.job_id = j.id and a.status <> 'WITHDRAWN') as counts`;

const SELECT = `
  select ${jobViewColumns("j", "null")}, counts.applied, counts.accepted, counts.rejected
  from jobs j ${jobViewJoins("j", "null")} ${COUNTS}`;

/** Those of the recruiter $1 with the status $2, if any. */
const OWN = 'j.recruiter_id = $1 and j.deleted_at is null and ($2::"JobStatus" is null or j.status = $2)';

/** A recruiter's own jobs with their applications counted. */
export class PostedJobService {
  constructor(private readonly platform: Platform) {}

  /**
   * The acting recruiter's jobs that are not deleted, newest first unless asked otherwise: one statement. `status`: null
   * for both.
   * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async list(
    actor: MaybeActor,
    status: "OPEN" | "CLOSED" | null,
    page: PageInput,
    order: "newest" | "oldest" = "newest",
  ): Promise<Page<PostedJobView>> {
    const recruiter = requireRecruiter(actor, JOB_TEXTS.postedJobsForbidden);
    return readPage(this.platform.db, page, {
      name: `posted-jobs-${order}`,
      keys: ["j.created_at", "j.id"],
      order: order === "newest" ? "desc" : "asc",
      values: [recruiter.accountId, status],
      text: (keyset) => `${SELECT} where ${OWN} and ${keyset.after} ${keyset.order}`,
      count: `jobs j where ${OWN}`,
      countsAll: true,
      placeOf: (row: PostedJobRow) => ({ at: row.created_at, id: row.id }),
      toNode: toPostedJob,
    });
  }

  /** One own job. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async get(actor: MaybeActor, jobId: string): Promise<PostedJobView> {
    const recruiter = requireRecruiter(actor, JOB_TEXTS.postedJobsForbidden);
    const { rows } = await this.platform.db.pool.query<PostedJobRow>({
      name: "posted-job",
      text: `${SELECT} where j.id = $1 and j.deleted_at is null`,
      values: [requireId(jobId, JOB_TEXTS.notFound)],
    });
    const job = rows.map(toPostedJob)[0];
    if (!job) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    if (job.job.recruiterId !== recruiter.accountId) throw new AppError("FORBIDDEN", JOB_TEXTS.postedJobsForbidden);
    return job;
  }

  /** The id and title of an own job: the check before anything is read of it. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async ownTitle(actor: MaybeActor, jobId: string): Promise<{ id: string; title: string }> {
    const recruiter = requireRecruiter(actor, JOB_TEXTS.postedJobsForbidden);
    const job = await this.platform.db.prisma.job.findFirst({
      where: { id: requireId(jobId, JOB_TEXTS.notFound), deletedAt: null },
      select: { id: true, title: true, recruiterId: true },
    });
    if (!job) throw new AppError("NOT_FOUND", JOB_TEXTS.notFound);
    if (job.recruiterId !== recruiter.accountId) throw new AppError("FORBIDDEN", JOB_TEXTS.postedJobsForbidden);
    return job;
  }
}

function toPostedJob({ applied, accepted, rejected, ...row }: PostedJobRow): PostedJobView {
  const total = applied + accepted + rejected;
  return { id: row.id, job: toJobView(row), applications: { total, applied, accepted, rejected } };
}
