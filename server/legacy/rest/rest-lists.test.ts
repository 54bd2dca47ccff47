import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Prisma } from "../../generated/prisma/client.ts";
import type { LegacyClient } from "../../testing/legacy-client.ts";
import { testApp } from "../../testing/test-app.ts";

const CONTACTS = 100;
const app = testApp({ env: { CONTACTS_PER_DAY: String(CONTACTS) } });
const JOBS = 1203;
let seeker: LegacyClient;
let seekerId: string;
let companyId: string;
let recruiter: LegacyClient;

const idsOf = (items: { _id: string }[]) => items.map(({ _id }) => _id);

beforeAll(async () => {
  const [one, two] = [await app.build.seeker(), await app.build.recruiter()];
  [seekerId, companyId] = [one.id, two.id];
  [seeker, recruiter] = [await app.clientOf(one, "SEEKER"), await app.clientOf(two, "RECRUITER")];
  const first = await app.build.job({ companyId, requirements: "Long words. ".repeat(100) });
  const { id: _, questions: _none, ...job } = first;
  await app.db.prisma.job.createMany({
    // Many share a timestamp, as after an import.
    data: Array.from({ length: JOBS - 1 }, (_row, index) => ({
      ...job,
      title: `Job ${index}`,
      createdAt: new Date(Date.now() - Math.floor(index / 7) * 1000),
    })),
  });
});

describe("a whole list", () => {
  test("contains everything once, newest first, however it is read", async () => {
    const whole = idsOf((await seeker.get("/seeker/getjobs")).body.jobs);
    expect(new Set(whole).size).toBe(JOBS);
    const byPages: string[] = [];
    for (let path: string | undefined = "/seeker/getjobs?limit=50"; path; ) {
      const { body, headers } = await seeker.get(path);
      byPages.push(...idsOf(body.jobs));
      path = /<(.+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1];
      expect(path === undefined).toBe(body.next === "");
    }
    expect(byPages).toEqual(whole);
    expect(idsOf((await recruiter.get("/recruiter/postedjobs")).body.jobs)).toEqual([...whole].reverse());
  });

  test("ends with its connection when it fails after it has begun, which is logged once", async () => {
    for (let n = 0; n <= CONTACTS; n++)
      await app.build.seeker({ about: "Long words. ".repeat(500), hidesContacts: false });
    const errors = vi.spyOn(app.app.platform.log, "error");
    const response = await fetch(`${app.url}/recruiter/getAllCandidates`, {
      // Uncompressed, the beginning is sent before the list fails.
      headers: { cookie: recruiter.cookieHeader, "accept-encoding": "identity" },
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    await seeker.get("/seeker/getjobs?limit=1");
    expect(errors.mock.calls.map(([, message]) => message)).toEqual(["the answer broke off"]);
  });

  test("is the same for a client without decompression", async () => {
    const get = (encoding: string) =>
      fetch(`${app.url}/seeker/getjobs`, { headers: { cookie: seeker.cookieHeader, "accept-encoding": encoding } });
    const [packed, plain] = await Promise.all([get("gzip"), get("identity")]);
    expect([packed.headers.get("content-encoding"), plain.headers.get("content-encoding")]).toEqual(["gzip", null]);
    expect(await plain.text()).toBe(await packed.text());
  });

  test("is not sent again while unchanged, and is never stale", async () => {
    const held = async () => (await seeker.get("/seeker/getjobs")).headers.get("etag") ?? "";
    const again = async (etag: string) => {
      const response = await fetch(`${app.url}/seeker/getjobs`, {
        headers: { cookie: seeker.cookieHeader, "if-none-match": etag },
      });
      await response.arrayBuffer();
      return response.status;
    };
    const edit = (title: string, data: Prisma.JobUpdateManyMutationInput) =>
      app.db.prisma.job.updateMany({ where: { title }, data });
    const rename = (name: string) => app.db.prisma.company.update({ where: { id: companyId }, data: { name } });
    const changes: [string, () => Promise<unknown>][] = [
      ["a post", () => app.build.job({ companyId })],
      ["an edit", () => edit("Job 3", { location: "Goa" })],
      ["a closing", () => edit("Job 4", { status: "CLOSED" })],
      ["a deadline", () => edit("Job 5", { applicationDeadline: new Date("2020-01-01") })],
      ["a company's name", () => rename("New name")],
    ];
    let etag = await held();
    for (const [what, change] of changes) {
      expect([what, await again(etag)]).toEqual([what, 304]);
      await change();
      expect([what, await again(etag)]).toEqual([what, 200]);
      etag = await held();
    }
    const job = await app.build.job({ companyId });
    const seen = await Promise.all(Array.from({ length: 8 }, () => seeker.get("/seeker/getjobs")));
    for (const { body } of seen) expect(idsOf(body.jobs)).toContain(job.id);
  });

  test("personal lists have a tag too, and long ones are streamed", async () => {
    const saved = async (etag = "") =>
      fetch(`${app.url}/seeker/savedJobs`, { headers: { cookie: seeker.cookieHeader, "if-none-match": etag } });
    const empty = await saved();
    expect([empty.status, await empty.json()]).toEqual([200, { jobs: [] }]);
    expect((await saved(empty.headers.get("etag") ?? "")).status).toBe(304);
    const jobs = await app.db.prisma.job.findMany({ select: { id: true }, take: 800 });
    await app.build.savedJob({ seekerId, jobId: jobs[0]?.id ?? "" });
    await app.db.prisma.savedJob.createMany({ data: jobs.slice(1).map(({ id }) => ({ seekerId, jobId: id })) });
    const long = await saved();
    expect(long.headers.get("etag")).toBeNull();
    expect(new Set(idsOf((await long.json()).jobs)).size).toBe(800);
  });
});
