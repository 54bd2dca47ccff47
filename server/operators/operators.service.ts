import { z } from "zod";
import { emailAddress } from "../accounts/accounts.schemas.ts";
import { type AuditLog, actBy, actByCommand } from "../audit/audit-log.ts";
import { OperatorRole } from "../generated/prisma/enums.ts";
import { type Actor, type MaybeActor, requirePerson, type SessionNeed } from "../platform/actor.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { check, requireId } from "../platform/validation.ts";
import { type OperatorAction, operatorActionsOf, operatorCan } from "./operator-permissions.ts";
import { DESK_BY_OPERATOR, DESK_CHANGES_BY_OPERATOR } from "./operators.rate-limits.ts";
import {
  deleteOperator,
  findOperatorSession,
  findRecruiterId,
  listOperators,
  lockOperators,
  type OperatorSession,
  type StoredOperator,
  upsertOperator,
} from "./operators.store.ts";
import type { OperatorStanding } from "./operators.types.ts";

const additionSchema = z.object({ email: emailAddress, role: z.enum(OperatorRole) });

const NO_OPERATOR = "This is for operators of Worklane.";
const NO_RECRUITER = "No recruiter's account with a confirmed address has this one.";
const GONE = "This account is no operator any more.";
const REFUSALS = {
  SECOND_FACTOR: "Operators log in with more than a password. Add a passkey or an authenticator app first.",
  NEW_LOG_IN: "You logged in before your account asked for a second step. Log out and log in again.",
} as const satisfies Record<SessionNeed, string>;

/** An operator who may do what they ask for. */
export interface ActingOperator extends Actor {
  readonly operatorRole: OperatorRole;
}

/** Who works at the operators' desk, and what they may do there. */
export class OperatorService {
  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
  ) {}

  /** The acting operator, with what is missing before they may work. @throws UNAUTHENTICATED, FORBIDDEN */
  async own(actor: MaybeActor): Promise<OperatorStanding> {
    const { role, needs } = await this.#find(requirePerson(actor));
    return { role, needs, may: needs === null ? operatorActionsOf(role) : [] };
  }

  /** The acting operator, who may do this, in a session that a second step opened. @throws UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
  async require(actor: MaybeActor, action: OperatorAction): Promise<ActingOperator> {
    const person = requirePerson(actor);
    const operator = await this.#find(person);
    if (operator.needs !== null) throw new AppError("FORBIDDEN", REFUSALS[operator.needs]);
    if (!operatorCan(operator.role, action)) {
      this.auditLog.note(actBy(person, "OPERATOR_REFUSED", "REFUSED"));
      throw new AppError("FORBIDDEN", "Your role at the desk does not allow this. Ask an administrator.");
    }
    await this.platform.limits.take(DESK_BY_OPERATOR, person.accountId);
    if (!action.startsWith("SEE_")) await this.platform.limits.take(DESK_CHANGES_BY_OPERATOR, person.accountId);
    return { ...person, operatorRole: operator.role };
  }

  /** All operators. Administrators only. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<StoredOperator[]> {
    await this.require(actor, "CHANGE_OPERATORS");
    return listOperators(this.platform.db);
  }

  /** Makes a recruiter's account an operator, or changes the role of one. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT */
  async add(
    actor: MaybeActor,
    input: { readonly email: string; readonly role: OperatorRole },
  ): Promise<StoredOperator[]> {
    const administrator = await this.require(actor, "CHANGE_OPERATORS");
    await this.#add(input, (accountId) => ({ ...actBy(administrator, "OPERATOR_ADDED"), subjectId: accountId }));
    return listOperators(this.platform.db);
  }

  /** The same for the command line. `operator`: as whom the log names them. @throws BAD_USER_INPUT, CONFLICT */
  async addByCommand(
    input: { readonly email: string; readonly role: OperatorRole },
    operator: string,
  ): Promise<StoredOperator[]> {
    await this.#add(input, (subjectId) => actByCommand("OPERATOR_ADDED", operator, subjectId));
    return listOperators(this.platform.db);
  }

  /** Ends an operator's work, at once. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT for the last administrator */
  async remove(actor: MaybeActor, accountId: string): Promise<StoredOperator[]> {
    const administrator = await this.require(actor, "CHANGE_OPERATORS");
    const id = requireId(accountId, GONE);
    await this.#remove(id, { ...actBy(administrator, "OPERATOR_REMOVED"), subjectId: id });
    return listOperators(this.platform.db);
  }

  /** The same for the command line. @throws NOT_FOUND, CONFLICT */
  async removeByCommand(email: string, operator: string): Promise<StoredOperator[]> {
    const found = (await listOperators(this.platform.db)).find((one) => one.email === email.trim().toLowerCase());
    if (!found) throw new AppError("NOT_FOUND", GONE);
    await this.#remove(found.accountId, actByCommand("OPERATOR_REMOVED", operator, found.accountId));
    return listOperators(this.platform.db);
  }

  /** For the command line: all operators. */
  all(): Promise<StoredOperator[]> {
    return listOperators(this.platform.db);
  }

  async #add(input: unknown, eventOf: (accountId: string) => Parameters<AuditLog["record"]>[1][number]) {
    const { email, role } = check(additionSchema, input);
    await this.platform.db.transaction(async (tx) => {
      const accountId = await findRecruiterId(tx, email);
      if (!accountId) throw invalid({ email: NO_RECRUITER });
      const operators = await lockOperators(tx);
      if (role !== "ADMINISTRATOR") requireOther(operators, accountId);
      await upsertOperator(tx, accountId, role);
      await this.auditLog.record(tx, [eventOf(accountId)]);
    });
  }

  async #remove(accountId: string, event: Parameters<AuditLog["record"]>[1][number]): Promise<void> {
    await this.platform.db.transaction(async (tx) => {
      const operators = await lockOperators(tx);
      if (!operators.has(accountId)) throw new AppError("NOT_FOUND", GONE);
      requireOther(operators, accountId);
      await deleteOperator(tx, accountId);
      await this.auditLog.record(tx, [event]);
    });
  }

  async #find({ accountId, sessionId }: Actor): Promise<OperatorSession> {
    const operator = await findOperatorSession(this.platform.db, { accountId, sessionId });
    if (!operator) throw new AppError("FORBIDDEN", NO_OPERATOR);
    return operator;
  }
}

/** @throws CONFLICT when the account is the last administrator */
function requireOther(operators: ReadonlyMap<string, OperatorRole>, accountId: string): void {
  if (operators.get(accountId) !== "ADMINISTRATOR") return;
  const others = [...operators].some(([id, role]) => id !== accountId && role === "ADMINISTRATOR");
  if (!others) throw new AppError("CONFLICT", "Somebody has to administer the desk. Make another administrator first.");
}
