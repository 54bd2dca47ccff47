import type { SessionService } from "../../accounts/sessions.service.ts";
import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import { findOwnerAddresses } from "../../companies/members/join-requests.store.ts";
import { listMembers } from "../../companies/members/members.store.ts";
import { publicDomain } from "../../companies/verification/registrable-domain.ts";
import { upsertVerification } from "../../companies/verification/verification.store.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { recordCompanyEvents } from "../../platform/company-events.store.ts";
import { refuseVerifiedName } from "../../platform/company-verification/verified-names.store.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { readKeyword } from "../../platform/search/keyword.ts";
import type { Page, PageInput } from "../../platform/search/page.ts";
import { check, requireId } from "../../platform/validation.ts";
import { explanationSchema } from "../operators.schemas.ts";
import type { ActingOperator, OperatorService } from "../operators.service.ts";
import { verificationDecidedMail } from "./console-companies.mails.ts";
import {
  type ConsoleCompany,
  type ConsoleCompanySearch,
  listConsoleCompanies,
  lockCompany,
  setVerificationTaken,
} from "./console-companies.store.ts";

const GONE = "This company no longer exists.";
const OWN = "This is your own company. Another operator has to decide.";

/** Lets operators list companies by verification, verify them manually, and revoke verifications. */
export class ConsoleCompanyService {
  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /** Lists companies in a state of verification, or all. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
  async list(
    actor: MaybeActor,
    { state, words }: ConsoleCompanySearch,
    page: PageInput,
  ): Promise<Page<ConsoleCompany>> {
    await this.operators.require(actor, "SEE_COMPANIES");
    return listConsoleCompanies(this.platform.db, { state, words: readKeyword(words, "search") }, page);
  }

  /** Verifies manually that a company owns a domain. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT */
  async verify(
    actor: MaybeActor,
    { companyId, ...input }: { companyId: string; domain: string; explanation: string },
  ): Promise<void> {
    const operator = await this.operators.require(actor, "VERIFY_COMPANIES");
    const id = requireId(companyId, GONE);
    const { explanation } = check(explanationSchema, { explanation: input.explanation });
    const domain = publicDomain(input.domain);
    if (!domain) throw invalid({ domain: "Enter the company's own domain, such as acme.com." });
    await this.platform.db.transaction(async (tx) => {
      const company = await this.#lock(tx, operator, id);
      await refuseVerifiedName(tx, company.name, id);
      await setVerificationTaken(tx, id, null);
      await upsertVerification(tx, id, { domain, method: "OPERATOR" }, this.platform.clock());
      await recordCompanyEvents(tx, [{ companyId: id, kind: "VERIFIED", subject: domain }]);
      await this.#tell(tx, id, { companyName: company.name, domain, isVerified: true, explanation });
      await this.auditLog.record(tx, [
        { ...actBy(operator, "OPERATOR_COMPANY_VERIFIED"), subjectId: id, companyId: id },
      ]);
    });
  }

  /**
   * Revokes a company's verification, until operators verify it again. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
   * CONFLICT, BAD_USER_INPUT
   */
  async takeAway(
    actor: MaybeActor,
    { companyId, ...input }: { companyId: string; explanation: string },
  ): Promise<void> {
    const operator = await this.operators.require(actor, "VERIFY_COMPANIES");
    const id = requireId(companyId, GONE);
    const { explanation } = check(explanationSchema, input);
    await this.platform.db.transaction(async (tx) => {
      const { name: companyName, verifiedDomain: domain } = await this.#lock(tx, operator, id);
      if (!domain) throw new AppError("CONFLICT", "This company is not verified.");
      await setVerificationTaken(tx, id, this.platform.clock());
      await recordCompanyEvents(tx, [{ companyId: id, kind: "VERIFICATION_LOST", subject: domain }]);
      await this.#tell(tx, id, { companyName, domain, isVerified: false, explanation });
      await this.auditLog.record(tx, [
        { ...actBy(operator, "OPERATOR_VERIFICATION_TAKEN"), subjectId: id, companyId: id },
      ]);
    });
  }

  /** Returns a company that is not the operator's own, locked. @throws NOT_FOUND, FORBIDDEN */
  async #lock(tx: Transaction, { accountId }: ActingOperator, id: string) {
    const company = await lockCompany(tx, id);
    if (!company) throw new AppError("NOT_FOUND", GONE);
    const people = await listMembers(tx, id);
    if (people.some((member) => member.accountId === accountId)) throw new AppError("FORBIDDEN", OWN);
    // Its members' permissions depend on it.
    await this.sessions.refresh(
      tx,
      people.map((member) => member.accountId),
    );
    return company;
  }

  async #tell(
    tx: Transaction,
    companyId: string,
    decided: Omit<Parameters<typeof verificationDecidedMail>[0], "to">,
  ): Promise<void> {
    for (const to of await findOwnerAddresses(tx, companyId))
      await this.platform.mail.send(tx, verificationDecidedMail({ to, ...decided }));
  }
}
