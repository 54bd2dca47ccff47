import { randomUUID } from "node:crypto";
import type { SessionService } from "../../accounts/sessions.service.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { closeWithheldJobs, reopenSuspendedJobs } from "../../jobs/lifecycle/suspended-jobs.store.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, requireId } from "../../platform/validation.ts";
import { withdrawnMail } from "../measures/measures.mails.ts";
import { lockInForce, type MeasureData } from "../measures/measures.store.ts";
import { impose, requireUninvolved, takeBack } from "../measures/measures.ts";
import { explanationSchema } from "../operators.schemas.ts";
import type { ActingOperator, OperatorService } from "../operators.service.ts";
import { findAddressees } from "../report-queue.store.ts";
import { lockAccount, setSuspended } from "./suspensions.store.ts";

const GONE = "This account no longer exists.";

/** Suspends accounts, which can then not be logged in to, and lifts suspensions. */
export class SuspensionService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /** Suspends an account. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT */
  async suspend(actor: MaybeActor, { accountId, ...input }: { accountId: string; explanation: string }): Promise<void> {
    const operator = await this.operators.require(actor, "SUSPEND");
    const id = requireId(accountId, GONE);
    const { explanation } = check(explanationSchema, input);
    await this.platform.db.transaction(async (tx) => {
      await this.suspendWith(tx, operator, id, explanation);
    });
  }

  /**
   * Suspends an account as part of the transaction: its sessions and keys end at once, on every node, and its open jobs
   * are closed. @returns the measure @throws FORBIDDEN, NOT_FOUND, CONFLICT
   */
  async suspendWith(
    tx: Transaction,
    operator: ActingOperator,
    accountId: string,
    explanation: string,
    about: Pick<MeasureData, "about"> & { readonly wasReported: boolean } = { about: "PERSON", wasReported: false },
  ): Promise<string | null> {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new AppError("NOT_FOUND", GONE);
    if (account.isOperator)
      throw new AppError("CONFLICT", "This is an operator's account. An administrator has to remove its role first.");
    await requireUninvolved(tx, operator, { kind: "PERSON", targetId: accountId });
    if (account.suspendedAt) throw new AppError("CONFLICT", "This account is already suspended.");
    await setSuspended(tx, accountId, this.platform.clock());
    await closeWithheldJobs(tx, accountId);
    await this.sessions.end(tx, { accountId, keys: true }, "REVOKED");
    await this.auditLog.record(tx, [{ ...actBy(operator, "ACCOUNT_SUSPENDED"), subjectId: accountId }]);
    return impose(this.platform, tx, {
      ...{ kind: "SUSPENSION", targetId: accountId, explanation, decidedById: operator.accountId, ...about },
      concerned: { accountId },
      addressees: [accountId],
    });
  }

  /** Lifts the suspension of an account. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT */
  async lift(actor: MaybeActor, { accountId, ...input }: { accountId: string; explanation: string }): Promise<void> {
    const operator = await this.operators.require(actor, "SUSPEND");
    const id = requireId(accountId, GONE);
    const { explanation } = check(explanationSchema, input);
    await this.platform.db.transaction(async (tx) => {
      await requireUninvolved(tx, operator, { kind: "PERSON", targetId: id });
      const measure = await lockInForce(tx, "SUSPENSION", id);
      await this.liftWith(tx, operator, id);
      if (measure) return takeBack(this.platform, tx, measure, operator, explanation);
      // A suspension from before they were recorded as measures.
      for (const to of await findAddressees(tx, [id]))
        await this.platform.mail.send(
          tx,
          withdrawnMail(to, { measureId: randomUUID(), kind: "SUSPENSION", about: "PERSON", explanation }),
        );
    });
  }

  /** Lifts a suspension as part of the transaction. @throws NOT_FOUND, CONFLICT */
  async liftWith(tx: Transaction, operator: ActingOperator, accountId: string): Promise<void> {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new AppError("NOT_FOUND", GONE);
    if (!account.suspendedAt) throw new AppError("CONFLICT", "This account is not suspended.");
    await setSuspended(tx, accountId, null);
    await reopenSuspendedJobs(tx, accountId);
    await this.auditLog.record(tx, [{ ...actBy(operator, "SUSPENSION_LIFTED"), subjectId: accountId }]);
  }
}
