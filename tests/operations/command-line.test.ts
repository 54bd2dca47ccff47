// @module-tag thorough

import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../server/development/embedded-postgres.ts";
import { packageRoot } from "../../server/platform/package-root.ts";
import { temporaryFolder } from "../../server/testing/temporary-folder.ts";
import { testDatabase } from "../../server/testing/test-database.ts";
import { npmRun } from "../support/npm-run.ts";

const run = promisify(execFile);
const db = testDatabase();
const folder = temporaryFolder();

const command = (name: string, ...args: string[]) => npmRun({ DATABASE_URL: db.url, DATA_DIR: folder }, name, ...args);

test("beside a server on the embedded database a command explains what to do, without a stack trace", async () => {
  const embedded = await startEmbeddedPostgres(join(folder, "embedded"));
  const env = { DATABASE_URL: "", DATA_DIR: join(folder, "embedded") };
  const refused = await npmRun(env, "operators").catch((error) => error);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/Another running process uses the data folder .* Stop it/);
  expect(refused.stderr).not.toMatch(/ at |node:internal/);
  await embedded.stop();
});

test("commands read the settings of ENV_FILE, as the server does, from whichever folder they run in", async () => {
  const file = join(folder, "settings.env");
  await writeFile(file, `DATABASE_URL=${db.url}\nDATA_DIR=${folder}\n`);
  const { DATABASE_URL: _, DATA_DIR: __, ...env } = process.env;
  const { id } = await db.build.recruiter();
  const { email } = await db.prisma.account.findUniqueOrThrow({ where: { id } });
  const options = { cwd: folder, env: { ...env, NODE_ENV: "test", ENV_FILE: file } };
  const add = ["--prefix", packageRoot, "run", "--silent", "operators", "--", "add", email, "moderator"];
  expect((await run("npm", add, options)).stdout).toContain(email);
});

/** The audit log's entries of the commands, without earlier ones. */
async function noted(run: () => Promise<unknown>) {
  const ids = (await db.prisma.auditEvent.findMany()).map(({ id }) => id);
  await run();
  return db.prisma.auditEvent.findMany({ where: { id: { notIn: ids } } });
}

test("changes on the command line are in the audit log, with the name of the person", async () => {
  const { id } = await db.build.recruiter();
  const { email } = await db.prisma.account.findUniqueOrThrow({ where: { id } });
  const byCommand = { accountId: null, outcome: "ALLOWED", address: expect.stringMatching(/^command line: \w/) };
  expect(await noted(() => command("operators", "add", email, "administrator"))).toMatchObject([
    { ...byCommand, operation: "OPERATOR_ADDED", subjectId: id },
  ]);
  expect(await noted(() => command("admin", "synonyms", "same", "bombay, mumbai"))).toMatchObject([
    { ...byCommand, operation: "OPERATOR_SYNONYMS_CHANGED" },
  ]);
  const [rows, mapping] = [join(folder, "jobs.csv"), join(folder, "mapping.json")];
  await writeFile(rows, "id,title\n1,Welder\n");
  const texts = { description: "You weld.", industry: "Other", jobType: "Full-time", workMode: "onSite" };
  const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
  await writeFile(
    mapping,
    JSON.stringify({
      ...{ externalId: { column: "id" }, recruiter: { email }, fields: { ...fields, title: { column: "title" } } },
    }),
  );
  const imported = () => command("import", rows, "--mapping", mapping, "--report", join(folder, "report.csv"));
  expect(await noted(imported)).toMatchObject([{ ...byCommand, operation: "OPERATOR_JOBS_IMPORTED" }]);
});

test("commands that only read, or are refused, are not recorded", async () => {
  expect(await noted(() => command("admin"))).toEqual([]);
  expect(await noted(() => expect(command("operators", "remove", "nobody@example.com")).rejects.toThrow())).toEqual([]);
});
