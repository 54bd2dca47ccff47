import type { Reads } from "../../platform/database/reads.ts";

/** Returns when a member of the company last acted on the job: posted or edited it, or decided on an application. */
export async function findLastActivity({ pool }: Pick<Reads, "pool">, jobId: string): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>({
    name: "last-activity-on-job",
    text: `select greatest(
             (select updated_at from jobs where id = $1),
             (select max(updated_at) from applications where job_id = $1 and status in ('ACCEPTED', 'REJECTED'))) as at`,
    values: [jobId],
  });
  return rows[0]?.at ?? null;
}
