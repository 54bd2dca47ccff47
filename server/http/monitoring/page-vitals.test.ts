import { expect, test } from "vitest";
import { VITALS_PATH } from "../../../shared/page-vitals.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

const report = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(app.url + VITALS_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const metrics = async () => (await fetch(`${app.url}/metrics`)).text();

test("a browser's measurements appear in the metrics, by the kind of page only", async () => {
  const answer = await report({ page: "recruiters", values: { LCP: 1900, INP: 150, FCP: 700, TTFB: 90, CLS: 0.04 } });
  expect(answer.status).toBe(204);
  const text = await metrics();
  expect(text).toContain('worklane_page_vital_seconds_bucket{le="1.8",vital="LCP",page="recruiters"} 0');
  expect(text).toContain('worklane_page_vital_seconds_bucket{le="2.5",vital="LCP",page="recruiters"} 1');
  expect(text).toContain('worklane_page_vital_seconds_bucket{le="0.2",vital="INP",page="recruiters"} 1');
  expect(text).toContain('worklane_page_layout_shift_bucket{le="0.05",page="recruiters"} 1');
});

test.each([
  ["a page of another kind", { page: "/main/usersprofile/ada", values: { LCP: 1 } }],
  ["an inherited name", { page: "constructor", values: { LCP: 1 } }],
  ["a name that is no vital", { page: "landing", values: { toString: 1 } }],
  ["what is more than a minute", { page: "landing", values: { LCP: 60_001 } }],
  ["what is less than nothing", { page: "landing", values: { CLS: -0.1 } }],
  ["a text", { page: "landing", values: { INP: "80" } }],
  ["more than was asked for", { page: "landing", values: {}, who: "ada@example.com" }],
  ["a list", []],
])("%s is rejected, and nothing is counted", async (_what, body) => {
  const before = await metrics();
  expect((await report(body)).status).toBe(422);
  const ofPages = (text: string) => text.split("\n").filter((line) => line.startsWith("worklane_page_"));
  expect(ofPages(await metrics())).toEqual(ofPages(before));
});

test("a page of another site, and a long text, are rejected", async () => {
  expect(
    (await report({ page: "landing", values: {} }, { origin: "https://evil.example", cookie: "a=b" })).status,
  ).toBe(403);
  expect((await report({ page: "landing", values: {}, more: "x".repeat(2000) })).status).toBe(413);
});

test("reports are rate-limited per address", async () => {
  // More than two windows allow: the requests may fall into two.
  const statuses = await Promise.all(
    Array.from({ length: 1201 }, async () => (await report({ page: "landing", values: { LCP: 100 } })).status),
  );
  expect(statuses).toContain(429);
});
