import type { Job, Prisma } from "../../server/generated/prisma/client.ts";
import { type Client, nextNumber } from "./factory.ts";
import { buildRecruiter, type RecruiterOverrides } from "./recruiter.factory.ts";

export type JobOverrides = Partial<Prisma.JobUncheckedCreateInput> & { readonly recruiter?: RecruiterOverrides };

/** Saves an open job, and its company unless `companyId` is given. */
export async function buildJob(prisma: Client, { recruiter, ...overrides }: JobOverrides = {}): Promise<Job> {
  const companyId = overrides.companyId ?? (await buildRecruiter(prisma, recruiter)).id;
  return prisma.job.create({
    data: {
      companyId,
      title: `Job ${nextNumber()}`,
      jobType: "FULL_TIME",
      industry: "TECHNOLOGY",
      workMode: "ONSITE",
      location: "Pune",
      experienceLevel: "FROM_1_TO_3",
      requirements: "Three years with TypeScript",
      description: "You build things that people use.",
      ...overrides,
    },
  });
}
