import { z } from "zod";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";
import { check } from "../../platform/validation.ts";
import { findAccount, type StoredAccount } from "../accounts.store.ts";
import type { LogInService } from "../log-in.service.ts";
import { warnOwner } from "../log-in-warnings.ts";
import type { SessionTokens } from "../session-context.ts";
import { openKey, stepOf } from "./authenticator-codes.ts";
import { factorChangeMail } from "./factors.mails.ts";
import { areManyCodesTried, passkeyBeginCounts, passkeyLogInCounts, wrongCodeCounts } from "./factors.rate-limits.ts";
import { authenticatorCode, type PasskeyResponse, passkeyResponse } from "./factors.schemas.ts";
import { wrongCode } from "./factors.service.ts";
import { consumeRecoveryCode, consumeStep, countFactors, findAuthenticatorApp, lockFactors } from "./factors.store.ts";
import {
  consumeChallenge,
  deleteSecondSteps,
  findChallenge,
  insertChallenge,
  type LoginChallenge,
} from "./login-challenges.store.ts";
import { checkPasskey, requestOptions, wrongPasskey } from "./passkey-ceremony.ts";
import { listCredentials, lockPasskey, recordPasskeyUse } from "./passkeys.store.ts";
import { readRecoveryCode } from "./recovery-codes.ts";

const TOO_LATE = "This login has expired or was already completed. Start again.";
const OTHER_ROLE = {
  SEEKER: "This passkey belongs to a job seeker's account. Log in as a job seeker.",
  RECRUITER: "This passkey belongs to a recruiter's account. Log in as a recruiter.",
} as const;

/** The answer to a challenge; exactly one of the three. */
export interface LogInAnswer {
  readonly passkey?: string | null;
  readonly code?: string | null;
  readonly recoveryCode?: string | null;
}

/** Handles logins by passkey, and second steps after a password. */
export class SecondStepService {
  constructor(
    private readonly platform: Platform,
    private readonly logIns: LogInService,
    private readonly secrets: ServerSecrets,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Returns the browser's options for a passkey. `token`: from a login whose password was right, for a passkey of that
   * account.
   * @throws INVALID_TOKEN, RATE_LIMITED
   */
  async beginWithPasskey(
    client: ClientInfo,
    role: Role,
    token: string | null,
  ): Promise<{ challenge: string; options: string }> {
    const { db, limits, clock } = this.platform;
    await limits.takeAll(passkeyBeginCounts(client));
    if (token === null) {
      const made = await insertChallenge(db, { purpose: "LOG_IN", accountId: null, role }, clock());
      return { challenge: made.token, options: JSON.stringify(await requestOptions(this.platform, made.challenge)) };
    }
    const { accountId, challenge } = await this.#waiting(token);
    if (accountId === null) throw new AppError("INVALID_TOKEN", TOO_LATE);
    const options = await requestOptions(this.platform, challenge, await listCredentials(db, accountId));
    return { challenge: token, options: JSON.stringify(options) };
  }

  /**
   * Opens a session for the answer to a challenge. A challenge for a passkey alone is used up whatever the answer.
   * @throws INVALID_TOKEN, WRONG_PASSKEY, WRONG_CODE, EMAIL_NOT_VERIFIED, BAD_USER_INPUT, RATE_LIMITED
   */
  async finish(client: ClientInfo, token: string, answer: LogInAnswer): Promise<SessionTokens> {
    const given = readAnswer(answer);
    const challenge = await this.#waiting(token);
    const { accountId } = challenge;
    const account = await (accountId === null
      ? this.#byPasskey(client, token, given)
      : this.#afterPassword(client, token, accountId, given)
    ).catch((error: unknown) => this.#refuse(client, accountId, error));
    return this.logIns.open(client, account);
  }

  async #refuse(client: ClientInfo, accountId: string | null, error: unknown): Promise<never> {
    const isWrong = error instanceof AppError && (error.code === "WRONG_CODE" || error.code === "WRONG_PASSKEY");
    const account = accountId !== null && isWrong ? await this.#accountOf(accountId) : null;
    if (account && (await areManyCodesTried(this.platform, client, account)))
      await warnOwner(this.platform, account, "SECOND_STEP");
    return this.logIns.refuse(client, accountId, error);
  }

  async #waiting(token: string): Promise<LoginChallenge> {
    const challenge = await findChallenge(this.platform.db, token, this.platform.clock());
    const isOfLogIn = challenge?.purpose === "LOG_IN" || challenge?.purpose === "SECOND_STEP";
    if (!challenge || !isOfLogIn) throw new AppError("INVALID_TOKEN", TOO_LATE);
    return challenge;
  }

