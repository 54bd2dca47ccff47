import { expect, test } from "vitest";
import { buildRecruiter } from "../../../prisma/factories/index.ts";
import { DOCUMENTED_CALLS } from "../../testing/documented-calls.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

test("the page is plain HTML that names every call, with nothing from elsewhere", async () => {
  const response = await fetch(`${app.url}/api-docs`);
  const page = await response.text();
  expect(response.headers.get("content-type")).toContain("text/html");
  expect(page).not.toMatch(/<script|https?:\/\/(?!worklane\.test)/);
  expect(DOCUMENTED_CALLS.filter((call) => !page.includes(`<code>${call.split(" ")[1]}</code>`))).toEqual([]);
});

test("every reference of the document leads somewhere, and every call says what it answers", async () => {
  const text = await (await fetch(`${app.url}/api-docs/openapi.json`)).text();
  const document = JSON.parse(text);
  for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
  const operations = Object.values<Record<string, { operationId: string; responses: object }>>(document.paths).flatMap(
    (methods) => Object.values(methods),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(DOCUMENTED_CALLS.length);
  for (const { responses } of operations) expect(Object.keys(responses)).toContain("500");
});

test("requests say what they take: lists, formats, lengths, and examples that are taken", async () => {
  const { paths, components } = await (await fetch(`${app.url}/api-docs/openapi.json`)).json();
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

  const send = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(bodyOf(path).example),
    });
  for (const path of ["/auth/signup-seeker", "/auth/signuprecruiter"]) {
    const answer = await send(path);
    expect([answer.status, await answer.json()]).toMatchObject([201, { message: expect.any(String) }]);
  }
  const { id } = await buildRecruiter(app.db.prisma);
  const cookie = await signIn(app.db, { id, role: "RECRUITER" });
  expect((await send("/recruiter/postjob", { cookie })).status).toBe(201);
});
