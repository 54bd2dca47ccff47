import type { JobChangeKind } from "../../generated/prisma/enums.ts";
import type { Database } from "../../platform/database/database.ts";
import { COUNT_CAP, cappedCount } from "../../platform/search/tiers.ts";

/** The advisory lock of the feed; one for all readers. */
const LOCK = 7_102_601;

/**
 * Number of changes numbered at once, far more than a page holds: an import of a million jobs must not hold up a
 * reader.
 */
const BATCH = 5000;

/** A change as stored in the feed. */
export interface StoredJobChange {
  readonly position: number;
  readonly jobId: string;
  readonly kind: JobChangeKind;
  readonly createdAt: Date;
}

/**
 * Assigns positions in the feed to the changes committed since the last call. Only one caller does so at a time, and
 * new positions come after all that any reader can have seen, so no reader skips a change that was committed late.
 */
async function givePositions(db: Pick<Database, "transaction" | "pool">): Promise<void> {
  const { rows } = await db.pool.query<{ waiting: boolean }>({
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

/** A reader's position in the feed: the last change it has read. */
export type FeedPlace = Pick<StoredJobChange, "position" | "jobId">;

/**
 * Returns the changes after a position, oldest first, or from the beginning; null when that position is not in the
 * feed.
 */
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
  // Only readers at the end of the feed wait for numbering.
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

/** Returns the number of changes, unnumbered ones included; exact up to a cap. */
export async function countJobChanges({ pool }: Pick<Database, "pool">) {
  const { rows } = await pool.query<{ n: number }>(
    "select count(*)::int as n from (select from job_changes limit $1) as found",
    [COUNT_CAP + 1],
  );
  return cappedCount(rows[0]?.n ?? 0);
}

/**
 * Removes jobs whose deadline has passed from the open jobs, which adds the change to the feed. @returns the number of
 * jobs
 */
export async function expireJobs({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rowCount } = await pool.query(
    `update jobs set listed = false where id in (
       select id from jobs where listed and application_deadline < (now() at time zone 'utc')::date
       order by id for no key update)`,
  );
  return rowCount ?? 0;
}
