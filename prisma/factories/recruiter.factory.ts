import type { Prisma, Recruiter } from "../../server/generated/prisma/client.ts";
import { type AccountOverrides, buildAccount } from "./account.factory.ts";
import { type Client, nextNumber } from "./factory.ts";

export type RecruiterOverrides = Partial<Prisma.RecruiterUncheckedCreateInput> & {
  readonly account?: AccountOverrides;
};

/** Saves a recruiter with its account (unless `id` names one). */
export async function buildRecruiter(
  prisma: Client,
  { account, ...overrides }: RecruiterOverrides = {},
): Promise<Recruiter> {
  const id = overrides.id ?? (await buildAccount(prisma, { ...account, role: "RECRUITER" })).id;
  return prisma.recruiter.create({
    data: {
      id,
      companyName: `Company ${nextNumber()}`,
      companyLocation: "Pune",
      industry: "Technology",
      companySize: "FROM_11_TO_50",
      ...overrides,
    },
  });
}
