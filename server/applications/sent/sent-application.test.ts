import { describe, expect, test } from "vitest";
import { buildApp, buildApplication, buildFile, buildJob } from "../../../prisma/factories/index.ts";
import { DecideApplicationDocument } from "../../../web/generated/applications/applicants/applicants.ts";
import { WithdrawApplicationDocument } from "../../../web/generated/applications/applied/applied-jobs.ts";
import { ApplyToJobDocument } from "../../../web/generated/jobs/jobs.ts";
import { firstApplication } from "../../notices/kinds/first-application.kind.ts";
import { noticeKey } from "../../notices/queue-notices.ts";
import { serverSecrets } from "../../platform/secrets/server-secrets.ts";
import { seekerParts } from "../../privacy/data-export.store.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../../testing/people.ts";
import { dueInSeconds } from "../../testing/queued-jobs.ts";
import { subscribe } from "../../testing/subscriber.ts";
import { testApp } from "../../testing/test-app.ts";
import { deliverDecision } from "../../webhooks/webhooks.store.ts";
import { SETTLING_SECONDS } from "../deciding/shown-decisions.ts";

const app = testApp();
const UNDO = graphql(
  `mutation UndoInTest($input: JobIdInput!) { undoApplication(input: $input) { job { viewerApplicationStatus viewerCanApply } } }`,
);
const CHANGED = graphql(`subscription UndoneInTest { applicationChanged { update { applicationId } undoneId } }`);
const UNDOABLE = graphql(
  `query UndoableInTest($jobId: ID!) { applicants(jobId: $jobId) { nodes { appliedAt undoableUntil } } }`,
);
const STATE = graphql(
  `query StateInTest($id: ID!) { receivedApplicationState(id: $id) { applicationId jobId status version } }`,
);
const NOTE = graphql(
  `mutation NoteInTest($input: WriteCoverNoteInput!) { writeCoverNote(input: $input) { application { coverNote } } }`,
);
const OPEN = graphql(
  `mutation OpenInNoteTest($id: ID!) { openApplication(input: { applicationId: $id }) { applicationId } }`,
);
const APPLICANTS = graphql(
  `query SentApplicants($jobId: ID!) { applicants(jobId: $jobId) { totalCount nodes { coverNote isHidden } } }`,
);
const APPLY_ASKING = graphql(
  `mutation ApplyAsking($input: JobIdInput!) { applyToJob(input: $input, asksWhenEmpty: true) { job { viewerApplicationStatus } } }`,
);

async function scene(job = {}) {
  const company = await signedInRecruiter(app.db);
  const seeker = await signedInSeeker(app.db);
  const { id: jobId } = await buildJob(app.db.prisma, { companyId: company.id, ...job });
  return { company, seeker, jobId, input: { jobId } };
}
const apply = (input: { jobId: string }, seeker: Person) => app.expectOk(ApplyToJobDocument, { input }, seeker);
const stored = async (jobId: string) =>
  (await app.db.prisma.application.findMany({ where: { jobId }, include: { events: { orderBy: { id: "asc" } } } })).map(
    ({ id, status, events }) => ({ id, status, events: events.map(({ kind }) => kind) }),
  );
const theOne = async (jobId: string) => (await stored(jobId))[0] ?? { id: "", status: "", events: [] };
const codeOf = async (sent: Promise<{ errors?: readonly { extensions: { code?: unknown } }[] | undefined }>) =>
  (await sent).errors?.[0]?.extensions.code ?? null;
const sentBefore = (jobId: string, seconds: number) =>
  app.db.prisma.application.updateMany({
    where: { jobId },
    data: { appliedAt: new Date(Date.now() - seconds * 1000) },
  });

