import { beforeEach, expect, test } from "vitest";
import {
  buildApp,
  buildApplication,
  buildConnection,
  buildConversation,
  buildJob,
  buildMember,
  buildMessage,
  buildRecruiter,
  buildSavedJob,
  buildSeeker,
} from "../../prisma/factories/index.ts";
import { deleteConnection } from "../connections/connections.store.ts";
import type { Role } from "../generated/prisma/enums.ts";
import { lockPair } from "../platform/database/lock-pair.ts";
import { deliverAgain, deliverNotices, findNotices, mailAll } from "../testing/notices.ts";
import { testApp } from "../testing/test-app.ts";
import { WEEKLY_MAILS } from "./deliver-notice.ts";
import { requestCause } from "./kinds/connection-request.kind.ts";
import { forgetNoticesBetween, retractNotice } from "./notices.store.ts";

let now = new Date();
const app = testApp({ clock: () => now });
const DAY = 86_400_000;

beforeEach(async () => {
  now = new Date();
  await app.db.pool.query("delete from notices; delete from mails; delete from graphile_worker._private_jobs");
});

const actor = (accountId: string, role: Role = "SEEKER") => ({ accountId, role, sessionId: accountId });
const titles = async (accountId: string) =>
  (await app.db.prisma.notice.findMany({ where: { accountId }, orderBy: { createdAt: "asc" } })).map(
    (one) => one.title,
  );
const mailsTo = async (accountId: string) => {
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: accountId } });
  return app.db.prisma.mail.findMany({ where: { to: email }, orderBy: { createdAt: "asc" } });
};
const subjects = async (accountId: string) => (await mailsTo(accountId)).map(({ subject }) => subject);
const prefer = (accountId: string, preferences: object) =>
  app.db.prisma.noticePreferences.create({ data: { accountId, ...preferences } });
const people = async () => {
  const ada = await buildSeeker(app.db.prisma, { name: "Ada Lovelace" });
  const grace = await buildSeeker(app.db.prisma, { name: "Grace Hopper" });
  return { ada: ada.id, grace: grace.id, connections: app.app.services.connections };
};

test("a request is sent once per channel, however often it is withdrawn and repeated", async () => {
  const { ada, grace, connections } = await people();
  for (let n = 0; n < 3; n++) {
    await connections.request(actor(ada), grace);
    await deliverNotices(app);
    await connections.withdraw(actor(ada), grace);
  }
  expect(await subjects(grace)).toEqual(["Ada Lovelace asks to connect"]);
  expect(await app.db.prisma.notice.count({ where: { accountId: grace, onPage: true } })).toBe(0);
  expect(await subjects(ada)).toEqual([]);
});

test.each(["taken back", "ended by a block"])(
  "a request that is %s while its notice is being sent is not sent",
  async (end) => {
    const { ada, grace, connections } = await people();
    await connections.request(actor(ada), grace);
    let telling: Promise<void> | undefined;
    const isWaiting = async () => {
      const { rows } = await app.db.pool.query("select from pg_locks where not granted and locktype = 'advisory'");
      return rows.length > 0;
    };
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
    expect(await app.db.prisma.notice.count({ where: { accountId: grace } })).toBe(0);
  },
);

test("a cause undone before its notice is sent is not sent", async () => {
  const { ada, grace, connections } = await people();
  await connections.request(actor(ada), grace);
  await connections.withdraw(actor(ada), grace);
  await deliverNotices(app);
  expect([await titles(grace), await subjects(grace)]).toEqual([[], []]);
});

test("an acceptance is sent to the requester, on the page and in the mail of the next morning", async () => {
  const { ada, grace, connections } = await people();
  await connections.request(actor(ada), grace);
  await connections.accept(actor(grace), ada);
  await deliverNotices(app);
  expect([await titles(grace), await titles(ada)]).toEqual([[], ["Grace Hopper accepted your request"]]);
  expect(await subjects(ada)).toEqual([]);
  await mailAll(app);
  await mailAll(app);
  expect(await subjects(ada)).toEqual(["Grace Hopper accepted your request"]);
});

