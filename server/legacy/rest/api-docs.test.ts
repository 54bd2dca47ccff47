import { expect, test } from "vitest";
import { DOCUMENTED_CALLS } from "../../testing/documented-calls.ts";
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
