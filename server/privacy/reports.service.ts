import { z } from "zod";
import { MAX_REPORT_NOTE } from "../../shared/privacy.ts";
import type { Report } from "../generated/prisma/client.ts";
import type { ReportKind, ReportReason } from "../generated/prisma/enums.ts";
import { deleteJobs } from "../jobs/delete-jobs.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { type Actor, type MaybeActor, requireAccount } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { check, requireId, text } from "../platform/validation.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { AccountRemovalService } from "./account-removal.service.ts";
import { REPORTS_BY_ACCOUNT } from "./privacy.rate-limits.ts";

const noteSchema = z.object({ note: text(MAX_REPORT_NOTE, "Your note") });

const NOT_THERE = "What you report is not there any more.";
const REMOVED_MESSAGE = "This message was removed by the operator.";

/** What is reported, and why. */
export interface ReportInput {
  readonly kind: ReportKind;
  /** The seeker's, message's or job's id. */
  readonly id: string;
  readonly reason: ReportReason;
  readonly note?: string | null | undefined;
}

/** Reports by people, and their review by the operator. */
export class ReportService {
  constructor(
    private readonly platform: Platform,
    private readonly removal: AccountRemovalService,
    private readonly seekers: SeekerService,
    private readonly jobs: JobService,
  ) {}

  /**
   * Reports a person, a message or a job; again, while the report waits for review, changes nothing.
   * @throws NOT_FOUND for what the actor cannot see, RATE_LIMITED
   */
  async report(actor: MaybeActor, { kind, id, reason, note }: ReportInput): Promise<{ message: string }> {
    const reporter = requireAccount(actor);
    const targetId = requireId(id, NOT_THERE);
    const given = check(noteSchema, { note });
    await this.platform.limits.take(REPORTS_BY_ACCOUNT, reporter.accountId);
    if (!(await this.#sees(reporter, kind, targetId))) throw new AppError("NOT_FOUND", NOT_THERE);
    const row = { reporterId: reporter.accountId, kind, targetId, reason, ...given };
    await this.platform.db.prisma.report.createMany({ data: [row], skipDuplicates: true });
    return { message: "Thank you. We will look at it." };
  }

  /** For the operator: reports that wait, the oldest first. */
  waiting(): Promise<Report[]> {
    return this.platform.db.prisma.report.findMany({
      where: { reviewedAt: null },
      orderBy: { createdAt: "asc" },
      take: 100,
    });
  }

  /** For the operator: what was reported, in one line; null when it is gone. */
  async describe({ kind, targetId: id }: Report): Promise<string | null> {
    const { prisma } = this.platform.db;
    if (kind === "PERSON") return (await prisma.seeker.findUnique({ where: { id } }))?.name ?? null;
    if (kind === "MESSAGE") return (await prisma.message.findUnique({ where: { id } }))?.content ?? null;
    const job = await prisma.job.findUnique({ where: { id } });
    return job && `${job.title} (${job.companyName})`;
  }

  /** For the operator: closes all reports of the same thing; `remove` takes the thing away too. @throws NOT_FOUND */
  async review(reportId: string, verdict: "dismiss" | "remove"): Promise<void> {
    const { db, clock } = this.platform;
    const report = await db.prisma.report.findFirst({
      where: { id: requireId(reportId, NOT_THERE), reviewedAt: null },
    });
    if (!report) throw new AppError("NOT_FOUND", "No report of this id waits for review.");
    const { kind, targetId: id } = report;
    await db.transaction(async (tx) => {
      const outcome = verdict === "remove" ? "REMOVED" : "DISMISSED";
      const where = { kind, targetId: id, reviewedAt: null };
      await tx.report.updateMany({ where, data: { reviewedAt: clock(), outcome } });
      if (verdict === "dismiss") return;
      if (kind === "MESSAGE") await tx.message.updateMany({ where: { id }, data: { content: REMOVED_MESSAGE } });
      if (kind === "JOB") await deleteJobs(this.platform, tx, { where: { id }, by: "OPERATOR" });
      if (kind === "PERSON" && (await tx.seeker.count({ where: { id } })) > 0) await this.removal.removeSeeker(tx, id);
    });
  }

  /** People report what they can see: messages only of their own conversations. */
  async #sees(reporter: Actor, kind: ReportKind, id: string): Promise<boolean> {
    if (kind === "PERSON") return this.seekers.canReach(reporter, id);
    if (kind === "JOB") return (await this.jobs.get(reporter, id)).deletedAt === null;
    const mine = { conversation: { members: { some: { seekerId: reporter.accountId } } } };
    return (await this.platform.db.prisma.message.count({ where: { id, ...mine } })) > 0;
  }
}
