import { expect, onTestFinished, test, vi } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { pooledReads } from "./pipelined-reads.ts";
import { openReplicas } from "./replicas.ts";

const db = testDatabase();

test("a replica that is away from the start is logged with its host, port and database, and nothing else of its URL", {
  tags: ["thorough"],
}, async () => {
  const log = createLogger("silent");
  const warn = vi.spyOn(log, "warn");
  const replicas = openReplicas(
    { pool: db.pool, quick: pooledReads(db.pool) },
    {
      ...{ urls: ["postgresql://person:secret@127.0.0.1:1/worklane?sslmode=disable"], primaryUrl: db.url },
      ...{ maxLagSeconds: 5, poolSize: 2, pipelined: false, log },
    },
  );
  onTestFinished(() => replicas.close());
  await vi.waitFor(
    () =>
      expect(warn).toHaveBeenCalledWith(
        { replica: "127.0.0.1:1/worklane", why: "it cannot be reached" },
        "a replica is left out",
      ),
    { timeout: 15_000 },
  );
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ connection: "worklane-replica-watch", server: "127.0.0.1:1/worklane" }),
    "database connection failed",
  );
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/person|secret/);
});
