// @module-tag thorough

import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
} from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { LEGACY_CALLS } from "../testing/legacy-calls.ts";
import { cpuMilliseconds, heldBytes } from "../testing/process-use.ts";
import { publishedSchema } from "../testing/published-schema.ts";
import { postBody } from "../testing/send.ts";
import { rawSocket } from "../testing/subscriber.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const published = publishedSchema();
let seeker: string;
let recruiter: string;
let jobId: string;

beforeAll(async () => {
  const job = await app.build.job();
  jobId = job.id;
  seeker = (await app.signedInSeeker()).cookie;
  recruiter = await app.signIn({ id: job.companyId, role: "RECRUITER" });
});

interface WithCost {
  readonly extensions: { readonly cost: { readonly value: number; readonly remaining?: number } };
}

const codeOf = async (query: string, variables: Record<string, unknown> = {}, cookie = seeker) => {
  let code = "";
  const took = await cpuMilliseconds(async () => {
    const { errors } = await app.execute(query, variables, { cookie });
    code = errors?.[0]?.extensions.code ?? "yes";
  });
  expect(took).toBeLessThan(2000);
  return code;
};

const SEARCH = "query ($filter: JobFilter) { jobs(first: 1, filter: $filter) { totalCount } }";
const many = 40_000;
const unknownFields = Object.fromEntries(Array.from({ length: many }, (_, n) => [`k${n}`, n]));

test.each([
  ["fields that nobody knows", unknownFields],
  ["values of the wrong kind", { keyword: unknownFields }],
  ["fields with long names", Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`${"x".repeat(5000)}${n}`, n]))],
])("variables with thousands of errors, as %s, are rejected immediately, at the first error", async (_name, filter) => {
  const took = await cpuMilliseconds(async () => expect(await codeOf(SEARCH, { filter })).toBe("BAD_USER_INPUT"));
  expect(took).toBeLessThan(1500);
});

test("documents made up by strangers do not stay in memory", async () => {
  const send = async (name: string) => {
    const industries = "IT ".repeat(300);
    const query = `query ${name} { jobs(first: 1, filter: { industries: [${industries}] }) { nodes { id } } }${"\n#".repeat(28_000)}`;
    for (let time = 0; time < 4; time++) expect((await app.execute(query)).errors).toBeUndefined();
  };
  await send("First");
  const before = heldBytes();
  for (let number = 0; number < 8; number++) await send(`Made${number}`);
  expect(heldBytes() - before).toBeLessThan(15_000_000);
  const short = async (number: number) => {
    const query = `query Short${number} { jobs(first: 1) { nodes { id } } }${"\n#".repeat(15_000)}`;
    for (let time = 0; time < 4; time++) expect((await app.execute(query)).errors).toBeUndefined();
  };
  for (let number = 0; number < 8; number++) await short(number);
  expect(heldBytes() - before).toBeLessThan(15_000_000);
}, 120_000);

