import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { applicationForEachTest, codeOf } from "../applications/testing/scene.testing.ts";
import { graphql } from "../testing/generated/gql.ts";
import { deliverNotices } from "../testing/notices.ts";
import { type Person, startTestApp, testApp } from "../testing/test-app.ts";
import { endInterviewsTask } from "./end-interviews.task.ts";

const OFFER = graphql(`mutation OfferInterviewInTest($input: OfferInterviewInput!) {
  offerInterview(input: $input) { interview { id status times answerBy members { accountId name } } }
}`);
const INTERVIEW = graphql(`query InterviewInTest($applicationId: ID!) {
  interview(applicationId: $applicationId) {
    id status title startsAt times movesLeft place reply applicantName members { accountId name } calendarFile
  }
}`);
const PICK = graphql(`mutation PickInTest($input: PickInterviewTimeInput!) {
  pickInterviewTime(input: $input) { interview { status startsAt movesLeft } }
}`);
const DECLINE = graphql(`mutation DeclineInTest($input: EndInterviewInput!) {
  declineInterview(input: $input) { interview { status reply } }
}`);
const CANCEL = graphql(`mutation CancelInTest($input: EndInterviewInput!) {
  cancelInterview(input: $input) { interview { status reply } }
}`);
const PLACE = graphql(`mutation PlaceInTest($input: ChangeInterviewPlaceInput!) {
  changeInterviewPlace(input: $input) { interview { place } }
}`);
const OUTCOME = graphql(`mutation OutcomeInTest($input: RecordInterviewOutcomeInput!) {
  recordInterviewOutcome(input: $input) { interview { status } }
}`);
const UPCOMING = graphql(`query UpcomingInTest($before: DateTime!) {
  upcomingInterviews(before: $before) { id applicationId startsAt }
}`);
const HISTORY = graphql(`query HistoryWithInterview($jobId: ID!) {
  ownApplication(jobId: $jobId) { status events { kind } }
}`);

const WITHDRAW = graphql(`mutation WithdrawInTest($jobId: ID!) {
  withdrawApplication(input: { jobId: $jobId }) { applicationId }
}`);
const APPLY = graphql(`mutation ApplyAgainInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }`);

const app = testApp();
const scene = applicationForEachTest(app);
let priya: Person;
beforeEach(async () => {
  await app.db.pool.query("delete from graphile_worker._private_jobs");
  const { accountId } = await app.build.member({ companyId: scene.company.id, role: "RECRUITER" });
  await app.db.prisma.account.update({ where: { id: accountId }, data: { displayName: "Priya Rao" } });
  priya = await app.signedInAs(accountId);
});

/** The day after next, and an instant on it in India. */
const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const at = (time: string) => new Date(`${day}T${time}:00+05:30`).toISOString();

const inputOf = (more: object = {}) => ({
  applicationId: scene.applicationId,
  ...{
    title: "First interview",
    minutes: 30,
    breakMinutes: 0,
    place: "https://meet.example/asha",
    timeZone: "Asia/Kolkata",
  },
  ...{ interviewerIds: [priya.id], ranges: [{ day, from: "10:00", until: "12:00" }], ...more },
});
const offer = async (more?: object, as: Person = priya) =>
  (await app.expectOk(OFFER, { input: inputOf(more) }, as)).offerInterview.interview;
const interview = async (as: Person, applicationId = scene.applicationId) =>
  (await app.expectOk(INTERVIEW, { applicationId }, as)).interview;
const pick = (interviewId: string, time: string, as: Person = scene.seeker) =>
  app.execute(PICK, { input: { interviewId, startsAt: at(time) } }, as);
const messageOf = async (answer: ReturnType<typeof pick> | ReturnType<typeof app.execute>) =>
  (await answer).errors?.[0]?.message;
