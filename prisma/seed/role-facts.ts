import type { ExperienceLevel, JobType, WorkMode } from "../../server/generated/prisma/enums.ts";
import type { Random } from "./random.ts";
import type { DemoRole } from "./roles.ts";

const YEARS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Jobs that must be done on site, with machines, people or roofs. */
const ON_THE_SPOT =
  /nurse|physio|laboratory|operations manager|installation|kitchen|driver|office manager|sales executive/i;
const LEADS = /manager|lead|supervisor/i;

const levelOf = (years: number): ExperienceLevel =>
  years >= 5 ? "OVER_5" : years >= 3 ? "FROM_3_TO_5" : years >= 1 ? "FROM_1_TO_3" : "FROM_0_TO_1";

/** Returns the years of experience that a role's requirements ask for; null when they name none. */
export function requestedYears({ requirements }: Pick<DemoRole, "requirements">): number | null {
  const named = /\b(\w+) years?\b/i.exec(requirements)?.[1]?.toLowerCase();
  const years = named ? YEARS.indexOf(named) : -1;
  return years < 0 ? null : years;
}

/** Returns facts for a job that do not contradict its text. */
export function factsOf(
  role: DemoRole,
  random: Random,
): { jobType: JobType; workMode: WorkMode; experienceLevel: ExperienceLevel } {
  const workMode = /telehealth/i.test(role.title)
    ? "REMOTE"
    : ON_THE_SPOT.test(role.title)
      ? "ONSITE"
      : random.pick(["ONSITE", "ONSITE", "HYBRID", "HYBRID", "REMOTE"] as const);
  if (/intern\b/i.test(role.title)) return { jobType: "INTERNSHIP", workMode, experienceLevel: "FRESHER" };
  const partTime = !LEADS.test(role.title) && random.chance(0.12);
  const years =
    requestedYears(role) ??
    (role.pay >= 10 ? random.between(3, 6) : role.pay >= 6 ? random.between(1, 4) : random.between(0, 2));
  return { jobType: partTime ? "PART_TIME" : "FULL_TIME", workMode, experienceLevel: levelOf(years) };
}
