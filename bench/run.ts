import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SIZES, type Size } from "./lib/data.ts";
import type { Part } from "./lib/part.ts";
import { dataDir, postgresSettings, startPostgres } from "./lib/postgres.ts";
import { openResults } from "./lib/results.ts";
import { page } from "./parts/page.ts";
import { publicPages } from "./parts/public-pages.ts";
import { search } from "./parts/search.ts";
import { searchRotation } from "./parts/search-rotation.ts";
import { tenMillion, tenMillionRotation } from "./parts/ten-million.ts";
import { web } from "./parts/web.ts";

// `npm run bench` measures everything, `npm run bench -- search page` only those parts; `--scale small --quick` is a
// trial run; `npm run bench -- ten-million` takes 40 GB of disk and runs only when named; `--report` measures nothing
// and writes RESULTS.md from the stored results.
const PARTS: Readonly<Record<string, Part>> = {
  search,
  "search-rotation": searchRotation,
  "ten-million": tenMillion,
  "ten-million-rotation": tenMillionRotation,
  page,
  web,
  "public-pages": publicPages,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: "string", default: "large" },
    quick: { type: "boolean", default: false },
    report: { type: "boolean", default: false },
  },
});
const isSize = (name: string): name is Size => name in SIZES;
const { scale, quick } = values;
const unknown = positionals.filter((name) => !PARTS[name]);
if (!isSize(scale) || unknown.length > 0) {
  console.error(`Parts are ${Object.keys(PARTS).join(", ")}; --scale is ${Object.keys(SIZES).join(", ")}.`);
  process.exit(1);
}
// Trial runs must not overwrite measured results.
const results = openResults(quick ? join(dataDir, "tried") : import.meta.dirname);
const gather = () => console.log(`\nWrote ${results.gather(Object.entries(PARTS), postgresSettings)}.`);
if (values.report) {
  gather();
  process.exit();
}

const postgres = await startPostgres();
const stop = async (code: number) => {
  await postgres.stop();
  process.exit(code);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(1));

const postgresPid = Number(readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
const failed: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 ? !positionals.includes(name) : part.onlyByName) continue;
  console.log(`\n${part.title} (${name}) …`);
  const loadAverage = loadavg()[0] ?? 0;
  const started = Date.now();
  try {
    const report = await part.run({ serverUrl: postgres.url, postgresPid, scale, quick });
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`\n${report.text}\n\n(${seconds} s)`);
    results.keep(name, report, { scale, quick, loadAverage, seconds });
  } catch (error) {
    // The other parts' figures are still useful.
    console.error(`\n${name} failed:`, error);
    failed.push(name);
  }
}
gather();
if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}. They keep the figures of their last run.`);
await stop(failed.length > 0 ? 1 : 0);
