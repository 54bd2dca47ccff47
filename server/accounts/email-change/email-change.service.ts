import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { type MaybeActor, requirePerson } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check } from "../../platform/validation.ts";
import { emailSchema } from "../accounts.schemas.ts";
import { findAccount, insertEmailToken, type StoredAccount } from "../accounts.store.ts";
import { emailTaken } from "../email-taken.ts";
import { requireRecentLogin } from "../factors/reauthentication.service.ts";
import { confirmationMail, type EmailChangeNotice, requestedMail } from "./email-change.mails.ts";
import { CANCELLATIONS, changeMailCounts } from "./email-change.rate-limits.ts";
import {
  cancelChange,
  findWaitingChange,
  insertChange,
  isTakenAddress,
  lockAddress,
  prolongChange,
  type WaitingChange,
} from "./email-change.store.ts";

const NO_PENDING_CHANGE = "There is no pending change to your address.";

const loggedOut = () => new AppError("UNAUTHENTICATED", "Log in to continue.");

/** The result for a person with a pending change. */
interface Waiting {
  readonly emailChange: WaitingChange;
  readonly message: string;
}

/** Handles changes of the login address until they are confirmed; from then on `EmailChangeLinkService` takes over. */
export class EmailChangeService {
  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
  ) {}

  /** Returns the acting account's pending change. @throws UNAUTHENTICATED, FORBIDDEN */
  async find(actor: MaybeActor): Promise<WaitingChange | null> {
    const { accountId } = requirePerson(actor);
    return findWaitingChange(this.platform.db, accountId, this.platform.clock());
  }

  /**
   * Mails a link to the new address and a notice to the current one; nothing else changes. Replaces a pending change. A
   * taken address is reported as such, like at sign-up (docs/decisions/0019).
   * @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED
   */
  async request(actor: MaybeActor, input: { readonly email: string }): Promise<Waiting> {
    const person = await requireRecentLogin(this.platform, actor);
    const { email: newEmail } = check(emailSchema, input);
    const { accountId, sessionId } = person;
    const { db, limits, mail, publicUrl, clock } = this.platform;
    await limits.takeAll(changeMailCounts(accountId, newEmail));
    const owner = await this.#owner(accountId);
    const now = clock();
    return db.transaction(async (tx) => {
      const account = await lockAddress(tx, accountId);
      if (!account) throw loggedOut();
      // Checked again: the session may have been ended concurrently by a log-out of this device or a new password.
      await requireRecentLogin({ db: tx, clock }, person);
      if (account.email === newEmail) throw invalid({ email: "Your account already has this address." });
      if (await isTakenAddress(tx, { ...account, email: newEmail }, now)) throw emailTaken();
      await cancelChange(tx, { accountId }, now);
      const about = { accountId, sessionId, oldEmail: account.email, newEmail };
      const emailChange = await insertChange(tx, about, now);
      const told = { publicUrl, account: owner, change: { id: emailChange.id, ...about } };
      await this.#mailLink(tx, told, now);
      await mail.send(tx, requestedMail(told));
      await this.auditLog.record(tx, [actBy(person, "EMAIL_CHANGE_REQUESTED")]);
      return { emailChange, message: sentTo(newEmail) };
    });
  }

  /** Sends another link for the pending change. @throws UNAUTHENTICATED, FORBIDDEN, CONFLICT, RATE_LIMITED */
  async resend(actor: MaybeActor): Promise<Waiting> {
    const { accountId } = requirePerson(actor);
    const { db, limits, publicUrl, clock } = this.platform;
    const now = clock();
    const waiting = await this.find(actor);
    if (!waiting) throw new AppError("CONFLICT", NO_PENDING_CHANGE);
    const { newEmail } = waiting;
    await limits.takeAll(changeMailCounts(accountId, newEmail));
    const owner = await this.#owner(accountId);
    return db.transaction(async (tx) => {
      await lockAddress(tx, accountId);
      const change = await findWaitingChange(tx, accountId, now);
      if (change?.id !== waiting.id) throw new AppError("CONFLICT", NO_PENDING_CHANGE);
      await this.#mailLink(tx, { publicUrl, account: owner, change: { ...change, oldEmail: owner.email } }, now);
      const expiresAt = await prolongChange(tx, change.id, now);
      return { emailChange: { ...change, expiresAt }, message: sentTo(newEmail) };
    });
  }

  /**
   * Cancels the pending change and invalidates its links. @throws UNAUTHENTICATED, FORBIDDEN, CONFLICT, RATE_LIMITED
   */
  async cancel(actor: MaybeActor): Promise<{ message: string }> {
    const person = requirePerson(actor);
    const { accountId } = person;
    const { db, limits, clock } = this.platform;
    await limits.take(CANCELLATIONS, accountId);
    return db.transaction(async (tx) => {
      await lockAddress(tx, accountId);
      if (!(await cancelChange(tx, { accountId }, clock()))) throw new AppError("CONFLICT", NO_PENDING_CHANGE);
      await this.auditLog.record(tx, [actBy(person, "EMAIL_CHANGE_CANCELLED")]);
      return { message: "The change is cancelled. Your address stays as it is." };
    });
  }

  async #owner(accountId: string): Promise<StoredAccount> {
    const account = await findAccount(this.platform.db, { id: accountId });
    if (!account) throw loggedOut();
    return account;
  }

  async #mailLink(
    tx: Transaction,
    told: EmailChangeNotice & { readonly account: StoredAccount },
    now: Date,
  ): Promise<void> {
    const { account, change } = told;
    const wanted = { accountId: account.id, purpose: "CHANGE_EMAIL", emailChangeId: change.id } as const;
    await this.platform.mail.send(tx, confirmationMail(told, await insertEmailToken(tx, wanted, now)));
  }
}

const sentTo = (email: string) =>
  `We sent an email to ${email}. Open the link in it within 24 hours to confirm the address. Until then, log in as before.`;
