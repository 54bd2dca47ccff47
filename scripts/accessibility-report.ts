import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stringify } from "yaml";
import { z } from "zod";
import { packageRoot as root } from "../server/platform/package-root.ts";
import { evidenceFiles } from "../tests/accessibility/report/criteria.ts";
import { openAcr } from "../tests/accessibility/report/open-acr.ts";
import {
  FILES,
  type Results,
  readJudgements,
  readResults,
  WALK,
  walked,
} from "../tests/accessibility/report/results.ts";

// `npm run accessibility-report` checks every page at every width and in both schemes, and writes the report from the
// results; with `--write`, it uses the last run, after manual judgements.

const folder = join(root, "node_modules/.cache/worklane-accessibility");
const testFile = join(folder, "tests.json");
const walkFile = join(folder, "walk.json");
const testReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});
const manifest = z.object({ version: z.string() });

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Runs the checks of every page and the tests that serve as evidence. */
async function run(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const projects = ["long", "e2e"].flatMap((project) => ["--project", project]);
  // The verbose reporter names each page as it is checked, since this takes long.
  const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${testFile}`];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const env = { ...process.env, ACCESSIBILITY_RESULTS: walkFile };
  const options = { cwd: root, env, stdio: "inherit" as const };
  // Failures are part of the report.
  await once(
    spawn(process.execPath, [vitest, "run", ...projects, WALK, ...evidenceFiles(), ...reporters], options),
    "exit",
  );
  const results: Results = {
    version: manifest.parse(json(join(root, "package.json"))).version,
    date: new Date().toISOString().slice(0, 10),
    ...walked.parse(json(walkFile)),
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

if (!process.argv.includes("--write")) await run();
writeFileSync(FILES.report, stringify(openAcr(readResults(), readJudgements()), { lineWidth: 0 }));
console.log(`Written: ${relative(root, FILES.report)}`);
