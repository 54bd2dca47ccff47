import { z } from "zod";
import { type AuditLog, linkActionEvent } from "../../audit/audit-log.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check } from "../../platform/validation.ts";
import { passwordChangedMail } from "../accounts.mails.ts";
import { mailCounts } from "../accounts.rate-limits.ts";
import { emailSchema, newPassword } from "../accounts.schemas.ts";
import { findAccount, findEmailToken, markEmailVerified, updatePassword, useEmailToken } from "../accounts.store.ts";
import { queueAccountMail } from "../accounts.tasks.ts";
import { cancelChange, lockAddress } from "../email-change/email-change.store.ts";
import { deleteBrowsers, saveBrowser } from "../known-browsers.store.ts";
import { hashPassword } from "../passwords.ts";
import type { SessionService } from "../sessions.service.ts";
import { type PasswordRule, personalWords, refuseGuessable } from "./guessable-passwords.ts";

const INVALID = "Invalid or expired token";

/** Resets forgotten passwords, for both roles. */
export class PasswordResetService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Mails a reset link. The answer and its timing are the same whether or not the address has an account. @throws
   * BAD_USER_INPUT, RATE_LIMITED
   */
  async request(client: ClientInfo, role: Role, emailInput: string): Promise<{ message: string }> {
    const { email } = check(emailSchema, { email: emailInput });
    await this.platform.limits.takeAll(await mailCounts(this.platform, client, { role, email }, "reset"));
    await queueAccountMail(this.platform, { purpose: "RESET_PASSWORD", role, email });
    return { message: "Check your email for a password reset link." };
  }

  /** Returns the account that a reset token is for; null when it is invalid, used or expired. */
  async check(role: Role, token: string): Promise<string | null> {
    const given = { role, purpose: "RESET_PASSWORD", token } as const;
    return findEmailToken(this.platform.db, given, this.platform.clock());
  }

  /**
   * Sets the new password, uses up the token, ends every session, cancels a pending change of the address, and notifies
   * the owner by mail. The link verifies the address too, so from now on this browser is known to the account, and no
   * other: `browser` is its new cookie. @throws INVALID_TOKEN, BAD_USER_INPUT
   */
  async reset(
    client: ClientInfo,
    role: Role,
    token: string,
    password: string,
    rule: PasswordRule = {},
  ): Promise<{ message: string; browser: string }> {
    const valid = check(z.object({ password: newPassword }), { password });
    const { clock, mail, publicUrl } = this.platform;
    const now = clock();
    // Hashing is expensive: skip it for a token that cannot be used.
    const accountId = await this.check(role, token);
    const owner = accountId && (await findAccount(this.platform.db, { id: accountId }));
    if (!owner) throw new AppError("INVALID_TOKEN", INVALID);
    if (!rule.allowGuessable) await refuseGuessable(valid.password, personalWords(owner));
    const passwordHash = await hashPassword(valid.password);
    const browser = await this.platform.db.transaction(async (tx) => {
      await lockAddress(tx, owner.id);
      const id = await useEmailToken(tx, { role, purpose: "RESET_PASSWORD", token }, now);
      if (!id) throw new AppError("INVALID_TOKEN", INVALID);
      await markEmailVerified(tx, id, now);
      await this.sessions.end(tx, { accountId: id });
      await deleteBrowsers(tx, id);
      const events = [linkActionEvent(id, client, "PASSWORD_RESET")];
      if (await cancelChange(tx, { accountId: id }, now))
        events.push(linkActionEvent(id, client, "EMAIL_CHANGE_CANCELLED"));
      await this.auditLog.record(tx, events);
      const account = await updatePassword(tx, id, passwordHash);
      await mail.send(tx, passwordChangedMail({ publicUrl, account: owner, now, how: "LINK" }));
      return saveBrowser(tx, account, client.browser, now);
    });
    return { message: "Password reset successfully", browser };
  }
}
