import { expect, test } from "vitest";
import { startTestApp, testApp } from "../../testing/test-app.ts";

const app = testApp();
const PATH = "/.well-known/security.txt";

test("names the operator's contact, and expires within a year", async () => {
  const named = await startTestApp({ env: { SECURITY_CONTACT: "mailto:security@jobs.example" } });
  try {
    const response = await fetch(named.url + PATH);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toMatch(/^Contact: mailto:security@jobs\.example$/m);
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
    expect(expires.getTime()).toBeGreaterThan(Date.now());
    expect(expires.getTime()).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000);
  } finally {
    await named.close();
  }
});

test("is absent if no contact is configured", async () => {
  expect((await fetch(app.url + PATH)).status).toBe(404);
});