describe("an application that is undone in time", () => {
  test("leaves no trace, and nobody is notified of it, then or later", async () => {
    const { company, seeker, jobId, input } = await scene();
    const { appId } = await buildApp(app.db.prisma, {
      accountId: company.id,
      companyId: company.id,
      scopes: ["applications:read"],
    });
    await app.db.prisma.webhookEndpoint.create({
      data: {
        appId,
        accountId: company.id,
        url: "https://example.com",
        kinds: ["application.received", "application.withdrawn"],
      },
    });
    const told = () => app.db.prisma.webhookDelivery.count({ where: { endpoint: { appId } } });
    await apply(input, seeker);
    const { id: applicationId } = await theOne(jobId);
    const event = await app.db.prisma.applicationEvent.findFirstOrThrow({ where: { applicationId } });
    for (const key of [noticeKey("FIRST_APPLICATION", applicationId), `tell-decision:${event.id}`]) {
      expect(await dueInSeconds(app.db, key), key).toBeGreaterThan(SETTLING_SECONDS - 5);
    }
    expect(await told()).toBe(0);

    expect(await app.expectOk(UNDO, { input }, seeker)).toEqual({
      undoApplication: { job: { viewerApplicationStatus: null, viewerCanApply: true } },
    });
    expect(await stored(jobId)).toEqual([]);
    expect((await app.expectOk(APPLICANTS, { jobId }, company)).applicants?.totalCount).toBe(0);
    const told1 = await app.db.transaction((tx) =>
      firstApplication.read(
        tx,
        { applicationId },
        { now: new Date(), secrets: serverSecrets({ current: "a secret of this file" }) },
      ),
    );
    expect(told1).toEqual([]);
    await deliverDecision(app.db, String(event.id));
    expect(await told()).toBe(0);

    // A second, intended application does notify.
    await apply(input, seeker);
    const again = await app.db.prisma.applicationEvent.findFirstOrThrow({ where: { application: { jobId } } });
    await deliverDecision(app.db, String(again.id));
    expect(await told()).toBe(1);
  });

  test("is reported as undone to those who saw it, and says until when that can happen", async () => {
    const { company, seeker, jobId, input } = await scene();
    const stream = subscribe(app.url, CHANGED, company);
    await stream.next();
    await apply(input, seeker);
    const applicationId = (await theOne(jobId)).id;
    const { applicants } = await app.expectOk(UNDOABLE, { jobId }, company);
    const [sent] = applicants.nodes;
    const seconds = (Date.parse(`${sent?.undoableUntil}`) - Date.parse(`${sent?.appliedAt}`)) / 1000;
    expect(seconds).toBe(SETTLING_SECONDS);
    await app.expectOk(UNDO, { input }, seeker);
    const seen = [await stream.next(), await stream.next()];
    expect(seen).toMatchObject([
      { applicationChanged: { update: { applicationId }, undoneId: null } },
      { applicationChanged: { update: null, undoneId: applicationId } },
    ]);
  });

  test("that followed a withdrawn one restores the withdrawn one", async () => {
    const { seeker, jobId, input } = await scene();
    await apply(input, seeker);
    await app.expectOk(WithdrawApplicationDocument, { input }, seeker);
    await apply(input, seeker);
    await app.expectOk(NOTE, { input: { ...input, text: "Once more." } }, seeker);
    await app.expectOk(UNDO, { input }, seeker);
    expect(await theOne(jobId)).toMatchObject({ status: "WITHDRAWN", events: ["APPLIED", "WITHDRAWN"] });
  });

  test("disappears from both sides' pages", async () => {
    const { company, seeker, input } = await scene();
    await apply(input, seeker);
    const CHANGES = graphql(`subscription UndoneChanges { applicationChanged { update { jobId } } }`);
    const streams = [company, seeker].map(({ cookie }) => subscribe(app.url, CHANGES, { cookie }));
    for (const stream of streams) expect(await stream.next()).toEqual({ applicationChanged: { update: null } });
    await app.expectOk(UNDO, { input }, seeker);
    for (const stream of streams) expect(await stream.next()).toEqual({ applicationChanged: { update: null } });
    await Promise.all(streams.map((stream) => stream.end()));
  });

  test("is undone once, however many concurrent requests there are", async () => {
    const { seeker, jobId, input } = await scene();
    await apply(input, seeker);
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(app.execute(UNDO, { input }, seeker))));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(await stored(jobId)).toEqual([]);
  });
});

describe("undoing is refused", () => {
  test("when the time is over", async () => {
    const { seeker, jobId, input } = await scene();
    await apply(input, seeker);
    await sentBefore(jobId, SETTLING_SECONDS);
    expect(await codeOf(app.execute(UNDO, { input }, seeker))).toBe("CONFLICT");
    expect(await theOne(jobId)).toMatchObject({ status: "APPLIED" });
  });

  test("when the company acted first, whatever the race", async () => {
    for (let round = 0; round < 4; round++) {
      const { company, seeker, jobId, input } = await scene();
      await apply(input, seeker);
      const { id: applicationId } = await theOne(jobId);
      const [undone, decided] = await Promise.all([
        codeOf(app.execute(UNDO, { input }, seeker)),
        codeOf(app.execute(DecideApplicationDocument, { input: { applicationId, status: "ACCEPTED" } }, company)),
      ]);
      expect([undone, decided].filter((code) => code === null)).toHaveLength(1);
      expect(await stored(jobId)).toMatchObject(undone === null ? [] : [{ events: ["APPLIED", "ACCEPTED"] }]);
    }
  });

  test("after a reverted decision, as the company has it in its history", async () => {
    const { company, seeker, jobId, input } = await scene();
    await apply(input, seeker);
    const { id: applicationId } = await theOne(jobId);
    for (const status of ["ACCEPTED", "APPLIED"] as const) {
      await app.expectOk(DecideApplicationDocument, { input: { applicationId, status } }, company);
    }
    expect(await codeOf(app.execute(UNDO, { input }, seeker))).toBe("CONFLICT");
  });

  test("to anyone else", async () => {
    const { company, seeker, jobId, input } = await scene();
    await apply(input, seeker);
    expect(await codeOf(app.execute(UNDO, { input }, await signedInSeeker(app.db)))).toBe("NOT_FOUND");
    expect(await codeOf(app.execute(UNDO, { input }, company))).toBe("FORBIDDEN");
    expect(await codeOf(app.execute(UNDO, { input }))).toBe("UNAUTHENTICATED");
    expect(await stored(jobId)).toHaveLength(1);
  });
});