  async #byPasskey(client: ClientInfo, token: string, { passkey }: GivenAnswer): Promise<StoredAccount> {
    if (!passkey) throw invalid({ passkey: "Log in with the password first." });
    const { db, limits, clock } = this.platform;
    await limits.takeAll(passkeyLogInCounts(client));
    const challenge = await consumeChallenge(db, token, clock());
    if (!challenge) throw new AppError("INVALID_TOKEN", TOO_LATE);
    const { accountId, role } = await db.transaction((tx) => this.#takePasskey(tx, challenge, passkey, true));
    if (role !== challenge.role) throw new AppError("WRONG_PASSKEY", OTHER_ROLE[role]);
    return this.#accountOf(accountId);
  }

  async #afterPassword(
    client: ClientInfo,
    token: string,
    accountId: string,
    { passkey, code, recoveryCode }: GivenAnswer,
  ): Promise<StoredAccount> {
    const { db, limits, clock } = this.platform;
    const account = await this.#accountOf(accountId);
    const counts = await wrongCodeCounts(this.platform, client, account, code !== undefined);
    await limits.takeAll(counts);
    await db.transaction(async (tx) => {
      await lockFactors(tx, accountId);
      const challenge = await consumeChallenge(tx, token, clock());
      if (!challenge) throw new AppError("INVALID_TOKEN", TOO_LATE);
      if (passkey) await this.#takePasskey(tx, challenge, passkey, false);
      else if (code !== undefined) await this.#takeCode(tx, accountId, code);
      else await this.#consumeRecoveryCode(tx, client, account, recoveryCode ?? "");
      await deleteSecondSteps(tx, accountId);
    });
    for (const [limit, key] of counts) await limits.giveBack(limit, key);
    return account;
  }

  async #takePasskey(tx: Transaction, challenge: LoginChallenge, response: PasskeyResponse, alone: boolean) {
    const passkey = await lockPasskey(tx, response.id);
    if (!passkey || (challenge.accountId !== null && passkey.accountId !== challenge.accountId)) throw wrongPasskey();
    const use = await checkPasskey(this.platform, challenge.challenge, passkey, response, { alone });
    await recordPasskeyUse(tx, passkey.id, { ...use, lastUsedAt: this.platform.clock() });
    return passkey;
  }

  async #takeCode(tx: Transaction, accountId: string, code: string): Promise<void> {
    const app = await findAuthenticatorApp(tx, accountId);
    const step = app?.confirmedAt
      ? stepOf(openKey(this.secrets, accountId, app.sealedKey), code, this.platform.clock())
      : null;
    if (step === null || !(await consumeStep(tx, accountId, step))) throw wrongCode("code");
  }

  async #consumeRecoveryCode(tx: Transaction, client: ClientInfo, account: StoredAccount, code: string): Promise<void> {
    const { mail, publicUrl, clock } = this.platform;
    const now = clock();
    if (!(await consumeRecoveryCode(tx, account.id, readRecoveryCode(code), now))) {
      const sentence = "This recovery code is wrong or has already been used.";
      throw new AppError("WRONG_CODE", sentence, { fields: { recoveryCode: sentence } });
    }
    const whose = { accountId: account.id, role: account.role, sessionId: "", client };
    await this.auditLog.record(tx, [actBy(whose, "RECOVERY_CODE_USED")]);
    const { recoveryCodes: left } = await countFactors(tx, account.id);
    await mail.send(tx, factorChangeMail({ kind: "RECOVERY_CODE_USED", left }, { publicUrl, account }));
  }

  async #accountOf(id: string): Promise<StoredAccount> {
    const account = await findAccount(this.platform.db, { id });
    if (!account) throw new AppError("INVALID_TOKEN", TOO_LATE);
    return account;
  }
}

interface GivenAnswer {
  readonly passkey?: PasskeyResponse | undefined;
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** @throws BAD_USER_INPUT */
function readAnswer(answer: LogInAnswer): GivenAnswer {
  const given = Object.fromEntries(Object.entries(answer).filter(([, value]) => typeof value === "string"));
  if (Object.keys(given).length !== 1) throw invalid({ code: "Provide one of passkey, code and recoveryCode." });
  return check(
    z.object({
      passkey: passkeyResponse.optional(),
      code: authenticatorCode.optional(),
      recoveryCode: z.string().max(100, "A recovery code has 24 letters and digits.").optional(),
    }),
    given,
  );
}
