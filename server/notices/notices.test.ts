import { beforeEach, expect, test } from "vitest";
import { deleteConnection } from "../connections/connections.store.ts";
import type { Role } from "../generated/prisma/enums.ts";
import { lockPair } from "../platform/database/lock-pair.ts";
import { deliverAgain, deliverNotices, findNotices, mailAll } from "../testing/notices.ts";
import { actorOf } from "../testing/people.ts";
import { testApp, testClock } from "../testing/test-app.ts";
import { WEEKLY_MAILS } from "./deliver-notice.ts";
import { requestCause } from "./kinds/connection-request.kind.ts";
import { forgetNoticesBetween, retractNotice } from "./notices.store.ts";

const clock = testClock();
const app = testApp({ clock });
const DAY = 86_400_000;
let ada: string;
let grace: string;

beforeEach(async () => {
  await app.db.pool.query("delete from notices; delete from mails; delete from graphile_worker._private_jobs");
  ada = (await app.build.seeker({ name: "Ada Lovelace" })).id;
  grace = (await app.build.seeker({ name: "Grace Hopper" })).id;
});

const actor = (id: string, role: Role = "SEEKER") => actorOf({ id }, role);
const member = (companyId: string) => actor(companyId, "RECRUITER");
const stored = (where: { accountId?: string; kind?: string; onPage?: boolean }) =>
  app.db.prisma.notice.findMany({ where, orderBy: { createdAt: "asc" } });
const titles = async (accountId: string) => (await stored({ accountId })).map(({ title }) => title);
const mails = (accountId: string) => app.mailsTo({ id: accountId });
const subjects = async (accountId: string) => (await mails(accountId)).map(({ subject }) => subject);
const prefer = (accountId: string, preferences: object) =>
  app.db.prisma.noticePreferences.create({ data: { accountId, ...preferences } });
/** Somebody applies to a job of a new company. */
const someoneApplies = async (job: object = {}) => {
  const { id: companyId } = await app.build.recruiter();
  const { id: jobId } = await app.build.job({ companyId, ...job });
  const { id: seekerId } = await app.build.seeker();
  await app.app.services.ownApplications.apply(actor(seekerId), jobId);
  await deliverNotices(app);
  return { companyId, jobId };
};
const connections = () => app.app.services.connections;
const ask = (from: string, to: string) => connections().request(actor(from), to);
const daysFromNow = (days: number) => new Date(clock.now.getTime() + days * DAY);
const dayFromNow = (days: number) => new Date(daysFromNow(days).toISOString().slice(0, 10));
const spoken = (day: Date) =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(day);
/** Time passes; what is due by the clock is found and delivered, and nothing of it once more. */
const pass = async (days: number, each: "minute" | "hour" = "hour") => {
  clock.now = daysFromNow(days);
  for (let run = 0; run < 2; run++) {
    await findNotices(app, each);
    await deliverNotices(app);
  }
};

test("a request is sent once per channel, however often it is withdrawn and repeated", async () => {
  for (let n = 0; n < 3; n++) {
    await ask(ada, grace);
    await deliverNotices(app);
    await connections().withdraw(actor(ada), grace);
  }
  expect(await subjects(grace)).toEqual(["Ada Lovelace wants to connect"]);
  expect(await stored({ accountId: grace, onPage: true })).toEqual([]);
  expect(await subjects(ada)).toEqual([]);
});

test.each(["taken back", "ended by a block"])(
  "a request that is %s while its notice is being sent is not sent",
  async (end) => {
    await ask(ada, grace);
    let telling: Promise<void> | undefined;
    const isWaiting = async () =>
      (await app.db.pool.query("select from pg_locks where not granted and locktype = 'advisory'")).rows.length > 0;
    await app.db.transaction(async (tx) => {
      await lockPair(tx, ada, grace);
      if (end === "taken back") await retractNotice(tx, grace, requestCause(ada, grace));
      else await forgetNoticesBetween(tx, ada, grace);
      await deleteConnection(tx, [ada, grace]);
      let isNotified = false;
      telling = deliverNotices(app).then(() => {
        isNotified = true;
      });
      await expect.poll(async () => isNotified || (await isWaiting()), { interval: 5 }).toBe(true);
    });
    await telling;
    expect(await titles(grace)).toEqual([]);
  },
);