describe("documents that request too much", () => {
  test("deep nesting is rejected, also through fragments", async () => {
    const deep = (levels: number): string => (levels === 0 ? "__typename" : `ofType { ${deep(levels - 1)} }`);
    expect(await codeOf(`{ __type(name: "Job") { fields { type { ${deep(15)} } } } }`)).toBe(
      "GRAPHQL_VALIDATION_FAILED",
    );
    const wide = "fields { type { fields { type { fields { type { name } } } } } }";
    expect(await codeOf(`{ __schema { types { ${wide} } } }`)).toBe("GRAPHQL_VALIDATION_FAILED");
    const ring = "fragment A on Job { ...B } fragment B on Job { ...A } { jobs { nodes { ...A } } }";
    expect(await codeOf(ring)).toBe("GRAPHQL_VALIDATION_FAILED");
  });

  test("the schema is introspected once in a document, and counted", async () => {
    const whole = "{ types { name fields { name args { name type { ofType { name } } } type { ofType { name } } } } }";
    const one = (await app.execute(`{ __schema ${whole} }`, {}, { cookie: seeker })) as unknown as WithCost;
    expect(one.extensions.cost.value).toBeGreaterThan(1500);
    expect(one.extensions.cost.remaining).toBeLessThan(30_000);
    expect(await codeOf(`{ a: __schema ${whole} b: __schema ${whole} }`)).toBe("QUERY_TOO_COMPLEX");
    expect(await codeOf(`{ __schema { types { name } again: types { name } } }`)).toBe("QUERY_TOO_COMPLEX");
    const inside = "fragment S on __Schema { types { ...T } } fragment T on __Type { name a: name }";
    expect(await codeOf(`{ __schema { ...S } } ${inside}`)).toBe("QUERY_TOO_COMPLEX");
    const inFragments = "fragment F on Query { a: __schema { ...S } } fragment S on __Schema { types { name } }";
    expect(await codeOf(`{ ...F ... on Query { b: __schema { ...S } } } ${inFragments}`)).toBe("QUERY_TOO_COMPLEX");
    const types = Array.from({ length: 12 }, (_, n) => `a${n}: __type(name: "Mutation") { fields { name } }`).join(" ");
    expect(await codeOf(`{ ${types} }`)).toBe("QUERY_TOO_COMPLEX");
  });

  test("what is computed from a text costs more the longer the text is, also in a variable", async () => {
    const costOf = async (query: string, variables: Record<string, unknown>) =>
      ((await app.execute(query, variables, { cookie: recruiter })) as unknown as WithCost).extensions.cost.value;
    const preview = "query ($text: String!) { markdownPreview(text: $text) }";
    const short = await costOf(preview, { text: "a" });
    expect(await costOf(preview, { text: "a".repeat(30_000) })).toBe(short + 290);
    expect(await costOf(preview, { text: "b" })).toBe(short);
    expect(await costOf(`{ markdownPreview(text: "${"a".repeat(30_000)}") }`, {})).toBe(short + 290);
    const hints = "query ($input: JobInput!) { jobPostingHints(input: $input) { code } }";
    const input = { title: "", description: "", industry: "IT", jobType: "FULL_TIME", workMode: "REMOTE" };
    const none = await costOf(hints, { input });
    expect(await costOf(hints, { input: { ...input, description: "a. ".repeat(10_000) } })).toBe(none + 600);
    const many = (field: string) => Array.from({ length: 30 }, (_, n) => `a${n}: ${field}`).join(" ");
    const text = "* a\n".repeat(7500);
    expect(
      await codeOf(`query ($text: String!) { ${many("markdownPreview(text: $text)")} }`, { text }, recruiter),
    ).toBe("QUERY_TOO_COMPLEX");
    expect(await costOf(`{ job(id: "${jobId}") { ${many("descriptionHtml")} } }`, {})).toBeGreaterThan(300);
    expect(await costOf("{ jobs(first: 50) { nodes { descriptionHtml } } }", {})).toBeGreaterThan(250);
  });

  test("an empty name of an operation and empty variables are none", async () => {
    for (const body of [
      { query: "{ __typename }", operationName: "" },
      { query: "query One { __typename }", operationName: "", variables: "" },
    ])
      expect((await postBody(app.url, body)).status).toBe(200);
    const asked = await fetch(`${app.url}/graphql?query={__typename}&operationName=&variables=`);
    expect(asked.status).toBe(200);
  });

  test.each([
    [
      "unknown types",
      (n: number) => `$a${n}: JobApplicationX${n}`,
      (types: string) => `query (${types}) { __typename }`,
    ],
    // Each would be compared with each: GraphQL.js stops that after a number of comparisons.
    ["unknown fragments", (n: number) => `...F${n} ...G${n}`, (spreads: string) => `{ ${spreads} }`],
  ])("many %s are reported up to a number, so that they cost little", async (_what, nth, around) => {
    const document = around(Array.from({ length: 700 }, (_, n) => nth(n)).join(" "));
    const took = await cpuMilliseconds(async () => {
      const { errors = [] } = await app.execute(document, {}, { cookie: seeker });
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.length).toBeLessThan(25);
    });
    expect(took).toBeLessThan(400);
  });

  test.each([
    [
      "brings a variable of another type",
      { query: "query ($first: Int) { jobs(first: $first) { totalCount } }", variables: { first: "x" } },
    ],
    ["is a batch", [{ query: "{ viewer { id } }" }, { query: "{ viewer { id } }" }]],
    ["is not in the document that it is asked by", { query: "query One { viewer { id } }", operationName: "Two" }],
    [
      "is for a socket, under a condition without its variable",
      { query: "subscription { connectionChanged @skip(if: $x) { __typename } }" },
    ],
    ["is for a socket", { query: "subscription { connectionChanged { seeker { id } } }" }],
  ])("what %s is reported as the client's mistake, including the status", async (_what, requested) => {
    expect((await postBody(app.url, requested, { cookie: seeker })).status).toBe(400);
  });

  test.each([
    ["says nowhere where its parts end", "", "nothing"],
    ["has no parts", "x", "--x--\r\n"],
  ])("a form that %s is rejected as unreadable", async (_what, boundary, body) => {
    const type = `multipart/form-data; boundary=${boundary}`;
    const headers = { "content-type": type, "apollo-require-preflight": "1", cookie: seeker };
    const response = await postBody(app.url, body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
  });

  test("many directives and many fields are handled quickly", async () => {
    expect(await codeOf(`{ viewer { id ${"@include(if: true) ".repeat(5000)} } }`)).not.toBe("INTERNAL_SERVER_ERROR");
    expect(await codeOf(`{ ${"viewer { id } ".repeat(5000)} }`)).not.toBe("INTERNAL_SERVER_ERROR");
  });

  test("the tokens, length and nesting of a document are limited, over a socket as well", async () => {
    const raw = await rawSocket(app.url, { cookie: seeker });
    await raw.init();
    const overSocket = async (query: string) => {
      const id = crypto.randomUUID();
      raw.subscribe(id, query);
      const { payload } = (await raw.received("error", id)) as unknown as {
        payload: { extensions: { code: string } }[];
      };
      return payload[0]?.extensions.code;
    };
    const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, n) => `a${n}:viewer{id}`).join(" ")} }`;
    const long = `subscription { chatEvents { __typename } } # ${"x".repeat(60_000)}`;
    for (const [query, code] of [
      [aliases(400), "GRAPHQL_VALIDATION_FAILED"],
      [aliases(700), "GRAPHQL_PARSE_FAILED"],
      [long, "PAYLOAD_TOO_LARGE"],
      ["{a".repeat(1400), "GRAPHQL_PARSE_FAILED"],
      [`{ a(b: ${"[".repeat(2900)}`, "GRAPHQL_PARSE_FAILED"],
      [`{ a(b: ${"{c: ".repeat(900)}`, "GRAPHQL_PARSE_FAILED"],
      [`query ($a: ${"[".repeat(2900)}`, "GRAPHQL_PARSE_FAILED"],
      [`# ${"[".repeat(2900)}\n{ job(id: "${"{(".repeat(1400)}") { nothing } }`, "GRAPHQL_VALIDATION_FAILED"],
    ] as const) {
      expect([await codeOf(query), await overSocket(query)]).toEqual([code, code]);
    }
    raw.socket.close();
  });

  test("a megabyte of aliases is rejected before it is parsed", async () => {
    const flood = `{ ${"a:__typename ".repeat(75_000)} }`;
    await codeOf(flood);
    const took = await cpuMilliseconds(async () => {
      for (let time = 0; time < 5; time++) expect(await codeOf(flood)).toBe("PAYLOAD_TOO_LARGE");
    });
    expect(took / 5).toBeLessThan(200);
  });
});

