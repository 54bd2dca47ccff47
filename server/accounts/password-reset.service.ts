import { z } from "zod";
import type { Role } from "../generated/prisma/enums.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { check } from "../platform/validation.ts";
import { queueAccountMail } from "./account-mail.task.ts";
import { MAILS_BY_ACCOUNT, MAILS_BY_ADDRESS, WRONG_PASSWORDS_BY_ACCOUNT } from "./accounts.rate-limits.ts";
import { emailAddress, newPassword } from "./accounts.schemas.ts";
import type { Origin } from "./accounts.service.ts";
import { findEmailToken, useEmailToken } from "./email-tokens.ts";
import { hashPassword } from "./passwords.ts";
import type { SessionService } from "./sessions.service.ts";

const INVALID = "Invalid or expired token";

/** Forgotten passwords, for both roles. */
export class PasswordResetService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
  ) {}

  /** Mails a reset link. Answers the same, and as fast, whether or not the address has an account. @throws BAD_USER_INPUT, RATE_LIMITED */
  async request(origin: Origin, role: Role, emailInput: string): Promise<{ message: string }> {
    const email = check(emailAddress, emailInput);
    const { limits } = this.platform;
    await limits.take(MAILS_BY_ADDRESS, origin.address);
    await limits.take(MAILS_BY_ACCOUNT, `reset:${role}:${email}`);
    await queueAccountMail(this.platform, { purpose: "RESET_PASSWORD", role, email });
    return { message: "Check your email for a password reset link." };
  }

  /** The account a reset token is for, or null when it is invalid, used or expired. */
  async check(role: Role, token: string): Promise<string | null> {
    return findEmailToken(this.platform.db.prisma, role, "RESET_PASSWORD", token, this.platform.clock());
  }

  /**
   * Sets the new password, uses the token up and ends every session. The mail proves the address too.
   * @throws INVALID_TOKEN, BAD_USER_INPUT
   */
  async reset(role: Role, token: string, password: string): Promise<{ message: string }> {
    const valid = check(z.object({ password: newPassword }), { password });
    const now = this.platform.clock();
    // Hashing is dear: not for a token that cannot be used.
    if (!(await this.check(role, token))) throw new AppError("INVALID_TOKEN", INVALID);
    const passwordHash = await hashPassword(valid.password);
    const accountId = await this.platform.db.transaction(async (tx) => {
      const id = await useEmailToken(tx, role, "RESET_PASSWORD", token, now, INVALID);
      await tx.account.update({ where: { id }, data: { passwordHash } });
      await tx.account.updateMany({ where: { id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
      await this.sessions.endAllOf(tx, id);
      return id;
    });
    await this.platform.limits.clear(WRONG_PASSWORDS_BY_ACCOUNT, accountId);
    return { message: "Password reset successfully" };
  }
}
