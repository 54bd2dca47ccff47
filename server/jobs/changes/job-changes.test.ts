import { readFileSync } from "node:fs";
import type { ResultOf } from "@graphql-typed-document-node/core";
import { parseFeed } from "@rowanmanning/feed-parser";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildJob } from "../../../prisma/factories/index.ts";
import { codeOf } from "../../applications/testing/scene.testing.ts";
import { dayFromToday } from "../../testing/days.ts";
import { graphql, testApp } from "../../testing/test-app.ts";
import { expireJobs } from "./job-changes.store.ts";

const app = testApp();
const FEED = graphql(`query JobChanges($after: String, $first: Int) { jobChanges(after: $after, first: $first) {
  edges { cursor node { jobId kind job { id title } } } pageInfo { endCursor hasNextPage } totalCount } }`);

/** A client that mirrors the open jobs from the feed alone. */
class Mirror {
  readonly open = new Map<string, string>();
  readonly cursors: string[] = [];
  readonly kinds: string[] = [];
  #after: string | null = null;

  /** Reads to the end of the feed. */
  async follow(first = 50): Promise<this> {
    for (let hasMore = true; hasMore; ) {
      const { jobChanges }: ResultOf<typeof FEED> = await app.expectOk(FEED, { after: this.#after, first });
      for (const { cursor, node } of jobChanges.edges) {
        this.cursors.push(cursor);
        this.kinds.push(node.kind);
        if (node.job) this.open.set(node.jobId, node.job.title);
        else this.open.delete(node.jobId);
      }
      this.#after = jobChanges.pageInfo.endCursor ?? this.#after;
      hasMore = jobChanges.pageInfo.hasNextPage;
    }
    return this;
  }
}

const openJobs = async () => {
  const deadlines = [{ applicationDeadline: null }, { applicationDeadline: { gte: dayFromToday(0) } }];
  const jobs = await app.db.prisma.job.findMany({ where: { status: "OPEN", deletedAt: null, OR: deadlines } });
  return new Map(jobs.map(({ id, title }) => [id, title]));
};

test("changes to a job appear in order: opened, edited, closed, reopened, expired, deleted", async () => {
  const { prisma, pool } = app.db;
  const mirror = await new Mirror().follow();
  mirror.kinds.length = 0;
  const { id } = await buildJob(prisma, { title: "Welder" });
  const change = (data: object) => prisma.job.update({ where: { id }, data });
  await change({ title: "Senior Welder" });
  await change({ updatedAt: new Date() });
  await change({ status: "CLOSED" });
  await change({ title: "Welder again" });
  await change({ status: "OPEN", applicationDeadline: dayFromToday(0) });
  await expireJobs(app.db);
  expect((await mirror.follow()).open.get(id)).toBe("Welder again");
  // As if the day had passed without any write.
  await pool.query("alter table jobs disable trigger user");
  await change({ applicationDeadline: dayFromToday(-1) });
  await pool.query("alter table jobs enable trigger user");
  expect([await expireJobs(app.db), await expireJobs(app.db)]).toEqual([1, 0]);
  await change({ applicationDeadline: dayFromToday(1) });
  await change({ deletedAt: new Date(), status: "CLOSED" });
  await mirror.follow();
  expect(mirror.kinds).toEqual(["OPENED", "EDITED", "CLOSED", "OPENED", "EXPIRED", "OPENED", "DELETED"]);
  expect(mirror.open.has(id)).toBe(false);
});

test("jobs of a company that leaves are removed from the feed", async () => {
  const recruiter = await app.build.recruiter();
  const { id } = await app.build.job({ companyId: recruiter.id });
  const mirror = await new Mirror().follow();
  expect(mirror.open.has(id)).toBe(true);
  await app.db.prisma.company.delete({ where: { id: recruiter.id } });
  await mirror.follow();
  expect([mirror.open.has(id), mirror.kinds.at(-1)]).toEqual([false, "DELETED"]);
});

test("pages are consecutive, the count includes changes that nobody has read yet, and an invalid cursor is refused", async () => {
  const all = await new Mirror().follow(50);
  const byTwos = await new Mirror().follow(2);
  expect(byTwos.cursors).toEqual(all.cursors);
  const count = async () => (await app.expectOk(FEED, {})).jobChanges.totalCount;
  expect(await count()).toBe(all.cursors.length);
  await app.build.job();
  expect(await count()).toBe(all.cursors.length + 1);
  for (const after of ["nonsense", "Y2hhbmdlLi0x", Buffer.from("change.1e9").toString("base64url")]) {
    expect(await codeOf(app.execute(FEED, { after })), after).toBe("BAD_USER_INPUT");
  }
});

test("a cursor of a lost feed, as after a restored backup, is refused instead of skipping changes", async () => {
  await app.build.job();
  const [cursor = ""] = (await new Mirror().follow()).cursors.slice(-1);
  expect((await app.execute(FEED, { after: cursor })).errors).toBeUndefined();
  const [change = "", position = "", jobId = ""] = Buffer.from(cursor, "base64url").toString().split(".");
  const fields = { after: "This cursor is not from this feed. Start again without it." };
  for (const parts of [
    [change, Number(position) + 1, jobId],
    [change, position, crypto.randomUUID()],
  ]) {
    const answer = await app.execute(FEED, { after: Buffer.from(parts.join(".")).toString("base64url") });
    expect(answer.errors?.[0]?.extensions?.fields).toEqual(fields);
  }
});

test("the feed is available as Atom: followed from the beginning, it leads to exactly the open jobs", async () => {
  const { prisma } = app.db;
  const { id: gone } = await app.build.job({ title: "Gone <Job>" });
  const { id: edited } = await app.build.job({ title: "Job" });
  await prisma.job.update({ where: { id: edited }, data: { title: "Edited & Open" } });
  await prisma.job.update({ where: { id: gone }, data: { deletedAt: new Date(), status: "CLOSED" } });
  await new Mirror().follow();
  const open = new Map<string, string>();
  const reasons = new Map<string, string>();
  let path = "/feeds/job-changes.atom?first=3";
  for (;;) {
    const xml = await (await fetch(app.url + path)).text();
    for (const { id, title } of parseFeed(xml).items) open.set(String(id).slice("urn:uuid:".length), title ?? "");
    for (const [, id = "", why = ""] of xml.matchAll(
      /<at:deleted-entry ref="urn:uuid:([^"]+)" when="[^"]+"><at:comment>([^<]+)/g,
    )) {
      open.delete(id);
      reasons.set(id, why);
    }
    const [, next] = /<link rel="next"[^>]*href="http:\/\/worklane\.test([^"]+)"/.exec(xml) ?? [];
    if (!next) break;
    path = next.replaceAll("&amp;", "&");
  }
  expect(open).toEqual((await new Mirror().follow()).open);
  expect([open.get(edited), reasons.get(gone)]).toEqual(["Edited & Open", "Deleted"]);
  const response = await fetch(app.url + path);
  expect(response.headers.get("cache-control")).toBe("public, max-age=1");
  const headers = { "if-none-match": response.headers.get("etag") ?? "" };
  expect((await fetch(app.url + path, { headers })).status).toBe(304);
  expect((await fetch(`${app.url}/feeds/job-changes.atom?after=x`)).status).toBe(422);
});

