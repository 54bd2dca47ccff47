import { existsSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { SingleBar } from "cli-progress";
import { stringify } from "csv-stringify/sync";
import { type DatabaseCommand, requireUsage, runOnDatabase } from "../server/command-line.ts";
import { type ImportReport, importJobs } from "../server/jobs/import/import-jobs.ts";
import { type Mapping, mappingFaults, mappingSchema } from "../server/jobs/import/mapping.ts";
import { readRows } from "../server/jobs/import/read-file.ts";
import { HINT_MEANINGS } from "../server/jobs/posting-hints/posting-hints.ts";
import { messageOf } from "../server/platform/operator-error.ts";

const USAGE =
  "npm run import -- FILE.csv --mapping MAPPING.json [--report REPORT.csv] [--max-age DAYS]   (docs/import.md)";

/** The exit status when all rows were read, and some were refused. */
const SOME_REFUSED = 2;

/** Exits with a message for the person at the terminal. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        mapping: { type: "string" },
        report: { type: "string", default: "import-report.csv" },
        "max-age": { type: "string" },
      },
    });
  } catch (error) {
    return fail(`${messageOf(error)}\n${USAGE}`);
  }
}

requireUsage(USAGE, true);
const { values, positionals } = readArguments();
const [file] = positionals;
if (!file || !values.mapping || positionals.length > 1) fail(USAGE);

const maxAgeDays = values["max-age"] === undefined ? undefined : Number(values["max-age"]);
if (maxAgeDays !== undefined && !(Number.isInteger(maxAgeDays) && maxAgeDays > 0)) fail(USAGE);
const mapping = { ...(await readMapping(values.mapping)), ...(maxAgeDays !== undefined && { maxAgeDays }) };
const { rows, lines, damaged } = await readRows(file, mapping).catch((error: unknown) => fail(messageOf(error)));
const reportFolder = dirname(resolve(values.report));
if (!existsSync(reportFolder)) fail(`There is no folder ${reportFolder} for the report.`);
await runOnDatabase(async (command) => {
  // Recorded first: an interrupted import has written some of the jobs.
  await command.record("OPERATOR_JOBS_IMPORTED");
  await importRows(command);
});

async function importRows({ config, db }: DatabaseCommand): Promise<void> {
  const bar = new SingleBar({
    format: "{bar} {value}/{total} rows, {speed} rows a second",
    noTTYOutput: true,
    notTTYSchedule: 2000,
  });
  const began = performance.now();
  const speed = (done: number) => Math.round(done / ((performance.now() - began) / 1000));
  bar.start(rows.length, 0, { speed: 0 });
  try {
    const report = await importJobs(db, rows, mapping, new Date(), {
      lines,
      onProgress: (done) => bar.update(done, { speed: speed(done) }),
      hiringRules: config.hiringRules,
      holdsUnverified: config.holdsUnverified,
    });
    report.rows += damaged.length;
    report.refusals.push(...damaged);
    bar.stop();
    tell(report, values.report, speed(rows.length));
  } finally {
    // Its timer would keep the process running.
    bar.stop();
  }
}

async function readMapping(path: string): Promise<Mapping> {
  const text = await readFile(path, "utf8").catch((error: unknown) => fail(unreadable(path, error)));
  const parsed = mappingSchema.safeParse(parseJson(path, text));
  if (parsed.success) return parsed.data;
  return fail(`${path}:\n${mappingFaults(parsed.error)}`);
}

function unreadable(path: string, error: unknown): string {
  return `${path} cannot be read: ${messageOf(error)}`;
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`${path} is not valid JSON: ${messageOf(error)}`);
  }
}

function tell(
  { rows: total, inserted, updated, unchanged, repeated, refusals, hints }: ImportReport,
  path: string,
  perSecond: number,
): void {
  console.log(
    `${total} rows at ${perSecond} a second: ${inserted} new, ${updated} changed, ${unchanged} unchanged, ${repeated} repeated, ${refusals.length} rejected.`,
  );
  if (hints.size > 0) console.log("Suggested improvements, and how many jobs need each:");
  for (const [code, count] of [...hints].sort(([, one], [, other]) => other - one))
    console.log(`${String(count).padStart(8)}  ${HINT_MEANINGS[code]}`);
  if (refusals.length === 0) return;
  process.exitCode = SOME_REFUSED;
  writeFileSync(path, stringify(refusals, { header: true }));
  console.log(`Rejected rows, with reasons: ${resolve(path)}`);
}
