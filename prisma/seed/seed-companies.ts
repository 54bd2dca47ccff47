import { randomUUID } from "node:crypto";
import { foundCompanies } from "../../server/accounts/accounts.store.ts";
import type { Prisma } from "../../server/generated/prisma/client.ts";
import type { Industry } from "../../server/generated/prisma/enums.ts";
import { salaryOf } from "../../server/jobs/jobs.schemas.ts";
import { acceptLogo } from "../../server/platform/files/accept-image.ts";
import { storeFile } from "../../server/platform/files/stored-files.ts";
import type { Platform } from "../../server/platform/platform.ts";
import { AI_POLICIES, SALARY_RANGES } from "../../shared/jobs.options.ts";
import { DEFAULT_ANSWER_DAYS } from "../../shared/jobs.ts";
import { COMPANIES, type DemoCompany } from "./companies.ts";
import { recruiterEmail } from "./demo-log-ins.ts";
import { questionsOf } from "./demo-questions.ts";
import { drawLogo } from "./drawings.ts";
import { dayFrom, daysFrom, type Random } from "./random.ts";
import { factsOf } from "./role-facts.ts";
import { type DemoRole, ROLES } from "./roles.ts";

const JOBS = 150;
const JOBS_PER_COMPANY = Math.ceil(JOBS / COMPANIES.length);

/** A job of the demo, as later steps need it. */
export interface SeededJob {
  readonly id: string;
  readonly companyId: string;
  readonly industry: Industry;
  readonly role: DemoRole;
  readonly answerWithinDays: number;
  readonly createdAt: Date;
  readonly open: boolean;
}

/** Saves the recruiters with their companies, logos and jobs. */
export async function seedCompanies(platform: Platform, random: Random, passwordHash: string): Promise<SeededJob[]> {
  const { prisma } = platform.db;
  const now = platform.clock();
  const companies = COMPANIES.map((company) => ({ ...company, id: randomUUID() }));
  await prisma.account.createMany({
    data: companies.map(({ id, slug }) => ({
      id,
      role: "RECRUITER" as const,
      email: recruiterEmail(slug),
      passwordHash,
      emailVerifiedAt: daysFrom(now, -200),
      createdAt: daysFrom(now, -200),
    })),
  });
  await platform.db.transaction((tx) =>
    foundCompanies(
      tx,
      companies.map(({ id, slug, name, location, industry, size, description }) => ({
        ...{ id, name, location, industry, size, description },
        website: `https://${slug}.example`,
        linkedin: `https://linkedin.com/company/${slug}`,
        createdAt: daysFrom(now, -random.between(120, 900)),
      })),
    ),
  );
  await Promise.all(companies.map((company, index) => giveLogo(platform, company, index)));

  const jobs = companies
    .flatMap((company) => Array.from({ length: JOBS_PER_COMPANY }, (_, index) => makeJob(company, index, random, now)))
    .slice(0, JOBS);
  await prisma.job.createMany({ data: jobs.map(({ job }) => job) });
  await prisma.companyEvent.createMany({
    data: jobs.map(({ job: { id: jobId, companyId, title: subject, createdAt } }) => ({
      ...{ companyId, jobId, subject, createdAt },
      kind: "JOB_POSTED" as const,
      actorId: companyId,
    })),
  });
  return jobs.map(
    ({ role, job: { id, companyId, industry, answerWithinDays, createdAt, status, applicationDeadline } }) => ({
      ...{ id, companyId, industry, role, answerWithinDays, createdAt },
      open: status === "OPEN" && applicationDeadline >= dayFrom(now, 0),
    }),
  );
}

async function giveLogo(platform: Platform, company: DemoCompany & { id: string }, index: number) {
  const file = await acceptLogo(await drawLogo(company, index), `${company.slug}.png`);
  const stored = await storeFile(platform, { ownerId: company.id, kind: "LOGO", file });
  await platform.db.prisma.company.update({ where: { id: company.id }, data: { logoFileId: stored.id } });
}

/** The index of a job of the first company that is old enough for many answers to be due, and its age in days. */
export const OLD_JOB = 3;
const OLD_JOB_DAYS = 75;

/** Most answers of the demo are not due yet. */
const ANSWER_DAYS = [45, 30, 45, DEFAULT_ANSWER_DAYS] as const;

function makeJob(company: DemoCompany & { id: string }, index: number, random: Random, now: Date) {
  // Most of a company's posts are in its own fields; the last few ensure that every category has jobs.
  const industries = Object.keys(ROLES) as Industry[];
  const industry =
    index < 10
      ? random.pick(company.hires)
      : (industries[(COMPANIES.indexOf(company) + index) % industries.length] ?? "OTHER");
  const roles = ROLES[industry];
  const role = roles[index % roles.length] ?? random.pick(roles);
  const recent = new Date(daysFrom(now, -random.between(0, 45)).getTime() - random.between(0, 20 * 3600) * 1000);
  const createdAt = company.slug === COMPANIES[0]?.slug && index === OLD_JOB ? daysFrom(now, -OLD_JOB_DAYS) : recent;
  const expired = random.chance(0.06);
  const job = {
    id: randomUUID(),
    companyId: company.id,
    postedById: company.id,
    title: role.title,
    industry,
    ...factsOf(role, random),
    location: random.chance(0.7)
      ? company.location
      : random.pick(["Bengaluru", "Mumbai", "Hyderabad", "Chennai", "Pune", "Kochi", "Jaipur"]),
    ...pay(role, random),
    requirements: role.requirements,
    description: `${role.description}\n\n${company.description}`,
    applicationDeadline: expired ? dayFrom(now, -random.between(1, 6)) : dayFrom(now, random.between(4, 60)),
    answerWithinDays: ANSWER_DAYS[index % ANSWER_DAYS.length] ?? DEFAULT_ANSWER_DAYS,
    questions: questionsOf(role),
    aiPolicy: AI_POLICIES[index % 5]?.value ?? null,
    status: random.chance(0.04) ? ("CLOSED" as const) : ("OPEN" as const),
    createdAt,
    updatedAt: createdAt,
  } satisfies Prisma.JobCreateManyInput;
  return { job, role };
}

/** Returns a range around the role's pay; one job in twelve states none. */
function pay(role: DemoRole, random: Random) {
  if (random.chance(0.08)) return {};
  const around = role.pay + random.between(-1, 2);
  const range =
    SALARY_RANGES.find(({ min, max }) => around >= min && (max === null || around < max)) ?? SALARY_RANGES[0];
  return salaryOf(range.value);
}
