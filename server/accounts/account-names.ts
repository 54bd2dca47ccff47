import type { Prisma } from "../generated/prisma/client.ts";

/** What is read of an account to greet its owner by name. */
export const withNames = {
  seeker: { select: { name: true } },
  recruiter: { select: { companyName: true } },
} satisfies Prisma.AccountInclude;

/** The person's name, or the company's. */
export const displayName = (account: {
  seeker: { name: string } | null;
  recruiter: { companyName: string } | null;
}): string => account.seeker?.name ?? account.recruiter?.companyName ?? "";
