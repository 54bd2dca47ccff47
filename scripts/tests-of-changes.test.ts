import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { testsOfChanges } from "./tests-of-changes.mjs";

const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
const testsOf = (changed: string) => testsOfChanges([changed], files).tests;

test("a change is tested by the tests beside it, by those that import it, and in the folders of what imports it", () => {
  const tests = testsOf("server/jobs/alerts/alert-search.ts");
  expect(tests).toContain("server/jobs/alerts/alerts.test.ts");
  expect(tests).toContain("server/testing/permissions/permissions.test.ts");
  expect(tests).not.toContain("server/platform/mail/mailer.test.ts");
});

test("a change of the web is tested in the browser where its page is opened", () => {
  expect(testsOf("web/pages/seeker/saved-jobs-page.tsx")).toContain("tests/seeker/kept-jobs.test.ts");
  expect(testsOf("web/pages/recruiter/people-page.tsx")).toContain("tests/recruiter/people.test.ts");
});

test("thorough tests are left to test:all, unless they have changed themselves", () => {
  const file = "server/testing/fuzz/fuzz.test.ts";
  expect(testsOf("server/testing/fuzz/fuzz.ts")).not.toContain(file);
  expect(testsOf(file)).toEqual([file]);
});

test("a widely used file is tested by its nearest tests, in about a minute", () => {
  const { tests, leftOut } = testsOfChanges(["server/platform/errors.ts"], files);
  expect(tests.length).toBeLessThan(50);
  expect(leftOut).toBeGreaterThan(100);
});
