import { type Scope, scopesOf } from "../../shared/scopes.ts";
import { requireRecentLogin } from "../accounts/factors/reauthentication.service.ts";
import type { SessionService } from "../accounts/sessions.service.ts";
import { findSessionNeed } from "../accounts/sessions.store.ts";
import { listUses, type StoredUse } from "../audit/audit.store.ts";
import { type AuditLog, actBy } from "../audit/audit-log.ts";
import { type Actor, type MaybeActor, requireAccount, requirePerson } from "../platform/actor.ts";
import { requireMember } from "../platform/company-permissions.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError, invalid } from "../platform/errors.ts";
import { requireStillAllowed } from "../platform/membership.store.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { check, isId, requireId } from "../platform/validation.ts";
import { APP_CHANGES } from "./apps.rate-limits.ts";
import { appSchema, rotationSchema } from "./apps.schemas.ts";
import {
  type AppOwner,
  countKeys,
  deleteApp,
  findViewerKey,
  insertApp,
  insertKey,
  listApps,
  listEndedKeys,
  lockApp,
  shortenKeys,
} from "./apps.store.ts";
import type { App, AppKey, AppWithKey, ViewerKey } from "./apps.types.ts";
import { hintOf, newKey } from "./keys.ts";

const MAX_APPS = 20;
/** Maximum number of active keys per app. */
const MAX_KEYS = 5;
const NO_APP = "This app no longer exists.";
const NO_KEY = "This key has expired or has already been revoked.";

/**
 * Manages apps: programs that act for a seeker, or for a company, within scopes. The member who creates a key of a
 * company's app is responsible for it: it has their permissions, and ends when they leave. Keys cannot manage apps.
 */
