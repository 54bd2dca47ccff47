import { expect, test } from "vitest";
import { buildJob, buildRecruiter } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp({ env: { HIRING_RULES: "new-york" }, clock: () => new Date("2026-03-01T12:00:00Z") });

const HINTS = graphql(
  `query HintsOfPost($input: JobInput!) { jobPostingHints(input: $input) { code field message words } }`,
);
const POST = { title: "", industry: "OTHER", description: "", jobType: "FULL_TIME", workMode: "REMOTE" } as const;

const asRecruiter = async (id: string) => ({ cookie: await signIn(app.db, { id, role: "RECRUITER" }) });

async function hintsOf(input: object, recruiterId: string) {
  const variables = { input: { ...POST, ...input } };
  const { jobPostingHints } = await app.expectOk(HINTS, variables, await asRecruiter(recruiterId));
  return jobPostingHints;
}

test("an unfinished post is checked by the law that the operator has set, and nothing is stored", async () => {
  const { id } = await buildRecruiter(app.db.prisma);
  const hints = await hintsOf({ title: "Waitress", applicationDeadline: "2026-02-01" }, id);
  expect(hints.map(({ code, field }) => `${field}: ${code}`)).toEqual([
    "title: GENDER",
    "salaryRange: PAY_MISSING",
    "applicationDeadline: DEADLINE_PASSED",
    "description: DESCRIPTION_SHORT",
  ]);
  expect(hints[0]).toMatchObject({ words: ["Waitress"] });
  expect(await app.db.prisma.job.count()).toBe(0);
});

test("pay that a copy takes over counts as stated, and reveals nobody else's pay", async () => {
  const job = await buildJob(app.db.prisma, {
    salaryRange: null,
    salaryMin: null,
    salaryMax: null,
    salaryLabel: "$45 an hour",
  });
  const codes = (await hintsOf({ copyOf: job.id }, job.companyId)).map(({ code }) => code);
  expect(codes).not.toContain("PAY_MISSING");
  const { id } = await buildRecruiter(app.db.prisma);
  const { errors } = await app.execute(HINTS, { input: { ...POST, copyOf: job.id } }, await asRecruiter(id));
  expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});