test("a key that expires within a week is announced once, to its creator and the owners of its company", async () => {
  const { prisma } = app.db;
  const owner = await buildRecruiter(prisma);
  const { accountId: creator } = await buildMember(prisma, { companyId: owner.id });
  const { accountId: colleague } = await buildMember(prisma, { companyId: owner.id });
  const { ada } = await people();
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY);
  const buildKey = async (owned: { accountId: string; companyId?: string }, expiresInDays: number, more = {}) => {
    const { keyId: id } = await buildApp(prisma, { ...owned, scopes: ["jobs:read"] });
    const data = { createdAt: daysFromNow(-80), expiresAt: daysFromNow(expiresInDays), ...more };
    await prisma.session.update({ where: { id }, data });
    return id;
  };
  await buildKey({ accountId: creator, companyId: owner.id }, 6.9);
  await buildKey({ accountId: ada }, 6.9);
  await buildKey({ accountId: ada }, 7.1);
  await buildKey({ accountId: ada }, 1, { endReason: "REPLACED" });
  await buildKey({ accountId: ada }, 1, { endedAt: now });
  await buildKey({ accountId: ada }, 6, { createdAt: now });
  for (let run = 0; run < 2; run++) {
    await findNotices(app, "hour");
    await deliverNotices(app);
  }
  const title = expect.stringMatching(/^A key of A program expires on \d+ \w+$/);
  for (const accountId of [owner.id, creator, ada]) {
    expect([await titles(accountId), await subjects(accountId)]).toEqual([[title], [title]]);
  }
  expect(await titles(colleague)).toEqual([]);
});

test("crossing requests are sent as accepted to whoever requested first", async () => {
  const { ada, grace, connections } = await people();
  await connections.request(actor(ada), grace);
  await deliverNotices(app);
  await connections.request(actor(grace), ada);
  await deliverNotices(app);
  expect([await titles(grace), await titles(ada)]).toEqual([
    ["Ada Lovelace asks to connect"],
    ["Grace Hopper accepted your request"],
  ]);
});

test("a block deletes the notices of the two about each other", async () => {
  const { ada, grace, connections } = await people();
  await connections.request(actor(ada), grace);
  await deliverNotices(app);
  await app.app.services.blocks.block(actor(grace), ada);
  expect(await titles(grace)).toEqual([]);
});

test("messages unread for ten minutes are sent once, until they are read", async () => {
  const { ada, grace } = await people();
  await buildConnection(app.db.prisma, { requesterId: ada, addresseeId: grace });
  const { id: conversationId } = await buildConversation(app.db.prisma, [ada, grace]);
  const write = () => buildMessage(app.db.prisma, { conversationId, senderId: ada, createdAt: now });
  const pass = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
    await findNotices(app, "minute");
    await deliverNotices(app);
  };
  await write();
  await pass(9);
  expect(await subjects(grace)).toEqual([]);
  await write();
  await pass(2);
  await pass(20);
  expect(await subjects(grace)).toEqual(["Ada Lovelace wrote to you"]);
  expect((await mailsTo(grace))[0]?.text).toContain("You have 2 unread messages.");
  expect((await mailsTo(grace))[0]?.text).toContain(`/main/chatcomponent?with=${ada}`);
  await app.app.services.messages.markSeen(actor(grace), conversationId, 2);
  await pass(20);
  await write();
  await pass(11);
  expect(await subjects(grace)).toEqual(["Ada Lovelace wrote to you", "Ada Lovelace wrote to you"]);
  expect(await subjects(ada)).toEqual([]);
});

test("messages from a downtime are sent on the next full hour", async () => {
  const { ada, grace } = await people();
  await buildConnection(app.db.prisma, { requesterId: ada, addresseeId: grace });
  const { id: conversationId } = await buildConversation(app.db.prisma, [ada, grace]);
  await buildMessage(app.db.prisma, { conversationId, senderId: ada, createdAt: now });
  now = new Date(now.getTime() + 2 * DAY);
  for (const minute of [0, 1, 60]) {
    now.setUTCMinutes(minute);
    await findNotices(app, "minute");
    await deliverNotices(app);
  }
  expect(await subjects(grace)).toEqual(["Ada Lovelace wrote to you"]);
});

