import { isNonNullType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { buildJob } from "../../prisma/factories/index.ts";
import { publishedSchema } from "../testing/published-schema.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

/** Enough executions for an operation to be compiled. */
const OFTEN = 5;

describe("an operation with several fields, one of which fails", () => {
  const app = testApp();
  let cookie = "";
  let jobId = "";

  beforeAll(async () => {
    const job = await buildJob(app.db.prisma, { title: "Welder" });
    jobId = job.id;
    cookie = await signIn(app.db, { id: job.companyId, role: "RECRUITER" });
  });

  const input = (title: string) =>
    `{ title: "${title}", description: "Joins.", industry: IT, jobType: FULL_TIME, workMode: ONSITE }`;

  test("returns the jobs that were posted beside the one that was rejected", async () => {
    const before = await app.db.prisma.job.count();
    const query = `mutation { ${[1, 2, 3]
      .map((n) => `a${n}: postJob(input: ${input(n === 2 ? "" : `Post ${n}`)}) { job { title } }`)
      .join(" ")} }`;
    for (let time = 1; time <= OFTEN; time++) {
      const { data, errors } = await app.execute(query, {}, { cookie });
      expect(data).toEqual({ a1: { job: { title: "Post 1" } }, a2: null, a3: { job: { title: "Post 3" } } });
      expect(errors).toMatchObject([{ path: ["a2"], extensions: { code: "BAD_USER_INPUT" } }]);
      expect(await app.db.prisma.job.count()).toBe(before + 2 * time);
    }
  });

  test("returns what could be read beside what does not exist", async () => {
    const query =
      "query Two($id: ID!, $none: ID!) { job(id: $id) { title } other: job(id: $none) { title } jobs { totalCount } }";
    const first = await app.execute(query, { id: jobId, none: crypto.randomUUID() }, { cookie });
    expect(first).toMatchObject({
      data: { job: { title: "Welder" }, other: null, jobs: { totalCount: expect.any(Number) } },
      errors: [{ path: ["other"], extensions: { code: "NOT_FOUND" } }],
    });
    for (let time = 1; time < OFTEN; time++) {
      expect(await app.execute(query, { id: jobId, none: crypto.randomUUID() }, { cookie })).toEqual(first);
    }
    for (let time = 0; time < OFTEN; time++) {
      expect(await app.execute(query, { id: jobId, none: jobId }, { cookie })).toMatchObject({
        data: { job: { title: "Welder" }, other: { title: "Welder" } },
      });
    }
  });

  test("marks in the published schema which fields are null only then", () => {
    const schema = publishedSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(fields.filter(({ type }) => isNonNullType(type))).toEqual([]);
    const meant = fields.filter(({ astNode }) => astNode?.directives?.length === 0).map(({ name }) => name);
    expect(meant.sort().join(" ")).toBe("conversation node ownApplication viewer viewerEmailChange viewerKey");
  });
});
