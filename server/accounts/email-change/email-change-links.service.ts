import { labelOf } from "../../../shared/closed-list.ts";
import { EMAIL_CHANGE_LINK_STATES, UNKNOWN_LINK } from "../../../shared/email-change.ts";
import { type AuditLog, linkActionEvent } from "../../audit/audit-log.ts";
import type { EmailTokenPurpose } from "../../generated/prisma/enums.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { findAccount, insertEmailToken, updatePassword } from "../accounts.store.ts";
import { countFactors, hasSecondFactor, replaceRecoveryCodes } from "../factors/factors.store.ts";
import { deleteBrowsers, isKnownBrowser, saveBrowser } from "../known-browsers.store.ts";
import { hashPassword } from "../passwords.ts";
import type { SessionService } from "../sessions.service.ts";
import { randomToken } from "../tokens.ts";
import { changedMail, type EmailChangeNotice, restoredMail, undoMail, undoneMail } from "./email-change.mails.ts";
import { linkCounts } from "./email-change.rate-limits.ts";
import {
  confirmChange,
  deleteAddedSince,
  findLink,
  isTakenAddress,
  type LockedAccount,
  lockAddress,
  type StoredLink,
  setAddress,
  undoChanges,
} from "./email-change.store.ts";
import type { EmailChangeLink } from "./email-change.types.ts";
import { linkStateOf } from "./email-change-link-state.ts";

const TAKEN = "This address now belongs to another account. Choose a different one in your settings.";
const SUSPENDED = "This account is suspended, so its address cannot be changed.";

const invalidLink = (sentence = UNKNOWN_LINK) => new AppError("INVALID_TOKEN", sentence);

/** A usable link, and its account. */
interface Used {
  readonly link: StoredLink;
  readonly account: LockedAccount;
}

