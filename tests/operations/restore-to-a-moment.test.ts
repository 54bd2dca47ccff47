// @module-tag thorough

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
import { type Database, openDatabase } from "../../server/platform/database/database.ts";
import { type ArchivingPostgres, startArchivingPostgres } from "../../server/testing/archiving-postgres.ts";
import { LegacyClient } from "../../server/testing/legacy-client.ts";
import { type OwnServer, ownServer } from "../support/own-server.ts";

const RECOVERED = { timeout: 60_000, interval: 50 };
const PASSWORD = "difference engine";

/** PostgreSQL's settings in docs/operations.md, from the block that starts with `first`. */
async function documentedSettings(first: string): Promise<Record<string, string>> {
  const page = await readFile("docs/operations.md", "utf8");
  const block = page.split("\n\n").find((part) => part.trimStart().startsWith(first));
  if (!block) throw new Error(`docs/operations.md has no block that begins with ${first}.`);
  return Object.fromEntries([...block.matchAll(/^ {4}(\w+) = '(.*)'$/gm)].map(([, name, value]) => [name, value]));
}

let postgres: ArchivingPostgres & { readonly archive: string };
let restoring: Record<string, string>;
const databases: Database[] = [];
const servers: OwnServer[] = [];
beforeAll(async () => {
  const archiving = await documentedSettings("archive_mode");
  restoring = await documentedSettings("restore_command");
  postgres = await startArchivingPostgres((archive) => inFolder(archiving, archive));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  await Promise.all(databases.map((db) => db.close().catch(() => {})));
  await postgres.remove();
});

const inFolder = (settings: Record<string, string>, archive: string) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value.replaceAll("/archive/", `${archive}/`)]),
  );

async function open(url: string) {
  const db = openDatabase(url);
  databases.push(db);
  const server = await ownServer({ DATABASE_URL: url });
  servers.push(server);
  await server.start();
  return { db, server, client: new LegacyClient(server.url) };
}

async function signUp({ db, client }: Awaited<ReturnType<typeof open>>, name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const answer = await client.post("/auth/signup-seeker", { name, phone: "9876543210", email, password: PASSWORD });
  expect(answer.status).toBe(201);
  await db.prisma.account.updateMany({ where: { email }, data: { emailVerifiedAt: new Date() } });
  return email;
}

it("a database is restored to the moment before an accident, with everything that was acknowledged until then", async () => {
  const site = await open(postgres.url);
  const { db, client } = site;
  const job = await buildJob(db.prisma, {
    companyId: (await buildRecruiter(db.prisma)).id,
    title: "Engine programmer",
  });
  await postgres.baseCopy();
  const email = await signUp(site, "Ada");
  await client.logIn("SEEKER", email, PASSWORD);
  expect((await client.post(`/seeker/applyjob/${job.id}`)).status).toBe(200);
  const [{ now: moment } = { now: "" }] = await db.prisma.$queryRaw<
    { now: string }[]
  >`select clock_timestamp()::text as now`;

  await db.pool.query("delete from applications");
  await signUp(site, "Late");
  // Includes the last log segment, which is archived when it is full, or after the configured time.
  const { rows } = await db.pool.query<{ last: string }>("select pg_walfile_name(pg_switch_wal()) as last");
  const isArchived = async () =>
    (await db.pool.query("select last_archived_wal >= $1 as yes from pg_stat_archiver", [rows[0]?.last])).rows[0]?.yes;
  await expect.poll(isArchived, RECOVERED).toBe(true);
  await site.server.kill();
  await db.close();
  await postgres.lose();

  const settings = { ...inFolder(restoring, postgres.archive), recovery_target_time: moment };
  const url = await postgres.restore(settings);
  const restored = openDatabase(url);
  databases.push(restored);
  const recovering = () =>
    restored.pool.query("select pg_is_in_recovery() as still").then(({ rows }) => rows[0]?.still);
  await expect.poll(recovering, RECOVERED).toBe(false);
  const again = await open(url);
  await again.client.logIn("SEEKER", email, PASSWORD);
  const applied = await again.client.get("/seeker/appliedJobs");
  expect([applied.status, JSON.stringify(applied.body)]).toEqual([200, expect.stringContaining("Engine programmer")]);
  expect(await restored.prisma.account.count({ where: { email: "late@example.com" } })).toBe(0);
});
