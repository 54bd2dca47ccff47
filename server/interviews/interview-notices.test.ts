import { describe, expect, it } from "vitest";
import { deliverNotices } from "../testing/notices.ts";
import { type Person, testApp } from "../testing/test-app.ts";
import { at, CANCEL, day, interviewForEachTest } from "./testing/interviews.testing.ts";

const app = testApp();
const { scene, priya, offer, pick, endWhatEnded } = interviewForEachTest(app);

describe("notifications of an interview", () => {
  const unfolded = (file = "") => file.replaceAll("\r\n ", "");
  const lineOf = (file: string | undefined, name: string) =>
    new RegExp(`^${name}(?:;[^:]*)?:(.*?)\\r?$`, "m").exec(unfolded(file))?.[1];

  it("bring a calendar file that is the same appointment through all changes", async () => {
    const { seeker } = scene;
    const { id } = await offer();
    await deliverNotices(app);
    await pick(id, "10:00");
    await deliverNotices(app);
    await pick(id, "11:00");
    await app.expectOk(CANCEL, { input: { interviewId: id } }, priya);
    await deliverNotices(app);
    const subjects = async (to: Person) => (await app.mailsTo(to, "notice:")).map(({ subject }) => subject);
    // The move was cancelled before anyone was notified of it, and no one is reminded of what no longer takes place.
    expect(await subjects(seeker)).toEqual([
      "Acme invited you to an interview",
      "Your interview with Acme was scheduled",
      "Your interview with Acme is in 24 hours",
      "Your interview with Acme is in one hour",
      "Your interview with Acme was cancelled",
    ]);
    const mails = await app.mailsTo(seeker, "notice:");
    expect(mails.at(-1)?.text).toMatch(/First interview for .+\n+It was scheduled for .+ at 11:00 /);
    const files = mails.flatMap(({ calendars }) => calendars);
    expect(files.map((file) => lineOf(file, "METHOD"))).toEqual(["REQUEST", "CANCEL"]);
    expect(files.map((file) => lineOf(file, "STATUS"))).toEqual(["CONFIRMED", "CANCELLED"]);
    expect(new Set(files.map((file) => lineOf(file, "UID")))).toEqual(new Set([`${id}@worklane.test`]));
    expect(files.map((file) => Number(lineOf(file, "SEQUENCE")))).toEqual([1, 3]);
    const utc = (time: string) => at(time).replace(/[-:]|\.000/g, "");
    expect(lineOf(files[0], "DTSTART")).toBe(utc("10:00"));
    expect(lineOf(files[0], "DTEND")).toBe(utc("10:30"));
    expect(lineOf(files[1], "DTSTART")).toBe(utc("11:00"));
    expect(await subjects(priya)).toContain("The interview with Asha was scheduled");
  });

  it("say to the company, once, that the last offered time is taken", async () => {
    const other = await app.signedInSeeker({ name: "Ben" });
    const { id: applicationId } = await app.build.application({ jobId: scene.jobId, seekerId: other.id });
    const one = { ranges: [{ day, from: "10:00", until: "10:30" }] };
    const { id } = await offer(one);
    await offer({ ...one, applicationId });
    await pick(id, "10:00");
    for (let minute = 0; minute < 2; minute++) {
      await endWhatEnded();
      await deliverNotices(app);
    }
    const subjects = (await app.mailsTo(priya, "notice:")).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("No time"))).toEqual([
      "No times are left for the interview with Ben",
    ]);
    const [scheduled] = (await app.mailsTo(scene.seeker, "notice:")).slice(-1);
    expect(scheduled?.text).toContain("First interview for Engineer");
  });

  it("give the time in each reader's zone, by name, and remind at the time that holds", async () => {
    const { seeker } = scene;
    await app.db.prisma.noticePreferences.create({ data: { accountId: seeker.id, timeZone: "Europe/Berlin" } });
    const { id } = await offer();
    await pick(id, "10:00");
    const { rows: early } = await app.db.pool.query(
      "select key from graphile_worker.jobs where key like '%:HOUR' order by key",
    );
    expect(early).toHaveLength(2);
    await pick(id, "11:30");
    const { rows } = await app.db.pool.query(
      "select extract(epoch from run_at)::float8 as at from graphile_worker.jobs where key like 'notice:INTERVIEWS:%:HOUR'",
    );
    expect(rows).toHaveLength(1);
    expect(Math.abs(rows[0].at - Date.parse(at("10:30")) / 1000)).toBeLessThan(60);
    await deliverNotices(app);
    const texts = async (to: Person) => (await app.mailsTo(to, "notice:")).map(({ text }) => text).join();
    expect(await texts(seeker)).toMatch(/\b7:00 Central European Standard Time|\b8:00 Central European Summer Time/);
    expect(await texts(priya)).toContain("11:30 India Standard Time");
    expect(await texts(priya)).not.toContain("10:00 India Standard Time, 30 minutes");
  });
});
