import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import { packageRoot as root } from "../server/platform/package-root.ts";
import { evidenceFiles } from "../tests/accessibility/report/criteria.ts";
import { openAcr } from "../tests/accessibility/report/open-acr.ts";
import {
  type Coverage,
  FILES,
  type Results,
  readJudgements,
  readResults,
  WALKS,
  walked,
} from "../tests/accessibility/report/results.ts";

// `npm run accessibility-report` checks every page at every width and in both schemes, and writes the report from the
// results; with `--quick`, it checks each page once, alternating widths and schemes; with `--write`, it uses the last
// run, after manual judgements.

const folder = join(root, "node_modules/.cache/worklane-accessibility");
const testFile = join(folder, "tests.json");
const testReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});
const manifest = z.object({ version: z.string() });

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Merges the results of all page walks. */
function readWalks(coverage: Coverage) {
  const files = readdirSync(join(folder, "walks"));
  const missing = WALKS[coverage].length - files.length;
  if (missing > 0) throw new Error(`${missing} of the walks left nothing: the report would tell less than it says.`);
  const walks = files.map((file) => walked.parse(json(join(folder, "walks", file))));
  const sum = (count: (walk: (typeof walks)[number]) => number) => walks.reduce((all, walk) => all + count(walk), 0);
  const checks = [...new Set(walks.flatMap(({ tried }) => tried.map(({ check }) => check)))].sort();
  const tried = checks.map((check) => {
    const those = walks.flatMap((walk) => walk.tried.filter((one) => one.check === check));
    const times = those.reduce((all, one) => all + one.times, 0);
    return { check, times, found: those.flatMap(({ found }) => found) };
  });
  return { pages: sum(({ pages }) => pages), views: sum(({ views }) => views), tried };
}

/** Runs the checks of every page and the tests that serve as evidence. */
async function run(coverage: Coverage): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "walks"), { recursive: true });
  const projects = ["long", "e2e"].flatMap((project) => ["--project", project]);
  // The verbose reporter names each page as it is checked, since this takes long.
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${testFile}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const env = { ...process.env, ACCESSIBILITY_RESULTS: join(folder, "walks") };
  const options = { cwd: root, env, stdio: "inherit" as const };
  // Failures are part of the report.
  await once(
    spawn(
      process.execPath,
      [vitest, "run", ...projects, ...WALKS[coverage], ...evidenceFiles(), ...reporters],
      options,
    ),
    "exit",
  );
  const results: Results = {
    version: manifest.parse(json(join(root, "package.json"))).version,
    date: new Date().toISOString().slice(0, 10),
    coverage,
    ...readWalks(coverage),
    tests: testReport
      .parse(json(testFile))
      .testResults.map(({ name, assertionResults }) => ({
        file: relative(root, name),
        passed: assertionResults.filter(({ status }) => status === "passed").length,
        failed: assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
      }))
      .filter(({ file }) => evidenceFiles().includes(file))
      .sort((one, other) => one.file.localeCompare(other.file)),
  };
  writeFileSync(FILES.results, `${JSON.stringify(results, null, 2)}\n`);
}

if (!process.argv.includes("--write")) await run(process.argv.includes("--quick") ? "in turn" : "everywhere");
writeFileSync(FILES.report, stringify(openAcr(readResults(), readJudgements()), { lineWidth: 0 }));
console.log(`Written: ${relative(root, FILES.report)}`);
