import { z } from "zod";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { type MaybeActor, requirePerson } from "../../platform/actor.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check } from "../../platform/validation.ts";
import { passwordChangedMail } from "../accounts.mails.ts";
import { sessionPasswordCounts } from "../accounts.rate-limits.ts";
import { newPassword } from "../accounts.schemas.ts";
import { findAccount, replacePassword } from "../accounts.store.ts";
import { cancelChange } from "../email-change/email-change.store.ts";
import { deleteBrowsers, saveBrowser } from "../known-browsers.store.ts";
import { hashPassword, isWrongPassword, requirePassword, wrongPassword } from "../passwords.ts";
import type { SessionService } from "../sessions.service.ts";
import { personalWords, refuseGuessable } from "./guessable-passwords.ts";

/** Changes passwords with the current one. */
export class PasswordChangeService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Changes the acting account's password, logs out its other devices, cancels a pending change of the address, and
   * notifies the owner by mail. No other browser is known to the account from now on: `browser` is the new cookie for
   * this one.
   * @throws UNAUTHENTICATED, WRONG_PASSWORD, BAD_USER_INPUT, RATE_LIMITED, OVERLOADED
   */
  async change(
    client: ClientInfo,
    actor: MaybeActor,
    input: { readonly currentPassword: string; readonly password: string },
  ): Promise<{ browser: string }> {
    const person = requirePerson(actor);
    const { accountId, sessionId } = person;
    const { password } = check(z.object({ password: newPassword }), { password: input.password });
    const { db, mail, publicUrl, clock } = this.platform;
    const account = await findAccount(db, { id: accountId });
    if (!account) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    await requirePassword(
      this.platform,
      account,
      input.currentPassword,
      sessionPasswordCounts(sessionId),
      "currentPassword",
    ).catch((error: unknown) => {
      if (isWrongPassword(error)) this.auditLog.note(actBy(person, "PASSWORD_CHANGED", "REFUSED"));
      throw error;
    });
    if (password === input.currentPassword)
      throw invalid({ password: "Choose a password other than the current one." });
    await refuseGuessable(password, personalWords(account));
    const passwordHash = await hashPassword(password);
    const now = clock();
    return db.transaction(async (tx) => {
      const from = account.passwordHash;
      if (!(await replacePassword(tx, accountId, { from, to: passwordHash }))) throw wrongPassword("currentPassword");
      await this.sessions.end(tx, { accountId, except: sessionId });
      await deleteBrowsers(tx, accountId);
      const events = [actBy(person, "PASSWORD_CHANGED")];
      if (await cancelChange(tx, { accountId }, now)) events.push(actBy(person, "EMAIL_CHANGE_CANCELLED"));
      await this.auditLog.record(tx, events);
      await mail.send(tx, passwordChangedMail({ publicUrl, account, now, how: "KNOWN" }));
      return { browser: await saveBrowser(tx, account, client.browser, now) };
    });
  }
}
