import { expect, test } from "vitest";
import { MAX_REPORT_NOTE } from "../../shared/privacy.ts";
import type { ReportKind } from "../generated/prisma/enums.ts";
import { forEachTest, testApp } from "../testing/test-app.ts";

const app = testApp();

const [me, other] = [forEachTest(() => app.signedInSeeker()), forEachTest(() => app.signedInSeeker())];

const report = (by: { cookie: string }, kind: ReportKind, id: string, note = "") =>
  app.outcomeOf("report", { input: { kind, id, reason: "ABUSE", note } }, by);
const waitingOn = async (id: string) =>
  (await app.app.services.reports.waiting()).filter(({ targetId }) => targetId === id);
const block = (blocker: { id: string }, blocked: { id: string }) =>
  app.db.prisma.block.create({ data: { blockerId: blocker.id, blockedId: blocked.id } });

test("a repeated report is stored once; after its review it can be repeated", async () => {
  await Promise.all([report(me, "PERSON", other.id), report(me, "PERSON", other.id)]);
  const [first, ...more] = await waitingOn(other.id);
  expect(more).toEqual([]);
  await app.app.services.reports.review(first?.id ?? "", "dismiss", "tests");
  expect(await waitingOn(other.id)).toEqual([]);

  expect(await report(me, "PERSON", other.id)).toBe("yes");
  expect(await report(me, "PERSON", other.id)).toBe("yes");
  const [second, ...others] = await waitingOn(other.id);
  expect(others).toEqual([]);
  expect(second?.id).not.toBe(first?.id);
  await app.app.services.reports.review(second?.id ?? "", "dismiss", "tests");
  expect(await app.db.prisma.report.count({ where: { targetId: other.id, outcome: "DISMISSED" } })).toBe(2);
});

test("the command line removes a reported message, or the account of a person; strangers cannot report a message", async () => {
  const { id: conversationId } = await app.build.conversation([me.id, other.id]);
  const { id } = await app.build.message({ conversationId, senderId: other.id, content: "Nasty" });
  expect(await report(await app.signedInSeeker(), "MESSAGE", id)).toBe("NOT_FOUND");
  const { reports } = app.app.services;
  expect(await report(me, "MESSAGE", id)).toBe("yes");
  const [ofMessage] = await waitingOn(id);
  expect(ofMessage && (await reports.describe(ofMessage))).toBe("Nasty");
  await reports.review(ofMessage?.id ?? "", "remove", "tests");
  expect((await app.db.prisma.message.findUniqueOrThrow({ where: { id } })).content).toMatch(/removed/);
  expect(await report(me, "PERSON", other.id)).toBe("yes");
  const [ofPerson] = await waitingOn(other.id);
  await reports.review(ofPerson?.id ?? "", "remove", "tests");
  expect(await app.db.prisma.account.count({ where: { id: other.id } })).toBe(0);
});

test("a note is sanitised, and limited in length", async () => {
  expect(await report(me, "PERSON", other.id, "x".repeat(MAX_REPORT_NOTE + 1))).toBe("BAD_USER_INPUT");
  expect(await report(me, "PERSON", other.id, " Rude\u0000 words ")).toBe("yes");
  expect(await waitingOn(other.id)).toMatchObject([{ note: "Rude words" }]);
});

test("a recruiter can report browsable people and applicants to the company's jobs, and cannot probe for others", async () => {
  const [recruiter, hidden] = [await app.signedInRecruiter(), await app.signedInSeeker({ browsable: false })];
  expect(await report(recruiter, "PERSON", other.id)).toBe("yes");
  expect(await report(recruiter, "PERSON", hidden.id)).toBe("NOT_FOUND");
  await app.build.application({ seekerId: hidden.id });
  expect(await report(recruiter, "PERSON", hidden.id)).toBe("NOT_FOUND");
  expect(await waitingOn(hidden.id)).toEqual([]);
  const { id: jobId } = await app.build.job({ companyId: recruiter.id });
  await app.build.application({ seekerId: hidden.id, jobId });
  expect(await report(recruiter, "PERSON", hidden.id)).toBe("yes");
});

test("a seeker can report people they blocked or wrote with, and cannot probe for who blocked them", async () => {
  await block(other, me);
  expect(await report(me, "PERSON", other.id)).toBe("NOT_FOUND");
  expect(await report(other, "PERSON", me.id)).toBe("yes");
  const { id: conversationId } = await app.build.conversation([me.id, other.id]);
  expect(await report(me, "PERSON", other.id)).toBe("NOT_FOUND");
  await app.build.message({ conversationId, senderId: other.id });
  expect(await report(me, "PERSON", other.id)).toBe("yes");
});

test("nobody can report themselves, or their own messages", async () => {
  expect(await report(me, "PERSON", me.id)).toBe("BAD_USER_INPUT");
  const { id: conversationId } = await app.build.conversation([me.id, other.id]);
  const mine = await app.build.message({ conversationId, senderId: me.id });
  expect(await report(me, "MESSAGE", mine.id)).toBe("BAD_USER_INPUT");
  expect([...(await waitingOn(me.id)), ...(await waitingOn(mine.id))]).toEqual([]);
  expect(await report(other, "MESSAGE", mine.id)).toBe("yes");
});

test("a closed job can be reported by those who still see it", async () => {
  const job = await app.build.job({ status: "CLOSED" });
  await app.build.application({ seekerId: me.id, jobId: job.id });
  expect(await report(other, "JOB", job.id)).toBe("NOT_FOUND");
  expect(await report(me, "JOB", job.id)).toBe("yes");
});