test("a blocked person's messages are not looked up over and over", async () => {
  const { ada, grace } = await people();
  const { id: conversationId } = await buildConversation(app.db.prisma, [ada, grace]);
  await buildMessage(app.db.prisma, { conversationId, senderId: ada, createdAt: new Date(now.getTime() - DAY / 24) });
  await app.app.services.blocks.block(actor(grace), ada);
  await findNotices(app, "minute");
  const { rows } = await app.db.pool.query(
    "select from graphile_worker.jobs where key like 'notice:UNREAD_MESSAGES:%'",
  );
  expect(rows).toEqual([]);
});

test("jobs that close soon are sent to seekers who saved them and have not applied, and to the responsible members", async () => {
  const { ada, grace } = await people();
  const recruiter = await buildRecruiter(app.db.prisma, { name: "Acme" });
  const applicationDeadline = new Date(new Date(now.getTime() + 2 * DAY).toISOString().slice(0, 10));
  const job = await buildJob(app.db.prisma, { companyId: recruiter.id, title: "Engineer", applicationDeadline });
  await buildSavedJob(app.db.prisma, { jobId: job.id, seekerId: ada });
  await buildSavedJob(app.db.prisma, { jobId: job.id, seekerId: grace });
  await buildApplication(app.db.prisma, { jobId: job.id, seekerId: grace });
  for (let n = 0; n < 2; n++) {
    await findNotices(app, "hour");
    await deliverNotices(app);
  }
  expect(await titles(ada)).toEqual(["Engineer closes in 2 days"]);
  expect(await app.db.prisma.notice.findFirst({ where: { accountId: ada } })).toMatchObject({
    path: `/main/savedjobs?job=${job.id}`,
  });
  expect(await titles(grace)).toEqual([]);
  expect(await titles(recruiter.id)).toEqual(["Engineer closes in 2 days"]);
});

test("the first application is sent at once, later ones together on the next day", async () => {
  const recruiter = await buildRecruiter(app.db.prisma, { name: "Acme" });
  const job = await buildJob(app.db.prisma, { companyId: recruiter.id, title: "Engineer" });
  for (let n = 0; n < 3; n++) {
    const seeker = await buildSeeker(app.db.prisma, { name: `Seeker ${n}` });
    await app.app.services.ownApplications.apply(actor(seeker.id), job.id);
    if (n > 0) await deliverNotices(app);
  }
  expect(await titles(recruiter.id)).toEqual(["Seeker 0 is the first to apply"]);
  expect(await subjects(recruiter.id)).toEqual(["Seeker 0 is the first to apply"]);
  now = new Date(Date.now() + DAY);
  for (let n = 0; n < 2; n++) {
    await findNotices(app, "hour");
    await deliverNotices(app);
  }
  expect((await titles(recruiter.id)).slice(1)).toEqual(["2 new applications for Engineer"]);
});

test("applications of a day are reported with their day when no background work ran on the next one", async () => {
  const recruiter = await buildRecruiter(app.db.prisma);
  const job = await buildJob(app.db.prisma, { companyId: recruiter.id, title: "Gardener" });
  for (let n = 0; n < 2; n++) await buildApplication(app.db.prisma, { jobId: job.id });
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date());
  now = new Date(Date.now() + 4 * DAY);
  for (let n = 0; n < 2; n++) {
    await findNotices(app, "hour");
    await deliverNotices(app);
  }
  expect(await app.db.prisma.notice.findMany({ where: { accountId: recruiter.id } })).toMatchObject([
    { title: "1 new application for Gardener", body: `They came on ${day} and wait for your answer.` },
  ]);
});

