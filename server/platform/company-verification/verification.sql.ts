import type { VerificationMethod } from "../../generated/prisma/enums.ts";

/** That a company was checked to be the one of a domain, as `CompanyVerification` says. */
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

/** What was checked of a company, in a select list. */
export const verificationColumns = `v.domain as "verifiedDomain", v.method as "verifiedBy", v.verified_at as "verifiedAt",
    v.checked_at as "verificationCheckedAt"`;

/** The join that these columns need. `companyId`: in SQL. */
export const verificationJoin = (companyId: string): string =>
  `left join company_verifications v on v.company_id = ${companyId}`;

/** A row's company as it was checked; null: it was not. */
export function toVerification(row: VerificationRow): Verification | null {
  const { verifiedDomain: domain, verifiedBy: method, verifiedAt, verificationCheckedAt: checkedAt } = row;
  return domain && method && verifiedAt && checkedAt ? { domain, method, verifiedAt, checkedAt } : null;
}
