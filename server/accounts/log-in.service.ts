import { type AuditLog, actBy } from "../audit/audit-log.ts";
import type { Role } from "../generated/prisma/enums.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import { deviceName } from "../platform/device-name.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { check } from "../platform/validation.ts";
import { areManyTried, logInCounts } from "./accounts.rate-limits.ts";
import { type LogIn, logInSchema } from "./accounts.schemas.ts";
import { findAccount, type StoredAccount } from "./accounts.store.ts";
import { askForSecondStep } from "./factors/second-step.ts";
import { warnOwner } from "./log-in-warnings.ts";
import { openSession } from "./new-session.ts";
import { isWrongPassword, requirePassword, requireUnchangedPassword } from "./passwords.ts";
import type { SessionTokens } from "./session-context.ts";
import type { SessionService } from "./sessions.service.ts";
import { signAccessToken } from "./tokens.ts";

/** Codes of refused logins that are about the account; limits are not. */
const REFUSALS: ReadonlySet<string> = new Set([
  "EMAIL_NOT_REGISTERED",
  "WRONG_PASSWORD",
  "WRONG_PASSKEY",
  "WRONG_CODE",
  "EMAIL_NOT_VERIFIED",
  "ACCOUNT_SUSPENDED",
]);

// The two logins word it differently (docs/specification.md 8.2).
const NOT_VERIFIED = {
  SEEKER: "Verify your email to continue login",
  RECRUITER: "Please verify your email before logging in.",
} as const;

const SUSPENDED = "This account is suspended. The email we sent you explains why.";

/** @throws EMAIL_NOT_VERIFIED, ACCOUNT_SUSPENDED */
function requireOpen({ emailVerifiedAt, suspendedAt, role }: StoredAccount): void {
  if (!emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED", NOT_VERIFIED[role]);
  if (suspendedAt) throw new AppError("ACCOUNT_SUSPENDED", SUSPENDED);
}

/** Opens sessions. */
export class LogInService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly secrets: ServerSecrets,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Opens a session. @throws EMAIL_NOT_REGISTERED, WRONG_PASSWORD, EMAIL_NOT_VERIFIED (docs/specification.md 8.2), ACCOUNT_SUSPENDED,
   * SECOND_FACTOR_REQUIRED, RATE_LIMITED, OVERLOADED
   */
  async logIn(client: ClientInfo, role: Role, input: LogIn): Promise<SessionTokens> {
    const { email, password } = check(logInSchema, input);
    const { limits, db } = this.platform;
    const { tries, wrong } = await logInCounts(this.platform, client, { role, email });
    await limits.takeAll(tries).catch((error: unknown) => this.refuse(client, null, error));
    const account = await findAccount(db, { role, email });
    try {
      if (!account) throw new AppError("EMAIL_NOT_REGISTERED", "Email not registered, please sign up");
      await requirePassword(this.platform, account, password, wrong);
      requireOpen(account);
    } catch (error) {
      if (account && isWrongPassword(error) && (await areManyTried(this.platform, account)))
        await warnOwner(this.platform, account, "PASSWORDS");
      return this.refuse(client, account?.id ?? null, error);
    }
    await askForSecondStep(this.platform, account);
    return this.open(client, account);
  }

  /**
   * Opens a session for a person who has met all requirements of the account, replacing the browser's previous one.
   * @throws EMAIL_NOT_VERIFIED, ACCOUNT_SUSPENDED, WRONG_PASSWORD
   */
  async open(client: ClientInfo, account: StoredAccount): Promise<SessionTokens> {
    requireOpen(account);
    const now = this.platform.clock();
    const { browser, refreshToken, ...session } = await this.platform.db.transaction(async (tx) => {
      await requireUnchangedPassword(tx, account);
      return openSession(this.platform, tx, { account, client, now }, (which) => this.sessions.end(tx, which));
    });
    const owner = { accountId: account.id, role: account.role, sessionId: session.id };
    // An unmet requirement of the company is only known from the session.
    const actor = (await this.sessions.actorOf(owner)) ?? owner;
    this.auditLog.note(actBy({ ...actor, client }, "LOG_IN"));
    return { actor, accessToken: await signAccessToken(this.secrets, actor, now), refreshToken, browser };
  }

  /** Records a refused login. `subjectId`: the account concerned, if known. @throws always */
  refuse(client: ClientInfo, subjectId: string | null, error: unknown): never {
    if (error instanceof AppError && REFUSALS.has(error.code)) this.#noteRefused(client, subjectId);
    if (error instanceof AppError && error.code === "RATE_LIMITED") {
      this.auditLog.refusals.ofLogInLimit(client, subjectId);
    }
    throw error;
  }

  /** There is no actor; only the account concerned and the client are known. */
  #noteRefused({ address, userAgent }: ClientInfo, subjectId: string | null): void {
    const device = deviceName(userAgent);
    this.auditLog.note({
      ...{ accountId: null, appId: null, subjectId, operation: "LOG_IN", outcome: "REFUSED", address, device },
    });
  }
}
