import type { Database, Transaction } from "../../platform/database/database.ts";

/** A locked application: its id, and the job's company. */
interface SentApplication {
  readonly id: string;
  readonly companyId: string;
}

/**
 * Locks a seeker's undecided application, so that nobody concurrently decides on it, moves it or sends notifications
 * about it.
 */
export async function lockSent(tx: Transaction, jobId: string, seekerId: string): Promise<SentApplication | undefined> {
  const [row] = await tx.$queryRaw<SentApplication[]>`
    select a.id, j.company_id as "companyId" from applications a join jobs j on j.id = a.job_id
    where a.job_id = ${jobId}::uuid and a.seeker_id = ${seekerId}::uuid and a.status = 'APPLIED' for update of a`;
  return row;
}

/**
 * Deletes a locked application as if it had never been sent; one that had been withdrawn before is withdrawn again.
 * `seconds`: how long that is possible.
 * @returns why not: it is older, or the company has acted on it; null when it is deleted
 */
export async function deleteSent(tx: Transaction, id: string, seconds: number): Promise<"LATE" | "HANDLED" | null> {
  const [state] = await tx.$queryRaw<{ sentBefore: boolean; isLate: boolean; isHandled: boolean }[]>`
    with sent as (select max(id) as at from application_events where application_id = ${id}::uuid and kind = 'APPLIED')
    select exists (select from application_events e where e.application_id = a.id and e.id < sent.at) as "sentBefore",
      a.applied_at + make_interval(secs => ${seconds}::float8) <= clock_timestamp() as "isLate",
      exists (select from application_events e where e.application_id = a.id and e.id > sent.at and e.kind <> 'OPENED')
      or exists (select from application_notes n where n.application_id = a.id and n.created_at >= a.applied_at) as "isHandled"
    from applications a, sent where a.id = ${id}::uuid`;
  if (!state || state.isHandled) return "HANDLED";
  if (state.isLate) return "LATE";
  if (!state.sentBefore) {
    await tx.application.delete({ where: { id }, select: { id: true } });
    return null;
  }
  await tx.$executeRaw`
    delete from application_events where application_id = ${id}::uuid
      and id >= (select max(id) from application_events where application_id = ${id}::uuid and kind = 'APPLIED')`;
  const withdrawn = { status: "WITHDRAWN", coverNote: "", openedAt: null, version: { increment: 1 } } as const;
  await tx.application.update({ where: { id }, data: withdrawn, select: { id: true } });
  return null;
}

/**
 * Stores an applicant's note to the company, unless the company has opened the application. @returns whether it was
 * stored
 */
export async function updateCoverNote(
  { prisma }: Pick<Database, "prisma">,
  jobId: string,
  seekerId: string,
  coverNote: string,
): Promise<boolean> {
  const where = { jobId, seekerId, status: "APPLIED", openedAt: null, unansweredAt: null } as const;
  return (await prisma.application.updateMany({ where, data: { coverNote } })).count === 1;
}

/**
 * Records that a seeker with neither a resume nor any profile content was prompted about it. @returns false when they
 * have either, or were prompted before
 */
export async function recordProfilePrompt({ pool }: Pick<Database, "pool">, seekerId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "note-asked-to-fill",
    text: `update seekers s set asked_to_fill_at = now()
      where s.id = $1 and s.asked_to_fill_at is null and s.resume_file_id is null and s.about = '' and s.current_profession = ''
        and s.qualification = '' and s.skills = '{}' and not exists (select from experiences e where e.seeker_id = s.id)`,
    values: [seekerId],
  });
  return rowCount === 1;
}
