import type { TestDatabase } from "./test-database.ts";

/** Backdates the events of applications, which are append-only, and decisions among them. */
export const happenedBefore = (
  db: Pick<TestDatabase, "transaction">,
  applicationIds: readonly string[],
  seconds: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.$executeRaw`set local session_replication_role = replica`;
    await tx.$executeRaw`update application_events set created_at = created_at - make_interval(secs => ${seconds}::float8)
      where application_id = any(${applicationIds}::uuid[])`;
    await tx.$executeRaw`update applications set revealed_at = revealed_at - make_interval(secs => ${seconds}::float8)
      where id = any(${applicationIds}::uuid[])`;
  });