test("an acceptance is sent to the requester, on the page and in the mail of the next morning", async () => {
  await ask(ada, grace);
  await connections().accept(actor(grace), ada);
  await deliverNotices(app);
  expect([await titles(grace), await titles(ada)]).toEqual([[], ["Grace Hopper accepted your request"]]);
  expect(await subjects(ada)).toEqual([]);
  await mailAll(app);
  await mailAll(app);
  expect(await subjects(ada)).toEqual(["Grace Hopper accepted your request"]);
});

test("a key that expires within a week is announced once, to its creator and the owners of its company", async () => {
  const { prisma } = app.db;
  const owner = await app.build.recruiter();
  const { accountId: creator } = await app.build.member({ companyId: owner.id });
  const { accountId: colleague } = await app.build.member({ companyId: owner.id });
  const buildKey = async (owned: { accountId: string; companyId?: string }, expiresInDays: number, more = {}) => {
    const { keyId: id } = await app.build.app({ ...owned, scopes: ["jobs:read"] });
    const data = { createdAt: daysFromNow(-80), expiresAt: daysFromNow(expiresInDays), ...more };
    await prisma.session.update({ where: { id }, data });
    return id;
  };
  await buildKey({ accountId: creator, companyId: owner.id }, 6.9);
  await buildKey({ accountId: ada }, 6.9);
  await buildKey({ accountId: ada }, 7.1);
  await buildKey({ accountId: ada }, 1, { endReason: "REPLACED" });
  await buildKey({ accountId: ada }, 1, { endedAt: clock.now });
  await buildKey({ accountId: ada }, 6, { createdAt: clock.now });
  await pass(0);
  const title = expect.stringMatching(/^A key for A program expires on \d+ \w+$/);
  for (const accountId of [owner.id, creator, ada]) {
    expect([await titles(accountId), await subjects(accountId)]).toEqual([[title], [title]]);
  }
  expect(await titles(colleague)).toEqual([]);
});

test("crossing requests are sent as accepted to whoever requested first", async () => {
  await ask(ada, grace);
  await deliverNotices(app);
  await ask(grace, ada);
  await deliverNotices(app);
  expect([await titles(grace), await titles(ada)]).toEqual([
    ["Ada Lovelace wants to connect"],
    ["Grace Hopper accepted your request"],
  ]);
});

test("a block deletes the notices of the two about each other", async () => {
  await ask(ada, grace);
  await deliverNotices(app);
  await app.app.services.blocks.block(actor(grace), ada);
  expect(await titles(grace)).toEqual([]);
});

test("messages unread for ten minutes are sent once, until they are read", async () => {
  await app.build.connection({ requesterId: ada, addresseeId: grace });
  const { id: conversationId } = await app.build.conversation([ada, grace]);
  const write = () => app.build.message({ conversationId, senderId: ada, createdAt: clock.now });
  const minutes = (count: number) => pass(count / 1440, "minute");
  await write();
  await minutes(9);
  expect(await subjects(grace)).toEqual([]);
  await write();
  await minutes(2);
  await minutes(20);
  expect(await subjects(grace)).toEqual(["Ada Lovelace wrote to you"]);
  const [mail] = await mails(grace);
  expect(mail?.text).toContain("You have 2 unread messages.");
  expect(mail?.text).toContain(`/main/chatcomponent?with=${ada}`);
  await app.app.services.messages.markSeen(actor(grace), conversationId, 2);
  await minutes(20);
  await write();
  await minutes(11);
  expect(await subjects(grace)).toEqual(["Ada Lovelace wrote to you", "Ada Lovelace wrote to you"]);
  expect(await subjects(ada)).toEqual([]);
});

test("reading a conversation marks its notifications as read on all devices, and stops what has not been mailed", async () => {
  clock.now.setUTCHours(12, 0, 0, 0);
  const channels = { UNREAD_MESSAGES: { page: true, mail: "AT_ONCE" } };
  await prefer(grace, { timeZone: "UTC", quietFrom: 10, quietUntil: 20, choices: channels });
  await ask(ada, grace);
  const { id: conversationId } = await app.build.conversation([ada, grace]);
  await app.build.message({ conversationId, senderId: ada, createdAt: clock.now });
  await pass(11 / 1440, "minute");
  const { messages, notices } = app.app.services;
  const onOtherDevice = notices.changes(actor(grace));
  const unreadCount = async () => (await onOtherDevice.next()).value?.unreadCount;
  expect(await unreadCount()).toBe(2);
  await messages.markSeen(actor(grace), conversationId, 1);
  expect(await unreadCount()).toBe(1);
  expect((await stored({ accountId: grace })).map(({ kind, readAt }) => [kind, readAt !== null])).toEqual([
    ["CONNECTION_REQUEST", false],
    ["UNREAD_MESSAGES", true],
  ]);
  await mailAll(app);
  expect(await subjects(grace)).toEqual(["Ada Lovelace wants to connect"]);
  await onOtherDevice.return?.();
});

