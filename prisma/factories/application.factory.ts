import type {
  Application,
  ApplicationEventKind,
  ApplicationStatus,
  Prisma,
} from "../../server/generated/prisma/client.ts";
import type { Client } from "./factory.ts";
import { buildJob } from "./job.factory.ts";
import { buildSeeker } from "./seeker.factory.ts";

export type ApplicationOverrides = Partial<
  Omit<Prisma.ApplicationUncheckedCreateInput, "events" | "version" | "status" | "appliedAt">
> & { readonly status?: ApplicationStatus; readonly appliedAt?: Date };

/** Saves an application with the events that led to its status; creates the job and the seeker unless given. */
export async function buildApplication(prisma: Client, overrides: ApplicationOverrides = {}): Promise<Application> {
  const jobId = overrides.jobId ?? (await buildJob(prisma)).id;
  const seekerId = overrides.seekerId ?? (await buildSeeker(prisma)).id;
  const { companyId } = await prisma.job.findUniqueOrThrow({ where: { id: jobId }, select: { companyId: true } });
  const { status = "APPLIED", appliedAt = new Date() } = overrides;
  const kinds: ApplicationEventKind[] = status === "APPLIED" ? ["APPLIED"] : ["APPLIED", status];
  const events = kinds.map((kind) => ({
    kind,
    actorId: kind === "ACCEPTED" || kind === "REJECTED" ? companyId : seekerId,
    createdAt: appliedAt,
  }));
  return prisma.application.create({
    data: { ...overrides, jobId, seekerId, status, appliedAt, version: kinds.length, events: { create: events } },
  });
}