describe("a note with an application", () => {
  const write = (input: { jobId: string }, text: string, as: Person) =>
    app.execute(NOTE, { input: { ...input, text } }, as);
  const shownTo = async (company: Person, jobId: string) =>
    (await app.expectOk(APPLICANTS, { jobId }, company)).applicants?.nodes;

  test("can be read by the company, and edited by its author until the company opens the application", async () => {
    const { company, seeker, jobId, input } = await scene();
    await apply(input, seeker);
    expect(await shownTo(company, jobId)).toMatchObject([{ coverNote: null }]);
    await write(input, "I live nearby.", seeker);
    expect((await write(input, "I live around the corner.", seeker)).data).toEqual({
      writeCoverNote: { application: { coverNote: "I live around the corner." } },
    });
    expect(await shownTo(company, jobId)).toMatchObject([{ coverNote: "I live around the corner." }]);
    await app.expectOk(OPEN, { id: (await theOne(jobId)).id }, company);
    expect(await codeOf(write(input, "Too late.", seeker))).toBe("CONFLICT");
    expect(await shownTo(company, jobId)).toMatchObject([{ coverNote: "I live around the corner." }]);
  });

  test("hides its author in blind mode", async () => {
    const { company, seeker, jobId, input } = await scene({ blind: true });
    await apply(input, seeker);
    await write(input, "Write to me@example.com, I weld.", seeker);
    expect(await shownTo(company, jobId)).toMatchObject([{ isHidden: true, coverNote: "Write to [hidden], I weld." }]);
  });

  test("has at most 2000 characters, and requires an application", async () => {
    const { seeker, input } = await scene();
    expect(await codeOf(write(input, "Hello", seeker))).toBe("NOT_FOUND");
    await apply(input, seeker);
    expect(await codeOf(write(input, "x".repeat(2001), seeker))).toBe("BAD_USER_INPUT");
  });
});

describe("a seeker with neither resume nor profile", () => {
  const empty = { about: "", currentProfession: "", qualification: "", skills: [] };
  const newcomer = async (data: object = {}) => {
    const seeker = await signedInSeeker(app.db);
    await app.db.prisma.seeker.update({ where: { id: seeker.id }, data: { ...empty, ...data } });
    await app.db.prisma.experience.deleteMany({ where: { seekerId: seeker.id } });
    return seeker;
  };

  test("is prompted once before applying, and only if the caller wants it", async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => buildJob(app.db.prisma)));
    const seeker = await newcomer();
    const ask = (jobId = "") => codeOf(app.execute(APPLY_ASKING, { input: { jobId } }, seeker));
    await apply({ jobId: one?.id ?? "" }, seeker);
    expect(await ask(two?.id)).toBe("PROFILE_EMPTY");
    expect(await stored(two?.id ?? "")).toEqual([]);
    expect(await ask(two?.id)).toBeNull();
    expect(await ask(three?.id)).toBeNull();
  });

  test("is not prompted with a resume or any profile content", async () => {
    const { id } = await buildJob(app.db.prisma);
    const withResume = await newcomer();
    const file = await buildFile(app.db.prisma, { ownerId: withResume.id });
    await app.db.prisma.seeker.update({ where: { id: withResume.id }, data: { resumeFileId: file.id } });
    for (const seeker of [withResume, await newcomer({ skills: ["Welding"] })]) {
      expect(await codeOf(app.execute(APPLY_ASKING, { input: { jobId: id } }, seeker))).toBeNull();
    }
  });
});

test("a withdrawn application is read by its id, without its applicant, and has the id again when sent again", async () => {
  const { company, seeker, jobId, input } = await scene();
  const other = await signedInRecruiter(app.db);
  await apply(input, seeker);
  const { id } = await theOne(jobId);
  const state = async () => (await app.expectOk(STATE, { id }, company)).receivedApplicationState;
  const before = await state();
  expect(before).toMatchObject({ applicationId: id, jobId, status: "APPLIED" });
  await app.expectOk(WithdrawApplicationDocument, { input }, seeker);
  expect(await state()).toMatchObject({ status: "WITHDRAWN", version: before.version + 1 });
  await apply(input, seeker);
  expect(await state()).toMatchObject({ applicationId: id, status: "APPLIED", version: before.version + 2 });
  expect(await codeOf(app.execute(STATE, { id }, other))).toBe("NOT_FOUND");
});

test("a note is in its author's export, and deleted with the account", async () => {
  const { id, seekerId } = await buildApplication(app.db.prisma, { coverNote: "I weld." });
  const parts = seekerParts(app.db, seekerId, new Date());
  const exported = [];
  for await (const entry of (parts["applications.json"] as () => AsyncIterable<object>)()) exported.push(entry);
  expect(exported).toMatchObject([{ coverNote: "I weld." }]);
  await app.db.prisma.account.delete({ where: { id: seekerId } });
  expect(await app.db.prisma.application.count({ where: { id } })).toBe(0);
});
