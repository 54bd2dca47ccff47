import type { VerificationMethod } from "../../generated/prisma/enums.ts";

/** The verification of a company as the owner of a domain, as in `CompanyVerification`. */
export interface Verification {
  readonly domain: string;
  readonly method: VerificationMethod;
  readonly verifiedAt: Date;
  readonly checkedAt: Date;
}

/** The columns of `verificationColumns`. */
export interface VerificationRow {
  readonly verifiedDomain: string | null;
  readonly verifiedBy: VerificationMethod | null;
  readonly verifiedAt: Date | null;
  readonly verificationCheckedAt: Date | null;
}

/** The verification of a company, for a select list. */
export const verificationColumns = `v.domain as "verifiedDomain", v.method as "verifiedBy", v.verified_at as "verifiedAt",
    v.checked_at as "verificationCheckedAt"`;

/** Returns the join that these columns need. `companyId`: an SQL expression. */
export const verificationJoin = (companyId: string): string =>
  `left join company_verifications v on v.company_id = ${companyId}`;

/** Returns the verification of a row's company; null if it is not verified. */
export function toVerification(row: VerificationRow): Verification | null {
  const { verifiedDomain: domain, verifiedBy: method, verifiedAt, verificationCheckedAt: checkedAt } = row;
  return domain && method && verifiedAt && checkedAt ? { domain, method, verifiedAt, checkedAt } : null;
}
