import { z } from "zod";
import type { Role } from "../generated/prisma/enums.ts";
import { type MaybeActor, requireAccount, requireRecruiter } from "../platform/actor.ts";
import { accountStream, CATCH_UP } from "../platform/bus/account-events.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import { recordCompanyEvents } from "../platform/company-events.store.ts";
import { actionsOf } from "../platform/company-permissions.ts";
import { refuseVerifiedName } from "../platform/company-verification/verified-names.store.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { check } from "../platform/validation.ts";
import { verificationMail } from "./accounts.mails.ts";
import { DISPLAY_NAMES, mailCounts, signUpCounts } from "./accounts.rate-limits.ts";
import {
  displayName,
  emailSchema,
  type RecruiterSignUp,
  type SeekerSignUp,
  signUpRecruiterSchema,
  signUpSeekerSchema,
} from "./accounts.schemas.ts";
import {
  findAccount,
  hasVerified,
  insertAccount,
  insertEmailToken,
  markEmailVerified,
  updateDisplayName,
  useEmailToken,
} from "./accounts.store.ts";
import { queueAccountMail } from "./accounts.tasks.ts";
import type { Viewer } from "./accounts.types.ts";
import { emailTaken } from "./email-taken.ts";
import { type PasswordRule, refuseGuessable } from "./passwords/guessable-passwords.ts";
import { hashPassword } from "./passwords.ts";

const SIGNED_UP = "Account created. Check your email to verify your address.";

/** Handles sign-up and email verification for both roles. */
export class AccountService {
  constructor(private readonly platform: Platform) {}

  /** Creates a seeker's account and mails the verification link. @throws BAD_USER_INPUT, EMAIL_TAKEN, RATE_LIMITED */
  async signUpSeeker(client: ClientInfo, input: SeekerSignUp, rule: PasswordRule = {}) {
    const { name, phone, email, password } = check(signUpSeekerSchema, input);
    return this.#signUp(client, { role: "SEEKER", email, name, password, rule }, { seeker: { name, phone } });
  }

  /**
   * Creates a recruiter's account with a company that it owns, and mails the verification link. @throws BAD_USER_INPUT,
   * EMAIL_TAKEN, RATE_LIMITED
   */
  async signUpRecruiter(client: ClientInfo, input: RecruiterSignUp, rule: PasswordRule = {}) {
    const { email, password, companyName, companyLocation, companySize, industry } = check(
      signUpRecruiterSchema,
      input,
    );
    await refuseVerifiedName(this.platform.db, companyName);
    const company = { name: companyName, location: companyLocation, size: companySize, industry };
    return this.#signUp(client, { role: "RECRUITER", email, name: companyName, password, rule }, { company });
  }

  /**
   * Marks an account's address as verified. Idempotent: while the link is valid, opening it again returns the same,
   * because mail scanners open links before their readers do. @throws INVALID_TOKEN
   */
  async verifyEmail(role: Role, token: string): Promise<{ message: string }> {
    if (!token) throw new AppError("INVALID_TOKEN", "Invalid or missing token");
    const now = this.platform.clock();
    return this.platform.db.transaction(async (tx) => {
      const given = { role, purpose: "VERIFY_EMAIL", token } as const;
      const accountId = await useEmailToken(tx, given, now);
      if (accountId) await markEmailVerified(tx, accountId, now);
      else if (!(await hasVerified(tx, given, now))) throw new AppError("INVALID_TOKEN", "Invalid or expired token");
      return { message: "Email verified successfully" };
    });
  }

  /**
   * Mails a new verification link. The answer is the same whether or not the address has an unverified account. @throws
   * RATE_LIMITED
   */
  async resendVerification(client: ClientInfo, role: Role, emailInput: string): Promise<{ message: string }> {
    const { email } = check(emailSchema, { email: emailInput });
    await this.platform.limits.takeAll(await mailCounts(this.platform, client, { role, email }, "verify"));
    await queueAccountMail(this.platform, { purpose: "VERIFY_EMAIL", role, email });
    return { message: "If this address is not verified yet, a new link is on its way." };
  }

  /** Returns the acting account. @throws UNAUTHENTICATED */
  async own(actor: MaybeActor): Promise<Viewer> {
    const { accountId, company: acting, key } = requireAccount(actor);
    const account = await findAccount(this.platform.db, { id: accountId, companyId: key ? acting?.id : undefined });
    if (!account) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    const { id, role, email, name, displayName, company } = account;
    const missingFactor = acting?.id === company?.id ? (acting?.missingFactor ?? null) : null;
    return {
      id,
      role,
      email,
      name,
      displayName,
      company: company && {
        ...company,
        may: actionsOf({ ...company, missingFactor }, this.platform.holdsUnverified),
        missingFactor: missingFactor && { ...missingFactor, from: new Date(missingFactor.from) },
      },
    };
  }

  /**
   * Yields the acting account whenever the stream starts, which it does again when its role or company changes.
   * @throws UNAUTHENTICATED
   */
  changes(actor: MaybeActor): AsyncIterableIterator<Viewer> {
    const { accountId } = requireAccount(actor);
    return accountStream(this.platform.events, accountId, (event) =>
      event.type === CATCH_UP ? this.own(actor) : null,
    );
  }

  /**
   * Changes the acting recruiter's display name; blank to use the address. @throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, RATE_LIMITED
   */
  async changeDisplayName(actor: MaybeActor, input: { readonly displayName: string }): Promise<Viewer> {
    const { accountId } = requireRecruiter(actor);
    const given = check(z.object({ displayName }), input);
    await this.platform.limits.take(DISPLAY_NAMES, accountId);
    await updateDisplayName(this.platform.db, accountId, given.displayName);
    return this.own(actor);
  }

  async #signUp(
    client: ClientInfo,
    account: {
      readonly role: Role;
      readonly email: string;
      readonly name: string;
      readonly password: string;
      readonly rule: PasswordRule;
    },
    profile: Parameters<typeof insertAccount>[2],
  ) {
    const { role, email, name, password, rule } = account;
    const { db, limits, mail, publicUrl, clock } = this.platform;
    await limits.takeAll(signUpCounts(client));
    if (!rule.allowGuessable) await refuseGuessable(password, { email, names: [name], phone: profile.seeker?.phone });
    const passwordHash = await hashPassword(password);
    const now = clock();
    return db.transaction(async (tx) => {
      const accountId = await insertAccount(tx, { role, email, passwordHash }, profile, now);
      if (!accountId) throw emailTaken();
      if (profile.company)
        await recordCompanyEvents(tx, [{ companyId: accountId, kind: "CREATED", actorId: accountId }]);
      const { id, token } = await insertEmailToken(tx, { accountId, purpose: "VERIFY_EMAIL" }, now);
      await mail.send(tx, verificationMail({ publicUrl, role, to: email, name, tokenId: id, token }));
      return { accountId, message: SIGNED_UP };
    });
  }
}
