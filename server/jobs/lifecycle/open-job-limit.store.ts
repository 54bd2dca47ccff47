import type { Transaction } from "../../platform/database/database.ts";

/** The maximum number of open jobs of an unverified company, where the operator limits those. */
export const MAX_OPEN_UNVERIFIED = 3;

/** Serialises the opening of a company's jobs, so that each call sees how many are open. */
export async function lockOpenings(tx: Transaction, companyIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`select from companies where id = any(${[...companyIds]}::uuid[]) order by id for no key update`;
}

/**
 * Returns how many more jobs these companies may open, where the operator limits unverified ones; locks their openings.
 */
export async function roomForOpenJobs(tx: Transaction, companyIds: readonly string[]): Promise<Map<string, number>> {
  await lockOpenings(tx, companyIds);
  const rows = await tx.$queryRaw<{ id: string; open: number; isVerified: boolean }[]>`
    select c.id, exists (select from company_verifications v where v.company_id = c.id) as "isVerified",
      (select count(*)::int from jobs j where j.company_id = c.id and j.status = 'OPEN' and j.deleted_at is null) as open
    from companies c where c.id = any(${[...companyIds]}::uuid[])`;
  return new Map(
    rows.map(({ id, open, isVerified }) => [id, isVerified ? Infinity : Math.max(0, MAX_OPEN_UNVERIFIED - open)]),
  );
}

/** Returns the jobs for which there is room, in order, and reduces `room` accordingly. */
export function withinRoom<Job extends { readonly companyId: string }>(
  room: Map<string, number>,
  jobs: readonly Job[],
): Job[] {
  return jobs.filter(({ companyId }) => {
    const left = room.get(companyId) ?? 0;
    room.set(companyId, left - 1);
    return left > 0;
  });
}
