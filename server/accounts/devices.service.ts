import { type AuditLog, actBy } from "../audit/audit-log.ts";
import { type MaybeActor, requirePerson } from "../platform/actor.ts";
import type { Transaction } from "../platform/database/database.ts";
import { deviceName } from "../platform/device-name.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { requireId } from "../platform/validation.ts";
import { cancelChange, lockAddress } from "./email-change/email-change.store.ts";
import type { SessionService } from "./sessions.service.ts";
import { listSessions, type WhichSessions } from "./sessions.store.ts";
import type { Session } from "./sessions.types.ts";

const NO_SESSION = "This device is already logged out.";

/** Lists the devices on which an account is logged in, and logs them out. */
export class DeviceService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /** Lists the devices on which the acting account is logged in, most recently used first. @throws UNAUTHENTICATED */
  async list(actor: MaybeActor): Promise<Session[]> {
    const { accountId, sessionId } = requirePerson(actor);
    const sessions = await listSessions(this.platform.db, accountId, this.sessions.activeAt);
    return sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      isCurrent: session.id === sessionId,
    }));
  }

  /** Ends the acting session, at once and on every node. */
  async logOut(actor: MaybeActor): Promise<void> {
    if (!actor) return;
    const { sessionId: id } = requirePerson(actor);
    await this.platform.db.transaction(async (tx) => {
      if ((await this.sessions.end(tx, { id })) > 0) await this.auditLog.record(tx, [actBy(actor, "LOG_OUT")]);
    });
  }

  /** Ends every session of the acting account. @throws UNAUTHENTICATED */
  async logOutEverywhere(actor: MaybeActor): Promise<void> {
    const person = requirePerson(actor);
    await this.platform.db.transaction(async (tx) => {
      await this.#end(tx, { accountId: person.accountId });
      await this.auditLog.record(tx, [actBy(person, "DEVICE_LOGGED_OUT")]);
    });
  }

  /** Ends one of the acting account's sessions. @throws UNAUTHENTICATED, NOT_FOUND */
  async endOne(actor: MaybeActor, sessionId: string): Promise<void> {
    const person = requirePerson(actor);
    const id = requireId(sessionId, NO_SESSION);
    await this.platform.db.transaction(async (tx) => {
      const which = { id, accountId: person.accountId };
      if ((await this.#end(tx, which)) === 0) throw new AppError("NOT_FOUND", NO_SESSION);
      await this.auditLog.record(tx, [actBy(person, "DEVICE_LOGGED_OUT")]);
    });
  }

  /**
   * Ends all sessions of the acting account except the acting one. @returns the number of sessions @throws
   * UNAUTHENTICATED
   */
  async endOthers(actor: MaybeActor): Promise<number> {
    const person = requirePerson(actor);
    const { accountId, sessionId: except } = person;
    return this.platform.db.transaction(async (tx) => {
      const ended = await this.#end(tx, { accountId, except });
      if (ended > 0) await this.auditLog.record(tx, [actBy(person, "DEVICE_LOGGED_OUT")]);
      return ended;
    });
  }

  /** Ends sessions that their owner no longer trusts; cancels a change of the address that one of them requested. */
  async #end(tx: Transaction, which: WhichSessions & { readonly accountId: string }): Promise<number> {
    const { accountId } = which;
    await lockAddress(tx, accountId);
    const ended = await this.sessions.end(tx, which);
    await cancelChange(tx, { accountId, ofEndedSession: true }, this.platform.clock());
    return ended;
  }
}
