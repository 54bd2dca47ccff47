import { beforeEach, describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../../prisma/factories/index.ts";
import { PostJobDocument, SetJobStatusDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { CandidatesDocument } from "../../../web/generated/seekers/candidates.ts";
import { storeFile } from "../../platform/files/stored-files.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";
import { importJobs } from "../import/import-jobs.ts";
import { mappingSchema } from "../import/mapping.ts";
import { openScheduledJobs } from "./job-opening.store.ts";

const app = testApp({ env: { HOLD_UNVERIFIED_COMPANIES: "on" } });
const JOB = { title: "T", industry: "IT", description: "D", jobType: "FULL_TIME", workMode: "REMOTE" } as const;
const MAY = graphql(`query MayWhenHeld { viewer { company { may } } }`);
const BY_MAIL = graphql(`mutation ByMailWhenHeld { verifyCompanyByMail { verification { holdsUnverified } } }`);

let n = 0;
let email = "";
let owner = { id: "", cookie: "" };
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? "yes";
const post = async (input: object = {}) =>
  codeOf(await app.execute(PostJobDocument, { input: { ...JOB, ...input } }, owner));
const setStatus = async (jobId: string, status: string) =>
  codeOf(await app.execute(SetJobStatusDocument, { input: { jobId, status } }, owner));
const openCount = () => app.db.prisma.job.count({ where: { companyId: owner.id, status: "OPEN", deletedAt: null } });
const build = (status: "OPEN" | "CLOSED" | "DRAFT") => buildJob(app.db.prisma, { companyId: owner.id, status });

beforeEach(async () => {
  email = `owner@held-${n++}.com`;
  const { id } = await buildRecruiter(app.db.prisma, { name: `Held ${n}`, account: { email } });
  owner = { id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) };
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
    for (let job = 0; job < 4; job++)
      await buildJob(app.db.prisma, { companyId: owner.id, status: "SCHEDULED", opensAt });
    expect(await openScheduledJobs(app.db, true)).toBe(2);
    expect(await openScheduledJobs(app.db, true)).toBe(0);
    await app.expectOk(BY_MAIL, {}, owner);
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
      const seeker = await buildSeeker(app.db.prisma);
      const bytes = Buffer.from("%PDF-1.4");
      const file = await storeFile(app.app.platform, {
        ...{ ownerId: seeker.id, kind: "RESUME" },
        file: { bytes, mediaType: "application/pdf", name: "cv.pdf" },
      });
      await app.db.prisma.seeker.update({ where: { id: seeker.id }, data: { resumeFileId: file.id } });
      if (applies) await buildApplication(app.db.prisma, { jobId: job.id, seekerId: seeker.id });
      keys.push(file.storageKey);
    }
    const opened = async () =>
      Promise.all(
        keys.map(
          async (key) => (await fetch(`${app.url}/files/${key}/cv.pdf`, { headers: { cookie: owner.cookie } })).status,
        ),
      );
    const mine = await app.execute(CandidatesDocument, {}, owner);
    expect(mine.errors?.[0]).toMatchObject({
      message: expect.stringContaining("verified"),
      extensions: { code: "FORBIDDEN" },
    });
    expect((await app.expectOk(MAY, {}, owner)).viewer?.company?.may).not.toContain("BROWSE_TALENTS");
    expect(await opened()).toEqual([200, 404]);
    await app.expectOk(BY_MAIL, {}, owner);
    expect((await app.expectOk(MAY, {}, owner)).viewer?.company?.may).toContain("BROWSE_TALENTS");
    expect(codeOf(await app.execute(CandidatesDocument, {}, owner))).toBe("yes");
    expect(await opened()).toEqual([200, 200]);
  });
});

test("a verified company can have any number of open jobs", async () => {
  await app.expectOk(BY_MAIL, {}, owner);
  for (let job = 0; job < 4; job++) expect(await post()).toBe("yes");
});
