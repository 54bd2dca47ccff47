// @module-tag thorough

import { createHash } from "node:crypto";
import { ApolloServer } from "@apollo/server";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { seedDemo } from "../../../prisma/seed/seed.ts";
import { JOB_INPUT } from "../../testing/job-input.ts";
import { postBody } from "../../testing/send.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

/** Enough executions for a query to become known. */
const OFTEN = 4;
const JOBS = `query Jobs($first: Int, $keyword: String) {
  jobs(first: $first, filter: { keyword: $keyword }) { nodes { id title createdAt company { name } viewerHasSaved } } }`;
const JOB = "query Job($id: ID!) { job(id: $id) { id title } }";
const SAVED = "{ savedJobs { nodes { id } } }";
const GRAPHQL_CLIENT = "application/graphql-response+json,application/json;q=0.9";

interface Ask {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

describe("an operation that the server knows", () => {
  const app = testApp({ env: { FAST_EXECUTION: "on" } });
  const apollo = vi.spyOn(ApolloServer.prototype, "executeHTTPGraphQLRequest");
  let cookie = "";

  beforeAll(async () => {
    await seedDemo(app.app.platform);
    const seeker = await app.db.prisma.seeker.findFirstOrThrow({ where: { savedJobs: { some: {} } } });
    cookie = await signIn(app.db, { id: seeker.id, role: "SEEKER" });
    for (const query of [JOBS, JOB, SAVED])
      for (let time = 0; time < OFTEN; time++)
        await app.execute(query, { first: 2, id: crypto.randomUUID() }, { cookie });
  });
  beforeEach(() => void apollo.mockClear());
  afterEach(() => void apollo.mockClear());

  /** Sends a request. @returns status, headers and body without what differs between any two responses */
  async function ask({ body, headers = {} }: Ask) {
    const response = await postBody(app.url, body, { cookie, ...headers });
    const differing = ["date", "x-request-id", "server-timing", "set-cookie", "content-length"];
    const text = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, "");
    return {
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !differing.includes(name))),
      renewed: response.headers.has("set-cookie"),
      text,
    };
  }

  /** Like `ask`, without the cost of the operation, which is reported only if known. */
  const refusal = async (request: Ask) => {
    const { text, ...rest } = await ask(request);
    return { ...rest, errors: JSON.parse(text).errors };
  };

  /** Changes the request to a text not sent before, which Apollo answers. */
  const unknown = (request: Ask & { body: object }): Ask => {
    const query = "query" in request.body ? `${request.body.query}\n# ${crypto.randomUUID()}` : undefined;
    return { ...request, body: { ...request.body, ...(query && { query }) } };
  };

  test.each<[string, Ask & { body: object }]>([
    ["with variables", { body: { query: JOBS, variables: { first: 3 } } }],
    ["with none", { body: { query: JOBS } }],
    ["with null for them", { body: { query: JOBS, variables: null, operationName: null, extensions: null } }],
    ["by its name", { body: { query: JOBS, operationName: "Jobs" } }],
    ["with what clients tell of themselves", { body: { query: JOBS, extensions: { clientLibrary: { name: "web" } } } }],
    ["by anybody", { body: { query: JOBS }, headers: { cookie: "" } }],
    ["by who accepts everything", { body: { query: JOBS }, headers: { accept: "*/*" } }],
    ["by who accepts JSON", { body: { query: JOBS }, headers: { accept: "application/json" } }],
    ["by a GraphQL client", { body: { query: JOBS }, headers: { accept: GRAPHQL_CLIENT } }],
    ["for what is not there", { body: { query: JOB, variables: { id: crypto.randomUUID() } } }],
    ["for what is not an id", { body: { query: JOB, variables: { id: "x" } } }],
    ["without the right", { body: { query: SAVED }, headers: { "worklane-role": "RECRUITER" } }],
    ["without a session", { body: { query: SAVED }, headers: { cookie: "" } }],
    ["with too long a keyword", { body: { query: JOBS, variables: { keyword: "x".repeat(5000) } } }],
    ["with the cookies of another site", { body: { query: SAVED }, headers: { origin: "https://elsewhere.example" } }],
  ])("is answered as by Apollo, asked %s", async (_, request) => {
    const expected = await ask(unknown(request));
    apollo.mockClear();
    expect(await ask(request)).toEqual(expected);
    expect(apollo).not.toHaveBeenCalled();
  });

  test.each<[string, Ask & { body: object }]>([
    ["variables of another type", { body: { query: JOBS, variables: { first: "many" } } }],
    ["variables that are a list", { body: { query: JOBS, variables: [] } }],
    ["variables that are a text", { body: { query: JOBS, variables: "{}" } }],
    ["a variable too few", { body: { query: JOB, variables: {} } }],
    ["another name", { body: { query: JOBS, operationName: "Others" } }],
    ["a name that is none", { body: { query: JOBS, operationName: 7 } }],
    ["extensions that are a text", { body: { query: JOBS, extensions: "x" } }],
    ["a page that costs too much", { body: { query: JOBS, variables: { first: 100000 } } }],
    ["a type that nobody speaks", { body: { query: JOBS }, headers: { accept: "image/png" } }],
    ["a type with weights", { body: { query: JOBS }, headers: { accept: "application/json;q=0.5, */*;q=0.1" } }],
    ["a form's type", { body: { query: JOBS }, headers: { "content-type": "text/plain" } }],
    [
      "a hash that is not the text's",
      { body: { query: JOBS, extensions: { persistedQuery: { version: 1, sha256Hash: "0" } } } },
    ],
    ["an unknown hash", { body: { extensions: { persistedQuery: { version: 1, sha256Hash: "constructor" } } } }],
    ["an inherited hash", { body: { extensions: { persistedQuery: { version: 1, sha256Hash: "__proto__" } } } }],
    ["a hash of another version", { body: { extensions: { persistedQuery: { version: 2, sha256Hash: "0" } } } }],
  ])("goes to Apollo, which reports what is wrong, with %s", async (_, request) => {
    const expected = await refusal(unknown(request));
    apollo.mockClear();
    const answer = await refusal(request);
    expect(answer).toEqual(expected);
    expect(answer.status).not.toBe(500);
  });

  test("is answered when sent by its hash", async () => {
    const sha256Hash = createHash("sha256").update(JOBS).digest("hex");
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const registered = await ask({ body: { query: JOBS, extensions } });
    apollo.mockClear();
    expect(await ask({ body: { extensions } })).toEqual(registered);
    expect(apollo).not.toHaveBeenCalled();
  });

  test("must be alone in its document; otherwise Apollo selects the operation", async () => {
    const query = "query A { jobs(first: 1) { nodes { id } } } query B { jobs(first: 2) { nodes { title } } }";
    for (let time = 0; time < OFTEN; time++) {
      const answers = await Promise.all(
        ["A", "B", "C"].map((operationName) => ask({ body: { query, operationName } })),
      );
      expect(answers.map(({ text }) => /"(id|title|errors)":/.exec(text)?.[1])).toEqual(["id", "title", "errors"]);
    }
  });

  test("is executed once per request if it changes something", async () => {
    const { id } = await app.db.prisma.company.findFirstOrThrow();
    const recruiter = await signIn(app.db, { id, role: "RECRUITER" });
    const query = "mutation Post($input: JobInput!) { postJob(input: $input) { job { id title status createdAt } } }";
    const input = { ...JOB_INPUT, title: "Known" };
    const post = () => ask({ body: { query, variables: { input } }, headers: { cookie: recruiter } });
    const posted = () => app.db.prisma.job.count({ where: { title: "Known" } });
    for (let time = 1; time <= OFTEN; time++) {
      const answer = await post();
      expect(answer.text).toContain('"status":"OPEN"');
      expect(await posted()).toBe(time);
    }
    apollo.mockClear();
    expect((await post()).text).toContain('"status":"OPEN"');
    expect(apollo).not.toHaveBeenCalled();
    expect(await posted()).toBe(OFTEN + 1);
    const refused = await ask({
      body: { query, variables: { input: { ...input, title: "" } } },
      headers: { cookie: recruiter },
    });
    expect(refused.text).toContain('"fields":{"title"');
    expect(await posted()).toBe(OFTEN + 1);
  });

  test("renews an expired session", async () => {
    // The cookie contains only a refresh token.
    expect(await ask({ body: { query: SAVED } })).toMatchObject({ status: 200, renewed: true });
    expect(apollo).not.toHaveBeenCalled();
  });
});