test("messages from a downtime are sent on the next full hour", async () => {
  await app.build.connection({ requesterId: ada, addresseeId: grace });
  const { id: conversationId } = await app.build.conversation([ada, grace]);
  await app.build.message({ conversationId, senderId: ada, createdAt: clock.now });
  clock.now = daysFromNow(2);
  for (const minute of [0, 1, 60]) {
    clock.now.setUTCMinutes(minute);
    await pass(0, "minute");
  }
  expect(await subjects(grace)).toEqual(["Ada Lovelace wrote to you"]);
});

test("a blocked person's messages are not looked up over and over", async () => {
  const { id: conversationId } = await app.build.conversation([ada, grace]);
  await app.build.message({
    conversationId,
    senderId: ada,
    createdAt: new Date(clock.now.getTime() - DAY / 24),
  });
  await app.app.services.blocks.block(actor(grace), ada);
  await findNotices(app, "minute");
  const { rows } = await app.db.pool.query(
    "select from graphile_worker.jobs where key like 'notice:UNREAD_MESSAGES:%'",
  );
  expect(rows).toEqual([]);
});

test("jobs that close soon are sent to seekers who saved them and have not applied, and to the responsible members", async () => {
  const recruiter = await app.build.recruiter({ name: "Acme" });
  const closing = { title: "Engineer", applicationDeadline: dayFromNow(2) };
  const job = await app.build.job({ companyId: recruiter.id, ...closing });
  await app.build.savedJob({ jobId: job.id, seekerId: ada });
  await app.build.savedJob({ jobId: job.id, seekerId: grace });
  await app.build.application({ jobId: job.id, seekerId: grace });
  await pass(0);
  const saved = { title: "Engineer closes in 2 days", path: `/main/savedjobs?job=${job.id}` };
  expect(await stored({ accountId: ada })).toMatchObject([saved]);
  expect(await titles(grace)).toEqual([]);
  expect(await titles(recruiter.id)).toEqual(["Engineer closes in 2 days"]);
});

test("the first application is sent at once, later ones together on the next day", async () => {
  const { companyId, jobId } = await someoneApplies({ title: "Engineer" });
  for (let n = 0; n < 2; n++) {
    const { id } = await app.build.seeker();
    await app.app.services.ownApplications.apply(actor(id), jobId);
    await deliverNotices(app);
  }
  const first = "First application received: Engineer";
  expect([await titles(companyId), await subjects(companyId)]).toEqual([[first], [first]]);
  await pass(1);
  expect(await titles(companyId)).toEqual([first, "2 new applications for Engineer"]);
});

test("applications of a day are reported with their day when no background work ran on the next one", async () => {
  const recruiter = await app.build.recruiter();
  const job = await app.build.job({ companyId: recruiter.id, title: "Gardener" });
  for (let n = 0; n < 2; n++) await app.build.application({ jobId: job.id });
  const body = `Received on ${spoken(clock.now)}`;
  await pass(4);
  expect(await stored({ accountId: recruiter.id })).toMatchObject([{ title: "1 new application for Gardener", body }]);
});

test("a company's opening of an application is sent once, on the day after, while the application is pending", async () => {
  const company = await app.build.recruiter({ name: "Acme" });
  const { id: jobId } = await app.build.job({ companyId: company.id, title: "Engineer" });
  for (const [seekerId, status] of [
    [ada, "APPLIED"],
    [grace, "REJECTED"],
  ] as const) {
    const { id } = await app.build.application({ jobId, seekerId, status });
    await app.app.services.promises.open(member(company.id), id);
  }
  const day = spoken(clock.now);
  await pass(0);
  expect(await titles(ada)).toEqual([]);
  await pass(1);
  expect(await stored({ kind: "APPLICATION_OPENED" })).toMatchObject([
    {
      ...{ accountId: ada, title: "Acme opened your application", body: `For Engineer, on ${day}` },
      path: `/main/appliedjobs?application=${jobId}`,
    },
  ]);
  await mailAll(app);
  expect(await subjects(ada)).toEqual(["Acme opened your application"]);
});

