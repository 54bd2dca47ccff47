import { describe, expect, it } from "vitest";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { graphql } from "../testing/generated/gql.ts";
import { deliverNotices } from "../testing/notices.ts";
import { testApp } from "../testing/test-app.ts";
import { interviewForEachTest, messageOf, OFFER, OUTCOME, PLACE } from "./testing/interviews.testing.ts";

const WITHDRAW = graphql(`mutation WithdrawInTest($jobId: ID!) {
  withdrawApplication(input: { jobId: $jobId }) { applicationId }
}`);
const APPLY = graphql(`mutation ApplyAgainInTest($jobId: ID!) { applyToJob(input: { jobId: $jobId }) { job { id } } }`);

const app = testApp();
const { scene, priya, inputOf, offer, interview, pick, endWhatEnded, passBy } = interviewForEachTest(app);

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
    expect((await interview(company))?.calendarFile).toContain("SUMMARY:First interview: Asha");
    for (let minute = 0; minute < 2; minute++) {
      await endWhatEnded();
      await deliverNotices(app);
    }
    expect(await app.mailsTo(rita, "notice:")).toEqual([]);
    expect((await app.mailsTo(priya, "notice:")).map(({ subject }) => subject)).toEqual([
      "The interview with Asha is in 24 hours",
      "The interview with Asha has no participants",
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
  ])("when %s, and the participants are free again", async (_when, end) => {
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

  it("only while it is to come: afterwards its outcome can be recorded, and it is deleted with the account", async () => {
    const { id } = await offer();
    await pick(id, "10:00");
    await passBy(id);
    await status("REJECTED");
    expect(await outcomes()).toEqual([]);
    expect((await interview(priya))?.status).toBe("SCHEDULED");
    expect(
      await codeOf(app.execute(OUTCOME, { input: { interviewId: id, outcome: "MISSED" } }, priya)),
    ).toBeUndefined();
    await app.db.prisma.interview.update({ where: { id }, data: { status: "SCHEDULED" } });
    await app.db.prisma.account.delete({ where: { id: scene.seeker.id } });
    expect(await outcomes()).toEqual([]);
    const isLeftAfter = async (change: object) => {
      await app.db.prisma.interview.update({ where: { id }, data: change });
      await endWhatEnded();
      return (await app.db.prisma.interview.count({ where: { id } })) === 1;
    };
    const long = new Date(Date.now() - 31 * 86_400_000);
    expect(await isLeftAfter({ updatedAt: long })).toBe(true);
    expect(await isLeftAfter({ updatedAt: long, startsAt: long })).toBe(false);
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