test("the feed is available as JSON, for any origin and for caches", async () => {
  const { id } = await app.build.job({ title: "Fed Job" });
  await new Mirror().follow();
  interface Json {
    readonly changes: { jobId: string; kind: string; job: { title: string; viewerHasSaved?: boolean } | null }[];
    readonly cursor: string;
    readonly hasMore: boolean;
  }
  const read = async (query: string) => (await (await fetch(`${app.url}/feeds/jobs.json${query}`)).json()) as Json;
  let page = await read("?first=2");
  const kinds: string[] = [];
  for (;;) {
    kinds.push(...page.changes.map(({ kind }) => kind));
    if (!page.hasMore) break;
    page = await read(`?first=2&after=${page.cursor}`);
  }
  expect(kinds).toEqual((await new Mirror().follow()).kinds);
  const publicUrl = `http://worklane.test/jobs/fed-job-${id}`;
  expect(page.changes.at(-1)).toMatchObject({ jobId: id, kind: "OPENED", job: { title: "Fed Job", publicUrl } });
  expect(page.changes.at(-1)?.job).not.toHaveProperty("viewerHasSaved");
  // As in GraphQL, an empty text never stands for a missing value.
  expect(Object.values(page.changes.at(-1)?.job ?? {})).not.toContain("");
  const end = await fetch(`${app.url}/feeds/jobs.json?after=${page.cursor}`);
  expect(await end.clone().json()).toEqual({ changes: [], cursor: page.cursor, hasMore: false });
  // As sent by caches that turn our tag into a strong one.
  const tag = end.headers.get("etag")?.replace("W/", "") ?? "";
  const headers = { "if-none-match": tag, origin: "https://mirror.example" };
  const again = await fetch(`${app.url}/feeds/jobs.json?after=${page.cursor}`, { headers });
  expect([again.status, again.headers.get("access-control-allow-origin")]).toEqual([304, "*"]);
  expect(again.headers.get("cache-control")).toBe("public, max-age=1");
  const malformed = ["?first=0", "?first=x", "?first=51", "?first=0x10", "?first=01", "?first=1&first=2"];
  for (const query of [...malformed, "?after=x", "?after[]=x"])
    expect((await fetch(`${app.url}/feeds/jobs.json${query}`)).status, query).toBe(422);
  const refused = await (await fetch(`${app.url}/feeds/jobs.json?first=0`)).json();
  expect(refused).toMatchObject({ code: "BAD_USER_INPUT", fields: [{ field: "first" }] });
});

