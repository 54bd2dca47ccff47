import { beforeAll, expect, test } from "vitest";
import { buildApplication, buildFile, buildJob, buildSeeker } from "../../prisma/factories/index.ts";
import { testDatabase } from "../testing/test-database.ts";
import { searchApplicants } from "./applicant.store.ts";
import type { ApplicantFilter } from "./applicant-search-conditions.ts";

const db = testDatabase();
let jobId = "";
const nameOf = new Map<string, string>();

const names = async (search: ApplicantFilter, first = 10) =>
  (await searchApplicants(db, { jobId, ...search }, { first })).nodes.map(({ seekerId }) => nameOf.get(seekerId));

beforeAll(async () => {
  jobId = (await buildJob(db.prisma)).id;
  const apply = async (name: string, status: "APPLIED" | "ACCEPTED" | "REJECTED" | "WITHDRAWN", day: number) => {
    const seeker = await buildSeeker(db.prisma, { name, skills: [`${name} skill`] });
    nameOf.set(seeker.id, name);
    const resume = await buildFile(db.prisma, { ownerId: seeker.id, name: `${name}.pdf` });
    const resumeFileId = name === "Dev" ? null : resume.id;
    await buildApplication(db.prisma, {
      jobId,
      seekerId: seeker.id,
      status,
      resumeFileId,
      appliedAt: new Date(Date.UTC(2026, 0, day)),
    });
  };
  await apply("Asha", "APPLIED", 1);
  await apply("Bala", "APPLIED", 3);
  await apply("Chen", "ACCEPTED", 2);
  await apply("Dev", "APPLIED", 4);
  await apply("Esha", "WITHDRAWN", 5);
  await buildApplication(db.prisma);
});

test.each<[ApplicantFilter, string[]]>([
  [{ status: "APPLIED" }, ["Dev", "Bala", "Asha"]],
  [{ status: "ACCEPTED" }, ["Chen"]],
  [{ status: "REJECTED" }, []],
  [{}, ["Dev", "Bala", "Chen", "Asha"]],
  [{ keyword: "bala sk" }, ["Bala"]],
  [{ skills: "n s" }, ["Chen"]],
  [{ resumeUploaded: true }, ["Bala", "Chen", "Asha"]],
])("%j finds %j, newest application first", async (search, expected) => {
  expect(await names(search)).toEqual(expected);
  const page = await searchApplicants(db, { jobId, ...search }, { first: 1 });
  expect(await page.total?.()).toEqual({ count: expected.length, capped: false });
});

test("pages are consecutive", async () => {
  const first = await searchApplicants(db, { jobId, status: "APPLIED" }, { first: 2 });
  const second = await searchApplicants(db, { jobId, status: "APPLIED" }, { first: 2, after: first.cursorAt(1) });
  expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
  expect(second.nodes.map(({ seekerId }) => nameOf.get(seekerId))).toEqual(["Asha"]);
});

test("the resume is the one that was sent", async () => {
  const page = await searchApplicants(db, { jobId, status: "ACCEPTED" }, { first: 1 });
  expect(page.nodes[0]?.version).toBe(2);
  expect(page.nodes[0]?.resumeUrl).toMatch(/Chen\.pdf$/);
});
