import { z } from "zod";
import { MAX_REPORT_NOTE } from "../../shared/privacy.ts";
import { type AuditLog, commandActionEvent } from "../audit/audit-log.ts";
import type { ReportKind } from "../generated/prisma/enums.ts";
import type { JobService } from "../jobs/jobs.service.ts";
import { findMessageOfApplication, setMessagesBlocked } from "../messages/application-conversation.store.ts";
import { sideOf } from "../messages/application-messages.service.ts";
import { withdrawReported } from "../offers/end-ended.ts";
import { type Actor, type MaybeActor, requireAccount } from "../platform/actor.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { check, requireId, text } from "../platform/validation.ts";
import type { SeekerService } from "../seekers/seekers.service.ts";
import type { AccountRemovalService } from "./account-removal.service.ts";
import type { ReportInput } from "./privacy.inputs.ts";
import { REPORTS_BY_ACCOUNT } from "./privacy.rate-limits.ts";
import {
  closeReports,
  describeReported,
  findSender,
  insertReport,
  listWaitingReports,
  type Report,
  readEvidence,
  receivesOffer,
  replaceMessage,
} from "./privacy.store.ts";

const noteSchema = z.object({ note: text(MAX_REPORT_NOTE, "Your note") });

const NOT_THERE = "What you are reporting no longer exists.";
const OWN = "You cannot report yourself.";
/** The replacement text of a message that was taken down. */
export const REMOVED_MESSAGE = "This message was removed by the operator.";

/** The texts for a reported job when it is taken down from the command line, which accepts no reason. */
const TAKEN_DOWN_BY_COMMAND = {
  explanation: "It was reported to us, and it breaks our rules.",
  messageToApplicants: "",
  decidedById: null,
  wasReported: true,
} as const;

/** Takes jobs down like operators do: their companies and applicants are notified by mail. */
interface JobTakedowns {
  takeDownWith(tx: Transaction, jobId: string, words: typeof TAKEN_DOWN_BY_COMMAND): Promise<string | null>;
}

/** Handles user reports, and their review on the command line. */
export class ReportService {
  constructor(
    private readonly platform: Platform,
    private readonly removal: AccountRemovalService,
    private readonly seekers: SeekerService,
    private readonly jobs: JobService,
    private readonly takedowns: JobTakedowns,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Reports a person, a message, a job or an offer; repeating it while the report is pending changes nothing. An applicant who
   * reports a company's message blocks its further messages about the application.
   * @throws NOT_FOUND for what the actor cannot see, BAD_USER_INPUT for oneself and one's own messages, RATE_LIMITED
   */
  async report(actor: MaybeActor, { kind, id, reason, note }: ReportInput): Promise<{ message: string }> {
    const reporter = requireAccount(actor);
    const targetId = requireId(id, NOT_THERE);
    const given = check(noteSchema, { note });
    await this.platform.limits.take(REPORTS_BY_ACCOUNT, reporter.accountId);
    const applicationId = kind === "MESSAGE" ? await this.#applicationOf(reporter, targetId) : null;
    if (!applicationId && !(await this.#canSee(reporter, kind, targetId))) throw new AppError("NOT_FOUND", NOT_THERE);
    const row = { reporterId: reporter.accountId, kind, targetId, reason, ...given };
    await this.platform.db.transaction(async (tx) => {
      await insertReport(tx, { ...row, ...(await readEvidence(tx, row)) });
      if (applicationId) await setMessagesBlocked(tx, reporter.accountId, applicationId, true);
    });
    return { message: "Thank you. We will look at it." };
  }

  /** For the operator: lists pending reports, oldest first. */
  waiting(): Promise<Report[]> {
    return listWaitingReports(this.platform.db);
  }

  /** For the operator: describes the reported thing in one line; null when it no longer exists. */
  describe(report: Report): Promise<string | null> {
    return describeReported(this.platform.db, report);
  }

  /**
   * For the operator: closes all reports of the same thing; `remove` also removes the thing. `operator`: the user named
   * in the log. @throws NOT_FOUND
   */
  async review(reportId: string, verdict: "dismiss" | "remove", operator: string): Promise<void> {
    const { db, clock } = this.platform;
    await db.transaction(async (tx) => {
      const outcome = verdict === "remove" ? "REMOVED" : "DISMISSED";
      const report = await closeReports(tx, requireId(reportId, NOT_THERE), { reviewedAt: clock(), outcome });
      if (!report) throw new AppError("NOT_FOUND", "There is no pending report with this id.");
      const { kind, targetId: id } = report;
      const operation = verdict === "remove" ? "OPERATOR_REPORT_UPHELD" : "OPERATOR_REPORT_DISMISSED";
      if (verdict === "remove" && kind === "PERSON") await this.removal.removeSeeker(tx, id);
      // After the removal, which deletes earlier records about the person.
      await this.auditLog.record(tx, [commandActionEvent(operation, operator, id)]);
      if (verdict === "dismiss") return;
      if (kind === "MESSAGE") await replaceMessage(tx, id, REMOVED_MESSAGE);
      if (kind === "OFFER") await withdrawReported(tx, id);
      if (kind === "JOB") await this.takedowns.takeDownWith(tx, id, TAKEN_DOWN_BY_COMMAND);
    });
  }

  /** Returns the application that a message is about, if the reporter's side received it; else null. */
  async #applicationOf(reporter: Actor, messageId: string): Promise<string | null> {
    const side = { accountId: reporter.accountId, companyId: reporter.company ? sideOf(reporter).companyId : null };
    const message = await findMessageOfApplication(this.platform.db, side, messageId);
    if (message?.isOwn) throw invalid({ id: OWN });
    return message?.applicationId ?? null;
  }

  /** People can report only what they can see: messages only from their own conversations, offers only to themselves. */
  async #canSee(reporter: Actor, kind: ReportKind, id: string): Promise<boolean> {
    if (kind === "PERSON" && id === reporter.accountId) throw invalid({ id: OWN });
    if (kind === "PERSON") return this.seekers.canReach(reporter, id);
    if (kind === "OFFER") return receivesOffer(this.platform.db, reporter.accountId, id);
    if (kind === "JOB") return (await this.jobs.get(reporter, id)).deletedAt === null;
    const sender = await findSender(this.platform.db, reporter.accountId, id);
    if (sender === reporter.accountId) throw invalid({ id: OWN });
    return sender !== null;
  }
}
