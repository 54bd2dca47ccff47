import { expect, test } from "vitest";
import { codeOf } from "../../applications/testing/scene.testing.ts";
import { graphql, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp({ env: { HIRING_RULES: "new-york" }, clock: () => new Date("2026-03-01T12:00:00Z") });

const HINTS = graphql(
  `query HintsOfPost($input: JobInput!) { jobPostingHints(input: $input) { code field message words } }`,
);
const POST = { title: "", industry: "OTHER", description: "", jobType: "FULL_TIME", workMode: "REMOTE" } as const;
const askHints = (input: object, as: Person) => app.execute(HINTS, { input: { ...POST, ...input } }, as);

test("an unfinished post is checked by the law that the operator has set, and nothing is stored", async () => {
  const post = { title: "Waitress", applicationDeadline: "2026-02-01" };
  const { data } = await askHints(post, await app.signedInRecruiter());
  expect(data?.jobPostingHints.map(({ code, field }) => `${field}: ${code}`)).toEqual([
    "title: GENDER",
    "salaryRange: PAY_MISSING",
    "applicationDeadline: DEADLINE_PASSED",
    "description: DESCRIPTION_SHORT",
  ]);
  expect(data?.jobPostingHints[0]).toMatchObject({ words: ["Waitress"] });
  expect(await app.db.prisma.job.count()).toBe(0);
});

test("pay that a copy takes over counts as stated, and reveals nobody else's pay", async () => {
  const owner = await app.signedInRecruiter();
  const { id: copyOf } = await app.build.job({ companyId: owner.id, salaryLabel: "$45 an hour" });
  const { data } = await askHints({ copyOf }, owner);
  expect(data?.jobPostingHints.map(({ code }) => code)).not.toContain("PAY_MISSING");
  expect(await codeOf(askHints({ copyOf }, await app.signedInRecruiter()))).toBe("FORBIDDEN");
});
