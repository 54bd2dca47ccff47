// @module-tag thorough

import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packageRoot } from "../../server/platform/package-root.ts";
import { listen } from "../../server/testing/listen.ts";
import { temporaryFolder } from "../../server/testing/temporary-folder.ts";
import { testDatabase } from "../../server/testing/test-database.ts";

const db = testDatabase();
const SECRET = "8f1e0b7a4c6d2935e1f0a8b7c6d5e4f3";
const folder = temporaryFolder();
const busy = createServer();
const busyPort = await listen(busy);
beforeAll(async () => {
  await writeFile(join(folder, "file"), "no folder");
  await writeFile(join(folder, "mapping.json"), "{ no JSON");
  await writeFile(join(folder, "fields.json"), JSON.stringify({ fields: { title: 5 } }));
  await mkdir(join(folder, "full"));
  await writeFile(join(folder, "full/file"), "");
});
afterAll(() => void busy.close());

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** It is not part of the build. */
const FOR_DEVELOPERS = "scripts/new-migration.ts";

/**
 * Runs the build of a program, which starts three times as fast as its source. Its settings are only these; FOLDER in
 * them and in its arguments stands for the folder of this file.
 */
function run(command: string, env: Record<string, string> = {}): Promise<Run> {
  const [program = "", ...args] = command.replaceAll("FOLDER", folder).split(" ");
  const inFolder = Object.entries(env).map(([name, value]) => [name, value.replaceAll("FOLDER", folder)]);
  const all = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "test", ENV_FILE: join(folder, "full/file") };
  const settings = { DATABASE_URL: db.url, DATA_DIR: join(folder, "data"), DATABASE_WAIT_SECONDS: "0", PORT: "0" };
  const isBuilt = program.endsWith(".ts") && program !== FOR_DEVELOPERS;
  const started = isBuilt ? join("dist", program.replace(/ts$/, "js")) : program;
  const loader = started.endsWith(".ts") ? ["--import", "tsx"] : [];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...loader, started, ...args],
      { cwd: packageRoot, env: { ...all, ...settings, ...Object.fromEntries(inFolder) }, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** Expects one message for the person at the terminal, and status 1. */
function expectSentence({ code, stderr }: Run, sentence: RegExp) {
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at |node:internal|Error:/m);
  expect(code).toBe(1);
}

const AWAY = "postgresql://ada:secret@127.0.0.1:1/worklane";
const UNREACHABLE = /database cannot be reached: connect ECONNREFUSED .*DATABASE_URL/;
const CERTIFICATE = "postgresql://127.0.0.1/worklane?sslmode=verify-full&sslrootcert=/no/ca.pem";
const inFile = { DATA_DIR: "FOLDER/file", TOKEN_SECRET: SECRET };

test.each<[string, Record<string, string>, RegExp]>([
  ["an unreachable database", { DATABASE_URL: AWAY }, UNREACHABLE],
  ["a missing certificate", { DATABASE_URL: CERTIFICATE }, /DATABASE_URL cannot be used: ENOENT.*\/no\/ca.pem/],
  ["a wrong URL", { DATABASE_URL: "postgresql://a:b/c#d@e/f" }, /DATABASE_URL is not a valid URL/],
  ["a wrong number", { DATABASE_POOL: "many" }, /DATABASE_POOL must be a whole number from 2 to 200\./],
  ["a data folder where none can be made", { DATA_DIR: "/proc/x" }, /DATA_DIR=\/proc\/x cannot be used: /],
  ["a file as data folder", { DATA_DIR: "FOLDER/file" }, /DATA_DIR=.*file cannot be used: /],
  ["a file as data folder of PostgreSQL", { ...inFile, DATABASE_URL: "" }, /DATA_DIR=.*file cannot be used: /],
  [
    "a missing secret file",
    { TOKEN_SECRET_FILE: "FOLDER/none" },
    /^(Worklane cannot start\. )?TOKEN_SECRET_FILE: ENOENT/,
  ],
  [
    "a port in use",
    { PORT: String(busyPort) },
    /^Worklane cannot start\. Another program uses port \d+: stop it, or set PORT/,
  ],
  [
    "the address of another machine",
    { HOST: "203.0.113.9" },
    /^Worklane cannot start\. HOST=203\.0\.113\.9 is not an address of this machine: EADDRNOTAVAIL\./,
  ],
  [
    "a file as folder of uploads",
    inFile,
    /^Worklane cannot start\. DATA_DIR=.*uploads cannot be stored in it.*FILES_URL/,
  ],
])("the server reports %s in a sentence", async (_, settings, sentence) => {
  expectSentence(await run("server/main.ts", settings), sentence);
});

