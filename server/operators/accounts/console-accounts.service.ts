import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { readKeyword } from "../../platform/search/keyword.ts";
import type { OperatorService } from "../operators.service.ts";
import { findConsoleAccounts, type StoredConsoleAccount } from "./console-accounts.store.ts";

const MIN_SEARCH = 3;

/** Finds accounts for operators. The audit log records whose accounts they see. */
export class ConsoleAccountService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Finds accounts by id, full email address, or part of a seeker's name; without a search the newest ones. @throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async find(actor: MaybeActor, search: string | null): Promise<StoredConsoleAccount[]> {
    const operator = await this.operators.require(actor, "SEE_ACCOUNTS");
    const keyword = readKeyword(search, "search");
    if (keyword && keyword.length < MIN_SEARCH)
      throw invalid({
        search: `Search for an ID, a whole email address, or at least ${MIN_SEARCH} letters of a name.`,
      });
    const { db, clock } = this.platform;
    const found = await findConsoleAccounts(db, keyword, clock());
    // Recorded before it is shown: if recording fails, nothing is shown.
    await db.transaction((tx) =>
      this.auditLog.record(
        tx,
        found.map(({ id }) => ({ ...actBy(operator, "OPERATOR_ACCOUNT_READ"), subjectId: id })),
      ),
    );
    return found;
  }
}
