import { beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../../prisma/seed/seed.ts";
import { testApp } from "../../testing/test-app.ts";
import { EXAMPLES } from "./examples.ts";

const app = testApp();

/** Sends an example as a browser would: with the cookies of those before it. */
const cookies = new Map<string, string>();
async function send(query: string, variables: unknown, headers: Record<string, string> = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${app.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify({ query, variables }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
    cookies.set(name, value);
  }
  return response.json();
}

beforeAll(() => seedDemo(app.app.platform));

test("the playground is served by ourselves, under a policy of its own", async () => {
  const page = await fetch(`${app.url}/playground`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("'unsafe-eval'");
  const html = await page.text();
  expect(html).toContain('<base href="/playground/" />');
  expect(html).toContain('<a href="/help">Help</a><a href="/accessibility">Accessibility</a>');
  expect((await fetch(`${app.url}/playground/main.js`)).headers.get("content-type")).toContain("javascript");
  expect((await fetch(`${app.url}/start`)).headers.get("content-security-policy")).not.toContain("'unsafe-eval'");
});

test("every example works against the demo data, one after the other", async () => {
  const found = new Map<string, string>();
  for (const { name, query, variables = {}, role } of EXAMPLES) {
    const filled = Object.fromEntries(
      Object.entries(variables).map(([key, value]) => [key, value === "" ? (found.get(key) ?? value) : value]),
    );
    // A person chooses the file, and a socket serves the subscription: both are tried in a browser.
    if (/subscription |Upload!/.test(query)) continue;
    const answer = await send(query, filled, role ? { "worklane-role": role } : {});
    expect(answer.errors, `${name}: ${JSON.stringify(answer)}`).toBeUndefined();
    const jobs = answer.data.jobs?.nodes ?? [];
    if (jobs.length > 0) found.set("jobId", jobs[0].id);
  }
});