test("the server reports a wrong password in a sentence", async () => {
  const { href } = Object.assign(new URL(db.url), { password: "wrong" });
  const sentence = /database cannot be reached: password authentication failed .*DATABASE_URL/;
  expectSentence(await run("server/main.ts", { DATABASE_URL: href }), sentence);
});

test.each([
  "server/worker.ts",
  "scripts/admin.ts",
  "scripts/operators.ts",
  "scripts/rotate-keys.ts",
  "scripts/backup.ts new",
])("%s reports a wrong setting and an unreachable database in a sentence", async (command) => {
  const wrong = await run(command, { DATABASE_POOL: "many" });
  expectSentence(wrong, /DATABASE_POOL must be a whole number from 2 to 200\./);
  expectSentence(await run(command, { DATABASE_URL: AWAY }), UNREACHABLE);
});

test("the server and commands report a read-only database in a sentence, and begin when it takes writes", async () => {
  const name = new URL(db.url).pathname.slice(1);
  await db.pool.query(`alter database "${name}" set default_transaction_read_only = on`);
  for (const program of ["server/main.ts", "scripts/admin.ts"])
    expectSentence(await run(program), /DATABASE_URL names a database that is read-only: a standby, or /);
  const waiting = run("scripts/admin.ts", { DATABASE_WAIT_SECONDS: "60" });
  // A connection of the pool may be new, and so read-only.
  await db.pool.query(`begin read write; alter database "${name}" reset default_transaction_read_only; commit`);
  expect(await waiting).toMatchObject({ code: 0, stdout: expect.stringContaining(" waiting.\n") });
  // Three programs are started one after the other, each for up to four seconds on two busy processors.
}, 60_000);

test.each([
  ["scripts/start.mjs --help", /^npm start /],
  ["scripts/start.mjs worker -h", /^npm start /],
  ["scripts/admin.ts synonyms --help", /^npm run admin /],
  ["scripts/backup.ts --help", /^npm run backup /],
  ["scripts/import.ts --help", /^npm run import /],
  ["scripts/operators.ts -h", /^npm run operators /],
  ["scripts/rotate-keys.ts --help", /^npm run rotate-keys /],
])("%s prints its usage, and does nothing else", async (command, usage) => {
  expect(await run(command)).toMatchObject({ code: 0, stdout: expect.stringMatching(usage), stderr: "" });
});

test("in production, what the server says of its start is structured as well", async () => {
  const production = {
    ...{ NODE_ENV: "production", TOKEN_SECRET: SECRET, PUBLIC_URL: "https://jobs.example" },
    ...{ SMTP_URL: "smtps://mail.example", DATABASE_URL: AWAY, DATABASE_WAIT_SECONDS: "1" },
  };
  const { code, stdout, stderr } = await run("server/main.ts", production);
  expect([code, stderr]).toEqual([1, ""]);
  const lines = stdout.split("\n").filter((line) => line.trim());
  const told = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(told.at(-2)).toMatchObject({
    level: 40,
    msg: expect.stringMatching(/^Waiting for the database, at most 1 sec/),
  });
  expect(told.at(-1)).toMatchObject({
    level: 60,
    time: expect.stringMatching(/^\d{4}-/),
    msg: expect.stringMatching(/^Worklane cannot start\. The database cannot be reached/),
  });
});

test.each<[string, RegExp, Record<string, string>?]>([
  ["scripts/admin.ts", /^The settings cannot be read from ENV_FILE=\/no\/file: ENOENT/, { ENV_FILE: "/no/file" }],
  ["scripts/start.mjs --built", /^The settings cannot be read from ENV_FILE=\/no\/file: /, { ENV_FILE: "/no/file" }],
  ["scripts/start.mjs --prot 1", /^Unknown: --prot 1\nnpm start /],
  ["scripts/dev.mjs --prot 1", /^Unknown option '--prot'.*\nnpm run dev -- --port 5200/],
  ["scripts/admin.ts approve", /^npm run admin /],
  ["scripts/admin.ts dismiss no-id", /^\S.*\.\n$/],
  ["scripts/admin.ts synonyms remove abc", /^npm run admin /],
  ["scripts/admin.ts synonyms remove 999999", /^No synonyms have this ID\.\n$/],
  ["scripts/operators.ts add ada@example.com king", /^npm run operators /],
  ["scripts/operators.ts remove nobody@example.com", /^\S.*\.\n$/],
  ["scripts/rotate-keys.ts now", /^npm run rotate-keys /],
  [FOR_DEVELOPERS, /^Say what the migration does/],
  ["scripts/backup.ts", /^npm run backup -- FOLDER/],
  ["scripts/backup.ts /proc/backup", /^\/proc\/backup cannot be written, .* ENOENT/],
  ["scripts/backup.ts FOLDER/full", /full is not empty: choose a new folder\.\n$/],
  ["scripts/backup.ts restore FOLDER/none", /none has no backup\.json: it is not a whole backup\.\n$/],
  ["scripts/backup.ts verify FOLDER/full", /full has no backup\.json: it is not a whole backup\.\n$/],
  ["scripts/import.ts", /^npm run import -- FILE\.csv/],
  ["scripts/import.ts a.csv --map b", /^Unknown option '--map'.*\n(.*\n)*npm run import -- /],
  ["scripts/import.ts a.csv --mapping /no/mapping.json", /^\/no\/mapping\.json cannot be read: ENOENT/],
  ["scripts/import.ts a.csv --mapping FOLDER/mapping.json", /mapping\.json is not valid JSON: /],
  ["scripts/import.ts a.csv --mapping FOLDER/fields.json", /fields\.json:\s+\S/],
])("%s reports a mistake in a sentence: %s", async (command, sentence, settings = {}) => {
  expectSentence(await run(command, settings), sentence);
});