export class AppService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Lists the apps of the acting seeker, or of the acting recruiter's current company.
   * @throws UNAUTHENTICATED, FORBIDDEN
   */
  async list(actor: MaybeActor): Promise<App[]> {
    const { owner } = manager(actor);
    return listApps(this.platform.db, owner, this.platform.clock());
  }

  /** Lists the uses of an app's keys, newest first. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT */
  async uses(actor: MaybeActor, appId: string, page: PageInput): Promise<Page<StoredUse>> {
    return listUses(this.platform.db, (await this.#app(actor, appId)).id, page);
  }

  /** Lists the ended keys of an app, last ended first. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT */
  async endedKeys(actor: MaybeActor, appId: string, page: PageInput): Promise<Page<AppKey>> {
    const { db, clock } = this.platform;
    return listEndedKeys(db, (await this.#app(actor, appId)).id, clock(), page);
  }

  /** Returns the key with which a program acts; null for a person. @throws UNAUTHENTICATED */
  async viewerKey(actor: MaybeActor): Promise<ViewerKey | null> {
    const { key, sessionId } = requireAccount(actor);
    return key ? findViewerKey(this.platform.db, sessionId) : null;
  }

  async #app(actor: MaybeActor, appId: string): Promise<App> {
    const { db, clock } = this.platform;
    const [app] = await listApps(db, manager(actor).owner, clock(), requireId(appId, NO_APP));
    if (!app) throw new AppError("NOT_FOUND", NO_APP);
    return app;
  }

  /**
   * Creates an app with its first key, which is shown only once.
   * @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, BAD_USER_INPUT, CONFLICT, RATE_LIMITED
   */
  async create(
    actor: MaybeActor,
    input: { name: string; scopes: readonly string[]; expiresInDays: number },
  ): Promise<AppWithKey> {
    const { account, owner } = manager(actor);
    const { expiresInDays, ...app } = check(appSchema, input);
    requirePossible(account, app.scopes);
    await requireRecentLogin(this.platform, account);
    await this.platform.limits.take(APP_CHANGES, account.accountId);
    return this.#change(actor, async (tx) => {
      const appId = await insertApp(tx, owner, app, MAX_APPS);
      if (!appId) throw new AppError("CONFLICT", `You have ${MAX_APPS} apps, the maximum.`);
      return this.#addKey(tx, account, owner, appId, expiresInDays);
    });
  }

  /**
   * Creates a new key; the app's existing keys remain valid for the hours of the overlap, so that the program can be
   * switched.
   * @throws UNAUTHENTICATED, FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, BAD_USER_INPUT, CONFLICT, RATE_LIMITED
   */
  async rotateKey(
    actor: MaybeActor,
    appId: string,
    input: { overlapHours: number; expiresInDays: number },
  ): Promise<AppWithKey> {
    const { account, owner } = manager(actor);
    const id = requireId(appId, NO_APP);
    const { overlapHours, expiresInDays } = check(rotationSchema, input);
    await requireRecentLogin(this.platform, account);
    await this.platform.limits.take(APP_CHANGES, account.accountId);
    const now = this.platform.clock();
    return this.#change(actor, async (tx) => {
      if (!(await lockApp(tx, owner, id))) throw new AppError("NOT_FOUND", NO_APP);
      if (overlapHours === 0) await this.sessions.end(tx, { appId: id }, "REPLACED");
      else {
        const until = new Date(now.getTime() + overlapHours * 3_600_000);
        this.sessions.readAgain(tx, await shortenKeys(tx, id, until));
      }
      if ((await countKeys(tx, id, now)) >= MAX_KEYS) {
        throw new AppError("CONFLICT", `An app has at most ${MAX_KEYS} keys at a time. Revoke one first.`);
      }
      return this.#addKey(tx, account, owner, id, expiresInDays);
    });
  }

  /** Revokes a key, immediately and on every node. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async revokeKey(actor: MaybeActor, appId: string, keyId: string): Promise<App[]> {
    const { account, owner } = manager(actor);
    const id = requireId(appId, NO_APP);
    await this.#change(actor, async (tx) => {
      if (!(await lockApp(tx, owner, id))) throw new AppError("NOT_FOUND", NO_APP);
      const ended = isId(keyId) ? await this.sessions.end(tx, { appId: id, id: keyId }, "REVOKED") : 0;
      if (ended === 0) throw new AppError("NOT_FOUND", NO_KEY);
      await this.auditLog.record(tx, [actBy(account, "KEY_REVOKED")]);
    });
    return this.list(actor);
  }

  /** Deletes an app and revokes its keys immediately. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async delete(actor: MaybeActor, appId: string): Promise<App[]> {
    const { owner } = manager(actor);
    const id = requireId(appId, NO_APP);
    await this.#change(actor, async (tx) => {
      if (!(await lockApp(tx, owner, id))) throw new AppError("NOT_FOUND", NO_APP);
      await this.sessions.end(tx, { appId: id });
      await deleteApp(tx, owner, id);
    });
    return this.list(actor);
  }

  /** Changes apps, unless the acting member of a company has lost the right to meanwhile. @throws FORBIDDEN */
  #change<T>(actor: MaybeActor, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { account, owner } = manager(actor);
    return this.platform.db.transaction(async (tx) => {
      if ("companyId" in owner)
        await requireStillAllowed(tx, { accountId: account.accountId, ...owner }, "MANAGE_APPS");
      return work(tx);
    });
  }

  async #addKey(
    tx: Transaction,
    account: Actor,
    owner: AppOwner,
    appId: string,
    expiresInDays: number,
  ): Promise<AppWithKey> {
    const now = this.platform.clock();
    const key = newKey();
    const expiresAt = new Date(now.getTime() + expiresInDays * 86_400_000);
    const secondFactorAt = (await findSessionNeed(tx, account.sessionId)) === null ? now : null;
    await insertKey(tx, { key, hint: hintOf(key), appId, accountId: account.accountId, expiresAt, secondFactorAt });
    await this.auditLog.record(tx, [actBy(account, "KEY_MADE")]);
    const [app] = await listApps(tx, owner, now, appId);
    if (!app) throw new AppError("NOT_FOUND", NO_APP);
    return { app, key };
  }
}

/** Returns the acting person's account, and the owner of the apps it manages. @throws UNAUTHENTICATED, FORBIDDEN */
function manager(actor: MaybeActor): { account: Actor; owner: AppOwner } {
  const account = requirePerson(actor);
  if (account.role === "SEEKER") return { account, owner: { accountId: account.accountId } };
  return { account, owner: { companyId: requireMember(actor, "MANAGE_APPS").companyId } };
}

/** @throws BAD_USER_INPUT for a scope of the other role */
function requirePossible({ role }: Actor, scopes: readonly Scope[]): void {
  const possible = new Set(scopesOf(role).map(({ scope }) => scope));
  const wrong = scopes.find((scope) => !possible.has(scope));
  if (wrong) throw invalid({ scopes: `The scope ${wrong} is not available to your app.` });
}
