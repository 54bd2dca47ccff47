import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "./build.mjs";
import { check } from "./check.mjs";
import { ensurePrograms } from "./needs.mjs";
import { root, start } from "./steps.mjs";
import { testsOfChanges } from "./tests-of-changes.mjs";

/** What a change can affect that is not committed yet: changed tests whole, of the others the first proofs. */
function testsOfWork() {
  const lines = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.split("\n").filter(Boolean);
  const untracked = lines("ls-files", "--others", "--exclude-standard");
  const files = [...lines("ls-files"), ...untracked].filter((file) => existsSync(file));
  const changed = [...lines("diff", "--name-only", "--no-renames", "HEAD"), ...untracked];
  const { tests, leftOut } = testsOfChanges(changed, files);
  if (leftOut > 0) console.log(`The nearest ${tests.length} test files; ${leftOut} others may be affected, too.`);
  const projects = ["server", "web", "e2e"];
  return [
    { projects, options: tests.filter((test) => changed.includes(test)) },
    { projects, options: [...tests.filter((test) => !changed.includes(test)), ...FIRST_PROOFS] },
  ].filter(({ options }) => options.some((option) => tests.includes(option)));
}

const EVERYTHING = ["server", "web", "e2e", "timed"];
const FIRST_PROOFS = ["--tags-filter", "!thorough"];

/**
 * What to run by the last argument. `npm test` (`--quick`) proves every feature and permission; `npm run test:all` also
 * what is tagged "thorough", and `-- --rest` of it only that, after an `npm test` with THOROUGH=on.
 */
const RUNS = {
  "--quick": () => [{ projects: EVERYTHING, options: FIRST_PROOFS }],
  "--all": () => [{ projects: EVERYTHING, options: [] }],
  "--rest": () => [{ projects: EVERYTHING, options: ["--tags-filter", "thorough"] }],
  "--changed": testsOfWork,
  "--long": () => [{ projects: ["long"], options: [] }],
};
const mode = process.argv.at(-1);
if (!RUNS[mode]) {
  console.error(`Unknown: ${mode}. The last argument is one of ${Object.keys(RUNS).join(", ")}.`);
  process.exit(1);
}
const isChecked = mode === "--quick" || mode === "--all";
const cache = join(root, "node_modules/.cache");
const report = join(cache, "worklane-tests.json");
const countsOfQuick = join(cache, "worklane-tests-quick.json");

if (isChecked) {
  rmSync(countsOfQuick, { force: true });
  build();
  await check({ isBuilt: true });
}
ensurePrograms();

const run = ({ projects, options }) =>
  new Promise((resolve) => {
    rmSync(report, { force: true });
    const named = projects.flatMap((project) => ["--project", project]);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    start("vitest", ["run", ...named, ...options, ...reporters]).on("exit", resolve);
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

// The last line counts every suite: the checks as one, and for the rest what was counted before it.
const before = { passed: isChecked ? 1 : 0, failed: 0, failures: [] };
// The failures of the quick tests are listed again after the rest, for whoever sees the end of the output alone.
let { passed, failed, failures } = mode === "--rest" ? JSON.parse(readFileSync(countsOfQuick, "utf8")) : before;
for (const suites of RUNS[mode]()) {
  const code = await run(suites);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === "failed" && !assertionResults.length,
    );
    passed += numPassedTests;
    failed += numFailedTests + broken.length;
    failures.push(...failuresOf(testResults));
  } catch {
    failed += 1;
  }
  if (code !== 0 && failed === 0) failed = 1;
}
if (failures.length > 0) console.log(["Failed:", ...failures].join("\n"));
if (mode === "--quick") writeFileSync(countsOfQuick, JSON.stringify({ passed, failed, failures }));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
