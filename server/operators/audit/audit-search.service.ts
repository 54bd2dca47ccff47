import { isIP } from "node:net";
import { z } from "zod";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { check, line, requireId } from "../../platform/validation.ts";
import type { OperatorService } from "../operators.service.ts";
import { type AuditSearch, type FoundAuditEvent, searchAuditEvents } from "./audit-search.store.ts";

const searchSchema = z
  .object({
    operation: line(100, "The action"),
    address: line(100, "The address").refine((text) => !text || isIP(text) > 0, "Enter an IP address."),
    from: z.date().nullish(),
    until: z.date().nullish(),
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ["until"],
    message: "The end is before the start.",
  });

/** Searches the audit log for operators. Their searches are recorded too. */
export class AuditSearchService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Lists events, newest first. Records whose events were searched. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
   */
  async find(actor: MaybeActor, search: AuditSearch, page: PageInput): Promise<Page<FoundAuditEvent>> {
    const operator = await this.operators.require(actor, "SEE_AUDIT_LOG");
    const words = check(searchSchema, search);
    const accountId = search.accountId ? requireId(search.accountId, "Account not found.") : null;
    // Recorded before it is shown: if recording fails, nothing is shown.
    await this.auditLog.flush();
    const found = await searchAuditEvents(this.platform.db, { ...search, ...words, accountId }, page);
    const looked = { ...actBy(operator, "OPERATOR_AUDIT_READ"), subjectId: accountId ?? operator.accountId };
    await this.platform.db.transaction((tx) => this.auditLog.record(tx, [looked]));
    return found;
  }
}
