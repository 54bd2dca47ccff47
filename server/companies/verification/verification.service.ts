import { randomBytes } from "node:crypto";
import { findAccount } from "../../accounts/accounts.store.ts";
import type { SessionService } from "../../accounts/sessions.service.ts";
import type { VerificationMethod } from "../../generated/prisma/enums.ts";
import { type MaybeActor, requirePerson } from "../../platform/actor.ts";
import { recordCompanyEvents } from "../../platform/company-events.store.ts";
import { type CompanyActor, requireMember } from "../../platform/company-permissions.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownMailDomain } from "../members/company-email-domain.ts";
import { requireStillOwner } from "../members/members.service.ts";
import { listMembers, lockMembers } from "../members/members.store.ts";
import { publicDomain } from "./registrable-domain.ts";
import { VERIFICATIONS } from "./verification.rate-limits.ts";
import { findOwnVerification, isVerificationTaken, upsertClaim, upsertVerification } from "./verification.store.ts";
import type { OwnVerification } from "./verification.types.ts";
import { recordOf } from "./verification-record.ts";

const TAKEN =
  "We have revoked the verification of your company. Contact us, and we will restore it once the problem is resolved.";
const NO_DOMAIN = "Enter your company's own domain, such as acme.com.";

/** Verifies that a company owns a domain: by an owner's verified address there, or by a record in its DNS. */
export class VerificationService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
  ) {}

  /** Returns how the current company is or can be verified. Owners only. @throws UNAUTHENTICATED, FORBIDDEN */
  async own(actor: MaybeActor): Promise<OwnVerification> {
    const { companyId } = this.#owner(actor);
    const { verification, claim } = await findOwnVerification(this.platform.db, companyId);
    return {
      verification,
      missingSince: verification?.missingSince ?? null,
      mailDomain: await this.#mailDomain(actor),
      claim: claim && { domain: claim.domain, record: recordOf(claim.token) },
      holdsUnverified: this.platform.holdsUnverified,
    };
  }

  /**
   * Verifies the current company by the acting owner's own address; nobody else's counts, as anybody can be invited.
   * @throws UNAUTHENTICATED, FORBIDDEN, CONFLICT for an address of a public provider, RATE_LIMITED
   */
  async byMail(actor: MaybeActor): Promise<OwnVerification> {
    const owner = await this.#counted(actor);
    const domain = await this.#mailDomain(owner);
    if (!domain)
      throw new AppError(
        "CONFLICT",
        "Anyone can have an address like yours. Use an address of your company's own domain, or a DNS record.",
      );
    return this.#verify(owner, { domain, method: "MAIL" });
  }

  /**
   * Claims a domain to be verified by DNS, replacing an earlier claim. @throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, RATE_LIMITED
   */
  async claim(actor: MaybeActor, input: { readonly domain: string }): Promise<OwnVerification> {
    const owner = await this.#counted(actor);
    const domain = publicDomain(input.domain);
    if (!domain) throw invalid({ domain: NO_DOMAIN });
    await this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, owner, "CHANGE_COMPANY");
      await upsertClaim(tx, owner.companyId, { domain, token: randomBytes(20).toString("hex") });
    });
    return this.own(actor);
  }

  /**
   * Checks the company's record at the claimed domain. @throws UNAUTHENTICATED, FORBIDDEN, CONFLICT, UNAVAILABLE,
   * RATE_LIMITED
   */
  async checkDomain(actor: MaybeActor): Promise<OwnVerification> {
    const owner = await this.#counted(actor);
    const { claim } = await findOwnVerification(this.platform.db, owner.companyId);
    if (!claim) throw new AppError("CONFLICT", NO_DOMAIN);
    const { domain, token } = claim;
    const records = await this.platform.txtRecords(domain);
    if (!records) throw new AppError("UNAVAILABLE", `The DNS of ${domain} cannot be reached. Try again later.`);
    if (!records.includes(recordOf(token)))
      throw new AppError(
        "CONFLICT",
        `This record was not found at ${domain}. A new record can take an hour to appear.`,
      );
    return this.#verify(owner, { domain, method: "DNS" });
  }

  /** Requires an owner in person: programs cannot verify. @throws UNAUTHENTICATED, FORBIDDEN */
  #owner(actor: MaybeActor): CompanyActor {
    requirePerson(actor);
    return requireMember(actor, "CHANGE_COMPANY");
  }

  async #counted(actor: MaybeActor): Promise<CompanyActor> {
    const owner = this.#owner(actor);
    await this.platform.limits.take(VERIFICATIONS, owner.companyId);
    if (await isVerificationTaken(this.platform.db, owner.companyId)) throw new AppError("CONFLICT", TAKEN);
    return owner;
  }

  async #mailDomain(actor: MaybeActor): Promise<string | null> {
    const { accountId } = this.#owner(actor);
    const account = await findAccount(this.platform.db, { id: accountId });
    const domain = account && ownMailDomain(account);
    return domain ? publicDomain(domain) : null;
  }

  async #verify(
    owner: CompanyActor,
    proof: { readonly domain: string; readonly method: VerificationMethod },
  ): Promise<OwnVerification> {
    const { accountId: actorId, companyId } = owner;
    await this.platform.db.transaction(async (tx) => {
      requireStillOwner(await lockMembers(tx, companyId), actorId);
      await upsertVerification(tx, companyId, proof, this.platform.clock());
      await recordCompanyEvents(tx, [{ companyId, kind: "VERIFIED", actorId, subject: proof.domain }]);
      // The members' permissions may have been limited until now.
      const people = await listMembers(tx, companyId);
      await this.sessions.refresh(
        tx,
        people.map(({ accountId }) => accountId),
      );
    });
    return this.own(owner);
  }
}
