import { Prisma } from "../generated/prisma/client.ts";
import type { Role } from "../generated/prisma/enums.ts";
import { type MaybeActor, requireAccount } from "../platform/actor.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import type { Origin } from "../platform/origin.ts";
import type { Platform } from "../platform/platform.ts";
import { check } from "../platform/validation.ts";
import { queueAccountMail } from "./account-mail.task.ts";
import { displayName, withNames } from "./account-names.ts";
import { verificationMail } from "./accounts.mails.ts";
import { mailCounts, signUpCounts } from "./accounts.rate-limits.ts";
import {
  emailAddress,
  type RecruiterSignUp,
  type SeekerSignUp,
  signUpRecruiterSchema,
  signUpSeekerSchema,
} from "./accounts.schemas.ts";
import type { Viewer } from "./accounts.types.ts";
import { makeEmailToken, useEmailToken } from "./email-tokens.ts";
import { hashPassword } from "./passwords.ts";

const SIGNED_UP = "Account created. Check your email to verify your address.";
const TOKEN_INVALID = "Invalid or expired token";

/** Sign-up and the proof of the e-mail address, for both roles. */
export class AccountService {
  constructor(private readonly platform: Platform) {}

  /** Creates a seeker's account and mails the verification link. @throws BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED */
  async signUpSeeker(origin: Origin, input: SeekerSignUp) {
    const { name, phone, email, password } = check(signUpSeekerSchema, input);
    return this.#signUp(origin, "SEEKER", email, password, { seeker: { create: { name, phone } } }, name);
  }

  /** Creates a recruiter's account and mails the verification link. @throws BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED */
  async signUpRecruiter(origin: Origin, input: RecruiterSignUp) {
    const { email, password, ...company } = check(signUpRecruiterSchema, input);
    return this.#signUp(origin, "RECRUITER", email, password, { recruiter: { create: company } }, company.companyName);
  }

  /** Marks the address as the account's own. Opening the link again says the same. @throws INVALID_TOKEN */
  async verifyEmail(role: Role, token: string): Promise<{ message: string }> {
    if (!token) throw new AppError("INVALID_TOKEN", "Invalid or missing token");
    const now = this.platform.clock();
    return this.platform.db.transaction(async (tx) => {
      const accountId = await useEmailToken(tx, role, "VERIFY_EMAIL", token, now, TOKEN_INVALID);
      await tx.account.updateMany({ where: { id: accountId, emailVerifiedAt: null }, data: { emailVerifiedAt: now } });
      return { message: "Email verified successfully" };
    });
  }

  /** Mails a new verification link. Answers the same whether or not the address has an unverified account. @throws RATE_LIMITED */
  async resendVerification(origin: Origin, role: Role, emailInput: string): Promise<{ message: string }> {
    const email = check(emailAddress, emailInput);
    await this.platform.limits.takeAll(await mailCounts(this.platform, origin, { role, email }, "verify"));
    await queueAccountMail(this.platform, { purpose: "VERIFY_EMAIL", role, email });
    return { message: "If this address waits for verification, a new link is on its way." };
  }

  /** The acting account. @throws UNAUTHENTICATED */
  async own(actor: MaybeActor): Promise<Viewer> {
    const { accountId } = requireAccount(actor);
    const account = await this.platform.db.prisma.account.findUnique({ where: { id: accountId }, include: withNames });
    if (!account) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    return { id: account.id, role: account.role, email: account.email, name: displayName(account) };
  }

  async #signUp(
    origin: Origin,
    role: Role,
    email: string,
    password: string,
    profile: Pick<Prisma.AccountCreateInput, "seeker" | "recruiter">,
    name: string,
  ) {
    await this.platform.limits.takeAll(signUpCounts(origin));
    const passwordHash = await hashPassword(password);
    try {
      return await this.platform.db.transaction(async (tx) => {
        const { id } = await tx.account.create({ data: { role, email, passwordHash, ...profile } });
        await this.#mailVerification(tx, id, role, email, name);
        return { accountId: id, message: SIGNED_UP };
      });
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") {
        const message = "Email already exists, please use a different email";
        throw new AppError("EMAIL_TAKEN", message, { fields: { email: message } });
      }
      throw error;
    }
  }

  async #mailVerification(tx: Transaction, accountId: string, role: Role, email: string, name: string) {
    const { id, token } = await makeEmailToken(tx, accountId, "VERIFY_EMAIL", this.platform.clock());
    const { publicUrl } = this.platform;
    await this.platform.mail.send(tx, verificationMail({ publicUrl, role, to: email, name, tokenId: id, token }));
  }
}
