import type { Transaction } from "../../platform/database/database.ts";

// Jobs closed because accounts are suspended. Like every closed job, they appear in no list, search, feed or sitemap.

/** SQL: whether every owner of a company is suspended. */
const ownersSuspended = (companyId: string) => `(
  exists (select from company_members m where m.company_id = ${companyId} and m.role = 'OWNER')
  and not exists (select from company_members m join accounts a on a.id = m.account_id
    where m.company_id = ${companyId} and m.role = 'OWNER' and a.suspended_at is null))`;

/** SQL: whether the job `j` is withheld, because its poster is suspended, or every owner of its company is. */
export const WITHHELD = `(
  exists (select from accounts a where a.id = j.posted_by_id and a.suspended_at is not null)
  or ${ownersSuspended("j.company_id")})`;

/** Why a company opens no job. */
export const OWNERS_SUSPENDED = "A company cannot open jobs while all of its owners are suspended.";

/** Returns those of these companies that open no job, because every owner is suspended. */
export async function findWithheldCompanies(tx: Transaction, companyIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `select c.id from unnest($1::uuid[]) c (id) where ${ownersSuspended("c.id")}`,
    companyIds,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The jobs that an account posted, or whose company it owns. `$1`: the account. */
const OF_ACCOUNT = `(j.posted_by_id = $1::uuid or j.company_id in (
  select company_id from company_members where account_id = $1::uuid and role = 'OWNER'))`;

/** Closes the open jobs that are withheld after an account was suspended, and records which. */
export async function closeWithheldJobs(tx: Transaction, accountId: string): Promise<void> {
  await tx.$executeRawUnsafe(
    `with closed as (
       update jobs j set status = 'CLOSED', updated_at = now()
       where j.status = 'OPEN' and j.deleted_at is null and ${OF_ACCOUNT} and ${WITHHELD}
       returning j.id)
     insert into suspended_jobs (job_id) select id from closed on conflict do nothing`,
    accountId,
  );
}

/** Reopens the jobs that are no longer withheld after an account's suspension was lifted. */
export async function reopenSuspendedJobs(tx: Transaction, accountId: string): Promise<void> {
  await tx.$executeRawUnsafe(
    `with reopened as (
       delete from suspended_jobs s using jobs j
       where j.id = s.job_id and ${OF_ACCOUNT} and not ${WITHHELD}
       returning j.id)
     update jobs set status = 'OPEN', updated_at = now()
     where id in (select id from reopened) and status = 'CLOSED' and deleted_at is null`,
    accountId,
  );
}

/** Closes one job if it is open and withheld, and records that. */
export async function closeIfSuspended(tx: Transaction, jobId: string): Promise<void> {
  await tx.$executeRawUnsafe(
    `with closed as (
       update jobs j set status = 'CLOSED', updated_at = now()
       where j.id = $1::uuid and j.status = 'OPEN' and ${WITHHELD}
       returning j.id)
     insert into suspended_jobs (job_id) select id from closed on conflict do nothing`,
    jobId,
  );
}

/** Whether a suspension has closed the job and still applies. */
export async function isWithheld(tx: Transaction, jobId: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`select from suspended_jobs where job_id = ${jobId}::uuid`;
  return found.length > 0;
}
