import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { importsOf } from "./import-graph.mjs";

/** Most test files of each kind: about a minute. */
const MOST = { quick: 40, browser: 6 };

const isTest = (file) => /\.test\.tsx?$/.test(file) && !/\.(long|timed)\./.test(file);
const isThorough = (file) => readFileSync(file, "utf8").startsWith("// @module-tag thorough");
const isBrowserTest = (file) => file.startsWith("tests/");
/** Files outside of folders put the whole product together: what a change reaches only through them is everything. */
const isWhole = (file) => /^(server|web)\/[^/]+$/.test(file);

/**
 * The distance in imports of every file that uses one of the changed ones.
 * @param {readonly string[]} changed
 * @param {readonly { file: string, imported: string }[]} imports
 */
function usersOf(changed, imports) {
  const users = new Map();
  for (const { file, imported } of imports) users.set(imported, [...(users.get(imported) ?? []), file]);
  const distances = new Map(changed.map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    if (isWhole(file) && distance > 0) continue;
    for (const user of users.get(file) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
  }
  return distances;
}

/** The last part of the address of each page of the web that has one of its own. */
const addresses = () =>
  new Map(
    [...readFileSync("web/routes.tsx", "utf8").matchAll(/path: "([^"]+)",\s+lazy: \(\) => import\("\.\/([^"]+)"\)/g)]
      .map(([, path = "", page = ""]) => [`web/${page}`, path.replace(/.*:\w+\/?/, "").replace(/^\//, "")])
      .filter(([, path]) => path !== "" && path !== "*"),
  );

/**
 * The tests that a change can affect, nearest first: those that import what has changed, those in the folders of
 * what imports it, and the browser tests that open pages made of it. Tests that reach it through the whole product alone
 * are left to `npm test`, and thorough ones to `npm run test:all`.
 * @param {readonly string[]} changed
 * @param {readonly string[]} files All files of the project.
 * @returns {{ tests: string[], leftOut: number }}
 */
export function testsOfChanges(changed, files) {
  const distances = usersOf(changed, importsOf(files.filter((file) => /\.(tsx?|mjs)$/.test(file))));
  const tests = files.filter((file) => isTest(file) && (changed.includes(file) || !isThorough(file)));
  const near = new Map();
  const add = (test, distance) => near.set(test, Math.min(distance, near.get(test) ?? Number.POSITIVE_INFINITY));
  const pages = addresses();
  for (const [file, distance] of distances) {
    if (tests.includes(file)) add(file, distance);
    if (isWhole(file) || isTest(file)) continue;
    if (distance <= 1) for (const test of tests) if (dirname(test) === dirname(file)) add(test, distance + 1);
    const address = pages.get(file);
    const opens = address && new RegExp(`/${address}\\b`);
    if (opens)
      for (const test of tests.filter(isBrowserTest))
        if (opens.test(readFileSync(test, "utf8"))) add(test, distance + 1);
  }
  const sorted = [...near].sort(([, one], [, other]) => one - other).map(([test]) => test);
  const [browser, quick] = [sorted.filter(isBrowserTest), sorted.filter((test) => !isBrowserTest(test))];
  const chosen = [...quick.slice(0, MOST.quick), ...browser.slice(0, MOST.browser)];
  return { tests: chosen, leftOut: sorted.length - chosen.length };
}
