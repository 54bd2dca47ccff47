import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { AppealOutcome } from "../../generated/prisma/enums.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { check, requireId } from "../../platform/validation.ts";
import { replaceMessage } from "../../privacy/privacy.store.ts";
import type { SuspensionService } from "../accounts/suspensions.service.ts";
import { appealAnsweredMail, reporterOfGrantedMail } from "../measures/measures.mails.ts";
import {
  answerAppeal,
  endMeasure,
  findMeasureAddressees,
  findReporters,
  type StoredMeasure,
} from "../measures/measures.store.ts";
import { requireUninvolved } from "../measures/measures.ts";
import { explanationSchema } from "../operators.schemas.ts";
import type { ActingOperator, OperatorService } from "../operators.service.ts";
import { findAddressees } from "../report-queue.store.ts";
import type { JobTakedownService } from "../takedowns/job-takedowns.service.ts";
import {
  type AppealState,
  countOtherDeciders,
  listQueuedAppeals,
  lockAppealed,
  type QueuedAppeal,
} from "./appeals.store.ts";

const NOT_WAITING = "This appeal has already been decided.";
const OWN_DECISION = "You made this decision. Another operator has to review it.";

/** Handles appeals for operators: someone other than the original decider reviews the case. */
export class AppealQueueService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly suspensions: SuspensionService,
    private readonly takedowns: JobTakedownService,
    private readonly auditLog: AuditLog,
  ) {}

  /** Lists appeals, pending ones oldest first. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async list(actor: MaybeActor, state: AppealState, page: PageInput): Promise<Page<QueuedAppeal>> {
    const operator = await this.operators.require(actor, "SEE_APPEALS");
    return listQueuedAppeals(this.platform.db, operator, { state }, page);
  }

  /** Returns one appeal. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async get(actor: MaybeActor, appealId: string): Promise<QueuedAppeal> {
    const operator = await this.operators.require(actor, "SEE_APPEALS");
    const id = requireId(appealId, "Appeal not found.");
    const [appeal] = (await listQueuedAppeals(this.platform.db, operator, { id }, { first: 1 })).nodes;
    if (!appeal) throw new AppError("NOT_FOUND", "Appeal not found.");
    return appeal;
  }

  /**
   * Decides on an appeal and notifies those concerned; granting it reverses the measure.
   * @throws UNAUTHENTICATED, FORBIDDEN for a case that involves the operator, NOT_FOUND, CONFLICT for their own
   * decision, BAD_USER_INPUT
   */
  async decide(
    actor: MaybeActor,
    { appealId, outcome, ...input }: { appealId: string; outcome: AppealOutcome; explanation: string },
  ): Promise<void> {
    const operator = await this.operators.require(actor, "DECIDE_APPEALS");
    const id = requireId(appealId, NOT_WAITING);
    const { explanation } = check(explanationSchema, input);
    await this.platform.db.transaction(async (tx) => {
      const measure = await lockAppealed(tx, id);
      if (!measure) throw new AppError("NOT_FOUND", NOT_WAITING);
      await requireUninvolved(tx, operator, { kind: measure.about, targetId: measure.targetId });
      await this.#requireAnother(tx, operator, measure);
      const now = this.platform.clock();
      await answerAppeal(tx, id, { outcome, explanation, decidedById: operator.accountId, decidedAt: now });
      if (outcome === "GRANTED") {
        await this.#undo(tx, operator, measure);
        await endMeasure(tx, id, now);
      }
      await this.#tell(tx, measure, { outcome, explanation });
      const operation = outcome === "GRANTED" ? "OPERATOR_APPEAL_GRANTED" : "OPERATOR_APPEAL_REFUSED";
      await this.auditLog.record(tx, [{ ...actBy(operator, operation), subjectId: measure.targetId }]);
    });
  }

  /** Requires a reviewer other than the decider, if there is another. @throws CONFLICT */
  async #requireAnother(tx: Transaction, { accountId }: ActingOperator, { decidedById }: StoredMeasure): Promise<void> {
    if (decidedById !== accountId) return;
    if ((await countOtherDeciders(tx, accountId)) > 0) throw new AppError("CONFLICT", OWN_DECISION);
  }

  /** Reverses the measure. @throws CONFLICT */
  async #undo(tx: Transaction, operator: ActingOperator, measure: StoredMeasure): Promise<void> {
    const { kind, targetId, removedText } = measure;
    if (kind === "SUSPENSION") await this.suspensions.liftWith(tx, operator, targetId);
    if (kind === "JOB_TAKEN_DOWN") await this.takedowns.restoreWith(tx, measure);
    if (kind === "MESSAGE_REMOVED" && removedText !== null) await replaceMessage(tx, targetId, removedText);
  }

  async #tell(
    tx: Transaction,
    { id: measureId, kind, about }: StoredMeasure,
    answer: { outcome: AppealOutcome; explanation: string },
  ): Promise<void> {
    const { mail } = this.platform;
    for (const to of await findAddressees(tx, await findMeasureAddressees(tx, measureId)))
      await mail.send(tx, appealAnsweredMail(to, { measureId, kind, about, ...answer }));
    if (answer.outcome !== "GRANTED") return;
    const reporters = new Map((await findReporters(tx, measureId)).map(({ reporterId, id }) => [reporterId, id]));
    for (const to of await findAddressees(tx, [...reporters.keys()])) {
      const reportId = reporters.get(to.accountId) ?? "";
      await mail.send(tx, reporterOfGrantedMail(to, { reportId, about, explanation: answer.explanation }));
    }
  }
}
