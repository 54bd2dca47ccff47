import { expect, test } from "vitest";
import { changesBetween, describeChanges } from "./schema-changes.ts";

const BEFORE = `type Query { job: String! title: String @deprecated(reason: "Ask for \`job\`; may go after 2026-03-31.") }`;
const levels = async (now: string, today = "2026-03-01") =>
  (await changesBetween(BEFORE, now, today)).map(({ path, criticality }) => [path, criticality.level]);

test("elements that clients may rely on cannot be removed, nor become nullable", async () => {
  expect(await levels("type Query { job: String title: String }")).toContainEqual(["Query.job", "BREAKING"]);
  expect(await levels("type Query { title: String }")).toContainEqual(["Query.job", "BREAKING"]);
});

test("a deprecated element can be removed after its date, and not before", async () => {
  const now = "type Query { job: String! }";
  expect(await levels(now)).toEqual([["Query.title", "BREAKING"]]);
  expect(await levels(now, "2026-03-31")).toEqual([["Query.title", "BREAKING"]]);
  expect(await levels(now, "2026-04-01")).toEqual([["Query.title", "DANGEROUS"]]);
});

test("additions are safe, and listed in the change log", async () => {
  const changes = await changesBetween(
    BEFORE,
    `${BEFORE} type Job { id: ID! }`.replace("{ job", "{ jobs: [Job] job"),
    "",
  );
  expect(changes.map(({ criticality }) => criticality.level)).toEqual(["NON_BREAKING", "NON_BREAKING"]);
  expect(describeChanges(changes)).toMatch(/^\*\*Safe\*\*\n\n- Type 'Job' was added\n- Field 'jobs' was added/);
  expect(describeChanges([])).toBe("Nothing.\n");
});