test("answers due by tomorrow are sent once a day, by job, to the responsible members", async () => {
  const company = await app.build.recruiter({ name: "Acme" });
  const due = async (title: string, inDays: number, fields: object = {}) => {
    const { id: jobId } = await app.build.job({ companyId: company.id, title });
    for (let n = 0; n < (title === "Engineer" ? 2 : 1); n++)
      await app.build.application({
        jobId,
        answerDueOn: dayFromNow(inDays),
        ...fields,
      });
  };
  await due("Baker", 0);
  await due("Engineer", 1);
  await due("Welder", 2);
  await due("Nurse", 1, { status: "REJECTED" });
  await due("Cook", -1, { unansweredAt: clock.now });
  await pass(0);
  const body = "Engineer: 2, Baker: 1";
  expect(await stored({ kind: "ANSWERS_DUE" })).toMatchObject([
    { accountId: company.id, title: expect.stringMatching(/^3 responses are due by \d+ \w+$/), body },
  ]);
  await mailAll(app);
  const [mail] = await mails(company.id);
  expect(mail?.subject).toMatch(/^3 responses are due by/);
  expect(mail?.text).toContain("Engineer: 2 responses");
  await pass(1);
  const [, next] = await stored({ kind: "ANSWERS_DUE" });
  expect(next).toMatchObject({ body: `${body}, Welder: 1`, path: "/main-recruiter" });
});

test("mails wait for the end of quiet hours, combined; notices read on the page in the meantime are not mailed", async () => {
  const third = await app.build.seeker({ name: "Katherine Johnson" });
  clock.now = new Date("2026-11-22T23:00:00Z");
  await prefer(grace, { timeZone: "Europe/Berlin", quietFrom: 22, quietUntil: 7 });
  for (const id of [ada, third.id]) await ask(id, grace);
  await deliverNotices(app);
  expect(await subjects(grace)).toEqual([]);
  for (const { mailDueAt } of await stored({ accountId: grace }))
    expect(mailDueAt).toEqual(new Date("2026-11-23T06:00:00Z"));
  await mailAll(app);
  const [mail, ...others] = await mails(grace);
  expect([mail?.subject, others]).toEqual(["2 notifications for you", []]);
  expect(mail?.text).toContain("Katherine Johnson wants to connect.");

  const fourth = await app.build.seeker();
  await ask(fourth.id, grace);
  await deliverNotices(app);
  await app.db.prisma.notice.updateMany({ where: { accountId: grace }, data: { readAt: clock.now } });
  await mailAll(app);
  expect(await mails(grace)).toHaveLength(1);
});

test("a channel that is turned off is not used", async () => {
  await prefer(grace, { choices: { CONNECTION_REQUEST: { page: false, mail: "NEVER" } } });
  await ask(ada, grace);
  await deliverNotices(app);
  expect(await stored({ accountId: grace, onPage: true })).toEqual([]);
  expect(await subjects(grace)).toEqual([]);
});

test("people with many mails this week get the others combined, except the most important ones", async () => {
  for (let n = 0; n < WEEKLY_MAILS + 2; n++) {
    const { id } = await app.build.seeker();
    await ask(id, grace);
    await deliverNotices(app);
  }
  expect(await mails(grace)).toHaveLength(WEEKLY_MAILS);
  await mailAll(app);
  expect((await subjects(grace)).at(-1)).toBe("2 notifications for you");

  const application = await app.build.application({ seekerId: grace, status: "ACCEPTED" });
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId: application.id } });
  expect(await mails(grace)).toHaveLength(WEEKLY_MAILS + 2);
});

test("a decision waiting for the morning that is reverted is not mailed; decided again, it is", async () => {
  clock.now = new Date("2026-11-22T23:00:00Z");
  await prefer(ada, { quietFrom: 22, quietUntil: 7 });
  const { id: applicationId, jobId } = await app.build.application({ seekerId: ada, status: "REJECTED" });
  const become = async (status: "APPLIED" | "REJECTED") => {
    const data = { status, version: { increment: 1 } };
    await app.db.prisma.application.update({ where: { id: applicationId }, data });
    await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  };
  await become("REJECTED");
  await become("APPLIED");
  await mailAll(app);
  expect(await mails(ada)).toEqual([]);
  await become("REJECTED");
  await mailAll(app);
  expect(await mails(ada)).toHaveLength(1);
  expect((await mails(ada))[0]?.text).toContain(`/main/appliedjobs?application=${jobId}`);
});

test("a former member is not notified of the company's jobs", async () => {
  const { companyId } = await someoneApplies();
  await app.db.prisma.companyMember.deleteMany({ where: { accountId: companyId } });
  expect(await titles(companyId)).toEqual([]);
});
