import type { JobChangeKind } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { COUNT_CAP, cappedCount } from "../../platform/search/tiers.ts";

/** A place in the feed: one lock, whatever reads. */
const LOCK = 7_102_601;

/** Changes that get their places at once, far more than a page: an import of a million must not hold a reader up. */
const BATCH = 5000;

/** A change as it stands in the feed. */
export interface StoredJobChange {
  readonly position: number;
  readonly jobId: string;
  readonly kind: JobChangeKind;
  readonly createdAt: Date;
}

/**
 * Gives the changes that were committed since the last time their places in the feed. One at a time does so, and what it
 * numbers is behind all that anybody can have read: no reader skips a change that was committed late.
 */
async function givePositions(db: Pick<Database, "transaction" | "pool">): Promise<void> {
  const { rows } = await db.pool.query({
    name: "job-changes-waiting",
    text: "select exists (select from job_changes where position is null) as waiting",
  });
  if (!rows[0]?.waiting) return;
  await db.transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${LOCK}::bigint)`;
    await tx.$executeRaw`
      with oldest as (select id from job_changes where position is null order by id limit ${BATCH}),
        waiting as (select id, row_number() over (order by id) as place from oldest),
        last as (select coalesce(max(position), 0) as position from job_changes)
      update job_changes set position = last.position + waiting.place
      from waiting, last where job_changes.id = waiting.id`;
  });
}

/** Where a reader of the feed has come to: the last change that it has read. */
export type FeedPlace = Pick<StoredJobChange, "position" | "jobId">;

/** The changes after a place, the oldest first, or all; null when that change is not in the feed. */
export async function readJobChanges(
  db: Pick<Database, "transaction" | "pool">,
  after: FeedPlace | null,
  limit: number,
): Promise<StoredJobChange[] | null> {
  if (after && !(await isInFeed(db, after))) return null;
  const read = async () =>
    await db.pool.query<StoredJobChange>({
      name: "job-changes",
      text: `select position::float8 as position, job_id as "jobId", kind, created_at as "createdAt"
             from job_changes where position > $1 order by position limit $2`,
      values: [after?.position ?? 0, limit],
    });
  const found = await read();
  // Only readers at the end wait for those changes that have no places yet.
  if (found.rows.length === limit) return found.rows;
  await givePositions(db);
  return (await read()).rows;
}

async function isInFeed({ pool }: Pick<Database, "pool">, { position, jobId }: FeedPlace): Promise<boolean> {
  const { rows } = await pool.query({
    name: "job-changes-place",
    text: "select from job_changes where position = $1 and job_id = $2",
    values: [position, jobId],
  });
  return rows.length > 0;
}

/** How many changes there are, with those that have no place yet; exact up to a cap. */
export async function countJobChanges({ pool }: Pick<Database, "pool">) {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from (select from job_changes limit $1) as found",
    [COUNT_CAP + 1],
  );
  return cappedCount(rows[0]?.n ?? 0);
}

/** Takes jobs whose last day is over out of what is open, which writes that to the feed. @returns how many */
export async function expireJobs({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rowCount } = await pool.query(
    `update jobs set listed = false where id in (
       select id from jobs where listed and application_deadline < (now() at time zone 'utc')::date
       order by id for no key update)`,
  );
  return rowCount ?? 0;
}
