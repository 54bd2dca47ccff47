import type { Prisma, SavedJob } from "../../server/generated/prisma/client.ts";
import type { Client } from "./factory.ts";
import { buildJob } from "./job.factory.ts";
import { buildSeeker } from "./seeker.factory.ts";

/** Saves a job on a seeker's wishlist; creates both unless given. */
export async function buildSavedJob(
  prisma: Client,
  overrides: Partial<Prisma.SavedJobUncheckedCreateInput> = {},
): Promise<SavedJob> {
  const jobId = overrides.jobId ?? (await buildJob(prisma)).id;
  const seekerId = overrides.seekerId ?? (await buildSeeker(prisma)).id;
  return prisma.savedJob.create({ data: { ...overrides, jobId, seekerId } });
}
