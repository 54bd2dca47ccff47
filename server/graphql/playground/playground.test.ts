import { beforeAll, expect, test } from "vitest";
import { loadDemo } from "../../../prisma/demo/load-demo.ts";
import { postBody } from "../../testing/send.ts";
import { testApp } from "../../testing/test-app.ts";
import { EXAMPLES } from "./examples.ts";

const app = testApp();

/** Cookies of the previous examples, sent with the next as a browser would. */
const cookies = new Map<string, string>();
async function send(query: string, variables: unknown, headers: Record<string, string> = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await postBody(app.url, { query, variables }, { cookie, ...headers });
  for (const line of response.headers.getSetCookie()) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
    cookies.set(name, value);
  }
  return response.json();
}

beforeAll(() => loadDemo(app.app.platform), 60_000);

test("the playground is self-hosted, under a separate policy", async () => {
  const page = await fetch(`${app.url}/playground`);
  expect(page.status).toBe(200);
  expect(page.headers.get("content-security-policy")).toContain("'unsafe-eval'");
  const html = await page.text();
  expect(html).toContain('<base href="/playground/" />');
  expect(html).toContain('<a href="/help">Help</a><a href="/accessibility">Accessibility</a>');
  expect((await fetch(`${app.url}/playground/main.js`)).headers.get("content-type")).toContain("javascript");
  expect((await fetch(`${app.url}/start`)).headers.get("content-security-policy")).not.toContain("'unsafe-eval'");
});

test("every example works against the demo data, in sequence", async () => {
  const found = new Map<string, string>();
  for (const { name, query, variables = {}, role } of EXAMPLES) {
    const filled = Object.fromEntries(
      Object.entries(variables).map(([key, value]) => [key, value === "" ? (found.get(key) ?? value) : value]),
    );
    // The file has to be chosen by a person and the subscription needs a socket: both are tested in a browser.
    if (/subscription |Upload!/.test(query)) continue;
    const answer = await send(query, filled, role ? { "worklane-role": role } : {});
    expect(answer.errors, `${name}: ${JSON.stringify(answer)}`).toBeUndefined();
    const jobs = answer.data.jobs?.nodes ?? [];
    if (jobs.length > 0) found.set("jobId", jobs[0].id);
  }
});
