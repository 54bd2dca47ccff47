// @module-tag thorough

import { expect, onTestFinished, test } from "vitest";
import { buildJob } from "../../../prisma/factories/index.ts";
import { SaveJobDocument } from "../../../web/generated/jobs/jobs.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrations.ts";
import { startRedis } from "../../testing/redis.ts";
import { startRestartablePostgres } from "../../testing/restartable-postgres.ts";
import type { TypedDocument } from "../../testing/send.ts";
import { rawSocket } from "../../testing/subscriber.ts";
import { forTheFile, graphql, startTestApp, testApp } from "../../testing/test-app.ts";

const app = testApp();

const readiness = async ({ url }: { url: string }) => {
  const response = await fetch(`${url}/readyz`);
  return { code: response.status, ...((await response.json()) as object) };
};
const READY = { code: 200, status: "ready", database: "ok", schema: "ok", bus: "ok" };

test.each([
  ["lacks", "delete from _prisma_migrations where migration_name = $1"],
  ["began and did not finish", "update _prisma_migrations set finished_at = null where migration_name = $1"],
  ["took back", "update _prisma_migrations set rolled_back_at = now() where migration_name = $1"],
])("a database that %s a migration is not ready", async (_what, statement) => {
  const { rows } = await app.db.pool.query("select * from _prisma_migrations order by migration_name desc limit 1");
  const [{ migration_name: last, finished_at: finishedAt, id, checksum }] = rows;
  await app.db.pool.query(statement, [last]);
  expect(await readiness(app)).toEqual({ ...READY, code: 503, status: "not ready", schema: "behind" });
  await app.db.pool.query("delete from _prisma_migrations where migration_name = $1", [last]);
  await app.db.pool.query(
    "insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ($1, $2, $3, $4)",
    [id, checksum, last, finishedAt],
  );
  expect(await readiness(app)).toEqual(READY);
});

const postgres = forTheFile(startRestartablePostgres, (server) => server.remove());
const alone = forTheFile(
  async () => {
    await migrate(postgres.url);
    return startTestApp({ db: { ...openDatabase(postgres.url), url: postgres.url } });
  },
  async (app) => {
    await app.close();
    await app.db.close().catch(() => {});
  },
);

test("while the database is unavailable, GraphQL answers 503, and sockets are told to retry", async () => {
  const ask = (query: TypedDocument, headers: Record<string, string> = {}) => alone.send(query, {}, { headers });
  const { cookie } = await alone.signedInSeeker();
  const queries = [
    graphql(`query JobIds { jobs { nodes { id } } }`),
    graphql(`query TypenameAndJobIds { __typename jobs { nodes { id } } }`),
  ] as const;
  for (let time = 0; time < 5; time++) for (const query of queries) expect((await ask(query)).status).toBe(200);
  await postgres.crash();
  for (const headers of [{}, { cookie }] as Record<string, string>[]) {
    const response = await ask(queries[0], headers);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "UNAVAILABLE" } }] });
  }
  // What does not need the database is answered.
  expect((await ask(queries[1])).status).toBe(200);
  const raw = await rawSocket(alone.url, { cookie });
  raw.send({ type: "connection_init" });
  expect(await raw.closed).toMatchObject({ code: 1013 });
  await postgres.start();
  await expect.poll(async () => (await ask(queries[0], { cookie })).status, { timeout: 15_000 }).toBe(200);
});

test("an unavailable database is reported, and the node is ready again as soon as it is back", async () => {
  await postgres.crash();
  const reported = { code: 503, status: "not ready", database: "away", schema: "unknown" };
  expect(await readiness(alone)).toMatchObject(reported);
  expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
  await postgres.start();
  await expect.poll(() => readiness(alone), { timeout: 15_000 }).toEqual(READY);
});

test("a database that refuses writes is reported; reads work, writes answer 503, and both nodes and sessions recover", async () => {
  const { prisma, pool } = alone.db;
  const { cookie } = await alone.signedInSeeker();
  const { id: jobId } = await buildJob(prisma);
  const save = () => alone.send(SaveJobDocument, { input: { jobId } }, { cookie });
  const search = () => alone.send(graphql(`query JobIds { jobs { nodes { id } } }`));
  expect((await save()).status).toBe(200);
  expect(await readiness(alone)).toEqual(READY);

  const name = new URL(postgres.url).pathname.slice(1);
  await pool.query(`alter database "${name}" set default_transaction_read_only = on`);
  await pool.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
  const reported = { ...READY, code: 503, status: "not ready", database: "read-only" };
  await expect.poll(() => readiness(alone), { timeout: 15_000 }).toMatchObject({ ...reported, bus: expect.anything() });
  await expect.poll(async () => (await search()).status, { timeout: 15_000 }).toBe(200);
  // Each connection of the pool refuses its first write.
  for (let time = 0; time < 12; time++) {
    const refused = await save();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({
      errors: [{ message: expect.stringContaining("cannot store anything"), extensions: { code: "UNAVAILABLE" } }],
    });
  }

  // Sessions from before remain read-only in PostgreSQL: the node has to close them.
  await pool.query(`begin read write; alter database "${name}" reset default_transaction_read_only; commit`);
  await expect.poll(() => readiness(alone), { timeout: 15_000 }).toEqual(READY);
  for (let time = 0; time < 12; time++) expect((await save()).status).toBe(200);
});

test("without Redis a node keeps serving, and reports that it is cut off from the others", async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.kill());
  const node = await startTestApp({ db: app.db, env: { REDIS_URL: redis.url } });
  onTestFinished(() => node.close());
  expect(await readiness(node)).toEqual(READY);
  await redis.kill();
  await expect.poll(() => readiness(node)).toEqual({ ...READY, bus: "lost" });
  await redis.start();
  await expect.poll(() => readiness(node), { timeout: 15_000 }).toEqual(READY);
});
