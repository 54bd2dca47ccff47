import { describe, expect, test } from "vitest";
import { testDatabase } from "../server/testing/test-database.ts";
import {
  buildAccount,
  buildApplication,
  buildConnection,
  buildConversation,
  buildExperience,
  buildFile,
  buildJob,
  buildMessage,
  buildRecruiter,
  buildSavedJob,
  buildSeeker,
  buildSession,
} from "./factories/index.ts";

const database = testDatabase();
const db = () => database.prisma;

test("each factory saves its entity, with its parents", async () => {
  for (const build of [
    buildSeeker,
    buildRecruiter,
    buildJob,
    buildSavedJob,
    buildConnection,
    buildConversation,
    buildMessage,
    buildExperience,
    buildFile,
    buildSession,
  ]) {
    expect(await build(db())).toBeTruthy();
  }
  const { id } = await buildApplication(db(), { status: "ACCEPTED" });
  expect(await db().applicationEvent.findMany({ where: { applicationId: id }, orderBy: { id: "asc" } })).toMatchObject([
    { kind: "APPLIED" },
    { kind: "ACCEPTED" },
  ]);
});

describe("the database refuses", () => {
  test.each([
    ["an address that is not in lower case", () => buildAccount(db(), { email: "Ada@example.com" })],
    ["an address with spaces", () => buildAccount(db(), { email: " ada@example.com" })],
    ["a phone number that is not ten digits", () => buildSeeker(db(), { phone: "12345" })],
    ["a blank name", () => buildSeeker(db(), { name: " " })],
    ["a grade beyond ten", () => buildSeeker(db(), { cgpa: 10.5 })],
    ["more than a hundred percent", () => buildSeeker(db(), { tenthPercent: 100.01 })],
    ["an empty skill", () => buildSeeker(db(), { skills: ["SQL", ""] })],
    ["a job that ended before it began", () => buildExperience(db(), { to: new Date("2021-12-31") })],
    ["a job without a title", () => buildJob(db(), { title: "" })],
    ["a salary that ends below its start", () => buildJob(db(), { salaryMin: 5, salaryMax: 4 })],
    ["a greatest salary without a least", () => buildJob(db(), { salaryMax: 4 })],
    ["a blank message", () => buildMessage(db(), { content: " \n " })],
    [
      "a seeker's profile on a recruiter's account",
      async () => buildSeeker(db(), { id: (await buildAccount(db(), { role: "RECRUITER" })).id }),
    ],
    [
      "a change of role",
      async () => {
        const { id } = await buildAccount(db());
        await db().account.update({ where: { id }, data: { role: "RECRUITER" } });
      },
    ],
    [
      "a connection with oneself",
      async () => {
        const { id } = await buildSeeker(db());
        await buildConnection(db(), { requesterId: id, addresseeId: id });
      },
    ],
    [
      "a second connection of the same two, either way round",
      async () => {
        const { requesterId, addresseeId } = await buildConnection(db());
        await buildConnection(db(), { requesterId: addresseeId, addresseeId: requesterId });
      },
    ],
    [
      "a rewritten past",
      async () => {
        const { id } = await buildApplication(db());
        await db().applicationEvent.updateMany({ where: { applicationId: id }, data: { kind: "REJECTED" } });
      },
    ],
  ])("%s", async (_what, write) => {
    await expect(write()).rejects.toThrow(/violates|constraint|never changes|append-only|is no/i);
  });
});

test("the seen position only moves forwards, and never beyond the newest message", async () => {
  const { conversationId } = await buildMessage(db());
  await buildMessage(db(), { conversationId });
  const { highId } = await db().conversation.findUniqueOrThrow({ where: { id: conversationId } });
  const reader = { conversationId_seekerId: { conversationId, seekerId: highId } };
  const see = async (seenSeq: number) =>
    (await db().conversationMember.update({ where: reader, data: { seenSeq } })).seenSeq;
  expect([await see(1), await see(99), await see(1)]).toEqual([1, 2, 2]);
});

test("deleting an account deletes everything that belongs to it, including the record of applications", async () => {
  const { seekerId } = await buildApplication(db());
  await buildSavedJob(db(), { seekerId });
  await buildConnection(db(), { addresseeId: seekerId });
  await db().account.delete({ where: { id: seekerId } });
  expect(await db().application.count({ where: { seekerId } })).toBe(0);
});
