import { createConfig, lintFromString } from "@redocly/openapi-core";
import { beforeAll, expect, test } from "vitest";
import { LEGACY_CALLS } from "../../testing/legacy-calls.ts";
import { formOf, LegacyClient, testApp } from "../../testing/test-app.ts";

const app = testApp();
const MESSAGE = { message: expect.any(String) };
// biome-ignore lint/suspicious/noExplicitAny: a document is read as JSON
let document: any;
beforeAll(async () => {
  document = await (await fetch(`${app.url}/api-docs/openapi.json`)).json();
});

test("the page is plain HTML that lists every call, without external resources", async () => {
  const response = await fetch(`${app.url}/api-docs`);
  const page = await response.text();
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(page).not.toMatch(/<script|https?:\/\/(?!worklane\.test)/);
  expect(LEGACY_CALLS.filter((call) => !page.includes(`<code>${call.split(" ")[1]}</code>`))).toEqual([]);
});

test("every call describes the server's own failure", () => {
  const operations = Object.values<Record<string, { responses: object }>>(document.paths).flatMap(Object.values);
  for (const { responses } of operations) expect(Object.keys(responses)).toContain("500");
});

test("requests are described: lists, formats, lengths, and examples that are accepted", async () => {
  const { paths, components } = document;
  const bodyOf = (path: string) => paths[path].post.requestBody.content["application/json"];
  const job = bodyOf("/recruiter/postjob").schema.properties;
  expect(job).toMatchObject({
    jobTitle: { maxLength: 200 },
    jobType: { enum: ["Full-time", "Part-time", "Internship"] },
    applicationDeadline: { format: "date" },
  });
  expect(paths["/seeker/getjobs"].get.parameters[0].schema).toMatchObject({ minimum: 1, maximum: 50 });
  expect(paths["/seeker/saveJob/{jobId}"].post.parameters[0].schema).toMatchObject({ format: "uuid" });
  expect(paths["/seeker/connect/{id}"].post.responses["422"]).toBeDefined();
  expect(paths["/auth/login-seeker"].post.security).toEqual([]);
  expect(JSON.stringify(components)).not.toContain('"additionalProperties":false');

  const send = (path: string, client: LegacyClient) => client.post(path, bodyOf(path).example);
  for (const path of ["/auth/signup-seeker", "/auth/signuprecruiter"])
    expect(await send(path, new LegacyClient(app.url))).toMatchObject({ status: 201, body: MESSAGE });
  const recruiter = await app.clientOf(await app.build.recruiter(), "RECRUITER");
  expect((await send("/recruiter/postjob", recruiter)).status).toBe(201);
});

test("texts are described as texts, and writes with the header by which they are repeated safely", async () => {
  const { paths, components } = document;
  const { requestBody, parameters, responses } = paths["/recruiter/postjob"].post;
  for (const field of Object.values<object>(requestBody.content["application/json"].schema.properties)) {
    expect(field).toMatchObject({ type: "string" });
    expect(field).not.toHaveProperty("anyOf");
  }
  expect(parameters).toMatchObject([{ name: "Idempotency-Key", in: "header", required: false }]);
  expect(Object.keys(responses[201].headers)).toEqual(["Idempotent-Replayed"]);
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(["409", "422"]));
  expect(JSON.stringify(paths["/recruiter/postedjobs"])).not.toContain("Idempot");
  expect(JSON.stringify(paths["/auth/login-seeker"])).not.toContain("Idempot");
  expect(components.securitySchemes.bearer.description).toContain("API key");
});

test("both profile forms are described, and accept their own examples", async () => {
  const { paths } = document;
  const bodyOf = (path: string) => paths[path].put.requestBody.content["multipart/form-data"];
  expect(bodyOf("/seeker/editProfile").schema.properties).toMatchObject({
    name: { maxLength: 120 },
    phone: { pattern: expect.stringContaining("{10}") },
    dob: { format: "date" },
    about: { maxLength: 2000 },
    cgpa: { minimum: 0, maximum: 10 },
    tenthPercent: { minimum: 0, maximum: 100 },
    graduationYear: { minimum: 1940 },
    skills: { contentSchema: { maxItems: 50, items: { maxLength: 60 } } },
    socialExperiences: { contentSchema: { items: { required: ["role", "company", "from"] } } },
  });
  expect(bodyOf("/recruiter/editprofile").schema.properties).toMatchObject({
    companysize: { enum: ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+", ""] },
    companyDescription: { maxLength: 5000 },
  });
  for (const [path, client] of [
    ["/seeker/editProfile", await app.clientOf(await app.build.seeker(), "SEEKER")],
    ["/recruiter/editprofile", await app.clientOf(await app.build.recruiter(), "RECRUITER")],
  ] as const) {
    const { schema, example } = bodyOf(path);
    const texts = Object.entries<{ format?: string }>(schema.properties).filter(
      ([, { format }]) => format !== "binary",
    );
    expect(Object.keys(example), path).toEqual(texts.map(([name]) => name));
    expect(await client.put(path, formOf(example)), path).toMatchObject({ status: 200, body: MESSAGE });
  }
});

test("ids, decisions and optional fields are described as such", async () => {
  const { paths } = document;
  const seen = paths["/messages/seen"].put.requestBody.content["application/json"];
  expect(seen.schema.properties).toMatchObject({ senderId: { format: "uuid" }, receiverId: { format: "uuid" } });
  expect(Object.keys(seen.example)).toEqual(["senderId", "receiverId"]);
  const decision = paths["/recruiter/updateStatus/{jobId}/{applicantId}"].post.requestBody.content["application/json"];
  expect(decision.schema.properties.status.enum).toEqual(["Applied", "Accepted", "Rejected"]);
  expect(decision.example).toEqual({ status: "Accepted" });
  expect(paths["/auth/logout-seeker"].post.security).toEqual([{ seekerCookie: [] }, { bearer: [] }, {}]);
  expect(paths["/auth/logout-recruiter"].post.security).toEqual([{ recruiterCookie: [] }, { bearer: [] }, {}]);
});

test("the document passes Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
  const lines = found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`);
  expect(lines).toEqual([]);
});