/** Handles the mailed links about a change of the address, for whoever holds them, logged in or not. */
export class EmailChangeLinkService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /** Returns what a link is for, and whether it can be used. Read-only. @throws INVALID_TOKEN, RATE_LIMITED */
  async find(client: ClientInfo, token: string): Promise<EmailChangeLink> {
    const link = await this.#find(client, token);
    const { role, expiresAt, purpose, change } = link;
    const isUndo = purpose === "UNDO_EMAIL_CHANGE";
    return {
      kind: isUndo ? "UNDO" : "CONFIRM",
      state: linkStateOf(link, this.platform.clock()),
      role,
      oldEmail: isUndo ? change.oldEmail : null,
      newEmail: change.newEmail,
      expiresAt,
    };
  }

  /**
   * Gives the account the new address, which the link has verified, and ends its sessions except the requesting one.
   * Both addresses are mailed, the previous one with a link that undoes the change. @throws INVALID_TOKEN, EMAIL_TAKEN,
   * ACCOUNT_SUSPENDED, RATE_LIMITED
   */
  async confirm(client: ClientInfo, token: string): Promise<{ message: string }> {
    const { accountId } = await this.#find(client, token);
    const { db, mail, publicUrl, clock } = this.platform;
    const owner = await findAccount(db, { id: accountId });
    if (!owner) throw invalidLink();
    const now = clock();
    const confirmed = db.transaction(async (tx) => {
      const { link, account } = await this.#open(tx, { accountId, token, purpose: "CHANGE_EMAIL" }, now);
      if (account.suspendedAt) throw new AppError("ACCOUNT_SUSPENDED", SUSPENDED);
      const { id, newEmail, sessionId } = link.change;
      await this.#setAddress(tx, account, newEmail, now);
      const undoUntil = await confirmChange(tx, { id, accountId }, now);
      await this.sessions.end(tx, { accountId, ...(sessionId && { except: sessionId }) });
      await this.sessions.refresh(tx, [accountId]);
      await this.#keepBrowser(tx, account, newEmail, client);
      await this.auditLog.record(tx, [linkActionEvent(accountId, client, "EMAIL_CHANGED")]);
      const told: EmailChangeNotice = { publicUrl, account: owner, change: link.change };
      const wanted = { accountId, purpose: "UNDO_EMAIL_CHANGE", emailChangeId: id } as const;
      const undo = await insertEmailToken(tx, wanted, now);
      await mail.send(tx, changedMail(told, undoUntil));
      await mail.send(tx, undoMail(told, { token: undo.token, undoUntil }));
      return { message: `You now log in as ${newEmail}. Your other devices are logged out.` };
    });
    return confirmed.catch(throwAddressTaken);
  }

  /**
   * Restores the previous address, whatever happened to the account since: later changes are undone, a pending change
   * and all links are void, every session ends, the password is invalidated, and any means of access added since is
   * deleted. @throws INVALID_TOKEN, EMAIL_TAKEN, RATE_LIMITED, OVERLOADED
   */
  async undo(client: ClientInfo, token: string): Promise<{ message: string }> {
    const found = await this.#find(client, token);
    const { accountId } = found;
    const { db, mail, publicUrl, clock } = this.platform;
    const now = clock();
    // Hashing is expensive: skip it for a link that cannot be used.
    requireOpen(found, "UNDO_EMAIL_CHANGE", now);
    const owner = await findAccount(db, { id: accountId });
    if (!owner) throw invalidLink();
    const nobodysPassword = await hashPassword(randomToken());
    const undone = db.transaction(async (tx) => {
      const { link, account } = await this.#open(tx, { accountId, token, purpose: "UNDO_EMAIL_CHANGE" }, now);
      const { change } = link;
      await this.#setAddress(tx, account, change.oldEmail, now);
      await undoChanges(tx, { accountId, since: change.confirmedAt ?? now }, now);
      await updatePassword(tx, accountId, nobodysPassword);
      await this.#closeWaysIn(tx, accountId, change.createdAt);
      await this.auditLog.record(tx, [linkActionEvent(accountId, client, "EMAIL_CHANGE_UNDONE")]);
      const told: EmailChangeNotice = { publicUrl, account: owner, change };
      const reset = await insertEmailToken(tx, { accountId, purpose: "RESET_PASSWORD" }, now);
      await mail.send(tx, restoredMail(told, reset.token));
      if (account.email !== change.oldEmail) await mail.send(tx, undoneMail(told, account.email));
      return {
        message: `The account has the address ${change.oldEmail} again. We sent a link there to set a new password.`,
      };
    });
    return undone.catch(throwAddressTaken);
  }

  async #find(client: ClientInfo, token: string): Promise<StoredLink> {
    await this.platform.limits.takeAll(linkCounts(client));
    const link = await findLink(this.platform.db, token);
    if (!link) throw invalidLink();
    return link;
  }

  /** Serialises concurrent uses of an account's links. */
  async #open(
    tx: Transaction,
    { accountId, token, purpose }: { accountId: string; token: string; purpose: EmailTokenPurpose },
    now: Date,
  ): Promise<Used> {
    const account = await lockAddress(tx, accountId);
    const link = await findLink(tx, token);
    if (!account || !link) throw invalidLink();
    requireOpen(link, purpose, now);
    return { link, account };
  }

  async #setAddress(tx: Transaction, account: LockedAccount, email: string, now: Date): Promise<void> {
    await setAddress(tx, account.id, email, now);
    // Checked after the update, which waited for a concurrent change that was giving up the address.
    if (await isTakenAddress(tx, { ...account, email }, now)) throw taken();
  }

  /** A browser known under the old address becomes known under the new one; no other does. */
  async #keepBrowser(tx: Transaction, before: LockedAccount, email: string, { browser }: ClientInfo): Promise<void> {
    const isKnown = browser && (await isKnownBrowser(tx, before, browser));
    await deleteBrowsers(tx, before.id);
    if (isKnown) await saveBrowser(tx, { ...before, email }, browser, this.platform.clock());
  }

  /** Ends all sessions, and deletes any means of access added since the given time. */
  async #closeWaysIn(tx: Transaction, accountId: string, since: Date): Promise<void> {
    await this.sessions.end(tx, { accountId });
    await this.sessions.end(tx, { accountId, keysSince: since }, "REVOKED");
    await deleteBrowsers(tx, accountId);
    await deleteAddedSince(tx, accountId, since);
    if (!hasSecondFactor(await countFactors(tx, accountId))) await replaceRecoveryCodes(tx, accountId, []);
  }
}

/** @throws INVALID_TOKEN with the state of the link */
function requireOpen(link: StoredLink, purpose: EmailTokenPurpose, now: Date): void {
  const state = linkStateOf(link, now);
  if (state !== "OPEN") throw invalidLink(labelOf(EMAIL_CHANGE_LINK_STATES, state));
  if (link.purpose !== purpose) throw invalidLink();
}

const taken = () => new AppError("EMAIL_TAKEN", TAKEN);

/** Somebody signed up with the address in the meantime. */
function throwAddressTaken(error: unknown): never {
  throw isUniqueViolation(error) ? taken() : error;
}
