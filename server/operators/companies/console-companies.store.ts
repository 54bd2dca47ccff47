import type { VerificationMethod } from "../../generated/prisma/enums.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { readPage } from "../../platform/search/keyset.ts";
import { containing } from "../../platform/search/keyword.ts";
import type { PageInput } from "../../platform/search/page.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";

/** The state of a company's verification. */
export type VerificationState = "CLAIMED" | "VERIFIED" | "PROOF_MISSING" | "REVOKED";

/** Selects companies. */
export interface ConsoleCompanySearch {
  /** Absent: companies in every state. */
  readonly state?: VerificationState | null | undefined;
  /** A part of the name or of a domain. */
  readonly words?: string | null | undefined;
}

/** A company as operators see it. */
export interface ConsoleCompany {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly claimedDomain: string | null;
  readonly verifiedDomain: string | null;
  readonly method: VerificationMethod | null;
  readonly verifiedAt: Date | null;
  readonly checkedAt: Date | null;
  readonly missingSince: Date | null;
  readonly verificationRevokedAt: Date | null;
  readonly openJobs: number;
  readonly place: Date;
}

/** The condition of each state, and when a company entered it. */
const STATES = {
  CLAIMED: {
    where: "d.company_id is not null and v.company_id is null and c.verification_taken_at is null",
    at: "d.created_at",
  },
  VERIFIED: { where: "v.company_id is not null and v.missing_since is null", at: "v.verified_at" },
  PROOF_MISSING: { where: "v.missing_since is not null", at: "v.missing_since" },
  REVOKED: { where: "c.verification_taken_at is not null", at: "c.verification_taken_at" },
} as const satisfies Record<VerificationState, { where: string; at: string }>;

const EVERY_STATE = { where: "true", at: "c.created_at" } as const;

/** Lists companies, those that entered the state last first, or all, newest first. @throws BAD_USER_INPUT for a malformed page */
export function listConsoleCompanies(
  db: Pick<Database, "pool">,
  { state, words }: ConsoleCompanySearch,
  page: PageInput,
) {
  const placeholders = new Placeholders();
  const { where, at } = state ? STATES[state] : EVERY_STATE;
  const like = words ? placeholders.add(containing(words), "text") : null;
  const named = like ? `(c.name ilike ${like} or d.domain ilike ${like} or v.domain ilike ${like})` : "true";
  return readPage(db, page, {
    list: "consoleCompanies",
    keys: [at, "c.id"],
    values: placeholders.values,
    text: ({ after, order }) => `
      select c.id, c.name, c.slug, d.domain as "claimedDomain", v.domain as "verifiedDomain", v.method, v.verified_at as "verifiedAt",
        v.checked_at as "checkedAt", v.missing_since as "missingSince", c.verification_taken_at as "verificationRevokedAt", ${at} as place,
        (select count(*)::int from jobs j where j.company_id = c.id and j.status = 'OPEN' and j.deleted_at is null) as "openJobs"
      from companies c left join company_domain_claims d on d.company_id = c.id left join company_verifications v on v.company_id = c.id
      where ${where} and ${named} and ${after} ${order}`,
    placeOf: ({ place, id }: ConsoleCompany) => ({ at: place, id }),
    toNode: (company: ConsoleCompany) => company,
  });
}

/**
 * Returns a company, locked against concurrent verification until the transaction ends; null when it no longer exists.
 */
export async function lockCompany(
  tx: Transaction,
  id: string,
): Promise<{ readonly name: string; readonly verifiedDomain: string | null } | null> {
  const [company] = await tx.$queryRaw<{ name: string; verifiedDomain: string | null }[]>`
    select c.name, (select v.domain from company_verifications v where v.company_id = c.id) as "verifiedDomain"
    from companies c where c.id = ${id}::uuid for update`;
  return company ?? null;
}

/** Revokes a company's verification; null allows it to be verified again. */
export async function setVerificationTaken(
  tx: Transaction,
  id: string,
  verificationTakenAt: Date | null,
): Promise<void> {
  await tx.company.update({ where: { id }, data: { verificationTakenAt }, select: { id: true } });
  if (!verificationTakenAt) return;
  await tx.companyVerification.deleteMany({ where: { companyId: id } });
  await tx.companyDomainClaim.deleteMany({ where: { companyId: id } });
}
