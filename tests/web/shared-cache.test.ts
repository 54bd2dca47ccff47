// @module-tag thorough

import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildJob, buildSeeker } from "../../prisma/factories/index.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { companyPath, jobPath } from "../../shared/public-paths.ts";

const app = testApp();
let proxy: Server;
let address = "";
let hits = 0;
/** Milliseconds by the cache's clock, which a test advances. */
let now = 0;

interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly until: number;
}

/** A shared cache: it stores public responses for everybody, for their max-age. */
beforeAll(async () => {
  const kept = new Map<string, Kept>();
  proxy = createServer(async (request, response) => {
    const { url = "", method = "GET", headers } = request;
    const known = method === "GET" ? kept.get(url) : undefined;
    const isFresh = known !== undefined && now < known.until;
    if (isFresh) hits++;
    const answer = isFresh ? known : await ask(url, method, headers.cookie ?? "");
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers)
      if (!/encoding|length|connection/.test(name)) response.setHeader(name, value);
    response.end(answer.body);
  });
  async function ask(url: string, method: string, cookie: string): Promise<Kept> {
    const answer = await fetch(app.url + url, { method, headers: { cookie }, redirect: "manual" });
    const caching = answer.headers.get("cache-control") ?? "";
    const seconds = caching.includes("public") ? Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0) : 0;
    const until = now + seconds * 1000;
    const result = { status: answer.status, headers: answer.headers, body: await answer.text(), until };
    if (seconds > 0) kept.set(url, result);
    return result;
  }
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => proxy.close(resolve)));

it("two people behind one cache never see each other's data", async () => {
  const job = await buildJob(app.db.prisma, { title: "Welder", recruiter: { name: "Tidewater Labs" } });
  const people = await Promise.all(
    ["Asha Menon", "Vikram Rao"].map(async (name) => {
      const { id } = await buildSeeker(app.db.prisma, { name });
      return { id, name, cookie: await signIn(app.db, { id, role: "SEEKER" }) };
    }),
  );
  const get = async (path: string, cookie: string) => {
    const answer = await fetch(address + path, { headers: { cookie }, redirect: "manual" });
    expect(answer.headers.get("set-cookie"), path).toBeNull();
    return answer.text();
  };
  for (const { cookie } of people) {
    const pressed = await fetch(`${address}/jobs/${job.id}/apply`, { method: "POST", headers: { cookie } });
    expect(await pressed.text()).toContain("You applied");
  }
  for (const path of [jobPath(job), companyPath("tidewater-labs"), "/jobs", "/feeds/jobs.atom", "/sitemap.xml"]) {
    const [one, other] = [await get(path, people[0]?.cookie ?? ""), await get(path, people[1]?.cookie ?? "")];
    expect(other, path).toBe(one);
    for (const { id, name } of people) for (const own of [id, name, "Applied"]) expect(one, path).not.toContain(own);
  }
  expect(hits).toBeGreaterThanOrEqual(5);
  for (const { cookie } of people) expect(await get("/jobs/finish", cookie)).not.toContain("You applied");
});

it("a closed job disappears within a second, from the cache too", async () => {
  const job = await buildJob(app.db.prisma, { title: "Closing" });
  const statusOf = async () => (await fetch(address + jobPath(job))).status;
  expect(await statusOf()).toBe(200);
  await app.db.prisma.job.update({ where: { id: job.id }, data: { status: "CLOSED" } });
  expect(await statusOf()).toBe(200);
  now += 1000;
  expect(await statusOf()).toBe(410);
});
