import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { SETTLING_SECONDS } from "../../../shared/applications.ts";
import { DecideApplicationDocument } from "../../../web/generated/applications/applicants/applicants.ts";
import { UndoApplicationDocument } from "../../../web/generated/jobs/applying/apply-sheet.ts";
import { ApplyToJobDocument } from "../../../web/generated/jobs/jobs.ts";
import { firstApplication } from "../../notices/kinds/first-application.kind.ts";
import { noticeKey } from "../../notices/queue-notices.ts";
import { serverSecrets } from "../../platform/secrets/server-secrets.ts";
import { seekerParts } from "../../privacy/seeker-export.store.ts";
import { happenedBefore } from "../../testing/application-events.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { applicationEventKey, publishEvents } from "../../testing/publish-events.ts";
import { dueInSeconds } from "../../testing/queued-jobs.ts";
import { subscribe } from "../../testing/subscriber.ts";
import { type Person, testApp } from "../../testing/test-app.ts";
import { codeOf, storedPdf } from "../testing/scene.testing.ts";

const app = testApp();
const CHANGED = graphql(`subscription UndoneInTest { applicationChanged { update { applicationId } undoneId } }`);
const STATE = graphql(
  `query StateInTest($id: ID!) { receivedApplicationState(id: $id) { applicationId jobId status version } }`,
);
const WRITE_NOTE = graphql(`mutation WriteNoteInTest($input: WriteCoverNoteInput!) {
  writeCoverNote(input: $input) { application { id coverNote } } }`);
const APPLY_WHEN_EMPTY = graphql(`mutation ApplyWhenEmptyInTest($input: JobIdInput!) {
  applyToJob(input: $input, asksWhenEmpty: true) { job { id } } }`);
const APPLICANTS = graphql(`query SentApplicants($jobId: ID!) {
  applicants(jobId: $jobId) { totalCount nodes { coverNote isHidden appliedAt undoableUntil } } }`);

async function scene(job = {}) {
  const company = await app.signedInRecruiter();
  const seeker = await app.signedInSeeker();
  const { id: jobId } = await app.build.job({ companyId: company.id, ...job });
  await app.expectOk(ApplyToJobDocument, { input: { jobId } }, seeker);
  return { company, seeker, jobId, input: { jobId }, applicationId: (await theOne(jobId)).id };
}
const apply = (input: { jobId: string }, seeker: Person) => app.expectOk(ApplyToJobDocument, { input }, seeker);
const withdraw = (input: { jobId: string }, seeker: Person) => app.perform("withdrawApplication", { input }, seeker);
const undo = (input: { jobId: string }, seeker: Person) => app.execute(UndoApplicationDocument, { input }, seeker);
const write = (input: { jobId: string }, text: string, as: Person) =>
  app.execute(WRITE_NOTE, { input: { ...input, text } }, as);
const decide = (applicationId: string, status: "ACCEPTED" | "APPLIED", company: Person) =>
  app.execute(DecideApplicationDocument, { input: { applicationId, status } }, company);
const stored = async (jobId: string) =>
  (await app.db.prisma.application.findMany({ where: { jobId }, include: { events: { orderBy: { id: "asc" } } } })).map(
    ({ id, status, events }) => ({ id, status, events: events.map(({ kind }) => kind) }),
  );
const theOne = async (jobId: string) => (await stored(jobId))[0] ?? { id: "", status: "", events: [] };
const seenBy = async (company: Person, jobId: string) =>
  (await app.expectOk(APPLICANTS, { jobId }, company)).applicants.nodes;

