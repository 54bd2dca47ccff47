import { beforeEach, describe, expect, test } from "vitest";
import { SETTLING_SECONDS } from "../../shared/applications.ts";
import { DecideApplicationsDocument } from "../../web/generated/applications/review/review.ts";
import { SendMessageDocument } from "../../web/generated/messages/messages.ts";
import { happenedBefore } from "../testing/application-events.ts";
import { applicationEventKey, publishEvents } from "../testing/publish-events.ts";
import { dueInSeconds } from "../testing/queued-jobs.ts";
import { forEachTest, testApp } from "../testing/test-app.ts";
import { publishingTasks } from "./publish-events.task.ts";

const app = testApp();
const owner = forEachTest(() => app.signedInRecruiter());
let jobId: string;
let ids: string[];

beforeEach(async () => {
  const { prisma } = app.db;
  const { appId } = await app.build.app({ accountId: owner.id, companyId: owner.id, scopes: ["applications:read"] });
  jobId = (await app.build.job({ companyId: owner.id })).id;
  ids = [];
  for (let count = 0; count < 3; count++) ids.push((await app.build.application({ jobId })).id);
  const kinds = ["application.decided", "application.withdrawn", "application.stage_moved"];
  await prisma.webhookEndpoint.create({ data: { appId, accountId: owner.id, url: "https://example.com", kinds } });
});

async function decide(status: "ACCEPTED" | "REJECTED" | "APPLIED", applicationIds = ids) {
  const found = await app.db.prisma.application.findMany({ where: { id: { in: applicationIds } } });
  const applications = found.map(({ id: applicationId, version }) => ({ applicationId, version }));
  const { decideApplications } = await app.expectOk(
    DecideApplicationsDocument,
    { input: { applications, status } },
    owner,
  );
  expect(decideApplications?.results.map(({ outcome }) => outcome)).toEqual(found.map(() => "DONE"));
}
const keys = async () => {
  const rows = await app.db.prisma.$queryRaw<{ key: string }[]>`
      select j.key from graphile_worker.jobs j join application_events e on j.key = 'publish-application-event:' || e.id
      where e.application_id = any(${ids}::uuid[]) order by e.id`;
  return rows.map(({ key }) => key);
};
async function undoTimePasses() {
  await happenedBefore(app.db, ids, SETTLING_SECONDS + 1);
  await publishEvents(app.db);
}
const deliveries = async () => {
  await publishEvents(app.db);
  const where = { endpoint: { accountId: owner.id } };
  const sent = await app.db.prisma.webhookDelivery.findMany({ where, orderBy: { createdAt: "asc" } });
  return sent.map(({ kind, body }) => ({ kind, data: JSON.parse(body).data }));
};
const notified = async () => (await deliveries()).map(({ kind, data }) => [kind, data.status]);

describe("programs are notified of decisions, one or many", () => {
  test("when they can no longer be undone", async () => {
    await decide("ACCEPTED");
    expect(await notified()).toEqual([]);
    for (const key of await keys()) {
      const due = await dueInSeconds(app.db, key);
      expect(due).toBeGreaterThan(SETTLING_SECONDS - 5);
      expect(due).toBeLessThanOrEqual(SETTLING_SECONDS);
    }
    await undoTimePasses();
    expect(await notified()).toEqual(ids.map(() => ["application.decided", "ACCEPTED"]));
  });

  test("also by jobs that version 0.2.0 queued, each once", async () => {
    await decide("ACCEPTED");
    await happenedBefore(app.db, ids, SETTLING_SECONDS);
    for (const key of await keys())
      await publishingTasks(app.db)["tell-decision"].run({ eventId: key.split(":")[1] }, {} as never);
    expect(await notified()).toEqual(ids.map(() => ["application.decided", "ACCEPTED"]));
  });

  test("but never of those that were undone before, nor of the undoing", async () => {
    await decide("ACCEPTED");
    await decide("APPLIED", ids.slice(1));
    await undoTimePasses();
    expect(await notified()).toEqual([["application.decided", "ACCEPTED"]]);
  });

  test("once for several in quick succession, with the last of them", async () => {
    await decide("ACCEPTED");
    await decide("REJECTED");
    await undoTimePasses();
    expect(await notified()).toEqual(ids.map(() => ["application.decided", "REJECTED"]));
  });

  test("and of what is undone later", async () => {
    await decide("REJECTED", ids.slice(2));
    await undoTimePasses();
    await decide("APPLIED", ids.slice(2));
    await undoTimePasses();
    expect(await notified()).toEqual([
      ["application.decided", "REJECTED"],
      ["application.decided", "APPLIED"],
    ]);
  });
});

