import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildRecruiter } from "../../prisma/factories/index.ts";
import { packageRoot } from "../../server/platform/package-root.ts";
import { testDatabase } from "../../server/testing/test-database.ts";

const run = promisify(execFile);
const db = testDatabase();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "worklane-test-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A command of docs/operations.md, as an operator runs it. */
async function command(name: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: "test", DATABASE_URL: db.url, DATA_DIR: folder };
  return (await run("npm", ["run", "--silent", name, "--", ...args], { cwd: packageRoot, env })).stdout;
}

/** What the audit log has of the commands, without those of before. */
async function noted(run: () => Promise<unknown>) {
  const ids = (await db.prisma.auditEvent.findMany()).map(({ id }) => id);
  await run();
  return db.prisma.auditEvent.findMany({ where: { id: { notIn: ids } } });
}

test("what changes something on the command line is in the audit log, by the name of who ran it", async () => {
  const { id } = await buildRecruiter(db.prisma);
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
  const fields = Object.fromEntries(
    ["description", "industry", "jobType", "workMode"].map((name) => [name, { value: "Other" }]),
  );
  await writeFile(
    mapping,
    JSON.stringify({
      ...{ externalId: { column: "id" }, recruiter: { email }, fields: { ...fields, title: { column: "title" } } },
    }),
  );
  const imported = () => command("import", rows, "--mapping", mapping, "--report", join(folder, "report.csv"));
  expect(await noted(imported)).toMatchObject([{ ...byCommand, operation: "OPERATOR_JOBS_IMPORTED" }]);
});

test("what only shows something, or is refused, is not", async () => {
  expect(await noted(() => command("admin"))).toEqual([]);
  expect(await noted(() => expect(command("operators", "remove", "nobody@example.com")).rejects.toThrow())).toEqual([]);
});