describe("an application that is undone in time", () => {
  test("leaves no trace, and nobody is notified of it, then or later", async () => {
    const { company, seeker, jobId, input } = await scene();
    await undo(input, seeker);
    const owned = { accountId: company.id, companyId: company.id };
    const { appId } = await app.build.app({ ...owned, scopes: ["applications:read"] });
    const kinds = ["application.received", "application.withdrawn"];
    const endpoint = { appId, accountId: company.id, url: "https://example.com", kinds };
    await app.db.prisma.webhookEndpoint.create({ data: endpoint });
    const queued = () => app.db.prisma.webhookDelivery.count({ where: { endpoint: { appId } } });
    const eventOf = (application: { jobId: string }) =>
      app.db.prisma.applicationEvent.findFirstOrThrow({ where: { application } });
    await apply(input, seeker);
    const event = await eventOf({ jobId });
    const { applicationId } = event;
    await publishEvents(app.db);
    for (const key of [noticeKey("FIRST_APPLICATION", applicationId), applicationEventKey(event.id)]) {
      expect(await dueInSeconds(app.db, key), key).toBeGreaterThan(SETTLING_SECONDS - 5);
    }
    expect(await queued()).toBe(0);

    expect((await undo(input, seeker)).data?.undoApplication.job).toMatchObject({
      ...{ viewerApplicationStatus: null, viewerCanApply: true },
    });
    expect([await stored(jobId), await seenBy(company, jobId)]).toEqual([[], []]);
    const asked = { now: new Date(), secrets: serverSecrets({ current: "a secret of this file" }) };
    expect(await app.db.transaction((tx) => firstApplication.read(tx, { applicationId }, asked))).toEqual([]);
    await publishEvents(app.db);
    expect(await queued()).toBe(0);

    // A second, intended application does notify.
    await apply(input, seeker);
    await happenedBefore(app.db, [(await eventOf({ jobId })).applicationId], SETTLING_SECONDS);
    await publishEvents(app.db);
    expect(await queued()).toBe(1);
  });

  test("is reported as undone to both sides' pages, and says until when that can happen", async () => {
    const { company, seeker, jobId, input } = await scene();
    await undo(input, seeker);
    const streams = [company, seeker].map((as) => subscribe(app.url, CHANGED, as));
    for (const stream of streams) await stream.next();
    await apply(input, seeker);
    const applicationId = (await theOne(jobId)).id;
    const [sent] = await seenBy(company, jobId);
    const seconds = (Date.parse(`${sent?.undoableUntil}`) - Date.parse(`${sent?.appliedAt}`)) / 1000;
    expect(seconds).toBe(SETTLING_SECONDS);
    // Undone before its event is delivered, the application would be reported as undone only.
    for (const stream of streams)
      expect(await stream.next()).toMatchObject({ applicationChanged: { update: { applicationId }, undoneId: null } });
    await undo(input, seeker);
    for (const stream of streams)
      expect(await stream.next()).toMatchObject({ applicationChanged: { update: null, undoneId: applicationId } });
  });

  test("that followed a withdrawn one restores the withdrawn one", async () => {
    const { seeker, jobId, input } = await scene();
    await withdraw(input, seeker);
    await apply(input, seeker);
    await write(input, "Once more.", seeker);
    await undo(input, seeker);
    expect(await theOne(jobId)).toMatchObject({ status: "WITHDRAWN", events: ["APPLIED", "WITHDRAWN"] });
  });

  test("is undone once, however many concurrent requests there are", async () => {
    const { seeker, jobId, input } = await scene();
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(undo(input, seeker))));
    expect(codes.filter((code) => !code)).toHaveLength(1);
    expect(await stored(jobId)).toEqual([]);
  });
});

describe("undoing is refused", () => {
  test("when the time is over", async () => {
    const { seeker, jobId, input } = await scene();
    const appliedAt = new Date(Date.now() - SETTLING_SECONDS * 1000);
    await app.db.prisma.application.updateMany({ where: { jobId }, data: { appliedAt } });
    expect((await undo(input, seeker)).errors?.[0]?.message).toMatch(/too late to undo.*withdraw/);
    expect(await theOne(jobId)).toMatchObject({ status: "APPLIED" });
  });

  test("when the company acted first, whatever the race", async () => {
    for (let round = 0; round < 4; round++) {
      const { company, seeker, jobId, input, applicationId } = await scene();
      const [undone, decided] = await Promise.all([
        codeOf(undo(input, seeker)),
        codeOf(decide(applicationId, "ACCEPTED", company)),
      ]);
      expect([undone, decided].filter((code) => !code)).toHaveLength(1);
      expect(await stored(jobId)).toMatchObject(undone ? [{ events: ["APPLIED", "ACCEPTED"] }] : []);
    }
  });

  test("after a reverted decision, as the company has it in its history", async () => {
    const { company, seeker, input, applicationId } = await scene();
    for (const status of ["ACCEPTED", "APPLIED"] as const) await decide(applicationId, status, company);
    expect((await undo(input, seeker)).errors?.[0]).toMatchObject({
      message: "The company has already acted on your application. Open Applied Jobs to see its status.",
      extensions: { code: "CONFLICT" },
    });
  });
});

