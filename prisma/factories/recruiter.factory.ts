import { foundCompanies } from "../../server/accounts/accounts.store.ts";
import type { Company, CompanyMember, Prisma } from "../../server/generated/prisma/client.ts";
import { type AccountOverrides, buildAccount } from "./account.factory.ts";
import { type Client, nextNumber } from "./factory.ts";

/** Overrides for the company. */
export type RecruiterOverrides = Partial<Omit<Prisma.CompanyCreateManyInput, "id">> & {
  readonly account?: AccountOverrides;
};

/** Saves a recruiter who owns a company; both have the same id. */
export async function buildRecruiter(
  prisma: Client,
  { account, ...overrides }: RecruiterOverrides = {},
): Promise<Company> {
  const { id } = await buildAccount(prisma, { ...account, role: "RECRUITER" });
  await foundCompanies(prisma, [
    {
      id,
      name: `Company ${nextNumber()}`,
      location: "Pune",
      industry: "Technology",
      size: "FROM_11_TO_50",
      ...overrides,
    },
  ]);
  return prisma.company.findUniqueOrThrow({ where: { id } });
}

/** Saves another member of a company, by default a recruiter. */
export async function buildMember(
  prisma: Client,
  {
    account,
    ...overrides
  }: Partial<CompanyMember> & { readonly companyId: string; readonly account?: AccountOverrides },
): Promise<CompanyMember> {
  const accountId = overrides.accountId ?? (await buildAccount(prisma, { ...account, role: "RECRUITER" })).id;
  return prisma.companyMember.create({ data: { role: "RECRUITER", ...overrides, accountId } });
}