test("a folder instead of a CSV file, and a folder that is missing for the report", async () => {
  const names = ["title", "description", "industry", "jobType", "workMode"];
  const fields = Object.fromEntries(names.map((name) => [name, { value: "Other" }]));
  const recruiter = { email: "ada@example.com" };
  const mapping = JSON.stringify({ externalId: { column: "id" }, recruiter, fields });
  await writeFile(join(folder, "right.json"), mapping);
  await writeFile(join(folder, "jobs.csv"), "id\n1\n");
  expectSentence(await run("scripts/import.ts FOLDER --mapping FOLDER/right.json"), / cannot be read: EISDIR/);
  const report = "--mapping FOLDER/right.json --report FOLDER/none/report.csv";
  const sentence = /^There is no folder .*none for the report\.\n$/;
  expectSentence(await run(`scripts/import.ts FOLDER/jobs.csv ${report}`), sentence);
});

test("a command on a database of a later version warns, and works: so does an old node in a rolling upgrade", async () => {
  await db.pool.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at)
     values ('later', '', '20990101000000_of_tomorrow', now())`,
  );
  const { code, stdout, stderr } = await run("scripts/operators.ts");
  expect(stderr).toMatch(/^The database has migrations of a later version.*\(20990101000000_of_tomorrow\)\n$/);
  expect(stdout).toMatch(/\d operators?\.\n/);
  expect(code).toBe(0);
});

test("a command that fails in the middle says so in a sentence, and ends with status 1", async () => {
  const fields = { description: { column: "title" }, title: { column: "title" }, industry: { value: "IT" } };
  const both = { jobType: { value: "Full-time" }, workMode: { value: "onSite" } };
  const mapTo = (recruiter: object) => {
    const mapping = { externalId: { column: "id" }, recruiter, fields: { ...fields, ...both } };
    return writeFile(join(folder, "middle.json"), JSON.stringify(mapping));
  };
  await mapTo({ company: { column: "company" }, location: "Pune", emailDomain: "jobs.example.com" });
  const csv = join(folder, "middle.csv");
  await writeFile(csv, "id,company,title\n1,Alpha,Welder\n");
  const importing =
    "scripts/import.ts FOLDER/middle.csv --mapping FOLDER/middle.json --report FOLDER/middle-report.csv";
  await db.pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise 'the disk of the database is full'; end $$;
    create trigger fail before insert or update on jobs execute function fail();
    create trigger fail before insert on search_synonyms execute function fail();
    create trigger fail before insert on audit_events execute function fail()`);
  const failed = { code: 1, stderr: expect.stringMatching(/^The command failed: .*the disk of the database is full/m) };
  const rotating = { TOKEN_SECRET: SECRET, TOKEN_SECRET_PREVIOUS: `${SECRET}0` };
  expect(await run("scripts/rotate-keys.ts", rotating)).toMatchObject(failed);
  expect(await run("scripts/backup.ts FOLDER/failing")).toMatchObject(failed);
  await db.pool.query("drop trigger fail on audit_events");
  expect(await run(importing)).toMatchObject(failed);
  expect(await run("scripts/admin.ts synonyms same bombay,mumbai")).toMatchObject(failed);
  await db.pool.query("drop trigger fail on jobs; drop trigger fail on search_synonyms");
  await writeFile(csv, "id,company,title\n1,Alpha,Welder\n2,Alpha,\n");
  expect(await run(importing)).toMatchObject({
    code: 2,
    stdout: expect.stringContaining("1 new, 0 changed, 0 unchanged, 0 repeated, 1 rejected."),
    stderr: expect.not.stringMatching(/fail|error/i),
  });
  await mapTo({ email: "typo@nowhere.example" });
  const nobody = /^There is no recruiter with the address typo@nowhere\.example\.\n$/m;
  expectSentence(await run(importing), nobody);
}, 120_000);
