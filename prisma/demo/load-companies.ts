import { foundCompanies } from "../../server/accounts/accounts.store.ts";
import type { Prisma } from "../../server/generated/prisma/client.ts";
import { salaryOf } from "../../server/jobs/jobs.schemas.ts";
import { companyNameKey } from "../../server/platform/company-verification/company-name-key.ts";
import { acceptLogo } from "../../server/platform/files/accept-image.ts";
import { readOption } from "../../shared/closed-list.ts";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import { memberEmail, ownerEmail } from "./demo-accounts.ts";
import { demoId } from "./demo-clock.ts";
import type { DemoCompany, DemoJob } from "./demo-data.ts";
import { DEMO_LOG_INS } from "./demo-log-ins.ts";
import type { DemoWorld } from "./demo-world.ts";
import { drawLogo } from "./drawings.ts";

type Events = Prisma.CompanyEventCreateManyInput[];

/** Saves the recruiters, their companies with logos and verifications, and the operator. */
export async function loadCompanies(world: DemoWorld, passwordHash: string): Promise<void> {
  const { platform, demo, clock } = world;
  const { prisma } = platform.db;
  const events: Events = [];
  const account = (name: string, email: string, joined: number) => {
    const createdAt = clock.ago(joined, email);
    const id = demoId(createdAt, email);
    world.recruiters.add(name, id);
    const emailVerifiedAt = clock.ago(joined - 0.02, `verified:${email}`);
    return { id, role: "RECRUITER" as const, email, passwordHash, displayName: name, emailVerifiedAt, createdAt };
  };
  const owners = demo.companies.map((company) => account(company.owner, ownerEmail(company.slug), company.joined));
  const companies = demo.companies.map((company, index) => ({ ...company, ...pick(owners[index]) }));
  for (const { slug, id } of companies) world.companies.add(slug, id);
  const { company, team, operator, invitation } = demo.workplace;
  const members = team.map((member) => ({
    ...account(member.name, memberEmail(member.name, company), member.joined),
    companyRole: member.role,
  }));
  await prisma.account.createMany({
    data: [...owners, account(operator.name, DEMO_LOG_INS.operator, operator.at), ...members].map((one) => ({
      ...{ id: one.id, role: one.role, email: one.email, passwordHash, displayName: one.displayName },
      ...{ emailVerifiedAt: one.emailVerifiedAt, createdAt: one.createdAt },
    })),
  });
  await platform.db.transaction((tx) => foundCompanies(tx, companies.map(rowOf)));
  const companyId = world.companies.get(company);
  await prisma.companyMember.createMany({
    data: members.map(({ id, companyRole: role, createdAt }) => ({
      ...{ accountId: id, companyId, role, joinedAt: createdAt, chosenAt: createdAt },
    })),
  });
  for (const { id, slug, createdAt, verified } of companies) {
    events.push({ companyId: id, kind: "CREATED", actorId: id, createdAt });
    if (verified === null) continue;
    const at = clock.ago(verified, `company:${slug}`);
    events.push({ companyId: id, kind: "VERIFIED", actorId: id, subject: `${slug}.example`, createdAt: at });
  }
  await prisma.companyVerification.createMany({
    data: companies.flatMap(({ id, slug, name, verified }) => {
      if (verified === null) return [];
      const verifiedAt = clock.ago(verified, `verified:${slug}`);
      const checkedAt = clock.ago(0.4, `checked:${slug}`);
      const proof = { domain: `${slug}.example`, method: "MAIL" as const, nameKey: companyNameKey(name) };
      return [{ companyId: id, ...proof, verifiedAt, checkedAt }];
    }),
  });
  for (const { id, email, companyRole: detail, createdAt } of members) {
    const invitedAt = clock.unique(new Date(createdAt.getTime() - 5 * 3_600_000));
    const about = { companyId, detail };
    events.push({ ...about, kind: "MEMBER_INVITED", actorId: companyId, subject: email, createdAt: invitedAt });
    events.push({ ...about, kind: "MEMBER_JOINED", actorId: id, personId: id, createdAt });
  }
  const { email: subject, role: detail, at } = invitation;
  const createdAt = clock.ago(at, subject);
  events.push({ companyId, kind: "MEMBER_INVITED", actorId: companyId, subject, detail, createdAt });
  await prisma.companyEvent.createMany({ data: events });
  await giveLogos(world, companies);
}

