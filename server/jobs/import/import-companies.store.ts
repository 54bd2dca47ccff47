import { foundCompanies } from "../../accounts/accounts.store.ts";
import type { Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/database/database.ts";

/** A company of a recruiter's account. */
export interface AccountCompany {
  readonly id: string;
  readonly name: string;
}

/** Returns the companies of the recruiters with these addresses, by address; the current one first. */
export async function findCompaniesOf(tx: Transaction, emails: string[]): Promise<Map<string, AccountCompany[]>> {
  const found = await tx.account.findMany({
    where: { role: "RECRUITER", email: { in: emails } },
    select: {
      email: true,
      memberships: { orderBy: { chosenAt: "desc" }, select: { company: { select: { id: true, name: true } } } },
    },
  });
  return new Map(found.map(({ email, memberships }) => [email, memberships.map(({ company }) => company)]));
}

/** Creates companies, each with an owning account. @returns their ids, by address */
export async function insertCompanies(
  tx: Transaction,
  companies: readonly (Omit<Prisma.CompanyCreateManyInput, "id"> & { readonly email: string })[],
  passwordHash: string,
): Promise<Map<string, string>> {
  const accounts = companies.map(({ email }) => ({ role: "RECRUITER" as const, email, passwordHash }));
  const created = await tx.account.createManyAndReturn({ data: accounts, select: { id: true, email: true } });
  const ids = new Map(created.map(({ id, email }) => [email, id]));
  await foundCompanies(
    tx,
    companies.map(({ email, ...company }) => ({ ...company, id: ids.get(email) ?? "" })),
  );
  return ids;
}