describe("what happens before programs are notified of an application", () => {
  const happens = async (kind: "APPLIED" | "WITHDRAWN" | "MOVED") => {
    const { id } = await app.db.prisma.applicationEvent.create({
      data: { applicationId: ids[0] ?? "", kind, actorId: owner.id, ...(kind === "MOVED" && { stage: "Call" }) },
    });
    return applicationEventKey(id);
  };
  const kindsNotified = async () => (await notified()).map(([kind]) => kind);
  beforeEach(async () => {
    const kinds = ["application.received", "application.withdrawn", "application.stage_moved"];
    await app.db.prisma.webhookEndpoint.updateMany({ where: { accountId: owner.id }, data: { kinds } });
    ids = [(await app.build.application({ jobId })).id];
  });

  test("a withdrawal: they are notified of neither", async () => {
    await happens("WITHDRAWN");
    await undoTimePasses();
    expect(await notified()).toEqual([]);
    const again = await happens("APPLIED");
    await publishEvents(app.db);
    expect(await dueInSeconds(app.db, again)).toBeGreaterThan(SETTLING_SECONDS - 5);
    await undoTimePasses();
    expect(await notified()).toEqual([["application.received", "APPLIED"]]);
    await happens("WITHDRAWN");
    expect(await kindsNotified()).toEqual(["application.received", "application.withdrawn"]);
  });

  test("a move: they are notified of it after the application", async () => {
    const [received = ""] = await keys();
    const moved = await happens("MOVED");
    expect(await notified()).toEqual([]);
    const [first, second] = [await dueInSeconds(app.db, received), await dueInSeconds(app.db, moved)];
    expect(second).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY);
    await undoTimePasses();
    expect(await kindsNotified()).toEqual(["application.received", "application.stage_moved"]);
  });
});

test("a message or a move in the first seconds follows the application, in the order in which they happened", async () => {
  const kinds = ["application.received", "application.message", "application.stage_moved"];
  await app.db.prisma.webhookEndpoint.updateMany({ where: { accountId: owner.id }, data: { kinds } });
  await publishEvents(app.db);
  const { id: applicationId } = await app.build.application({ jobId });
  ids = [applicationId];
  const write = (content: string) =>
    app.expectOk(SendMessageDocument, { input: { applicationId, clientId: crypto.randomUUID(), content } }, owner);
  await write("When can you come?");
  await app.db.prisma.applicationEvent.create({
    data: { applicationId, kind: "MOVED", actorId: owner.id, stage: "Call" },
  });
  await write("Tomorrow?");
  expect(await notified()).toEqual([]);
  await happenedBefore(app.db, ids, 2 * SETTLING_SECONDS);
  expect((await deliveries()).map(({ kind }) => kind)).toEqual([
    ...["application.received", "application.message", "application.stage_moved", "application.message"],
  ]);
});

test("a job in blind mode gives programs the application's id instead of the applicant's", async () => {
  await app.db.prisma.job.update({ where: { id: jobId }, data: { blind: true } });
  const [applicationId = ""] = ids;
  await happenedBefore(app.db, ids, 2 * SETTLING_SECONDS);
  const moved = { applicationId, kind: "MOVED", actorId: owner.id, stage: "Call" } as const;
  await app.db.prisma.applicationEvent.create({ data: moved });
  expect((await deliveries())[0]?.data).toMatchObject({ applicationId, seekerId: applicationId, stage: "Call" });
});