test("a company's opening of an application is sent once, on the day after, while the application is pending", async () => {
  const { ada, grace } = await people();
  const company = await buildRecruiter(app.db.prisma, { name: "Acme" });
  const membership = { id: company.id, role: "OWNER", isVerified: false, missingFactor: null } as const;
  const recruiter = { ...actor(company.id, "RECRUITER"), company: membership };
  const { id: jobId } = await buildJob(app.db.prisma, { companyId: company.id, title: "Engineer" });
  for (const [seekerId, status] of [
    [ada, "APPLIED"],
    [grace, "REJECTED"],
  ] as const) {
    const { id } = await buildApplication(app.db.prisma, { jobId, seekerId, status });
    await app.app.services.promises.open(recruiter, id);
  }
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(now);
  const pass = async (days: number) => {
    now = new Date(now.getTime() + days * DAY);
    await findNotices(app, "hour");
    await deliverNotices(app);
  };
  await pass(0);
  expect(await titles(ada)).toEqual([]);
  await pass(1);
  await pass(1);
  expect(await app.db.prisma.notice.findMany({ where: { kind: "APPLICATION_OPENED" } })).toMatchObject([
    {
      ...{ accountId: ada, title: "Acme looked at your application", body: `For Engineer, on ${day}` },
      path: `/main/appliedjobs?application=${jobId}`,
    },
  ]);
  await mailAll(app);
  expect(await subjects(ada)).toEqual(["Acme looked at your application"]);
});

test("answers due by tomorrow are sent once a day, by job, to the responsible members", async () => {
  const company = await buildRecruiter(app.db.prisma, { name: "Acme" });
  const due = async (title: string, inDays: number, fields: object = {}) => {
    const { id: jobId } = await buildJob(app.db.prisma, { companyId: company.id, title });
    for (let n = 0; n < (title === "Engineer" ? 2 : 1); n++)
      await buildApplication(app.db.prisma, {
        jobId,
        answerDueOn: new Date(new Date(now.getTime() + inDays * DAY).toISOString().slice(0, 10)),
        ...fields,
      });
  };
  await due("Baker", 0);
  await due("Engineer", 1);
  await due("Welder", 2);
  await due("Nurse", 1, { status: "REJECTED" });
  await due("Cook", -1, { unansweredAt: now });
  const pass = async (days: number) => {
    now = new Date(now.getTime() + days * DAY);
    for (let n = 0; n < 2; n++) {
      await findNotices(app, "hour");
      await deliverNotices(app);
    }
    return app.db.prisma.notice.findMany({ where: { kind: "ANSWERS_DUE" }, orderBy: { createdAt: "asc" } });
  };
  expect(await pass(0)).toMatchObject([
    {
      accountId: company.id,
      title: expect.stringMatching(/^3 answers are due by \d+ \w+$/),
      body: "Engineer: 2, Baker: 1",
    },
  ]);
  await mailAll(app);
  const [mail] = await mailsTo(company.id);
  expect(mail?.subject).toMatch(/^3 answers are due by/);
  expect(mail?.text).toContain("Engineer: 2 answers");
  expect((await pass(1))[1]).toMatchObject({ body: "Engineer: 2, Baker: 1, Welder: 1", path: "/main-recruiter" });
});

test("while blind mode hides applicants, the notice does too", async () => {
  const recruiter = await buildRecruiter(app.db.prisma);
  const job = await buildJob(app.db.prisma, { companyId: recruiter.id, blind: true });
  const { ada } = await people();
  await app.app.services.ownApplications.apply(actor(ada), job.id);
  await deliverNotices(app);
  expect(await titles(recruiter.id)).toEqual(["Someone is the first to apply"]);
});

test("blind mode takes the applicant's name out of earlier notices and of the emails that wait", async () => {
  const recruiter = await buildRecruiter(app.db.prisma);
  await prefer(recruiter.id, { choices: { FIRST_APPLICATION: { mail: "DAILY" } } });
  const job = await buildJob(app.db.prisma, { companyId: recruiter.id });
  const { id: seekerId } = await buildSeeker(app.db.prisma, { name: "Asha Rao" });
  const { notices, ownApplications, blindMode } = app.app.services;
  await ownApplications.apply(actor(seekerId), job.id);
  await deliverNotices(app);
  const shown = async () => {
    const { nodes } = await notices.list(actor(recruiter.id, "RECRUITER"), { unreadOnly: false }, {});
    return nodes.map(({ title }) => title);
  };
  expect(await shown()).toEqual(["Asha Rao is the first to apply"]);
  const company = { id: recruiter.id, role: "OWNER", isVerified: true, missingFactor: null } as const;
  await blindMode.set({ ...actor(recruiter.id, "RECRUITER"), company }, job.id, true);
  expect(await shown()).toEqual(["Someone is the first to apply"]);
  now = new Date(now.getTime() + 2 * DAY);
  await mailAll(app);
  expect(await subjects(recruiter.id)).toEqual(["Someone is the first to apply"]);
});

