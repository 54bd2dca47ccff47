import { DECISIONS_ON } from "../../../shared/operators.options.ts";
import { REPORT_ASSIGNMENT_MINUTES } from "../../../shared/operators.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { ReportKind, ReportOutcome } from "../../generated/prisma/enums.ts";
import { withdrawReported } from "../../offers/end-ended.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { check, requireId } from "../../platform/validation.ts";
import { replaceMessage } from "../../privacy/privacy.store.ts";
import { REMOVED_MESSAGE } from "../../privacy/reports.service.ts";
import type { SuspensionService } from "../accounts/suspensions.service.ts";
import type { Concerned } from "../measures/measures.store.ts";
import { impose, requireUninvolved } from "../measures/measures.ts";
import type { ActingOperator, OperatorService } from "../operators.service.ts";
import {
  decideReports,
  findAddressees,
  findConcerned,
  findResponsible,
  listQueuedReports,
  lockWaitingReport,
  type QueuedReport,
  type ReportedThing,
  type ReportSearch,
  takeReports,
} from "../report-queue.store.ts";
import { type JobTakedownService, type TakedownWords, takedownSchema } from "../takedowns/job-takedowns.service.ts";
import type { DeskDecision } from "./report-queue.types.ts";
import { reporterMail } from "./reports.mails.ts";

const NOT_WAITING = "This report has already been decided.";
const HELD_MS = REPORT_ASSIGNMENT_MINUTES * 60 * 1000;

const DECISIONS: Readonly<Record<ReportKind, readonly DeskDecision[]>> = DECISIONS_ON;

const OUTCOMES = {
  DISMISS: "DISMISSED",
  WARN: "WARNED",
  REMOVE: "REMOVED",
  SUSPEND: "SUSPENDED",
} as const satisfies Record<DeskDecision, ReportOutcome>;
const ACTS = {
  DISMISS: "OPERATOR_REPORT_DISMISSED",
  WARN: "OPERATOR_REPORT_WARNED",
  REMOVE: "OPERATOR_REPORT_UPHELD",
  SUSPEND: "OPERATOR_REPORT_SUSPENDED",
} as const;

