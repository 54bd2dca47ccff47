import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createLogger } from "../platform/log.ts";
import { testDatabase } from "../testing/test-database.ts";
import { publicError } from "./public-error.ts";

const log = createLogger("silent");

describe("an error of the database", () => {
  const db = testDatabase();
  const shown = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (failure: unknown) => failure,
    );
    return publicError(error, "request", log).code;
  };
  const insert = "insert into saved_jobs (seeker_id, job_id) values (gen_random_uuid(), gen_random_uuid())";

  test("is told as not found where what a row points to was deleted meanwhile, however it was written", async () => {
    const row = { seekerId: randomUUID(), jobId: randomUUID() };
    expect(await shown(db.prisma.savedJob.create({ data: row }))).toBe("NOT_FOUND");
    expect(await shown(db.prisma.savedJob.delete({ where: { seekerId_jobId: row } }))).toBe("NOT_FOUND");
    expect(await shown(db.pool.query(insert))).toBe("NOT_FOUND");
    expect(await shown(db.transaction((tx) => tx.$executeRawUnsafe(insert)))).toBe("NOT_FOUND");
  });

  test("asks to try again where no connection came free in time", async () => {
    const held = await Promise.all(Array.from({ length: 10 }, () => db.pool.connect()));
    expect(await shown(db.prisma.$transaction((tx) => tx.seeker.count(), { maxWait: 50 }))).toBe("UNAVAILABLE");
    for (const client of held) client.release();
  });

  test("is masked when it is a mistake of ours", async () => {
    expect(await shown(db.pool.query("select nonsense"))).toBe("INTERNAL_SERVER_ERROR");
  });
});
