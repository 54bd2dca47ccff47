import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { check } from "./check.mjs";
import { ensurePrograms } from "./needs.mjs";
import { root, start } from "./steps.mjs";

// `npm test` runs everything; `npm run test:long` what takes long. The last line counts every suite.
const long = process.argv.includes("--long");
if (!long) check();
ensurePrograms();

const reports = join(root, "node_modules/.cache/worklane-tests");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const runSuite = (name, projects, { env, options = [] } = {}) =>
  new Promise((resolve) => {
    const report = join(reports, `${name}.json`);
    const only = projects.flatMap((project) => ["--project", project]);
    const reporters = ["default", "json", join(root, "scripts/repeated-reporter.mjs")].map(
      (its) => `--reporter=${its}`,
    );
    const tests = start("vitest", ["run", ...only, ...options, ...reporters, `--outputFile.json=${report}`], env);
    tests.on("exit", (code) => resolve({ code, report }));
  });

let passed = long ? 0 : 1; // The checks before are a suite of their own.
let failed = 0;
const suites = long
  ? [
      ["long", ["long"]],
      ["slow-execution", ["server"], { env: { FAST_EXECUTION: "off" } }],
    ]
  : [
      ["server", ["server", "web"]],
      // A browser on a busy machine misses a moment now and then: once more, and the tests that needed it are named.
      ["e2e", ["e2e", "timed"], { options: ["--retry=1"] }],
    ];
for (const [name, projects, how] of suites) {
  const { code, report } = await runSuite(name, projects, how);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    passed += numPassedTests;
    failed +=
      numFailedTests +
      testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0).length;
  } catch {
    failed += 1;
  }
  if (code !== 0 && failed === 0) failed = 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
