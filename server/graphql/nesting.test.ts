import { beforeAll, expect, test } from "vitest";
import { buildJob } from "../../prisma/factories/index.ts";
import { LEGACY_CALLS } from "../testing/legacy-calls.ts";
import { signedInSeeker } from "../testing/people.ts";
import { signIn } from "../testing/sign-in.ts";
import { rawSocket } from "../testing/subscriber.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
let seeker: string;
let recruiter: string;
let jobId: string;

beforeAll(async () => {
  const job = await buildJob(app.db.prisma);
  jobId = job.id;
  seeker = (await signedInSeeker(app.db)).cookie;
  recruiter = await signIn(app.db, { id: job.companyId, role: "RECRUITER" });
});

test("a deeply nested document is rejected with a specific message, over every transport", async () => {
  const query = "{a".repeat(1400);
  const form = new FormData();
  form.append("operations", JSON.stringify({ query }));
  form.append("map", "{}");
  const headers = { "apollo-require-preflight": "true", cookie: seeker };
  for (const response of [
    await fetch(`${app.url}/graphql`, { method: "POST", headers, body: form }),
    await fetch(`${app.url}/graphql?query=${query}`, { headers }),
  ]) {
    expect(await response.json()).toMatchObject({
      errors: [
        { message: expect.stringContaining("levels of brackets"), extensions: { code: "GRAPHQL_PARSE_FAILED" } },
      ],
    });
    expect(response.status).toBe(400);
  }
  const raw = await rawSocket(app.url, { cookie: seeker });
  await raw.init();
  raw.subscribe("1", query);
  expect(JSON.stringify(await raw.received("error", "1"))).toContain("levels of brackets");
  raw.socket.close();
});

test.each([
  ["lists", "[", "]"],
  ["objects", '{"a":', "}"],
])(
  "%s nested 100,000 deep are rejected as input, in variables and in legacy calls",
  { tags: ["thorough"] },
  async (_what, open, close) => {
    const nested = (levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
    const send = (method: string, path: string, body: string) =>
      fetch(app.url + path, {
        method,
        headers: {
          "content-type": "application/json",
          cookie: /^\/(recruiter|graphql)/.test(path) ? recruiter : seeker,
        },
        body,
      });
    const query = JSON.stringify("query ($filter: JobFilter) { jobs(filter: $filter) { totalCount } }");
    for (const filter of [nested(100_000), `{"keyword":${nested(100_000)}}`]) {
      const answer = await send("POST", "/graphql", `{"query":${query},"variables":{"filter":${filter}}}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
    }
    const parts = ["extensions", "operationName", "query"].map(
      (part) => `{"query":${query},"${part}":${nested(100_000)}}`,
    );
    const names = ["email", "password", "name", "userId", "token", "senderId", "status", "jobTitle", "companysize"];
    const fields = `{${names.map((name) => `"${name}":${nested(15_000)}`).join(",")}}`;
    const writes = LEGACY_CALLS.map((call) => call.split(" ")).filter(([method]) => method !== "GET");
    for (const [method = "", path = "", body = ""] of [
      ...parts.map((part) => ["POST", "/graphql", part]),
      ...writes.flatMap((call) => [nested(100_000), fields].map((body) => [...call, body])),
    ]) {
      const { status } = await send(method, path.replace(/\{\w+\}/g, jobId), body);
      expect(`${path} ${status}`).toMatch(/ [234]\d\d$/);
    }
  },
);
