import { plainLine } from "../../shared/text/plain-line.ts";
import { isShared } from "../companies/members/company-email-domain.ts";
import { publicDomain } from "../companies/verification/registrable-domain.ts";
import { type MaybeActor, requireSeeker } from "../platform/actor.ts";
import { AppError, invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { requireId } from "../platform/validation.ts";
import { companiesNamed, deleteExclusion, insertExclusions, listExclusions } from "./company-exclusions.store.ts";
import type { CompanyExclusion } from "./company-exclusions.types.ts";
import { EXCLUSIONS_BY_ACCOUNT } from "./privacy.rate-limits.ts";

/** Each search of a company reads those that concern it. */
export const MAX_EXCLUSIONS = 50;

/** Handles which companies never find a seeker. Nobody is informed of being excluded. */
export class CompanyExclusionService {
  constructor(private readonly platform: Platform) {}

  /** Lists the acting seeker's exclusions, latest first. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<CompanyExclusion[]> {
    return listExclusions(this.platform.db, requireSeeker(actor).accountId);
  }

  /**
   * Excludes all companies with this name, and the domain, if it is one; idempotent. @returns all exclusions @throws
   * FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED, CONFLICT when there are too many
   */
  async exclude(actor: MaybeActor, company: string): Promise<CompanyExclusion[]> {
    const { accountId } = requireSeeker(actor);
    const { db, limits } = this.platform;
    await limits.take(EXCLUSIONS_BY_ACCOUNT, accountId);
    const name = plainLine(company);
    const domain = publicDomain(name.replace(/^.*@|^\*?\./, ""));
    if (domain && isShared(domain)) {
      throw invalid({
        company: `${domain} is not the domain of one company. Enter the company's name or its own domain.`,
      });
    }
    const excluded = [
      ...(await companiesNamed(db, name, MAX_EXCLUSIONS)).map((companyId) => ({ companyId })),
      ...(domain ? [{ domain }] : []),
    ];
    if (excluded.length === 0) {
      throw invalid({
        company: "No company has this name. Check the spelling, or enter its domain, such as acme.com.",
      });
    }
    await db.transaction(async (tx) => {
      if ((await insertExclusions(tx, accountId, excluded)) > MAX_EXCLUSIONS) {
        throw new AppError(
          "CONFLICT",
          `You have excluded ${MAX_EXCLUSIONS} companies and domains, the maximum. Remove one first.`,
        );
      }
    });
    return listExclusions(db, accountId);
  }

  /** Removes an exclusion; idempotent. @returns those that remain @throws FORBIDDEN, NOT_FOUND, RATE_LIMITED */
  async remove(actor: MaybeActor, exclusionId: string): Promise<CompanyExclusion[]> {
    const { accountId } = requireSeeker(actor);
    const id = requireId(exclusionId, "Exclusion not found.");
    const { db, limits } = this.platform;
    await limits.take(EXCLUSIONS_BY_ACCOUNT, accountId);
    await deleteExclusion(db, accountId, id);
    return listExclusions(db, accountId);
  }
}