test.each(["PUT", "PATCH", "DELETE"])(
  "%s on /graphql is answered with the methods that are allowed",
  async (method) => {
    const response = await fetch(`${app.url}/graphql`, { method, headers: { cookie: seeker } });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining(method) }] });
  },
);

test.each([
  ["{ jobs { totalCount } }", 200],
  ["mutation { logOut(role: SEEKER) { message } }", 405],
  ["{ nothing }", 400],
])("HEAD on /graphql is answered as GET, without the body: %s", async (query, status) => {
  const url = `${app.url}/graphql?query=${encodeURIComponent(query)}`;
  const [get, head] = await Promise.all(["GET", "HEAD"].map((method) => fetch(url, { method })));
  expect([get?.status, head?.status, await head?.text()]).toEqual([status, status, ""]);
  for (const name of ["content-type", "allow", "cache-control"])
    expect(head?.headers.get(name)).toBe(get?.headers.get(name));
});

describe("the schema", () => {
  test("from introspection is the published one", async () => {
    const introspection: TypedDocumentNode<IntrospectionQuery, Record<string, never>> = parse(
      getIntrospectionQuery({ inputValueDeprecation: true }),
    );
    const data = await app.expectOk(introspection);
    const seen = Object.keys(buildClientSchema(data).getTypeMap()).sort();
    expect(seen).toEqual(Object.keys(published.getTypeMap()).sort());
    expect(printSchema(lexicographicSortSchema(buildClientSchema(data)))).toBe(
      printSchema(lexicographicSortSchema(published)),
    );
  });

  test("answers no secret except to its owner, and does not name tables or stores", () => {
    const answered = Object.values(published.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith("__"))
      .flatMap((type) =>
        isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
      );
    expect(
      answered.filter((name) => /password(?!ResetTokenIsValid)|hash|secret|storageKey|refreshToken/i.test(name)).sort(),
    ).toEqual([
      "CreateWebhookEndpointPayload.secret",
      "LogInPayload.refreshToken",
      "Mutation.changePassword",
      "Mutation.confirmPassword",
      "Mutation.requestPasswordReset",
      "Mutation.resetPassword",
      "Mutation.rotateWebhookSecret",
      "RenewSessionPayload.refreshToken",
      "WebhookEndpoint.previousSecretUntil",
    ]);
  });
});

test.each<[string, string, string]>([
  ["a GraphQL body", "/graphql", '{"query":"{ viewer { id } }","__proto__":{"polluted":true}}'],
  ["its variables", "/graphql", '{"query":"{ viewer { id } }","variables":{"__proto__":{"polluted":true}}}'],
  ["a constructor", "/graphql", '{"query":"{ viewer { id } }","constructor":{"prototype":{"polluted":true}}}'],
  ["a REST body", "/auth/login-seeker", '{"email":"a@example.com","__proto__":{"polluted":true}}'],
])("prototypes are not polluted by %s", async (_what, path, body) => {
  const headers = { "content-type": "application/json" };
  expect((await fetch(app.url + path, { method: "POST", headers, body })).status).toBeLessThan(500);
  expect(Object.prototype).not.toHaveProperty("polluted");
});

test("a deeply nested document is rejected with a specific message, in a form and in a URL as well", async () => {
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
});

test.each([
  ["lists", "[", "]"],
  ["objects", '{"a":', "}"],
])("%s nested 100,000 deep are rejected as input, in variables and in legacy calls", async (_what, open, close) => {
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
});
