// @module-tag thorough

import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LegacyClient } from "../../server/testing/legacy-client.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { temporaryFolder } from "../../server/testing/temporary-folder.ts";
import { createTestDatabase, type TestDatabase } from "../../server/testing/test-database.ts";
import { npmRun } from "../support/npm-run.ts";
import { type OwnServer, ownServer } from "../support/own-server.ts";

const servers: OwnServer[] = [];
const databases: TestDatabase[] = [];
const folder = join(temporaryFolder(), "backup");
afterAll(async () => {
  await Promise.all(servers.map((server) => server.remove()));
  await Promise.all(databases.map((database) => database.close()));
});

const PASSWORD = "difference engine";
const EMAIL = "ada@example.com";

/** A server, and the command of its operator. */
async function installation() {
  const db = await createTestDatabase();
  databases.push(db);
  const server = await ownServer({ DATABASE_URL: db.url });
  servers.push(server);
  const env = { DATABASE_URL: db.url, DATA_DIR: server.dataDir };
  const backup = (...args: string[]) => npmRun(env, "backup", ...args);
  return { db, server, backup };
}

let old: Awaited<ReturnType<typeof installation>>;
let before: LegacyClient;
let resume: Buffer;
beforeAll(async () => {
  old = await installation();
  await old.server.start();
  before = new LegacyClient(old.server.url);
  const signUp = { name: "Ada Lovelace", phone: "9876543210", email: EMAIL, password: PASSWORD };
  await before.post("/auth/signup-seeker", signUp);
  await old.db.prisma.account.updateMany({ data: { emailVerifiedAt: new Date() } });
  await before.logIn("SEEKER", EMAIL, PASSWORD);
  resume = await pdf();
  const form = new FormData();
  form.set("name", "Ada Lovelace");
  form.set("resume", new Blob([new Uint8Array(resume)], { type: "application/pdf" }), "ada.pdf");
  expect((await before.put("/seeker/editProfile", form)).status).toBe(200);
  const job = await old.db.build.job({ title: "Engine programmer" });
  expect((await before.post(`/seeker/applyjob/${job.id}`)).status).toBe(200);
});

it("a backup is written while the server is running, and says which files are missing", async () => {
  expect((await old.backup(folder)).stdout).toMatch(/^Written: \d+ rows, \d+ files\./);
  await rm(join(old.server.dataDir, "files"), { recursive: true });
  await expect(old.backup(`${folder}-without-files`)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Written: \d+ rows, 0 files\./),
    stderr: expect.stringMatching(/^The backup lacks \d+ files .*\n {2}[0-9a-f]{48}: the store does not have it\n/),
  });
  await expect(old.backup("verify", `${folder}-without-files`)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Verified: /),
    stderr: expect.stringMatching(/^\d+ files .* are not in it:\n {2}[0-9a-f]{48}\n/),
  });
  const written = await old.db.prisma.auditEvent.findMany({ orderBy: { createdAt: "asc" } });
  expect(written.map(({ operation }) => operation).filter((name) => name.startsWith("OPERATOR_BACKUP_"))).toEqual([
    ...["OPERATOR_BACKUP_STARTED", "OPERATOR_BACKUP_WRITTEN", "OPERATOR_BACKUP_STARTED", "OPERATOR_BACKUP_WRITTEN"],
  ]);
});

it("wiped, and restored into a new database, log in again: the application and the resume exist", async () => {
  const late = { name: "Late", phone: "9876543210", email: "late@example.com", password: PASSWORD };
  await before.post("/auth/signup-seeker", late);
  await old.server.kill();
  await databases.splice(databases.indexOf(old.db), 1)[0]?.close();
  await rm(old.server.dataDir, { recursive: true });

  const fresh = await installation();
  expect((await fresh.backup("verify", folder)).stdout).toMatch(/^Verified: the \d+ files of the backup of /);
  expect((await fresh.backup("restore", folder)).stdout).toMatch(/^Verified: .*\nRestored: \d+ rows, \d+ files\./);
  const acts = await fresh.db.prisma.auditEvent.findMany({
    where: { operation: { startsWith: "OPERATOR_BACKUP_" }, address: { startsWith: "command line: " } },
    orderBy: { createdAt: "asc" },
  });
  // The backup itself has the records of before it read the tables.
  expect(acts.map(({ operation }) => operation)).toEqual(["OPERATOR_BACKUP_STARTED", "OPERATOR_BACKUP_RESTORED"]);
  await fresh.server.start();
  const after = new LegacyClient(fresh.server.url);
  await after.logIn("SEEKER", EMAIL, PASSWORD);
  const { body } = await after.get("/seeker/appliedJobs");
  expect(JSON.stringify(body)).toContain("Engine programmer");
  const { resumeUrl } = (await after.get("/seeker/getprofile")).body.seeker;
  const path = new URL(resumeUrl, fresh.server.url).pathname;
  const file = await fetch(fresh.server.url + path, { headers: { cookie: after.cookieHeader } });
  expect(Buffer.from(await file.arrayBuffer()).equals(resume)).toBe(true);
  expect(await fresh.db.prisma.account.count({ where: { email: "late@example.com" } })).toBe(0);
});
