import { sessionPasswordCounts } from "../accounts/accounts.rate-limits.ts";
import { findAccount } from "../accounts/accounts.store.ts";
import { findRestorableAddresses } from "../accounts/email-change/email-change.store.ts";
import { findCompaniesRequiringFactor } from "../accounts/factors/withholding-companies.store.ts";
import { isWrongPassword, requirePassword } from "../accounts/passwords.ts";
import type { SessionService } from "../accounts/sessions.service.ts";
import { deleteEventsOf } from "../audit/audit.store.ts";
import { type AuditLog, actBy } from "../audit/audit-log.ts";
import { deleteJobs } from "../jobs/delete-jobs.ts";
import { type Actor, type MaybeActor, requirePerson } from "../platform/actor.ts";
import { notifyAccounts } from "../platform/bus/account-events.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { queueBytesRemoval } from "../platform/files/remove-bytes.task.ts";
import type { Platform } from "../platform/platform.ts";
import { accountDeletedMail } from "./account-removal.mails.ts";
import { SHOW_IT } from "./data-export.service.ts";
import {
  deleteAccount,
  deleteCompany,
  deleteFiles,
  deleteSeeker,
  giveLogosAway,
  lockJobs,
  lockMemberships,
} from "./privacy.store.ts";

/**
 * Deletes accounts. What is deleted and what stays is documented for users on the web page "Privacy and data", and in
 * `docs/privacy.md`.
 */
export class AccountRemovalService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
    /** Refuses to delete an account that something depends on. @throws CONFLICT */
    private readonly requireDispensable: (tx: Transaction, accountId: string) => Promise<void>,
  ) {}

  /**
   * Deletes the acting account, immediately and permanently; its address is notified, and so is a recent previous one.
   * @throws UNAUTHENTICATED, WRONG_PASSWORD, STRONGER_LOG_IN_REQUIRED, RATE_LIMITED, CONFLICT for the console's last
   * administrator
   */
  async removeOwn(actor: MaybeActor, password: string): Promise<{ message: string }> {
    const person = requirePerson(actor);
    const { accountId, role, sessionId } = person;
    const { db } = this.platform;
    const account = await findAccount(db, { id: accountId });
    if (!account) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    const counts = sessionPasswordCounts(sessionId);
    await requirePassword(this.platform, account, password, counts, "password").catch((error: unknown) => {
      if (isWrongPassword(error)) this.auditLog.note(actBy(person, "ACCOUNT_DELETION", "REFUSED"));
      throw error;
    });
    await db.transaction(async (tx) => {
      // Read before the account is deleted, and its changes of address with it.
      const before = await findRestorableAddresses(tx, accountId, this.platform.clock());
      await (role === "SEEKER" ? this.removeSeeker(tx, accountId) : this.#removeRecruiter(tx, person));
      for (const to of new Set([account.email, ...before]))
        await this.platform.mail.send(tx, accountDeletedMail(to, account));
    });
    return { message: "Your account has been deleted." };
  }

  /**
   * Deletes a seeker with everything that belongs to them: profile, files, applications, connections and conversations.
   */
  async removeSeeker(tx: Transaction, seekerId: string): Promise<void> {
    await this.#endSessionsAndFiles(tx, seekerId);
    const others = await deleteSeeker(tx, seekerId);
    notifyAccounts(tx, others, { type: "connection-changed", seekerId });
  }

  /** A company is deleted with its only owner; a member's departure leaves the company's work and the logo. */
  async #removeRecruiter(tx: Transaction, person: Actor): Promise<void> {
    const { accountId } = person;
    await this.requireDispensable(tx, accountId);
    const withholding = await findCompaniesRequiringFactor(tx, person, this.platform.clock());
    for (const { companyId, isOnlyOwner } of await lockMemberships(tx, accountId)) {
      if (!isOnlyOwner) continue;
      const held = withholding.find(({ id }) => id === companyId);
      if (held)
        throw new AppError(
          "STRONGER_LOG_IN_REQUIRED",
          `${held.name} requires a second factor of its members, and is deleted with the account of its only owner. ${SHOW_IT}`,
        );
      await this.#removeCompany(tx, companyId);
    }
    await giveLogosAway(tx, accountId);
    await this.#endSessionsAndFiles(tx, accountId);
    await deleteAccount(tx, accountId);
  }

  /** Jobs with applications stay, closed, under the company's name: the applications are the applicants' record. */
  async #removeCompany(tx: Transaction, companyId: string): Promise<void> {
    await lockJobs(tx, companyId);
    await this.sessions.end(tx, { app: { companyId } });
    // Marked first, so that no application can slip in; then jobs without applications are deleted entirely.
    await deleteJobs(this.platform, tx, { companyId }, "COMPANY");
    await this.sessions.refresh(tx, await deleteCompany(tx, companyId));
  }

  async #endSessionsAndFiles(tx: Transaction, accountId: string): Promise<void> {
    await this.sessions.end(tx, { accountId, keys: true });
    await deleteEventsOf(tx, accountId);
    await queueBytesRemoval(tx, await deleteFiles(tx, accountId));
  }
}