test("other methods are refused with a list of the allowed ones", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const answer = await fetch(`${app.url}/feeds/jobs.json`, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test("under concurrent writes, no change is skipped or delivered twice", { timeout: 60_000 }, async () => {
  const { prisma } = app.db;
  const recruiter = await app.build.recruiter();
  const jobs = await Promise.all(Array.from({ length: 6 }, () => app.build.job({ companyId: recruiter.id })));
  const act = fc.record({
    job: fc.nat(jobs.length - 1),
    what: fc.constantFrom<object>({ status: "CLOSED" }, { status: "OPEN" }, { title: "Other" }, { title: "Another" }),
    heldMs: fc.constantFrom(0, 5, 60),
    isRetracted: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 4 }),
      async (writers) => {
        const mirror = await new Mirror().follow();
        let writing = true;
        const following = (async () => {
          while (writing) await mirror.follow(3);
        })();
        await Promise.all(
          writers.map(async (acts) => {
            for (const { job, what, heldMs, isRetracted } of acts)
              await prisma
                .$transaction(async (tx) => {
                  await tx.job.update({ where: { id: jobs[job]?.id ?? "" }, data: what });
                  await tx.$executeRaw`select pg_sleep(${heldMs / 1000}::float8)`;
                  if (isRetracted) throw new Error("taken back");
                })
                .catch((error: Error) => expect(error.message).toBe("taken back"));
          }),
        );
        writing = false;
        await following;
        await mirror.follow(3);
        expect(new Set(mirror.cursors).size).toBe(mirror.cursors.length);
        const whole = await new Mirror().follow();
        expect(mirror.cursors).toEqual(whole.cursors);
        expect(mirror.open).toEqual(await openJobs());
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});

test("the guide names every field of the feed, and no other", async () => {
  await app.build.job();
  const { changes, ...page } = await (await fetch(`${app.url}/feeds/jobs.json`)).json();
  const guide = readFileSync("docs/integrating.md", "utf8");
  const [, example = "", text = ""] = /^A page of the feed:\n\n```json\n(.*?)^```\n(.*?)^## /ms.exec(guide) ?? [];
  const shown = JSON.parse(example);
  expect(Object.keys(shown).sort()).toEqual(["changes", ...Object.keys(page)].sort());
  expect(Object.keys(shown.changes[0])).toEqual(Object.keys(changes[0]));
  const [, fields = ""] = /GraphQL's `Job`: (.*?)\. `hasMore`/s.exec(text) ?? [];
  const job = changes.find((change: { job: object | null }) => change.job).job;
  const { company, ...rest } = job;
  expect([...fields.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual(
    ["company", ...Object.keys(company), ...Object.keys(rest)].sort(),
  );
});
