import { JOB_TEXTS } from "../../shared/jobs.ts";
import type { ApplicationEventKind, ApplicationStatus } from "../generated/prisma/enums.ts";
import type { JobView } from "../jobs/job-view.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { type MaybeActor, requireRecruiter, requireSeeker } from "../platform/actor.ts";
import { notifyAccounts } from "../platform/bus/account-events.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { isId, requireId } from "../platform/validation.ts";
import {
  APPLICATIONS_A_DAY,
  APPLICATIONS_BY_SEEKER,
  DECISIONS_BY_APPLICATION,
  DECISIONS_BY_RECRUITER,
} from "./applications.rate-limits.ts";
import { queueOutcome } from "./mail-outcome.task.ts";

/** What a recruiter may set (docs/specification.md 4.1). */
export type Decision = Exclude<ApplicationStatus, "WITHDRAWN">;

/** A change of status as both sides learn of it. */
export interface ApplicationChange {
  readonly applicationId: string;
  readonly jobId: string;
  readonly seekerId: string;
  readonly status: ApplicationStatus;
  readonly version: number;
}

const NOT_FOUND = "Application not found.";
const EVENT_OF: Record<Decision, ApplicationEventKind> = {
  APPLIED: "REMOVED",
  ACCEPTED: "ACCEPTED",
  REJECTED: "REJECTED",
};
const STATUS_WORDS: Record<ApplicationStatus, string> = {
  APPLIED: "open again",
  ACCEPTED: "accepted",
  REJECTED: "rejected",
  WITHDRAWN: "withdrawn by the applicant",
};

/** Applying, withdrawing and deciding. Every change is also an event that is never rewritten. */
export class ApplicationService {
  constructor(
    private readonly platform: Platform,
    private readonly jobs: JobService,
  ) {}

  /** Applies to an open job with the resume of the profile. @throws FORBIDDEN, NOT_FOUND, ALREADY_APPLIED, JOB_CLOSED, RATE_LIMITED */
  async apply(actor: MaybeActor, jobId: string): Promise<JobView> {
    const seeker = requireSeeker(actor);
    const counts = [APPLICATIONS_BY_SEEKER, APPLICATIONS_A_DAY].map((limit) => [limit, seeker.accountId] as const);
    await this.platform.limits.takeAll(counts);
    const job = await this.jobs.get(seeker, jobId);
    if (job.viewerApplicationStatus) throw new AppError("ALREADY_APPLIED", "You have already applied to this job.");
    await this.platform.db.transaction(async (tx) => {
      // The lock makes applying and closing, deleting or editing wait for each other.
      const [open] = await tx.$queryRaw<{ takes: boolean }[]>`
        select status = 'OPEN' and deleted_at is null
               and coalesce(application_deadline >= (now() at time zone 'utc')::date, true) as takes
        from jobs where id = ${job.id}::uuid for share`;
      if (!open?.takes) throw new AppError("JOB_CLOSED", "This job no longer takes applications.");
      const [row] = await tx.$queryRaw<{ id: string }[]>`
        insert into applications (id, job_id, seeker_id, resume_file_id, applied_at, updated_at)
        select gen_random_uuid(), ${job.id}::uuid, s.id, s.resume_file_id, now(), now() from seekers s
        where s.id = ${seeker.accountId}::uuid
        on conflict (seeker_id, job_id) do update
          set status = 'APPLIED', applied_at = now(), updated_at = now(), resume_file_id = excluded.resume_file_id,
              version = applications.version + 1, told_status = null
          where applications.status = 'WITHDRAWN'
        returning id`;
      if (!row) throw new AppError("ALREADY_APPLIED", "You have already applied to this job.");
      await this.#record(tx, row.id, "APPLIED", seeker.accountId);
      this.#tell(tx, row.id, [job.recruiterId, seeker.accountId]);
    });
    return this.jobs.get(seeker, job.id);
  }

  /** Takes an own application back, whatever was decided. @throws FORBIDDEN, NOT_FOUND */
  async withdraw(actor: MaybeActor, jobId: string): Promise<{ applicationId: string; jobId: string }> {
    const seeker = requireSeeker(actor);
    const id = requireId(jobId, JOB_TEXTS.notFound);
    return this.platform.db.transaction(async (tx) => {
      const [row] = await tx.application.updateManyAndReturn({
        where: { jobId: id, seekerId: seeker.accountId, status: { not: "WITHDRAWN" } },
        data: { status: "WITHDRAWN", version: { increment: 1 } },
        include: { job: { select: { recruiterId: true } } },
      });
      if (!row) throw new AppError("NOT_FOUND", NOT_FOUND);
      await this.#record(tx, row.id, "WITHDRAWN", seeker.accountId);
      this.#tell(tx, row.id, [row.job.recruiterId, seeker.accountId]);
      return { applicationId: row.id, jobId: id };
    });
  }

  /**
   * Accepts, rejects or returns an application to Applied. `version`: the one the recruiter saw; when another decision came
   * first it is refused with what that was. Without it the later decision stands. The applicant's pages follow at once; the
   * mail waits until the decision can no longer be undone. @throws FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED
   */
  async decide(
    actor: MaybeActor,
    which: { applicationId: string } | { jobId: string; seekerId: string },
    status: Decision,
    version?: number | null,
  ): Promise<ApplicationChange> {
    const recruiter = requireRecruiter(actor);
    if (!Object.values(which).every(isId)) throw new AppError("NOT_FOUND", NOT_FOUND);
    await this.platform.limits.takeAll([
      [DECISIONS_BY_RECRUITER, recruiter.accountId],
      [DECISIONS_BY_APPLICATION, [recruiter.accountId, ...Object.values(which)].join()],
    ]);
    return this.platform.db.transaction(async (tx) => {
      const application = await tx.application.findFirst({
        where: "applicationId" in which ? { id: which.applicationId } : which,
        include: { job: { select: { recruiterId: true, deletedAt: true } } },
      });
      if (!application || application.job.recruiterId !== recruiter.accountId || application.job.deletedAt) {
        throw new AppError("NOT_FOUND", NOT_FOUND);
      }
      // The row lock makes two deciders take turns; the second sees what the first did.
      const [now] = await tx.$queryRaw<{ status: ApplicationStatus; version: number }[]>`
        select status, version from applications where id = ${application.id}::uuid for update`;
      if (!now) throw new AppError("NOT_FOUND", NOT_FOUND);
      const change = {
        applicationId: application.id,
        jobId: application.jobId,
        seekerId: application.seekerId,
        status,
      };
      if (now.status === status) return { ...change, version: now.version };
      if (now.status === "WITHDRAWN" || (version != null && version !== now.version)) {
        throw new AppError("CONFLICT", `Update failed: this application is ${STATUS_WORDS[now.status]} already.`, {
          current: now.status,
        });
      }
      await tx.application.update({ where: { id: application.id }, data: { status, version: now.version + 1 } });
      await this.#record(tx, application.id, EVENT_OF[status], recruiter.accountId);
      await queueOutcome(tx, application.id);
      this.#tell(tx, application.id, [recruiter.accountId, application.seekerId]);
      return { ...change, version: now.version + 1 };
    });
  }

  async #record(tx: Transaction, applicationId: string, kind: ApplicationEventKind, actorId: string): Promise<void> {
    await tx.applicationEvent.create({ data: { applicationId, kind, actorId }, select: { id: true } });
  }

  #tell(tx: Transaction, applicationId: string, accountIds: readonly string[]) {
    tx.afterCommit(() =>
      notifyAccounts(this.platform.events, accountIds, { type: "application-changed", applicationId }),
    );
  }
}
