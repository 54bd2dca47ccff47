import { beforeEach, describe, expect, test } from "vitest";
import { CandidatesDocument } from "../../../web/generated/seekers/candidates.ts";
import { storedPdf } from "../../applications/testing/scene.testing.ts";
import { graphql, JOB_INPUT, type Person, testApp } from "../../testing/test-app.ts";
import { importJobs } from "../import/import-jobs.ts";
import { mappingSchema } from "../import/mapping.ts";
import { openScheduledJobs } from "./job-opening.store.ts";

const app = testApp({ env: { HOLD_UNVERIFIED_COMPANIES: "on" } });
const MAY = graphql(`query MayWhenHeld { viewer { company { may } } }`);

let n = 0;
let email = "";
let owner: Person;
const post = (input: object = {}) => app.outcomeOf("postJob", { input: { ...JOB_INPUT, ...input } }, owner);
const setStatus = (jobId: string, status: string) => app.outcomeOf("setJobStatus", { input: { jobId, status } }, owner);
const may = async () => (await app.expectOk(MAY, {}, owner)).viewer?.company?.may;
const openCount = () => app.db.prisma.job.count({ where: { companyId: owner.id, status: "OPEN", deletedAt: null } });
const build = (status: "OPEN" | "CLOSED" | "DRAFT") => app.build.job({ companyId: owner.id, status });

beforeEach(async () => {
  email = `owner@held-${n++}.com`;
  owner = await app.signedInRecruiter({ name: `Held ${n}`, account: { email } });
});

describe("an unverified company", () => {
  test("has at most three open jobs, even when many are posted concurrently, and any number of drafts", async () => {
    const codes = await Promise.all(Array.from({ length: 6 }, () => post()));
    expect(codes.sort()).toEqual(["CONFLICT", "CONFLICT", "CONFLICT", "yes", "yes", "yes"]);
    expect(await post({ isDraft: true })).toBe("yes");
    expect(await openCount()).toBe(3);
  });

  test("opens or reopens another only after one is closed", async () => {
    const [open] = [await build("OPEN"), await build("OPEN"), await build("OPEN")];
    const [closed, draft] = [await build("CLOSED"), await build("DRAFT")];
    for (const { id } of [closed, draft]) expect(await setStatus(id, "OPEN")).toBe("CONFLICT");
    expect(await setStatus(open.id, "OPEN")).toBe("yes");
    expect(await setStatus(open.id, "CLOSED")).toBe("yes");
    const both = await Promise.all([closed, draft].map(({ id }) => setStatus(id, "OPEN")));
    expect(both.sort()).toEqual(["CONFLICT", "yes"]);
  });

  test("has its scheduled jobs wait until there is room", async () => {
    await build("OPEN");
    const opensAt = new Date(Date.now() - 60_000);
    for (let job = 0; job < 4; job++) await app.build.job({ companyId: owner.id, status: "SCHEDULED", opensAt });
    expect(await openScheduledJobs(app.db, true)).toBe(2);
    expect(await openScheduledJobs(app.db, true)).toBe(0);
    await app.perform("verifyCompanyByMail", {}, owner);
    expect(await openScheduledJobs(app.db, true)).toBe(2);
  });

  test("has at most three jobs imported, and the same three again", async () => {
    const mapping = mappingSchema.parse({
      externalId: { column: "id" },
      recruiter: { email },
      fields: {
        ...{ title: { column: "title" }, description: { column: "title" }, industry: { value: "IT" } },
        ...{ jobType: { value: "Half-time" }, workMode: { value: "onsite" } },
      },
    });
    const rows = ["1", "2", "3", "4", "5"].map((id) => ({ id, title: `Job ${id}` }));
    const report = await importJobs(app.db, rows, mapping, new Date(), { holdsUnverified: true });
    expect(report).toMatchObject({ inserted: 3, refusals: [{ line: 4 }, { line: 5 }] });
    const changed = rows.map((row) => ({ ...row, title: `${row.title} again` }));
    const again = await importJobs(app.db, changed, mapping, new Date(), { holdsUnverified: true });
    expect(again).toMatchObject({ inserted: 0, updated: 3, refusals: [{ line: 4 }, { line: 5 }] });
  });

  test("finds no talents, but sees its own applicants with their resumes", async () => {
    const job = await build("OPEN");
    const keys: string[] = [];
    for (const applies of [true, false]) {
      const seeker = await app.build.seeker();
      const file = await storedPdf(app, seeker.id);
      await app.db.prisma.seeker.update({ where: { id: seeker.id }, data: { resumeFileId: file.id } });
      if (applies) await app.build.application({ jobId: job.id, seekerId: seeker.id });
      keys.push(file.storageKey);
    }
    const headers = { cookie: owner.cookie };
    const opened = async () =>
      Promise.all(keys.map(async (key) => (await fetch(`${app.url}/files/${key}/cv.pdf`, { headers })).status));
    const mine = await app.execute(CandidatesDocument, {}, owner);
    const extensions = { code: "FORBIDDEN" };
    expect(mine.errors?.[0]).toMatchObject({ message: expect.stringContaining("verified"), extensions });
    expect(await may()).not.toContain("BROWSE_TALENTS");
    expect(await opened()).toEqual([200, 404]);
    await app.perform("verifyCompanyByMail", {}, owner);
    expect(await may()).toContain("BROWSE_TALENTS");
    await app.expectOk(CandidatesDocument, {}, owner);
    expect(await opened()).toEqual([200, 200]);
  });
});

test("a verified company can have any number of open jobs", async () => {
  await app.perform("verifyCompanyByMail", {}, owner);
  for (let job = 0; job < 4; job++) expect(await post()).toBe("yes");
});
