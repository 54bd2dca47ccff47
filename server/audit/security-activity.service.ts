import { type MaybeActor, requirePerson } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { listSecurityEvents, type StoredSecurityEvent } from "./audit.store.ts";
import type { AuditLog } from "./audit-log.ts";

/** An account's security events, for its owner. */
export class SecurityActivityService {
  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Lists the acting account's security events, newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN for keys, BAD_USER_INPUT
   */
  async list(actor: MaybeActor, page: PageInput): Promise<Page<StoredSecurityEvent>> {
    const { accountId } = requirePerson(actor);
    // So that the account's latest actions are included.
    await this.auditLog.flush();
    return listSecurityEvents(this.platform.db, accountId, page);
  }
}