const endWhatEnded = () => endInterviewsTask(app.app.platform).run({}, {} as never);
/** Moves a scheduled interview into the past. */
const passBy = async (id: string) => {
  const startsAt = new Date(Date.now() - 3_600_000);
  await app.db.prisma.interview.update({ where: { id }, data: { startsAt } });
};

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
    await app.expectOk(DECLINE, { input: { interviewId: id, reply: "I found a job." } }, seeker);
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
    expect((await offer()).id).not.toBe(id);
  });

  it("shows each side its upcoming ones, with the break that those who take part need", async () => {
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
    expect(await refused({ interviewerIds: [] })).toEqual([
      "interviewerIds",
      "Choose at least one person who takes part.",
    ]);
    expect(await refused({ interviewerIds: [interviewer.id] })).toEqual([
      "interviewerIds",
      "Everyone who takes part must see this job. Assign interviewers to it first.",
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
    expect(await codeOf(again(id))).toBe("RATE_LIMITED");
  });

  it("hides the name that anonymous review hides, also in notifications", async () => {
    await app.db.prisma.job.update({ where: { id: scene.jobId }, data: { blind: true } });
    const { id } = await offer();
    await pick(id, "10:00");
    await deliverNotices(app);
    const ofPriya = await app.mailsTo(priya, "notice:");
    expect(ofPriya[0]?.subject).toBe(
      `The interview with Applicant ${scene.applicationId.slice(-6).toUpperCase()} was scheduled`,
    );
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

describe("a member who no longer sees the job", () => {
  const INTERVIEWERS = graphql(`mutation InterviewersInTest($input: SetJobInterviewersInput!) {
    setJobInterviewers(input: $input) { accountIds }
  }`);
  const REMOVE = graphql(`mutation RemoveInTest($accountId: ID!) {
    removeMember(accountId: $accountId) { members { accountId } }
  }`);

  it.each([
    ["is no longer assigned to it", () => assign([])],
    ["is removed", (accountId: string) => app.expectOk(REMOVE, { accountId }, scene.company)],
  ])("and %s takes no part, and the company is notified once if no one is left", async (_what, leave) => {
    const { seeker, company } = scene;
    const rita = await app.signedInMember({ companyId: company.id, role: "INTERVIEWER" });
    await assign([rita.id]);
    const { id } = await offer({ interviewerIds: [rita.id] });
    await pick(id, "10:00");
    await app.db.pool.query("delete from graphile_worker._private_jobs where key not like '%:DAY'");
    await leave(rita.id);
    expect(await interview(seeker)).toMatchObject({ status: "SCHEDULED", members: [] });
    for (let minute = 0; minute < 2; minute++) {
      await endWhatEnded();
      await deliverNotices(app);
    }
    expect(await app.mailsTo(rita, "notice:")).toEqual([]);
    expect((await app.mailsTo(priya, "notice:")).map(({ subject }) => subject)).toEqual([
      "The interview with Asha is in 24 hours",
      "No one takes part in the interview with Asha",
    ]);
    expect(await app.db.prisma.interviewMember.count({ where: { interviewId: id } })).toBe(0);
    // The times of others are as before.
    const { id: next } = await offer();
    await pick(next, "10:00");
    await endWhatEnded();
    expect(await app.db.prisma.interviewMember.count({ where: { interviewId: id } })).toBe(1);
  });
  const assign = (accountIds: string[]) =>
    app.expectOk(INTERVIEWERS, { input: { jobId: scene.jobId, accountIds } }, scene.company);
});

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
    expect(mails.at(-1)?.text).toMatch(/First interview for .+\n+It was planned for .+ at 11:00 /);
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
      "No time is left for the interview with Ben",
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

describe("an interview ends", () => {
  const outcomes = async () => {
    await endWhatEnded();
    await deliverNotices(app);
    const mails = await app.mailsTo(priya, "notice:");
    return mails.filter(({ subject }) => subject.includes("cancelled")).map(({ calendars }) => calendars.length);
  };
  it.each([
    ["the applicant withdraws", () => status("WITHDRAWN")],
    ["the applicant was rejected", () => status("REJECTED")],
    ["the applicant blocks the company", () => blocked()],
    [
      "the job is deleted",
      () => app.db.prisma.job.update({ where: { id: scene.jobId }, data: { status: "CLOSED", deletedAt: new Date() } }),
    ],
    ["the applicant deletes their account", () => app.db.prisma.account.delete({ where: { id: scene.seeker.id } })],
  ])("when %s, and those who take part are free again", async (_when, end) => {
    const { id } = await offer();
    await pick(id, "10:00");
    expect(await outcomes()).toEqual([]);
    await end();
    await outcomes();
    expect(await app.db.prisma.interview.findUnique({ where: { id }, select: { status: true } })).toEqual({
      status: "CANCELLED",
    });
    expect(await app.db.prisma.interviewMember.findMany({ where: { interviewId: id } })).toMatchObject([
      { busyFrom: null },
    ]);
    expect(await outcomes()).toEqual([1]);
  });
  const status = (to: "APPLIED" | "WITHDRAWN" | "REJECTED") =>
    app.db.prisma.application.update({ where: { id: scene.applicationId }, data: { status: to } });
  const blocked = () =>
    app.db.prisma.conversation.create({ data: { applicationId: scene.applicationId, blockedAt: new Date() } });

  it("only once a rejection can no longer be undone", async () => {
    const { id } = await offer();
    await status("REJECTED");
    await app.db.prisma.applicationEvent.create({
      data: { applicationId: scene.applicationId, kind: "REJECTED", actorId: priya.id },
    });
    await endWhatEnded();
    expect((await interview(scene.seeker))?.status).toBe("OFFERED");
    expect(await codeOf(app.execute(OFFER, { input: inputOf() }, priya))).toBe("CONFLICT");
    const change = app.execute(PLACE, { input: { interviewId: id, place: "Here" } }, priya);
    const frozen = "This application is rejected. Its interview can no longer be changed.";
    expect([await messageOf(pick(id, "10:00")), await messageOf(change)]).toEqual([frozen, frozen]);
    await status("APPLIED");
    expect(await codeOf(pick(id, "10:00"))).toBeUndefined();
  });

  it("for good when the applicant withdraws, even if they apply again", async () => {
    const { seeker, jobId } = scene;
    const { id } = await offer();
    await pick(id, "10:00");
    await app.expectOk(WITHDRAW, { jobId }, seeker);
    await app.expectOk(APPLY, { jobId }, seeker);
    expect((await interview(seeker))?.status).toBe("CANCELLED");
    const { id: next } = await offer();
    expect(next).not.toBe(id);
    expect(await codeOf(pick(next, "10:00"))).toBeUndefined();
    await endWhatEnded();
    expect((await interview(seeker))?.status).toBe("SCHEDULED");
  });

  it("and no new one is offered to those who blocked the company", async () => {
    await blocked();
    expect(await messageOf(app.execute(OFFER, { input: inputOf() }, priya))).toBe(
      "This applicant has blocked messages about this application.",
    );
  });
});
