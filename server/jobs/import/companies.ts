import { randomBytes } from "node:crypto";
import { z } from "zod";
import { slugOf } from "../../../shared/public-addresses.ts";
import { companySize } from "../../accounts/accounts.schemas.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import { findVerifiedNames } from "../../platform/company-verification/verified-names.store.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { check } from "../../platform/validation.ts";
import { findCompanyIds, insertCompanies } from "./import-companies.store.ts";
import type { Mapping } from "./mapping.ts";

/**
 * Returns the company id for each company name, creating companies with accounts for new names; none for a new company
 * with the name of a verified one. @throws NOT_FOUND
 */
export async function findCompanies(
  tx: Transaction,
  { recruiter }: Mapping,
  companies: readonly string[],
): Promise<Map<string, string>> {
  if ("email" in recruiter) {
    const id = (await findCompanyIds(tx, [recruiter.email.toLowerCase()])).get(recruiter.email.toLowerCase());
    if (!id) throw new AppError("NOT_FOUND", `There is no recruiter with the address ${recruiter.email}.`);
    return new Map([["", id]]);
  }
  const emailOf = (company: string) => `${slugOf(company).slice(0, 60) || "company"}@${recruiter.emailDomain}`;
  const idByEmail = await findCompanyIds(tx, companies.map(emailOf));
  const unknown = [...new Map(companies.map((name) => [emailOf(name), name]))].filter(
    ([email]) => !idByEmail.has(email),
  );
  const verified = await findVerifiedNames(
    tx,
    unknown.map(([, name]) => name),
  );
  const missing = unknown.filter(([, name]) => !verified.has(name));
  if (missing.length > 0) {
    // A random password that nobody knows: the owner of the address sets one with a reset.
    const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
    const { location, industry } = recruiter;
    const common = { location, industry, size: check(z.object({ companySize }), recruiter).companySize };
    const profiles = missing.map(([email, name]) => ({ email, name: name.slice(0, 120), ...common }));
    for (const [email, id] of await insertCompanies(tx, profiles, passwordHash)) idByEmail.set(email, id);
  }
  return new Map(
    companies.flatMap((company) => {
      const id = idByEmail.get(emailOf(company));
      return id === undefined ? [] : [[company, id]];
    }),
  );
}
