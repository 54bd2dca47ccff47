import { z } from "zod";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { type Actor, type MaybeActor, requirePerson } from "../../platform/actor.ts";
import type { Queryable, Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";
import { check, requireId } from "../../platform/validation.ts";
import { findAccount, type StoredAccount } from "../accounts.store.ts";
import type { SessionService } from "../sessions.service.ts";
import { findSessionNeed } from "../sessions.store.ts";
import { authenticatorUri, newAuthenticatorKey, openKey, sealKey, stepOf } from "./authenticator-codes.ts";
import { type FactorChange, factorChangeMail } from "./factors.mails.ts";
import { FACTOR_CHANGES, sessionCodeCounts } from "./factors.rate-limits.ts";
import { authenticatorCode, newPasskeyResponse, passkeyName } from "./factors.schemas.ts";
import {
  consumeStep,
  countFactors,
  deleteAuthenticatorApp,
  findAuthenticatorApp,
  hasSecondFactor,
  insertAuthenticatorApp,
  lockFactors,
  replaceRecoveryCodes,
} from "./factors.store.ts";
import type { AddFactorPayload, LogInFactors } from "./factors.types.ts";
import { consumeChallenge, deleteSecondSteps, insertChallenge } from "./login-challenges.store.ts";
import { checkNewPasskey, creationOptions } from "./passkey-ceremony.ts";
import { deletePasskey, insertPasskey, listCredentials, listPasskeys, updatePasskeyName } from "./passkeys.store.ts";
import { requireRecentLogin } from "./reauthentication.service.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";

const MAX_PASSKEYS = 20;
const NO_PASSKEY = "This passkey no longer exists.";
const TOO_LATE = "This took too long. Start again.";
const NOT_SHOWN =
  "You logged in before your account required a second factor. Confirm with a passkey, or log out and log in again.";

/**
 * Returns the error for a code that the app does not show, or that was already used. `field`: the input that contained
 * it.
 */
export const wrongCode = (field: string): AppError => {
  const sentence =
    "This code is wrong. Codes change every 30 seconds, and each works once. If they keep failing, check the time on your phone.";
  return new AppError("WRONG_CODE", sentence, { fields: { [field]: sentence } });
};

/** The account whose factors change, and the person changing them. */
interface Changing {
  readonly person: Actor;
  readonly account: StoredAccount;
}

/**
 * Manages the factors used in addition to, or instead of, a password: passkeys, an authenticator app, and recovery
 * codes.
 */
export class FactorService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly secrets: ServerSecrets,
    private readonly auditLog: AuditLog,
  ) {}

  /** Returns the factors of the acting account. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<LogInFactors> {
    return this.#factorsOf(requirePerson(actor).accountId);
  }

  /**
   * Returns the browser's options for creating a passkey. @throws UNAUTHENTICATED, FORBIDDEN,
   * REAUTHENTICATION_REQUIRED, STRONGER_LOG_IN_REQUIRED, CONFLICT, RATE_LIMITED
   */
  async beginAddingPasskey(actor: MaybeActor): Promise<{ challenge: string; options: string }> {
    const { account, sessionId } = await this.#changing(actor);
    const { db, clock } = this.platform;
    const existing = await listCredentials(db, account.id);
    requireRoom(existing.length);
    const { id: accountId, role } = account;
    const made = await insertChallenge(db, { purpose: "ADD_PASSKEY", accountId, role, sessionId }, clock());
    const options = await creationOptions(this.platform, account, made.challenge, existing);
    return { challenge: made.token, options: JSON.stringify(options) };
  }

  /**
   * Adds the passkey that the browser created. @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED,
   * STRONGER_LOG_IN_REQUIRED, INVALID_TOKEN, WRONG_PASSKEY, BAD_USER_INPUT, CONFLICT, RATE_LIMITED
   */
  async addPasskey(
    actor: MaybeActor,
    input: { readonly challenge: string; readonly response: string; readonly name: string },
  ): Promise<AddFactorPayload> {
    const { person, account, sessionId } = await this.#changing(actor);
    const { name, response } = check(z.object({ name: passkeyName, response: newPasskeyResponse }), input);
    const { db, clock } = this.platform;
    const challenge = await consumeChallenge(db, input.challenge, clock(), sessionId);
    if (challenge?.purpose !== "ADD_PASSKEY") throw new AppError("INVALID_TOKEN", TOO_LATE);
    const passkey = await checkNewPasskey(this.platform, challenge.challenge, response);
    return this.#add({ person, account }, { kind: "PASSKEY_ADDED", passkey: name }, async (tx) => {
      requireRoom((await listCredentials(tx, account.id)).length);
      const { transports } = response.response;
      if (!(await insertPasskey(tx, { ...passkey, name, transports, accountId: account.id })))
        throw new AppError("CONFLICT", "This passkey has already been added.");
    });
  }

  /** Renames a passkey. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED */
  async renamePasskey(actor: MaybeActor, passkeyId: string, input: { readonly name: string }): Promise<LogInFactors> {
    const { accountId } = requirePerson(actor);
    const id = requireId(passkeyId, NO_PASSKEY);
    const { name } = check(z.object({ name: passkeyName }), input);
    await this.platform.limits.take(FACTOR_CHANGES, accountId);
    if (!(await updatePasskeyName(this.platform.db, { id, accountId }, name)))
      throw new AppError("NOT_FOUND", NO_PASSKEY);
    return this.#factorsOf(accountId);
  }

  /** Removes a passkey. @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, STRONGER_LOG_IN_REQUIRED, NOT_FOUND, RATE_LIMITED */
  async removePasskey(actor: MaybeActor, passkeyId: string): Promise<LogInFactors> {
    const { person, account } = await this.#changing(actor);
    const id = requireId(passkeyId, NO_PASSKEY);
    return this.#remove({ person, account }, async (tx) => {
      const passkey = await deletePasskey(tx, { id, accountId: account.id });
      if (passkey === null) throw new AppError("NOT_FOUND", NO_PASSKEY);
      return { kind: "PASSKEY_REMOVED", passkey };
    });
  }

  /**
   * Returns a key for an authenticator app, which takes effect once confirmed. @throws UNAUTHENTICATED, FORBIDDEN,
   * REAUTHENTICATION_REQUIRED, STRONGER_LOG_IN_REQUIRED, CONFLICT, RATE_LIMITED
   */
  async beginAddingApp(actor: MaybeActor): Promise<{ key: string; uri: string }> {
    const { account } = await this.#changing(actor);
    const key = newAuthenticatorKey();
    const sealed = sealKey(this.secrets, account.id, key.bytes);
    await this.platform.db.transaction(async (tx) => {
      if (!(await insertAuthenticatorApp(tx, account.id, sealed)))
        throw new AppError("CONFLICT", "The account has an authenticator app. Remove it first.");
    });
    return { key: key.base32, uri: authenticatorUri(key, account.email) };
  }

  /**
   * Confirms the app, whose codes are required from now on. @throws UNAUTHENTICATED, FORBIDDEN,
   * REAUTHENTICATION_REQUIRED, STRONGER_LOG_IN_REQUIRED, WRONG_CODE, CONFLICT, BAD_USER_INPUT, RATE_LIMITED
   */
  async confirmApp(actor: MaybeActor, input: { readonly code: string }): Promise<AddFactorPayload> {
    const { person, account, sessionId } = await this.#changing(actor);
    const { code } = check(z.object({ code: authenticatorCode }), input);
    const { db, limits, clock } = this.platform;
    const counts = sessionCodeCounts(sessionId);
    await limits.takeAll(counts);
    const now = clock();
    const app = await findAuthenticatorApp(db, account.id);
    if (!app || app.confirmedAt)
      throw new AppError("CONFLICT", "There is no authenticator app to confirm. Start again.");
    const step = stepOf(openKey(this.secrets, account.id, app.sealedKey), code, now);
    if (step === null) throw wrongCode("code");
    const added = await this.#add({ person, account }, { kind: "AUTHENTICATOR_ADDED" }, async (tx) => {
      if (!(await consumeStep(tx, account.id, step, now))) throw wrongCode("code");
    });
    for (const [limit, key] of counts) await limits.giveBack(limit, key);
    return added;
  }

  /** Removes the authenticator app. @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, STRONGER_LOG_IN_REQUIRED, NOT_FOUND, RATE_LIMITED */
  async removeApp(actor: MaybeActor): Promise<LogInFactors> {
    const { person, account } = await this.#changing(actor);
    return this.#remove({ person, account }, async (tx) => {
      if (!(await deleteAuthenticatorApp(tx, account.id)))
        throw new AppError("NOT_FOUND", "The account has no authenticator app.");
      return { kind: "AUTHENTICATOR_REMOVED" };
    });
  }

  /**
   * Creates recovery codes, replacing the previous ones. @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED,
   * STRONGER_LOG_IN_REQUIRED, CONFLICT, RATE_LIMITED
   */
  async makeRecoveryCodes(actor: MaybeActor): Promise<{ factors: LogInFactors; recoveryCodes: string[] }> {
    const { person, account } = await this.#changing(actor);
    const recoveryCodes = newRecoveryCodes();
    await this.platform.db.transaction(async (tx) => {
      await lockFactors(tx, account.id);
      await requireFactorShown(tx, person);
      if (!hasSecondFactor(await countFactors(tx, account.id)))
        throw new AppError("CONFLICT", "Add a passkey or an authenticator app first.");
      await replaceRecoveryCodes(tx, account.id, recoveryCodes);
      await this.#tell(tx, { person, account }, { kind: "RECOVERY_CODES_MADE" });
    });
    return { factors: await this.#factorsOf(account.id), recoveryCodes };
  }

  /** Returns the acting account for a change of its factors, which requires a recent reauthentication. */
  async #changing(actor: MaybeActor): Promise<Changing & Pick<Actor, "sessionId">> {
    const person = await requireRecentLogin(this.platform, actor);
    const { accountId, sessionId } = person;
    await this.platform.limits.take(FACTOR_CHANGES, accountId);
    await requireFactorShown(this.platform.db, person);
    const account = await findAccount(this.platform.db, { id: accountId });
    if (!account) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    return { person, account, sessionId };
  }

  async #factorsOf(accountId: string): Promise<LogInFactors> {
    const { db } = this.platform;
    const [passkeys, { authenticatorApps, recoveryCodes }] = await Promise.all([
      listPasskeys(db, accountId),
      countFactors(db, accountId),
    ]);
    return { passkeys, hasAuthenticatorApp: authenticatorApps > 0, recoveryCodesLeft: recoveryCodes };
  }

  async #add(
    { person, account }: Changing,
    change: FactorChange,
    add: (tx: Transaction) => Promise<void>,
  ): Promise<AddFactorPayload> {
    const recoveryCodes = await this.platform.db.transaction(async (tx) => {
      await lockFactors(tx, account.id);
      await requireFactorShown(tx, person);
      const isFirst = !hasSecondFactor(await countFactors(tx, account.id));
      await add(tx);
      // The person has just authenticated and holds the new factor, so need not log in with it again.
      await this.sessions.recordFactorUse(tx, person);
      await this.#tell(tx, { person, account }, change);
      if (!isFirst) return null;
      // The account's other sessions have not used a factor.
      await this.sessions.refresh(tx, [account.id]);
      const codes = newRecoveryCodes();
      await replaceRecoveryCodes(tx, account.id, codes);
      return codes;
    });
    return { factors: await this.#factorsOf(account.id), recoveryCodes };
  }

  async #remove(
    { person, account }: Changing,
    remove: (tx: Transaction) => Promise<FactorChange>,
  ): Promise<LogInFactors> {
    await this.platform.db.transaction(async (tx) => {
      await lockFactors(tx, account.id);
      await requireFactorShown(tx, person);
      const change = await remove(tx);
      await deleteSecondSteps(tx, account.id);
      // Recovery codes are a substitute for another factor, not a factor on their own.
      if (!hasSecondFactor(await countFactors(tx, account.id))) await replaceRecoveryCodes(tx, account.id, []);
      await this.#tell(tx, { person, account }, change);
      // Without a factor, or with another one, the account's sessions no longer meet a company's requirement.
      await this.sessions.refresh(tx, [account.id]);
    });
    return this.#factorsOf(account.id);
  }

  async #tell(tx: Transaction, { person, account }: Changing, change: FactorChange): Promise<void> {
    const { mail, publicUrl } = this.platform;
    await this.auditLog.record(tx, [actBy(person, change.kind)]);
    await mail.send(tx, factorChangeMail(change, { publicUrl, account }));
  }
}

/**
 * Requires that the session has used a factor that the account has: somebody who knows the password and finds an old
 * session must not replace the factor with their own. @throws STRONGER_LOG_IN_REQUIRED
 */
async function requireFactorShown(db: Queryable, { sessionId }: Actor): Promise<void> {
  if ((await findSessionNeed(db, sessionId)) === "NEW_LOG_IN")
    throw new AppError("STRONGER_LOG_IN_REQUIRED", NOT_SHOWN);
}

/** @throws CONFLICT */
function requireRoom(passkeys: number): void {
  if (passkeys >= MAX_PASSKEYS)
    throw new AppError("CONFLICT", `You have ${MAX_PASSKEYS} passkeys, the maximum. Remove one first.`);
}
