import type { Prisma, Seeker } from "../../server/generated/prisma/client.ts";
import { type AccountOverrides, buildAccount } from "./account.factory.ts";
import { type Client, nextNumber } from "./factory.ts";

export type SeekerOverrides = Partial<Prisma.SeekerUncheckedCreateInput> & { readonly account?: AccountOverrides };

/** Saves a seeker, and its account unless `id` is given. */
export async function buildSeeker(prisma: Client, { account, ...overrides }: SeekerOverrides = {}): Promise<Seeker> {
  const id = overrides.id ?? (await buildAccount(prisma, { ...account, role: "SEEKER" })).id;
  return prisma.seeker.create({
    data: {
      id,
      name: `Seeker ${nextNumber()}`,
      phone: "9876543210",
      location: "Pune",
      currentProfession: "Software Engineer",
      qualification: "B.Tech",
      skills: ["TypeScript", "SQL"],
      ...overrides,
    },
  });
}
