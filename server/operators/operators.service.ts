import { z } from "zod";
import { emailAddress } from "../accounts/accounts.schemas.ts";
import { requireRecentLogin } from "../accounts/factors/reauthentication.service.ts";
import { type AuditLog, actBy, commandActionEvent } from "../audit/audit-log.ts";
import { OperatorRole } from "../generated/prisma/enums.ts";
import { type Actor, type MaybeActor, requirePerson, type SessionNeed } from "../platform/actor.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { check, requireId } from "../platform/validation.ts";
import { requireOtherAdministrator } from "./last-administrator.ts";
import { needsRecentLogin, type OperatorAction, operatorActionsOf, operatorCan } from "./operator-permissions.ts";
import { operatorChangedMail } from "./operators.mails.ts";
import { CONSOLE_BY_OPERATOR, CONSOLE_CHANGES_BY_OPERATOR } from "./operators.rate-limits.ts";
import {
  type Candidate,
  deleteOperator,
  findCandidate,
  findOperatorSession,
  type LockedOperator,
  listOperators,
  lockOperators,
  type OperatorSession,
  type StoredOperator,
  upsertOperator,
} from "./operators.store.ts";
import type { OperatorStanding } from "./operators.types.ts";
import { findAddressees } from "./report-queue.store.ts";

const additionSchema = z.object({ email: emailAddress, role: z.enum(OperatorRole) });

const NO_OPERATOR = "This is for operators of Worklane.";
const NO_RECRUITER = "No recruiter's account has this verified address.";
const NO_FACTOR =
  "This account is protected by a password only, and anyone who knows it could open the console. Its owner has to add a passkey or an authenticator app first, under Settings.";
const SUSPENDED = "This account is suspended. Lift the suspension first.";
const GONE = "This account is no longer an operator.";
const REFUSALS = {
  SECOND_FACTOR: "Operators need a second factor. Add a passkey or an authenticator app first.",
  NEW_LOG_IN: "You logged in before your account required a second factor. Log out and log in again.",
} as const satisfies Record<SessionNeed, string>;

/** An operator with permission for the requested action. */
export interface ActingOperator extends Actor {
  readonly operatorRole: OperatorRole;
}

