import type { Reads } from "../../platform/database/reads.ts";
import { takesApplications } from "../job.store.ts";

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

const MAX_LOCATIONS = 50;

/**
 * Returns the ids of the company's open jobs that differ from a job in their location only, as far as a list shows jobs:
 * one for each location, in their order. `jobsByPost` in the web compares the same.
 */
export async function findOtherLocations({ pool }: Pick<Reads, "pool">, jobId: string): Promise<string[]> {
  const shown = (job: string) =>
    `(${job}.job_type, ${job}.industry, ${job}.work_mode, ${job}.experience_level, ${job}.salary_label, ${job}.requirements,
      ${job}.application_deadline, ${job}.answer_within_days, ${job}.times_posted)`;
  const { rows } = await pool.query<{ id: string }>({
    name: "other-locations-of-job",
    text: `select distinct on (lower(j.location)) j.id from jobs own join jobs j on j.company_id = own.company_id
           where own.id = $1 and own.location <> '' and j.location <> '' and lower(j.location) <> lower(own.location)
             and list_slug_of(j.title) = list_slug_of(own.title) and ${shown("j")} is not distinct from ${shown("own")}
             and ${takesApplications("j")}
           order by lower(j.location), j.created_at desc limit $2`,
    values: [jobId, MAX_LOCATIONS],
  });
  return rows.map(({ id }) => id);
}
