import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SIZES, type Size } from "./lib/data.ts";
import type { Part } from "./lib/part.ts";
import { dataDir, startPostgres } from "./lib/postgres.ts";
import { writeResults } from "./lib/results.ts";
import { chat } from "./parts/chat.ts";
import { logIns } from "./parts/log-ins.ts";
import { mixed } from "./parts/mixed.ts";
import { page } from "./parts/page.ts";
import { processPart } from "./parts/process.ts";
import { search } from "./parts/search.ts";
import { web } from "./parts/web.ts";
import { writes } from "./parts/writes.ts";

// `npm run bench` measures everything; `npm run bench -- search page` some of it; `--scale small --quick` tries it.
const PARTS: Readonly<Record<string, Part>> = {
  search,
  page,
  writes,
  "log-ins": logIns,
  process: processPart,
  chat,
  mixed,
  web,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: "string", default: "large" }, quick: { type: "boolean", default: false } },
});
const isSize = (name: string): name is Size => name in SIZES;
const scale = values.scale;
const unknown = positionals.filter((name) => !PARTS[name]);
if (!isSize(scale) || unknown.length > 0) {
  console.error(`Parts are ${Object.keys(PARTS).join(", ")}; --scale is ${Object.keys(SIZES).join(", ")}.`);
  process.exit(1);
}

const postgres = await startPostgres();
try {
  const pidFile = join(dataDir, "postgres/data/postmaster.pid");
  const postgresPid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  for (const [name, part] of Object.entries(PARTS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    console.log(`\n${part.title} …`);
    const started = Date.now();
    const report = await part.run({ serverUrl: postgres.url, postgresPid, scale, quick: values.quick });
    console.log(`\n${report}\n\n(${((Date.now() - started) / 1000).toFixed(0)} s)`);
    if (values.quick) continue;
    const folder = join(import.meta.dirname, "results");
    if (!existsSync(folder)) mkdirSync(folder);
    writeFileSync(join(folder, `${name}.md`), `${report}\n`);
  }
  if (!values.quick) writeResults(Object.entries(PARTS), postgres.settings);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await postgres.stop();
  process.exit();
}
