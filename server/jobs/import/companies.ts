import { randomBytes, randomUUID } from "node:crypto";
import { companySize } from "../../accounts/accounts.schemas.ts";
import { hashPassword } from "../../accounts/passwords.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { check } from "../../platform/validation.ts";
import type { Mapping } from "./mapping.ts";

const slug = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "company";

/** The recruiter's id for each company name, making accounts for those that are new. @throws NOT_FOUND */
export async function findRecruiters(
  tx: Transaction,
  { recruiter }: Mapping,
  companies: readonly string[],
): Promise<Map<string, string>> {
  if ("email" in recruiter) {
    const account = await tx.account.findUnique({
      where: { role_email: { role: "RECRUITER", email: recruiter.email.toLowerCase() } },
    });
    if (!account) throw new AppError("NOT_FOUND", `There is no recruiter with the address ${recruiter.email}.`);
    return new Map([["", account.id]]);
  }
  const emailOf = (company: string) => `${slug(company)}@${recruiter.emailDomain}`;
  const known = await tx.account.findMany({
    where: { role: "RECRUITER", email: { in: companies.map(emailOf) } },
    select: { id: true, email: true },
  });
  const idByEmail = new Map(known.map(({ id, email }) => [email, id]));
  const missing = [...new Map(companies.map((name) => [emailOf(name), name]))].filter(
    ([email]) => !idByEmail.has(email),
  );
  if (missing.length > 0) {
    // Nobody knows this password: the owner of the address sets one by a reset.
    const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
    const made = missing.map(([email, companyName]) => ({
      id: randomUUID(),
      email,
      companyName: companyName.slice(0, 120),
    }));
    await tx.account.createMany({
      data: made.map(({ id, email }) => ({ id, email, role: "RECRUITER" as const, passwordHash })),
    });
    await tx.recruiter.createMany({
      data: made.map(({ id, companyName }) => ({
        id,
        companyName,
        companyLocation: recruiter.location,
        industry: recruiter.industry,
        companySize: check(companySize, recruiter.companySize),
      })),
    });
    for (const { id, email } of made) idByEmail.set(email, id);
  }
  return new Map(companies.map((company) => [company, idByEmail.get(emailOf(company)) ?? ""]));
}