/** Handles reports for operators: their assignment, and the decisions on them. */
export class ReportQueueService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly suspensions: SuspensionService,
    private readonly takedowns: JobTakedownService,
    private readonly auditLog: AuditLog,
  ) {}

  /** Lists reports, pending ones oldest first. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async list(actor: MaybeActor, search: ReportSearch, page: PageInput): Promise<Page<QueuedReport>> {
    const { accountId } = await this.operators.require(actor, "SEE_REPORTS");
    const idOf = (id: string | null | undefined) =>
      id ? requireId(id, "No item with this id has been reported.") : null;
    const about = { targetId: idOf(search.targetId), relatedTo: idOf(search.relatedTo) };
    return listQueuedReports(this.platform.db, accountId, { ...search, ...about }, page);
  }

  /**
   * Assigns all pending reports of a thing to the acting operator, so that nobody else works on them. @throws
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT
   */
  async take(actor: MaybeActor, reportId: string): Promise<void> {
    const operator = await this.operators.require(actor, "DECIDE_REPORTS");
    const id = requireId(reportId, NOT_WAITING);
    const now = this.platform.clock();
    await this.platform.db.transaction(async (tx) => {
      const { takenById, takenAt, takenBy, ...thing } = await lockReport(tx, id);
      const isAnothers = takenById !== null && takenById !== operator.accountId;
      if (isAnothers && takenAt && now.getTime() - takenAt.getTime() < HELD_MS)
        throw new AppError(
          "CONFLICT",
          `${takenBy ?? "Another operator"} is working on this report. It is released after an hour.`,
        );
      await requireUninvolved(tx, operator, thing);
      await takeReports(tx, thing, operator.accountId, now);
      await this.auditLog.record(tx, [{ ...actBy(operator, "OPERATOR_REPORT_TAKEN"), subjectId: thing.targetId }]);
    });
  }

  /**
   * Decides all pending reports of a thing, and notifies both sides by mail. @throws UNAUTHENTICATED, FORBIDDEN,
   * NOT_FOUND, CONFLICT, BAD_USER_INPUT
   */
  async decide(
    actor: MaybeActor,
    {
      reportId,
      decision,
      ...input
    }: { reportId: string; decision: DeskDecision; explanation: string; messageToApplicants?: string | null },
  ): Promise<void> {
    const operator = await this.operators.require(actor, "DECIDE_REPORTS");
    const id = requireId(reportId, NOT_WAITING);
    const words = check(takedownSchema, input);
    await this.platform.db.transaction(async (tx) => {
      const { takenById, takenBy, kind, targetId } = await lockReport(tx, id);
      if (takenById !== operator.accountId)
        throw new AppError(
          "CONFLICT",
          takenBy
            ? `This report is now assigned to ${takenBy}, who decides it.`
            : "Assign the report to yourself before you decide it.",
        );
      if (!DECISIONS[kind].includes(decision))
        throw invalid({ decision: "This decision is not available for what was reported." });
      await requireUninvolved(tx, operator, { kind, targetId });
      await this.#decide(tx, operator, { kind, targetId }, { decision, ...words });
    });
  }

  async #decide(
    tx: Transaction,
    operator: ActingOperator,
    thing: ReportedThing,
    { decision, ...words }: TakedownWords & { decision: DeskDecision },
  ): Promise<void> {
    const { kind, targetId } = thing;
    const { mail, clock } = this.platform;
    const { explanation } = words;
    const measureId = decision === "DISMISS" ? null : await this.#act(tx, operator, thing, { decision, ...words });
    const made = {
      ...{ outcome: OUTCOMES[decision], explanation, decidedById: operator.accountId, measureId },
      reviewedAt: clock(),
    };
    const reports = await decideReports(tx, thing, made);
    const reporters = new Map(reports.map(({ reporterId, id }) => [reporterId, id]));
    for (const to of await findAddressees(tx, [...reporters.keys()])) {
      const reportId = reporters.get(to.accountId) ?? "";
      await mail.send(tx, reporterMail({ decision, kind, explanation, to, reportId }));
    }
    await this.auditLog.record(tx, [{ ...actBy(operator, ACTS[decision]), subjectId: targetId }]);
  }

  /**
   * Carries out the decision, and notifies the owners of the thing. @returns the measure; null when the thing or its
   * owner no longer exists
   */
  async #act(
    tx: Transaction,
    operator: ActingOperator,
    thing: ReportedThing,
    { decision, ...words }: TakedownWords & { decision: Exclude<DeskDecision, "DISMISS"> },
  ): Promise<string | null> {
    const { kind: about, targetId } = thing;
    const { explanation } = words;
    const by = { decidedById: operator.accountId, wasReported: true };
    if (decision === "REMOVE" && about === "JOB") return this.takedowns.takeDownWith(tx, targetId, { ...words, ...by });
    if (about === "OFFER" && decision !== "WARN" && !(await withdrawReported(tx, targetId)) && decision === "REMOVE")
      throw new AppError(
        "CONFLICT",
        "This offer is no longer open, so it cannot be withdrawn. Choose another decision.",
      );
    const concerned = await findConcerned(tx, thing);
    if (!concerned) return null;
    if (decision === "SUSPEND" && "accountId" in concerned)
      return this.suspensions.suspendWith(tx, operator, concerned.accountId, explanation, { about, wasReported: true });
    const removal = about === "OFFER" ? "OFFER_WITHDRAWN" : "MESSAGE_REMOVED";
    const kind = decision === "REMOVE" ? removal : "WARNING";
    const removedText = kind === "MESSAGE_REMOVED" ? await replaceMessage(tx, targetId, REMOVED_MESSAGE) : null;
    const measure = { kind, about, targetId, explanation, removedText, ...by } as const;
    const addressees = await findResponsible(tx, thing);
    return impose(this.platform, tx, { ...measure, title: concerned.title, concerned: whoseOf(concerned), addressees });
  }
}

const whoseOf = (concerned: NonNullable<Awaited<ReturnType<typeof findConcerned>>>): Concerned =>
  "accountId" in concerned ? { accountId: concerned.accountId } : { companyId: concerned.companyId };

/** @throws NOT_FOUND */
async function lockReport(tx: Transaction, id: string) {
  const report = await lockWaitingReport(tx, id);
  if (!report) throw new AppError("NOT_FOUND", NOT_WAITING);
  return report;
}
