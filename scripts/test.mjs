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

const runSuite = (name, projects, env) =>
  new Promise((resolve) => {
    const report = join(reports, `${name}.json`);
    const only = projects.flatMap((project) => ["--project", project]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const tests = start("vitest", ["run", ...only, ...reporters], env);
    tests.on("exit", (code) => resolve({ code, report }));
  });

let passed = long ? 0 : 1; // The checks before are a suite of their own.
let failed = 0;
const suites = long
  ? [
      ["long", ["long"]],
      ["slow-execution", ["server"], { FAST_EXECUTION: "off" }],
    ]
  : [
      ["server", ["server", "web"]],
      ["e2e", ["e2e", "timed"]],
    ];
for (const [name, projects, env] of suites) {
  const { code, report } = await runSuite(name, projects, env);
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