test("mails wait for the end of quiet hours, combined; notices read on the page in the meantime are not mailed", async () => {
  const { ada, grace, connections } = await people();
  const third = await buildSeeker(app.db.prisma, { name: "Katherine Johnson" });
  now = new Date("2026-11-22T23:00:00Z");
  await prefer(grace, { timeZone: "Europe/Berlin", quietFrom: 22, quietUntil: 7 });
  for (const id of [ada, third.id]) await connections.request(actor(id), grace);
  await deliverNotices(app);
  expect(await subjects(grace)).toEqual([]);
  expect(await app.db.prisma.notice.findMany({ where: { accountId: grace }, select: { mailDueAt: true } })).toEqual(
    Array(2).fill({ mailDueAt: new Date("2026-11-23T06:00:00Z") }),
  );
  await mailAll(app);
  const [mail, ...others] = await mailsTo(grace);
  expect([mail?.subject, others]).toEqual(["2 notifications for you", []]);
  expect(mail?.text).toContain("Katherine Johnson asks to connect.");

  const fourth = await buildSeeker(app.db.prisma);
  await connections.request(actor(fourth.id), grace);
  await deliverNotices(app);
  await app.db.prisma.notice.updateMany({ where: { accountId: grace }, data: { readAt: now } });
  await mailAll(app);
  expect(await mailsTo(grace)).toHaveLength(1);
});

test("a channel that is turned off is not used", async () => {
  const { ada, grace, connections } = await people();
  await prefer(grace, { choices: { CONNECTION_REQUEST: { page: false, mail: "NEVER" } } });
  await connections.request(actor(ada), grace);
  await deliverNotices(app);
  expect(await app.db.prisma.notice.count({ where: { accountId: grace, onPage: true } })).toBe(0);
  expect(await subjects(grace)).toEqual([]);
});

test("people with many mails this week get the others combined, except the most important ones", async () => {
  const { grace, connections } = await people();
  for (let n = 0; n < WEEKLY_MAILS + 2; n++) {
    const { id } = await buildSeeker(app.db.prisma);
    await connections.request(actor(id), grace);
    await deliverNotices(app);
  }
  expect(await mailsTo(grace)).toHaveLength(WEEKLY_MAILS);
  await mailAll(app);
  expect((await subjects(grace)).at(-1)).toBe("2 notifications for you");

  const application = await buildApplication(app.db.prisma, { seekerId: grace, status: "ACCEPTED" });
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId: application.id } });
  expect(await mailsTo(grace)).toHaveLength(WEEKLY_MAILS + 2);
});

test("a decision waiting for the morning that is reverted is not mailed; decided again, it is", async () => {
  const { ada } = await people();
  now = new Date("2026-11-22T23:00:00Z");
  await prefer(ada, { quietFrom: 22, quietUntil: 7 });
  const { id: applicationId, jobId } = await buildApplication(app.db.prisma, { seekerId: ada, status: "REJECTED" });
  const become = async (status: "APPLIED" | "REJECTED") => {
    await app.db.prisma.application.update({
      where: { id: applicationId },
      data: { status, version: { increment: 1 } },
    });
    await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  };
  await become("REJECTED");
  await become("APPLIED");
  await mailAll(app);
  expect(await mailsTo(ada)).toEqual([]);
  await become("REJECTED");
  await mailAll(app);
  expect(await mailsTo(ada)).toHaveLength(1);
  expect((await mailsTo(ada))[0]?.text).toContain(`/main/appliedjobs?application=${jobId}`);
});

test("a former member is not notified of the company's jobs", async () => {
  const recruiter = await buildRecruiter(app.db.prisma);
  const job = await buildJob(app.db.prisma, { companyId: recruiter.id });
  const { ada } = await people();
  await app.app.services.ownApplications.apply(actor(ada), job.id);
  await deliverNotices(app);
  await app.db.prisma.companyMember.deleteMany({ where: { accountId: recruiter.id } });
  expect(await titles(recruiter.id)).toEqual([]);
});
