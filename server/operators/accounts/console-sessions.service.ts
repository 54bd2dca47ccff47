import type { SessionService } from "../../accounts/sessions.service.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, requireId } from "../../platform/validation.ts";
import { explanationSchema } from "../operators.schemas.ts";
import type { OperatorService } from "../operators.service.ts";
import { findAddressees } from "../report-queue.store.ts";
import { sessionsEndedMail } from "./console-sessions.mails.ts";
import { lockAccount } from "./suspensions.store.ts";

const GONE = "This account no longer exists.";

/** Ends other people's sessions, for example after an account was compromised. */
export class ConsoleSessionService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Ends all sessions of an account, and its keys if requested; its owner is notified by mail. @returns the number of
   * ended sessions
   * @throws UNAUTHENTICATED, FORBIDDEN for an operator's account unless called by an administrator, NOT_FOUND, CONFLICT
   * for the caller's own, BAD_USER_INPUT
   */
  async endAll(
    actor: MaybeActor,
    { accountId, keys, ...input }: { accountId: string; keys: boolean; explanation: string },
  ): Promise<number> {
    const operator = await this.operators.require(actor, "END_SESSIONS");
    const id = requireId(accountId, GONE);
    const { explanation } = check(explanationSchema, input);
    if (id === operator.accountId) throw new AppError("CONFLICT", "End your own sessions under Settings.");
    return this.platform.db.transaction(async (tx) => {
      const account = await lockAccount(tx, id);
      if (!account) throw new AppError("NOT_FOUND", GONE);
      if (account.isOperator && operator.operatorRole !== "ADMINISTRATOR")
        throw new AppError("FORBIDDEN", "This is an operator's account. Ask an administrator.");
      const ended = await this.sessions.end(tx, { accountId: id, ...(keys && { keys }) }, "REVOKED");
      for (const to of await findAddressees(tx, [id]))
        await this.platform.mail.send(tx, sessionsEndedMail(to, { keys, explanation }));
      await this.auditLog.record(tx, [{ ...actBy(operator, "SESSIONS_ENDED"), subjectId: id }]);
      return ended;
    });
  }
}
