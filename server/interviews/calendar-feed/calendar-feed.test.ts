import { beforeEach, describe, expect, it } from "vitest";
import { applicationForEachTest, codeOf } from "../../applications/testing/scene.testing.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { type Person, signedInAs } from "../../testing/people.ts";
import { testApp } from "../../testing/test-app.ts";

const CREATE = graphql(`mutation CreateFeedInTest { createCalendarFeed { url feed { createdAt } } }`);
const DELETE = graphql(`mutation DeleteFeedInTest { deleteCalendarFeed { feed { createdAt } } }`);
const FEED = graphql(`query FeedInTest { viewerCalendarFeed { createdAt } }`);

const app = testApp();
const scene = applicationForEachTest(app);
let priya: Person;
beforeEach(async () => {
  const { accountId } = await app.build.member({ companyId: scene.company.id, role: "INTERVIEWER" });
  await app.db.prisma.jobInterviewer.create({
    data: { accountId, companyId: scene.company.id, jobId: scene.jobId },
  });
  priya = await signedInAs(app.db, accountId);
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);
/** Schedules an interview with Priya, whatever its state should be then. */
const schedule = async (days: number, more: { status?: "CANCELLED" | "MISSED"; updatedAt?: Date } = {}) => {
  const about = { applicationId: scene.applicationId, memberId: priya.id, companyId: scene.company.id };
  const built = await app.build.interview({ ...about, startsAt: inDays(days), isScheduled: true });
  await app.db.prisma.interview.update({ where: { id: built.id }, data: { ...more, sequence: 3 } });
  return built.id;
};
/** The address at this server: the published one is behind a proxy. */
const create = async (as: Person) => {
  const { url } = (await app.expectOk(CREATE, {}, as)).createCalendarFeed;
  return app.url + new URL(url ?? "").pathname;
};
const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers });
  return { answer, text: (await answer.text()).replaceAll("\r\n ", "") };
};
/** The values of a property, in the order of the interviews. */
const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}(?:;[^:]*)?:(.*?)\\r?$`, "gm"))].map(([, value]) => value);

describe("a calendar feed", () => {
  it("lists the interviews of both sides as their emails do, also those cancelled lately", async () => {
    await schedule(-31, { status: "MISSED" });
    await schedule(40, { status: "CANCELLED", updatedAt: inDays(-31) });
    const passed = await schedule(-20, { status: "MISSED" });
    const cancelled = await schedule(1, { status: "CANCELLED" });
    const coming = await schedule(3);
    const [own, theirs] = [await create(scene.seeker), await create(priya)];
    for (const { answer, text } of [await read(own), await read(theirs)]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...{ "content-type": "text/calendar; charset=utf-8", "cache-control": "private, max-age=300" },
        "x-robots-tag": "noindex",
      });
      expect(answer.headers.has("set-cookie")).toBe(false);
      expect(valuesOf(text, "UID")).toEqual([coming, cancelled, passed].map((id) => `${id}@worklane.test`));
      expect(valuesOf(text, "STATUS")).toEqual(["CONFIRMED", "CANCELLED", "CONFIRMED"]);
      expect(valuesOf(text, "SEQUENCE")).toEqual(["3", "3", "3"]);
    }
    expect(valuesOf((await read(own)).text, "SUMMARY")[0]).toBe("First interview: Acme");
    expect(valuesOf((await read(theirs)).text, "SUMMARY")[0]).toBe("First interview: Asha");
    const { answer } = await read(own);
    expect((await read(own, { "if-none-match": answer.headers.get("etag") ?? "" })).answer.status).toBe(304);
  });

  it("shows a member only what they see now, without a name while anonymous review hides it", async () => {
    await schedule(3);
    const url = await create(priya);
    await app.db.prisma.job.update({ where: { id: scene.jobId }, data: { blind: true } });
    expect(valuesOf((await read(url)).text, "SUMMARY")).toEqual(["First interview: Engineer"]);
    const requiredFrom = inDays(-1);
    await app.db.prisma.secondFactorRequirement.create({ data: { companyId: scene.company.id, requiredFrom } });
    expect(valuesOf((await read(url)).text, "UID")).toEqual([]);
    await app.db.prisma.secondFactorRequirement.deleteMany();
    await app.db.prisma.jobInterviewer.deleteMany({ where: { accountId: priya.id } });
    expect(valuesOf((await read(url)).text, "UID")).toEqual([]);
  });

  it("has one address at a time, of which only a hash is stored, and ends with the account", async () => {
    const gone = async (url: string) => {
      const { answer, text } = await read(url);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
      expect(text).toContain("from your settings");
    };
    const first = await create(scene.seeker);
    const second = await create(scene.seeker);
    const { rows } = await app.db.pool.query("select row_to_json(f)::text as row from calendar_feeds f");
    for (const url of [first, second]) expect(rows[0]?.row).not.toContain(url.split("/").at(-1)?.slice(0, 43));
    await gone(first);
    expect((await read(second)).answer.status).toBe(200);
    await app.expectOk(DELETE, {}, scene.seeker);
    await gone(second);
    expect((await app.expectOk(FEED, {}, scene.seeker)).viewerCalendarFeed).toBeNull();
    const { rows: recorded } = await app.db.pool.query(
      "select operation from audit_events where account_id = $1 and operation like 'CALENDAR%' order by operation",
      [scene.seeker.id],
    );
    expect(recorded.map(({ operation }) => operation.slice(14))).toEqual(["CREATED", "CREATED", "DELETED"]);

    const third = await create(scene.seeker);
    await app.db.prisma.account.update({ where: { id: scene.seeker.id }, data: { suspendedAt: new Date() } });
    await gone(third);
    await app.db.prisma.account.update({ where: { id: scene.seeker.id }, data: { suspendedAt: null } });
    expect((await read(third)).answer.status).toBe(200);
    await app.db.prisma.account.delete({ where: { id: scene.seeker.id } });
    await gone(third);
  });

  it("is created after a recent login only, and wrong addresses cannot be tried without end", async () => {
    await app.db.prisma.session.updateMany({
      where: { accountId: priya.id },
      data: { createdAt: inDays(-1), reauthenticatedAt: inDays(-1) },
    });
    expect(await codeOf(app.execute(CREATE, {}, priya))).toBe("REAUTHENTICATION_REQUIRED");
    const statuses = new Set<number>();
    for (let n = 0; n <= 60; n++) statuses.add((await read(`${app.url}/calendar/${"x".repeat(43)}.ics`)).answer.status);
    expect([...statuses]).toEqual([404, 429]);
  });
});
