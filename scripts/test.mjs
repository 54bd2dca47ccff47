import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { check } from "./check.mjs";
import { ensurePrograms } from "./needs.mjs";
import { root, start } from "./steps.mjs";

// `npm test` runs everything; `npm run test:long` runs the long tests. The last line counts every suite.
const long = process.argv.includes("--long");
if (!long) check();
ensurePrograms();

const reports = join(root, "node_modules/.cache/worklane-tests");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// A busy machine occasionally misses a deadline: failures in `npm test` are retried once, and the retried tests are
// listed.
const options = long ? [] : ["--retry=1"];

const runSuite = (name, projects, env) =>
  new Promise((resolve) => {
    const report = join(reports, `${name}.json`);
    const only = projects.flatMap((project) => ["--project", project]);
    const reporters = ["default", "json", join(root, "scripts/repeated-reporter.mjs")].map(
      (its) => `--reporter=${its}`,
    );
    const tests = start("vitest", ["run", ...only, ...options, ...reporters, `--outputFile.json=${report}`], env);
    tests.on("exit", (code) => resolve({ code, report }));
  });

const inOurCode = (messages) => messages.join("\n  ").replaceAll(/\n *at .*node_modules.*/g, "");

/** Each failed test, or file that could not be run, with its errors. */
const failuresOf = (testResults) =>
  testResults.flatMap(({ name, status, message, assertionResults }) =>
    status === "failed" && assertionResults.length === 0
      ? [`${relative(root, name)}\n  ${message}`]
      : assertionResults
          .filter((test) => test.status === "failed")
          .map(
            ({ fullName, failureMessages }) => `${relative(root, name)} > ${fullName}\n  ${inOurCode(failureMessages)}`,
          ),
  );

let passed = long ? 0 : 1; // The checks before count as a suite.
let failed = 0;
const failures = [];
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
    failures.push(...failuresOf(testResults));
  } catch {
    failed += 1;
  }
  if (code !== 0 && failed === 0) failed = 1;
}
if (failures.length > 0) console.log(["Failed:", ...failures].join("\n"));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