describe("a note with an application", () => {
  test("can be read by the company, and edited by its author until the company opens the application", async () => {
    const { company, seeker, jobId, input, applicationId } = await scene();
    expect(await seenBy(company, jobId)).toMatchObject([{ coverNote: null }]);
    await write(input, "I live nearby.", seeker);
    const { data } = await write(input, "I live around the corner.", seeker);
    const note = { coverNote: "I live around the corner." };
    expect(data?.writeCoverNote.application).toMatchObject(note);
    expect(await seenBy(company, jobId)).toMatchObject([note]);
    await app.perform("openApplication", { input: { applicationId } }, company);
    expect(await codeOf(write(input, "Too late.", seeker))).toBe("CONFLICT");
    expect(await seenBy(company, jobId)).toMatchObject([note]);
  });

  test("is sent with it, and gone with it when that is undone", async () => {
    const { company, seeker, jobId, input } = await scene();
    const send = (coverNote: string) => app.execute(ApplyToJobDocument, { input, coverNote }, seeker);
    await undo(input, seeker);
    expect(await codeOf(send("x".repeat(2001)))).toBe("BAD_USER_INPUT");
    expect(await stored(jobId)).toEqual([]);
    for (const note of ["I live nearby.", ""]) {
      await send(` ${note} `);
      expect(await seenBy(company, jobId)).toMatchObject([{ coverNote: note || null }]);
      await undo(input, seeker);
    }
  });

  test("hides its author in blind mode", async () => {
    const { company, seeker, jobId, input } = await scene({ blind: true });
    await write(input, "Write to me@example.com, I weld.", seeker);
    expect(await seenBy(company, jobId)).toMatchObject([{ isHidden: true, coverNote: "Write to [hidden], I weld." }]);
  });

  test("has at most 2000 characters, and requires an application", async () => {
    const { seeker, input } = await scene();
    expect(await codeOf(write(input, "x".repeat(2001), seeker))).toBe("BAD_USER_INPUT");
    await undo(input, seeker);
    expect(await codeOf(write(input, "Hello", seeker))).toBe("NOT_FOUND");
  });

  test("is in its author's export, and deleted with the account", async () => {
    const { id, seekerId } = await app.build.application({ coverNote: "I weld." });
    const parts = seekerParts(app.db, seekerId, new Date());
    const exported = (parts["applications.json"] as () => AsyncIterable<object>)();
    expect(await Readable.from(exported).toArray()).toMatchObject([{ coverNote: "I weld." }]);
    await app.db.prisma.account.delete({ where: { id: seekerId } });
    expect(await app.db.prisma.application.count({ where: { id } })).toBe(0);
  });
});

describe("a seeker with neither resume nor profile", () => {
  const newcomer = (data: object = {}) =>
    app.signedInSeeker({ about: "", currentProfession: "", qualification: "", skills: [], ...data });
  const ask = (jobId: string, seeker: Person) => codeOf(app.execute(APPLY_WHEN_EMPTY, { input: { jobId } }, seeker));
  const newJob = async () => (await app.build.job()).id;

  test("is prompted once before applying, and only if the caller wants it", async () => {
    const seeker = await newcomer();
    await apply({ jobId: await newJob() }, seeker);
    const asked = await newJob();
    expect(await ask(asked, seeker)).toBe("PROFILE_EMPTY");
    expect(await stored(asked)).toEqual([]);
    for (const jobId of [asked, await newJob()]) expect(await ask(jobId, seeker)).toBeUndefined();
  });

  test("is not prompted with a resume or any profile content", async () => {
    const withResume = await newcomer();
    const { id: resumeFileId } = await storedPdf(app, withResume.id);
    await app.db.prisma.seeker.update({ where: { id: withResume.id }, data: { resumeFileId } });
    for (const seeker of [withResume, await newcomer({ skills: ["Welding"] })])
      expect(await ask(await newJob(), seeker)).toBeUndefined();
  });
});

test("a withdrawn application is read by its id, without its applicant, and has the id again when sent again", async () => {
  const { company, seeker, jobId, input, applicationId } = await scene();
  const state = async () => (await app.expectOk(STATE, { id: applicationId }, company)).receivedApplicationState;
  const { version } = await state();
  expect(await state()).toMatchObject({ applicationId, jobId, status: "APPLIED" });
  await withdraw(input, seeker);
  expect(await state()).toMatchObject({ status: "WITHDRAWN", version: version + 1 });
  await apply(input, seeker);
  expect(await state()).toMatchObject({ applicationId, status: "APPLIED", version: version + 2 });
});