/** Manages operators and their permissions. */
export class OperatorService {
  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
  ) {}

  /** Returns the acting operator, with what they still need before they may work. @throws UNAUTHENTICATED, FORBIDDEN */
  async own(actor: MaybeActor): Promise<OperatorStanding> {
    const { role, needs } = await this.#find(requirePerson(actor));
    return { role, needs, may: needs === null ? operatorActionsOf(role) : [] };
  }

  /**
   * Returns the acting operator if they may perform this action, in a session that has used a second factor. Changes,
   * and looking people up, require a login or reauthentication within the last 15 minutes, so that a stolen cookie can
   * do nothing lasting. @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, RATE_LIMITED
   */
  async require(actor: MaybeActor, action: OperatorAction): Promise<ActingOperator> {
    const person = requirePerson(actor);
    const operator = await this.#find(person);
    if (operator.needs !== null) throw new AppError("FORBIDDEN", REFUSALS[operator.needs]);
    if (!operatorCan(operator.role, action)) {
      this.auditLog.note(actBy(person, "OPERATOR_REFUSED", "REFUSED"));
      throw new AppError("FORBIDDEN", "Your role in the console does not allow this. Ask an administrator.");
    }
    await this.platform.limits.take(CONSOLE_BY_OPERATOR, person.accountId);
    if (needsRecentLogin(action)) await requireRecentLogin(this.platform, person);
    if (!action.startsWith("SEE_")) await this.platform.limits.take(CONSOLE_CHANGES_BY_OPERATOR, person.accountId);
    return { ...person, operatorRole: operator.role };
  }

  /** Lists all operators. Administrators only. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<StoredOperator[]> {
    await this.require(actor, "CHANGE_OPERATORS");
    return listOperators(this.platform.db);
  }

  /**
   * Makes a recruiter's account with a second factor an operator, or changes an operator's role. @throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT
   */
  async add(
    actor: MaybeActor,
    input: { readonly email: string; readonly role: OperatorRole },
  ): Promise<StoredOperator[]> {
    const administrator = await this.require(actor, "CHANGE_OPERATORS");
    await this.#add(input, ({ id, hasSecondFactor }) => {
      if (!hasSecondFactor) throw invalid({ email: NO_FACTOR });
      return { ...actBy(administrator, "OPERATOR_ADDED"), subjectId: id };
    });
    return listOperators(this.platform.db);
  }

  /**
   * Like `add`, for the command line, which creates the first operator, even without a second factor. `operator`: the
   * user named in the log. @throws BAD_USER_INPUT, CONFLICT
   */
  async addByCommand(
    input: { readonly email: string; readonly role: OperatorRole },
    operator: string,
  ): Promise<StoredOperator[]> {
    await this.#add(input, ({ id }) => commandActionEvent("OPERATOR_ADDED", operator, id));
    return listOperators(this.platform.db);
  }

  /**
   * Removes an operator, effective at once. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for the last
   * administrator
   */
  async remove(actor: MaybeActor, accountId: string): Promise<StoredOperator[]> {
    const administrator = await this.require(actor, "CHANGE_OPERATORS");
    const id = requireId(accountId, GONE);
    await this.#remove(id, { ...actBy(administrator, "OPERATOR_REMOVED"), subjectId: id });
    return listOperators(this.platform.db);
  }

  /** Like `remove`, for the command line. @throws NOT_FOUND, CONFLICT */
  async removeByCommand(email: string, operator: string): Promise<StoredOperator[]> {
    const found = (await listOperators(this.platform.db)).find((one) => one.email === email.trim().toLowerCase());
    if (!found) throw new AppError("NOT_FOUND", `There is no operator with the address ${email}.`);
    await this.#remove(found.accountId, commandActionEvent("OPERATOR_REMOVED", operator, found.accountId));
    return listOperators(this.platform.db);
  }

  /** Lists all operators, for the command line. */
  all(): Promise<StoredOperator[]> {
    return listOperators(this.platform.db);
  }

  async #add(input: unknown, eventOf: (candidate: Candidate) => AuditRecord): Promise<void> {
    const { email, role } = check(additionSchema, input);
    await this.platform.db.transaction(async (tx) => {
      const candidate = await findCandidate(tx, email);
      if (!candidate) throw invalid({ email: NO_RECRUITER });
      if (candidate.isSuspended) throw invalid({ email: SUSPENDED });
      const event = eventOf(candidate);
      const operators = await lockOperators(tx);
      if (role !== "ADMINISTRATOR") requireOtherAdministrator(operators, candidate.id);
      await upsertOperator(tx, candidate.id, role);
      await this.#tell(tx, operators, { accountId: candidate.id, role });
      await this.auditLog.record(tx, [event]);
    });
  }

  async #remove(accountId: string, event: AuditRecord): Promise<void> {
    await this.platform.db.transaction(async (tx) => {
      const operators = await lockOperators(tx);
      if (!operators.has(accountId)) throw new AppError("NOT_FOUND", GONE);
      requireOtherAdministrator(operators, accountId);
      await deleteOperator(tx, accountId);
      await this.#tell(tx, operators, { accountId, role: null });
      await this.auditLog.record(tx, [event]);
    });
  }

  /** Notifies the person concerned and the administrators by mail. */
  async #tell(
    tx: Transaction,
    operators: ReadonlyMap<string, LockedOperator>,
    { accountId, role }: { readonly accountId: string; readonly role: OperatorRole | null },
  ): Promise<void> {
    const before = operators.get(accountId)?.role ?? null;
    if (before === role) return;
    const administrators = [...operators].flatMap(([id, one]) => (one.role === "ADMINISTRATOR" ? [id] : []));
    const addressees = await findAddressees(tx, [...new Set([accountId, ...administrators])]);
    const whose = addressees.find((one) => one.accountId === accountId);
    if (!whose) return;
    const { mail, publicUrl } = this.platform;
    for (const to of addressees) await mail.send(tx, operatorChangedMail(to, { publicUrl, whose, before, role }));
  }

  async #find({ accountId, sessionId }: Actor): Promise<OperatorSession> {
    const operator = await findOperatorSession(this.platform.db, { accountId, sessionId });
    if (!operator) throw new AppError("FORBIDDEN", NO_OPERATOR);
    return operator;
  }
}

type AuditRecord = Parameters<AuditLog["record"]>[1][number];
