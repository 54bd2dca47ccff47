import { z } from "zod";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { type Actor, type MaybeActor, requirePerson } from "../../platform/actor.ts";
import type { Queryable, Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { check } from "../../platform/validation.ts";
import { sessionPasswordCounts } from "../accounts.rate-limits.ts";
import { findAccount, type StoredAccount } from "../accounts.store.ts";
import { CONFIRMATION_SECONDS } from "../lifetimes.ts";
import { isWrongPassword, requirePassword } from "../passwords.ts";
import type { SessionService } from "../sessions.service.ts";
import { findReauthentication, recordReauthentication } from "../sessions.store.ts";
import { CONFIRMATIONS } from "./factors.rate-limits.ts";
import { passkeyResponse } from "./factors.schemas.ts";
import { consumeChallenge, insertChallenge } from "./login-challenges.store.ts";
import { checkPasskey, confirmationOptions, wrongPasskey } from "./passkey-ceremony.ts";
import { listCredentials, lockPasskey, recordPasskeyUse } from "./passkeys.store.ts";

const TOO_LATE = "This took too long. Start again.";

/** The result of a reauthentication, with its expiry. */
export interface Confirmation {
  readonly confirmedUntil: Date;
}

/** Access to the time of a session's last reauthentication. */
interface StoredSessions extends Pick<Platform, "clock"> {
  readonly db: Queryable;
}

/** Whether a person's session has reauthenticated recently. */
export async function isRecentLogin({ db, clock }: StoredSessions, { sessionId }: Actor): Promise<boolean> {
  const at = await findReauthentication(db, sessionId);
  return at !== null && clock().getTime() - at.getTime() <= CONFIRMATION_SECONDS * 1000;
}

/**
 * Requires a login or a reauthentication within the last 15 minutes, so that somebody who finds an open session can do
 * nothing lasting with it. Keys never pass. @returns the acting account @throws UNAUTHENTICATED, FORBIDDEN,
 * REAUTHENTICATION_REQUIRED
 */
export async function requireRecentLogin(sessions: StoredSessions, actor: MaybeActor): Promise<Actor> {
  const person = requirePerson(actor);
  if (await isRecentLogin(sessions, person)) return person;
  const passkeys = await listCredentials(sessions.db, person.accountId);
  throw new AppError("REAUTHENTICATION_REQUIRED", "Confirm that it is you, and try again.", {
    factors: passkeys.length > 0 ? ["PASSKEY"] : [],
  });
}

/** Reauthenticates people who are signed in. */
export class ReauthenticationService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Whether the acting session can perform sensitive operations without reauthentication. @throws UNAUTHENTICATED,
   * FORBIDDEN
   */
  async isRecent(actor: MaybeActor): Promise<boolean> {
    return isRecentLogin(this.platform, requirePerson(actor));
  }

  /**
   * Reauthenticates the acting session with the account's password. @throws UNAUTHENTICATED, FORBIDDEN, WRONG_PASSWORD,
   * RATE_LIMITED, OVERLOADED
   */
  async byPassword(actor: MaybeActor, { password }: { readonly password: string }): Promise<Confirmation> {
    const person = requirePerson(actor);
    const account = await this.#accountOf(person);
    const counts = sessionPasswordCounts(person.sessionId);
    await requirePassword(this.platform, account, password, counts, "password").catch((error: unknown) => {
      if (isWrongPassword(error)) this.#noteRefused(person);
      throw error;
    });
    return this.#confirm(person, async () => {});
  }

  /**
   * Returns the browser's options for a passkey of the acting account. @throws UNAUTHENTICATED, FORBIDDEN, CONFLICT,
   * RATE_LIMITED
   */
  async beginWithPasskey(actor: MaybeActor): Promise<{ challenge: string; options: string }> {
    const { accountId, role, sessionId } = requirePerson(actor);
    const { db, limits, clock } = this.platform;
    await limits.take(CONFIRMATIONS, sessionId);
    const passkeys = await listCredentials(db, accountId);
    if (passkeys.length === 0) throw new AppError("CONFLICT", "The account has no passkey. Confirm with the password.");
    const made = await insertChallenge(db, { purpose: "CONFIRM", accountId, role, sessionId }, clock());
    const options = await confirmationOptions(this.platform, made.challenge, passkeys);
    return { challenge: made.token, options: JSON.stringify(options) };
  }

  /**
   * Reauthenticates the acting session with a passkey of its account, whose device verified its user; the session then
   * counts as having used a second factor. A challenge is used up whatever the response.
   * @throws UNAUTHENTICATED, FORBIDDEN, INVALID_TOKEN, WRONG_PASSKEY, BAD_USER_INPUT, RATE_LIMITED
   */
  async byPasskey(
    actor: MaybeActor,
    input: { readonly challenge: string; readonly passkey: string },
  ): Promise<Confirmation> {
    const person = requirePerson(actor);
    const { passkey: response } = check(z.object({ passkey: passkeyResponse }), { passkey: input.passkey });
    const { db, limits, clock } = this.platform;
    await limits.take(CONFIRMATIONS, person.sessionId);
    const asked = await consumeChallenge(db, input.challenge, clock(), person.sessionId);
    if (asked?.purpose !== "CONFIRM") throw new AppError("INVALID_TOKEN", TOO_LATE);
    try {
      return await this.#confirm(person, async (tx) => {
        const passkey = await lockPasskey(tx, response.id);
        if (passkey?.accountId !== person.accountId) throw wrongPasskey();
        const use = await checkPasskey(this.platform, asked.challenge, passkey, response, {
          alone: false,
          verified: true,
        });
        await recordPasskeyUse(tx, passkey.id, { ...use, lastUsedAt: clock() });
        await this.sessions.recordFactorUse(tx, person);
      });
    } catch (error) {
      if (error instanceof AppError && error.code === "WRONG_PASSKEY") this.#noteRefused(person);
      throw error;
    }
  }

  async #confirm(person: Actor, prove: (tx: Transaction) => Promise<void>): Promise<Confirmation> {
    const now = this.platform.clock();
    await this.platform.db.transaction(async (tx) => {
      await prove(tx);
      await recordReauthentication(tx, person.sessionId, now);
      await this.auditLog.record(tx, [actBy(person, "IDENTITY_CONFIRMED")]);
    });
    return { confirmedUntil: new Date(now.getTime() + CONFIRMATION_SECONDS * 1000) };
  }

  #noteRefused(person: Actor): void {
    this.auditLog.note(actBy(person, "IDENTITY_CONFIRMED", "REFUSED"));
  }

  async #accountOf({ accountId: id }: Actor): Promise<StoredAccount> {
    const account = await findAccount(this.platform.db, { id });
    if (!account) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    return account;
  }
}
