import { afterAll, describe, expect, it } from "vitest";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { graphql } from "../testing/generated/gql.ts";
import { deliverNotices } from "../testing/notices.ts";
import { type Person, startTestApp, testApp } from "../testing/test-app.ts";
import { InterviewService } from "./interviews.service.ts";
import {
  at,
  CANCEL,
  day,
  interviewForEachTest,
  messageOf,
  OFFER,
  OUTCOME,
  PICK,
  PLACE,
} from "./testing/interviews.testing.ts";

const DECLINE = graphql(`mutation DeclineInTest($input: EndInterviewInput!) {
  declineInterview(input: $input) { interview { status reply } }
}`);
const UPCOMING = graphql(`query UpcomingInTest($before: DateTime!) {
  upcomingInterviews(before: $before) { id applicationId startsAt }
}`);
const HISTORY = graphql(`query HistoryWithInterview($jobId: ID!) {
  ownApplication(jobId: $jobId) { status events { kind } }
}`);

const app = testApp();
const { scene, priya, inputOf, offer, interview, pick, passBy } = interviewForEachTest(app);

describe("an interview", () => {
  it("is offered, picked, moved at most twice and declined, and leaves the application as it is", async () => {
    const { seeker, jobId } = scene;
    const { id, times } = await offer();
    expect(times).toEqual(["10:00", "10:30", "11:00", "11:30"].map(at));
    expect((await pick(id, "10:00")).data?.pickInterviewTime.interview).toMatchObject({
      status: "SCHEDULED",
      movesLeft: 2,
    });
    // A repeated request is answered as before.
    expect((await pick(id, "10:00")).data?.pickInterviewTime.interview).toMatchObject({ movesLeft: 2 });
    for (const time of ["11:00", "11:30"]) expect(await codeOf(pick(id, time))).toBeUndefined();
    expect(await messageOf(pick(id, "10:00"))).toBe("You have moved this interview twice. Ask Acme for another time.");
    expect(await interview(seeker)).toMatchObject({
      ...{ startsAt: at("11:30"), times: [], place: "https://meet.example/asha" },
      members: [{ accountId: null, name: "Priya Rao" }],
    });
    for (const _twice of [1, 2])
      await app.expectOk(DECLINE, { input: { interviewId: id, reply: "I found a job." } }, seeker);
    expect(await codeOf(app.execute(DECLINE, { input: { interviewId: id, reply: "No." } }, seeker))).toBe("CONFLICT");
    expect(await interview(priya)).toMatchObject({
      status: "DECLINED",
      reply: "I found a job.",
      startsAt: at("11:30"),
    });
    expect(await messageOf(pick(id, "10:00"))).toBe("You have declined this interview.");

    const { ownApplication } = await app.expectOk(HISTORY, { jobId }, seeker);
    expect(ownApplication?.status).toBe("APPLIED");
    expect(ownApplication?.events.map(({ kind }) => kind).filter((kind) => kind.startsWith("INTER"))).toEqual(
      ["OFFERED", "SCHEDULED", "MOVED", "MOVED", "DECLINED"]
        .map((kind) => `INTERVIEW_${kind}`)
        .toSpliced(1, 0, "INTERIM_ANSWER"),
    );
  });

  it("is offered anew by the company, which can change its place and cancel it", async () => {
    const { seeker, company } = scene;
    const { id } = await offer();
    await pick(id, "10:00");
    const again = await offer(
      { ranges: [{ day, from: "15:00", until: "15:30" }], interviewerIds: [company.id] },
      company,
    );
    expect(again).toMatchObject({ id, status: "OFFERED", times: [at("15:00")], members: [{ accountId: company.id }] });
    for (let n = 0; n < 2; n++)
      await app.expectOk(PLACE, { input: { interviewId: id, place: "2 Mill Road, Pune" } }, company);
    expect(await codeOf(pick(id, "15:00"))).toBeUndefined();
    expect(await interview(seeker)).toMatchObject({ place: "2 Mill Road, Pune", movesLeft: 2, startsAt: at("15:00") });
    // The same place again is no change.
    const { ownApplication } = await app.expectOk(HISTORY, { jobId: scene.jobId }, seeker);
    expect(ownApplication?.events.filter(({ kind }) => kind === "INTERVIEW_MOVED")).toHaveLength(1);
    await app.expectOk(CANCEL, { input: { interviewId: id, reply: "We are ill." } }, priya);
    expect(await interview(seeker)).toMatchObject({
      status: "CANCELLED",
      reply: "We are ill.",
      times: [],
      calendarFile: null,
    });
    expect(await codeOf(app.execute(PLACE, { input: { interviewId: id, place: "Here" } }, priya))).toBe("CONFLICT");
    const { rows } = await app.db.pool.query(
      "select kind::text from company_events where application_id = $1 order by 1",
      [scene.applicationId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(["INTERVIEW_CANCELLED", "INTERVIEW_OFFERED", "INTERVIEW_OFFERED"]);
  });

  it("has an outcome that only the company sees, and then a next one can be offered", async () => {
    const { seeker } = scene;
    const { id } = await offer();
    await pick(id, "10:00");
    const record = () => app.execute(OUTCOME, { input: { interviewId: id, outcome: "MISSED" } }, priya);
    expect(await codeOf(record())).toBe("CONFLICT");
    await passBy(id);
    expect(await codeOf(app.execute(OFFER, { input: inputOf() }, priya))).toBe("CONFLICT");
    expect(await codeOf(pick(id, "11:00"))).toBe("CONFLICT");
    expect(await codeOf(record())).toBeUndefined();
    expect([(await interview(priya))?.status, (await interview(seeker))?.status]).toEqual(["MISSED", "SCHEDULED"]);
    const next = await offer();
    expect(next.id).not.toBe(id);
    const service = new InterviewService(app.app.platform);
    const latest = (id: string) =>
      service.latestOf({ accountId: id, role: "SEEKER", sessionId: id }, [scene.applicationId]);
    expect(await latest(seeker.id)).toMatchObject([{ id: next.id, status: "OFFERED" }]);
    expect(await latest((await app.signedInSeeker()).id)).toEqual([]);
  });

  it("shows each side its upcoming ones, with the break that the participants need", async () => {
    const { seeker, jobId } = scene;
    const { id } = await offer({ breakMinutes: 15 });
    await pick(id, "10:45");
    const other = await app.signedInSeeker();
    const { id: applicationId } = await app.build.application({ jobId, seekerId: other.id });
    expect((await offer({ applicationId })).times).toEqual(["10:00", "11:30"].map(at));
    const before = new Date(Date.now() + 4 * 86_400_000).toISOString();
    const upcoming = async (as: Person, until = before) =>
      (await app.expectOk(UPCOMING, { before: until }, as)).upcomingInterviews.map((one) => one.id);
    expect([await upcoming(seeker), await upcoming(priya), await upcoming(other)]).toEqual([[id], [id], []]);
    expect(await upcoming(priya, at("10:45"))).toEqual([]);
    const interviewer = await app.signedInMember({ companyId: scene.company.id, role: "INTERVIEWER" });
    expect(await upcoming(interviewer)).toEqual([]);
    await app.db.prisma.jobInterviewer.create({
      data: { accountId: interviewer.id, companyId: scene.company.id, jobId },
    });
    expect(await upcoming(interviewer)).toEqual([id]);
  });

  it("refuses what cannot be offered, and says what to change", async () => {
    const { company } = scene;
    const interviewer = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
    const refused = async (more: object) => {
      const answer = await app.execute(OFFER, { input: inputOf(more) }, priya);
      return Object.entries(answer.errors?.[0]?.extensions.fields ?? {})[0];
    };
    expect(await refused({ interviewerIds: [] })).toEqual(["interviewerIds", "Choose at least one participant."]);
    expect(await refused({ interviewerIds: [interviewer.id] })).toEqual([
      "interviewerIds",
      "Every participant must be able to see this job. Assign interviewers to it first.",
    ]);
    expect(await refused({ minutes: 1 })).toEqual(["minutes", "The length must be from 5 to 480 minutes."]);
    expect(await refused({ place: " " })).toEqual(["place", "Enter the location, or a link."]);
    expect(await refused({ timeZone: "Mars/Base" })).toEqual(["timeZone", "Enter a time zone, such as Asia/Kolkata."]);
    const range = (more: object) => refused({ ranges: [{ day, from: "10:00", until: "12:00", ...more }] });
    expect(await range({ until: "09:00" })).toEqual(["ranges.0.until", "The end must be after the start."]);
    expect(await range({ until: "10:20" })).toEqual(["ranges.0.day", "This range is shorter than the interview."]);
    expect(await range({ day: "2020-01-01" })).toEqual([
      "ranges.0.day",
      "This time is in the past. Choose a later one.",
    ]);
    expect(await range({ day: "2199-01-01" })).toEqual(["ranges.0.day", "Choose a day within the next 180 days."]);
    expect(await refused({ answerBy: at("23:00") })).toEqual([
      "answerBy",
      "Choose a time from now until the last offered time.",
    ]);
    expect(await interview(priya)).toBeNull();
    const today = Date.parse(new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10));
    const dayIn = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
    const late = { from: "22:00", until: "23:59" };
    expect(await range({ day: dayIn(181), ...late })).toBeDefined();
    expect(await range({ day: dayIn(180), ...late })).toBeUndefined();
  });

  it("is not offered over another one by mistake, nor more than five times in a day", async () => {
    const { id } = await offer({ replaces: null });
    const again = (replaces: string | null) => app.execute(OFFER, { input: inputOf({ replaces }) }, scene.company);
    expect(await messageOf(again(null))).toBe("The interview has changed in the meantime. Check it, then offer yours.");
    for (let n = 0; n < 4; n++) expect(await codeOf(again(id))).toBeUndefined();
    expect(await messageOf(again(id))).toMatch(/^This applicant was offered times 5 times .* Try again in 24 hours\.$/);
  });

  it("hides the name that anonymous review hides, also in replies and notifications", async () => {
    await app.db.prisma.job.update({ where: { id: scene.jobId }, data: { blind: true } });
    const { id } = await offer();
    await pick(id, "10:00");
    await deliverNotices(app);
    await app.expectOk(DECLINE, { input: { interviewId: id, reply: "Best, Asha" } }, scene.seeker);
    await deliverNotices(app);
    const ofPriya = await app.mailsTo(priya, "notice:");
    expect(ofPriya[0]?.subject).toBe(
      `The interview with Applicant ${scene.applicationId.slice(-6).toUpperCase()} was scheduled`,
    );
    expect(ofPriya.at(-1)?.text).toContain("Best, [hidden]");
    expect(JSON.stringify([ofPriya, await interview(priya)])).not.toContain("Asha");
  });
});

describe("the people of an interview", () => {
  it("are in one at a time: of 100 applicants who pick among 10 times on two nodes, 10 get one", async () => {
    const { jobId } = scene;
    const there = await startTestApp({ db: app.db });
    afterAll(() => there.close());
    const offers: { id: string; as: Person }[] = [];
    for (let n = 0; n < 100; n++) {
      const as = await app.signedInSeeker();
      const { id: applicationId } = await app.build.application({ jobId, seekerId: as.id });
      const data = {
        ...{ applicationId, title: "Talk", minutes: 30, breakMinutes: 0, place: "Here", timeZone: "UTC" },
        ...{ ranges: [{ from: at("10:00"), until: at("15:00") }], answerBy: at("15:00"), offeredById: priya.id },
      };
      const { id } = await app.db.prisma.interview.create({ data });
      const member = { interviewId: id, accountId: priya.id, companyId: scene.company.id };
      await app.db.prisma.interviewMember.create({ data: member });
      offers.push({ id, as });
    }
    const answers = await Promise.all(
      offers.map(({ id, as }, index) => {
        const startsAt = new Date(Date.parse(at("10:00")) + (index % 10) * 30 * 60_000).toISOString();
        return (index % 3 ? app : there).execute(PICK, { input: { interviewId: id, startsAt } }, as);
      }),
    );
    const picked = answers.flatMap(({ data }) => data?.pickInterviewTime?.interview.startsAt ?? []);
    expect(picked).toHaveLength(10);
    expect(new Set(picked).size).toBe(10);
    const refusals = answers.flatMap(({ errors }) => errors?.[0] ?? []);
    expect(refusals).toHaveLength(90);
    expect(new Set(refusals.map(({ message }) => message))).toEqual(
      new Set(["This time is no longer free. Pick another one."]),
    );
  }, 60_000);

  it("include the applicant, who cannot pick overlapping times, of which companies see nothing", async () => {
    const { seeker } = scene;
    const rival = await app.signedInRecruiter({ name: "Rival" });
    const { id: jobId } = await app.build.job({ companyId: rival.id });
    const { id: applicationId } = await app.build.application({ jobId, seekerId: seeker.id });
    const ids = [
      (await offer()).id,
      (await offer({ applicationId, interviewerIds: [rival.id], minutes: 60 }, rival)).id,
    ];
    const answers = await Promise.all(ids.map((id) => pick(id, "10:00")));
    expect(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])).toEqual([
      "You have another interview at this time. Pick another one.",
    ]);
    const isFirst = !answers[0]?.errors;
    const [other, company] = isFirst ? ([applicationId, rival] as const) : ([scene.applicationId, priya] as const);
    const free = isFirst ? ["11:00"] : ["11:00", "11:30"];
    expect((await interview(seeker, other))?.times).toEqual(free.map(at));
    expect((await interview(company, other))?.times).toContain(at("10:00"));
  });

  it("cannot be doubled in the database either", async () => {
    const { id } = await offer();
    await pick(id, "10:00");
    const { id: other } = await app.db.prisma.interview.create({
      data: { title: "", minutes: 30, breakMinutes: 0, place: "", timeZone: "UTC", ranges: [], answerBy: new Date() },
    });
    const member = { interviewId: other, accountId: priya.id, companyId: scene.company.id };
    const double = (from: string, until: string) =>
      app.db.prisma.interviewMember.create({ data: { ...member, busyFrom: at(from), busyUntil: at(until) } });
    await expect(double("10:29", "10:40")).rejects.toThrow(/interview_members_one_at_a_time|23P01/);
    await expect(double("10:30", "10:40")).resolves.toBeDefined();
  });
});
