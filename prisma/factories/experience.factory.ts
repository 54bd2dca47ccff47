import type { Experience, Prisma } from "../../server/generated/prisma/client.ts";
import type { Client } from "./factory.ts";
import { buildSeeker } from "./seeker.factory.ts";

export type ExperienceOverrides = Partial<Omit<Prisma.ExperienceUncheckedCreateInput, "position">>;

/** Saves the next entry of a seeker's history; creates the seeker unless given. */
export async function buildExperience(prisma: Client, overrides: ExperienceOverrides = {}): Promise<Experience> {
  const seekerId = overrides.seekerId ?? (await buildSeeker(prisma)).id;
  const { kind = "JOB" } = overrides;
  const position = await prisma.experience.count({ where: { seekerId, kind } });
  return prisma.experience.create({
    data: {
      title: "Engineer",
      company: "Acme",
      from: new Date("2022-01-01"),
      ...overrides,
      seekerId,
      kind,
      position,
    },
  });
}
