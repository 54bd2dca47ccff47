import { expect, test } from "vitest";
import { testDatabase } from "../server/testing/test-database.ts";
import {
  buildAccount,
  buildConnection,
  buildExperience,
  buildJob,
  buildMessage,
  buildSeeker,
} from "./factories/index.ts";

const database = testDatabase();
const db = () => database.prisma;

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
])("the database refuses: %s", async (_what, write) => {
  await expect(write()).rejects.toThrow(/violates|constraint|never changes|append-only|is no/i);
});
