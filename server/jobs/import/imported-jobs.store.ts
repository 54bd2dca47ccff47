import { IMPORTED } from "../../../shared/companies.options.ts";
import { foundCompanies } from "../../accounts/accounts.store.ts";
import { Prisma } from "../../generated/prisma/client.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { columnName } from "../job.store.ts";
import { jobSchema } from "../jobs.schemas.ts";
import type { ImportedJob } from "./read-row.ts";

/** A job to store, or to change when its company has one of the same id already. */
export type JobRecord = Omit<ImportedJob, "company"> & {
  readonly id: string;
  readonly companyId: string;
};

/** What a repeated import changes: every field of a post. */
const CHANGED = [...new Set([...Object.keys(jobSchema.shape), "salaryLabel", "salaryMin", "salaryMax"])].map(
  columnName,
);
const ALL = ["id", "company_id", "external_id", "created_at", ...CHANGED];
const list = (columns: readonly string[], table: string) => columns.map((name) => `${table}.${name}`).join(", ");

/**
 * Stores jobs. One that is there already is changed only where it differs. What is written is noted in the activity of its
 * company, by nobody. @returns those that were written
 */
export function upsertJobs(tx: Transaction, jobs: readonly JobRecord[]): Promise<{ inserted: boolean }[]> {
  const rows = jobs.map((job) =>
    Object.fromEntries(Object.entries(job).map(([name, value]) => [columnName(name), value])),
  );
  return tx.$queryRaw`
    with written as (
    insert into jobs (${Prisma.raw(ALL.join(", "))})
    select ${Prisma.raw(list(ALL, "given"))}
    from jsonb_populate_recordset(null::jobs, ${JSON.stringify(rows)}::jsonb) as given
    on conflict (company_id, external_id) do update
      set ${Prisma.raw(CHANGED.map((name) => `${name} = excluded.${name}`).join(", "))}, updated_at = now()
      where (${Prisma.raw(list(CHANGED, "jobs"))}) is distinct from (${Prisma.raw(list(CHANGED, "excluded"))})
    returning id, company_id, title, (xmax = 0) as inserted),
    noted as (
      insert into company_events (company_id, kind, job_id, subject, detail)
      select company_id, (case when inserted then 'JOB_POSTED' else 'JOB_EDITED' end)::"CompanyEventKind", id, title, ${IMPORTED}::text
      from written)
    select inserted from written`;
}

/** Which of these are there already: their companies and ids, with a space between. */
export async function findImported(tx: Transaction, jobs: readonly JobRecord[]): Promise<Set<string>> {
  const companyId = { in: [...new Set(jobs.map((job) => job.companyId))] };
  const externalId = { in: jobs.map((job) => job.externalId) };
  const found = await tx.job.findMany({
    where: { companyId, externalId },
    select: { companyId: true, externalId: true },
  });
  return new Set(found.map((job) => `${job.companyId} ${job.externalId}`));
}

/** The ids of the current companies of the recruiters with these addresses, by address. */
export async function findCompanyIds(tx: Transaction, emails: string[]): Promise<Map<string, string>> {
  const found = await tx.account.findMany({
    where: { role: "RECRUITER", email: { in: emails } },
    select: { email: true, memberships: { orderBy: { chosenAt: "desc" }, take: 1, select: { companyId: true } } },
  });
  return new Map(found.flatMap(({ email, memberships }) => memberships.map(({ companyId }) => [email, companyId])));
}

/** Creates companies, each with an account that owns it. @returns their ids, by address */
export async function insertCompanies(
  tx: Transaction,
  companies: readonly (Omit<Prisma.CompanyCreateManyInput, "id"> & { readonly email: string })[],
  passwordHash: string,
): Promise<Map<string, string>> {
  const accounts = companies.map(({ email }) => ({ role: "RECRUITER" as const, email, passwordHash }));
  const created = await tx.account.createManyAndReturn({ data: accounts, select: { id: true, email: true } });
  const ids = new Map(created.map(({ id, email }) => [email, id]));
  await foundCompanies(
    tx,
    companies.map(({ email, ...company }) => ({ ...company, id: ids.get(email) ?? "" })),
  );
  return ids;
}