const pick = (owner: { readonly id: string; readonly createdAt: Date } | undefined) => {
  if (!owner) throw new Error("A company has no owner.");
  return { id: owner.id, createdAt: owner.createdAt };
};

type Founded = DemoCompany & { readonly id: string; readonly createdAt: Date };

const rowOf = ({ id, slug, name, place, otherPlaces, industry, size, about, createdAt }: Founded) => ({
  ...{ id, name, industry, createdAt, location: place, otherPlaces: [...otherPlaces], description: about },
  size: readOption(COMPANY_SIZES, size) ?? COMPANY_SIZES[0].value,
  website: `https://${slug}.example`,
  linkedin: `https://linkedin.com/company/${slug}`,
  updatedAt: createdAt,
});

async function giveLogos(world: DemoWorld, companies: readonly Founded[]): Promise<void> {
  const files = await Promise.all(
    companies.map(async ({ id, slug, logo, joined }) => ({
      ...{ ownerId: id, kind: "LOGO" as const, at: world.clock.ago(joined - 0.1, `logo:${slug}`) },
      file: await acceptLogo(await drawLogo(logo), `${slug}.png`),
    })),
  );
  const ids = await world.storeFiles(files);
  await world.platform.db.pool.query(
    `update companies c set logo_file_id = logo.id from unnest($1::uuid[], $2::uuid[]) logo (id, company_id) where c.id = logo.company_id`,
    [ids, companies.map(({ id }) => id)],
  );
}

/** Saves the jobs, with their feed of changes as it was. */
export async function loadJobs(world: DemoWorld): Promise<void> {
  const { platform, demo } = world;
  const { prisma, pool } = platform.db;
  const events: Events = [];
  const rows = [...demo.jobs].sort((one, other) => other.posted - one.posted).map((job) => jobRow(world, job, events));
  const post = (posted: typeof rows) => prisma.job.createMany({ data: posted.map(({ closedAt: _, ...row }) => row) });
  // A job is posted again once its earlier posting has closed.
  await post(rows.filter(({ closedAt }) => closedAt));
  for (const { id, closedAt } of rows)
    if (closedAt) await prisma.job.update({ where: { id }, data: { status: "CLOSED", updatedAt: closedAt } });
  await post(rows.filter(({ closedAt }) => !closedAt));
  await pool.query(
    `update job_changes c set created_at = j.created_at, alerts_matched = true from jobs j where j.id = c.job_id`,
  );
  await pool.query(
    `update job_changes c set created_at = j.updated_at from jobs j where j.id = c.job_id and c.kind = 'CLOSED'`,
  );
  await prisma.companyEvent.createMany({ data: events });
  await prisma.jobInterviewer.createMany({
    data: demo.workplace.team.flatMap(({ name, interviewsOn = [] }) =>
      interviewsOn.map((slug) => {
        const { id: jobId, companyId } = world.jobs.get(`${demo.workplace.company}/${slug}`);
        return { jobId, companyId, accountId: world.recruiters.get(name) };
      }),
    ),
  });
}

function jobRow({ companies, recruiters, jobs, demo, clock }: DemoWorld, job: DemoJob, events: Events) {
  const { key, company, fields, posted, closed } = job;
  const { salaryRange, payMin: _min, payMax: _max, payCurrency: _currency, payUnit: _unit, ...texts } = fields;
  const companyId = companies.get(company);
  const poster = company === demo.workplace.company ? demo.workplace.posts[key.split("/")[1] ?? ""] : undefined;
  const postedById = poster ? recruiters.get(poster) : companyId;
  const createdAt = clock.ago(posted, key);
  const closedAt = closed === null ? null : clock.ago(closed, `closed:${key}`);
  const id = demoId(createdAt, key);
  jobs.add(key, { id, companyId, posterId: postedById, createdAt });
  const about = { companyId, jobId: id, subject: fields.title, actorId: postedById };
  events.push({ ...about, kind: "JOB_POSTED", createdAt });
  if (closedAt) events.push({ ...about, kind: "JOB_CLOSED", createdAt: closedAt });
  return { id, companyId, postedById, ...texts, ...salaryOf(salaryRange), createdAt, updatedAt: createdAt, closedAt };
}
