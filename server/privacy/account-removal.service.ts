import { sessionPasswordCounts } from "../accounts/accounts.rate-limits.ts";
import { requirePassword } from "../accounts/passwords.ts";
import type { SessionService } from "../accounts/sessions.service.ts";
import { deleteBrowsers } from "../accounts/sessions.store.ts";
import { deleteJobs } from "../jobs/delete-jobs.ts";
import { type MaybeActor, requireAccount } from "../platform/actor.ts";
import { notifyAccounts } from "../platform/bus/account-events.ts";
import type { Transaction } from "../platform/database/database.ts";
import { queueBytesRemoval } from "../platform/files/remove-bytes.task.ts";
import type { Platform } from "../platform/platform.ts";

/** A hash in argon2's form that no password makes. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${"A".repeat(22)}$${"A".repeat(43)}`;

/**
 * Removes accounts. What goes and what stays is written for people on the web's page "Privacy and data", and in
 * `docs/privacy.md`.
 */
export class AccountRemovalService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
  ) {}

  /** Removes the acting account, at once and for good. @throws UNAUTHENTICATED, WRONG_PASSWORD, RATE_LIMITED */
  async removeOwn(actor: MaybeActor, password: string): Promise<{ message: string }> {
    const { accountId, role, sessionId } = requireAccount(actor);
    const { db } = this.platform;
    const account = await db.prisma.account.findUniqueOrThrow({ where: { id: accountId } });
    await requirePassword(this.platform, account, password, sessionPasswordCounts(sessionId), "password");
    await db.transaction((tx) =>
      role === "SEEKER" ? this.removeSeeker(tx, accountId) : this.#removeRecruiter(tx, accountId),
    );
    return { message: "Your account is deleted." };
  }

  /** Removes a seeker with all that is theirs: profile, files, applications, connections and conversations. */
  async removeSeeker(tx: Transaction, seekerId: string): Promise<void> {
    await this.sessions.endAllOf(tx, seekerId);
    await this.#removeFiles(tx, seekerId);
    const links = await tx.connection.findMany({
      where: { OR: [{ requesterId: seekerId }, { addresseeId: seekerId }] },
      select: { requesterId: true, addresseeId: true },
    });
    // As an array, they are found by their ids; joined, PostgreSQL may read everybody's.
    await tx.$executeRaw`
      delete from conversations
      where id = any(array(select conversation_id from conversation_members where seeker_id = ${seekerId}::uuid))`;
    await tx.account.delete({ where: { id: seekerId } });
    const others = links.flatMap(({ requesterId, addresseeId }) => [requesterId, addresseeId]);
    tx.afterCommit(() =>
      notifyAccounts(
        this.platform.events,
        others.filter((id) => id !== seekerId),
        { type: "connection-changed", seekerId },
      ),
    );
  }

  /** Jobs to which people applied stay, closed, under the company's name: the applications are the applicants' record. */
  async #removeRecruiter(tx: Transaction, recruiterId: string): Promise<void> {
    await this.sessions.endAllOf(tx, recruiterId);
    await this.#removeFiles(tx, recruiterId);
    // In the order in which their background work locks them, so that neither waits for the other for ever.
    await tx.$executeRaw`select id from jobs where recruiter_id = ${recruiterId}::uuid order by id for update`;
    // Marked first, which no application can slip past; then those to which nobody had applied go altogether.
    await deleteJobs(this.platform, tx, { where: { recruiterId }, by: "COMPANY" });
    await tx.job.deleteMany({ where: { recruiterId, applications: { none: {} } } });
    if ((await tx.job.count({ where: { recruiterId } })) === 0) {
      await tx.account.delete({ where: { id: recruiterId } });
      return;
    }
    await tx.recruiter.update({
      where: { id: recruiterId },
      data: { companyDescription: "", companyWebsite: "", linkedin: "", logoFileId: null },
    });
    await tx.emailToken.deleteMany({ where: { accountId: recruiterId } });
    await deleteBrowsers(tx, recruiterId);
    const email = `deleted-${recruiterId}@deleted.invalid`;
    const nobody = { email, passwordHash: NO_PASSWORD, emailVerifiedAt: null };
    await tx.account.update({ where: { id: recruiterId }, data: nobody });
  }

  async #removeFiles(tx: Transaction, ownerId: string): Promise<void> {
    const files = await tx.file.findMany({ where: { ownerId }, select: { storageKey: true } });
    await queueBytesRemoval(
      tx,
      files.map(({ storageKey }) => storageKey),
    );
    await tx.file.deleteMany({ where: { ownerId } });
  }
}
