// @module-tag thorough

import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../generated/prisma/enums.ts";
import { MIGRATIONS_FOLDER, migrate } from "../../platform/database/migrations.ts";
import { migrateWorker } from "../../platform/queue/worker.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { openSession } from "../../testing/sign-in.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";

// The answers of the previous version are in answers-before.txt, recorded by this test with that version's code.

const BEFORE = "20261122143000_slug_letters";
const RECRUITER = graphql(`query RecruiterBefore {
  viewer { id role email name }
  viewerRecruiter {
    id email createdAt companyName companyLocation industry companySize companyDescription companyWebsite linkedin logoUrl slug logoName
  }
  postedJobs(first: 4) {
    totalCount nodes { id job { title company { id name size logoUrl slug } takesApplications } applications { total applied accepted rejected } }
  }
  recruiterDashboard {
    counters { jobsPosted jobsOpen applicationsReceived applicationsAccepted applicationsRejected }
    weeks { weekStart received accepted }
    recentApplications { id status resumeUrl events { kind createdAt } seeker { name } }
  }
}`);
const COMPANY = graphql(`query CompanyBefore($slug: String!) {
  company(slug: $slug) {
    id name slug publicUrl about location industry size website linkedin logoUrl jobs(first: 2) { totalCount nodes { id title } }
  }
}`);
const APPLICANT = graphql(
  `query ApplicantBefore($id: ID!) { applicant(id: $id) { id status version resumeUrl jobTitle } }`,
);

let db: TestDatabase;
let app: TestApp;
let folder = "";

const uuid = (name: string) =>
  createHash("md5")
    .update(name)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
const fileOf = (name: string) => createHash("md5").update(name).digest("hex") + "a".repeat(16);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "migrations-before-"));
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((entry) => !entry.includes(".") && entry <= BEFORE)) {
    await mkdir(join(folder, name));
    await cp(join(MIGRATIONS_FOLDER, name), join(folder, name), { recursive: true });
  }
  db = await createTestDatabase();
  await db.pool.query("drop schema public cascade; create schema public; drop schema graphile_worker cascade");
  await migrate(db.url, folder);
  await migrateWorker(db.url);
  await db.pool.query(await readFile(join(import.meta.dirname, "fill-before.sql"), "utf8"));
  await migrate(db.url);
  app = await startTestApp({ db, clock: () => new Date("2026-11-20T12:00:00Z") });
  for (const name of ["resume 1", "resume 4", "resume 8"])
    await app.app.platform.files.put(fileOf(name), Buffer.alloc(1000), "application/pdf");
}, 120_000);
afterAll(async () => {
  await app?.close();
  await db?.close();
  await rm(folder, { recursive: true, force: true });
});

const cookieOf = async (role: Role, name: string) => {
  const { name: cookie, refreshToken } = await openSession(db, { id: uuid(name), role });
  return `${cookie}=${refreshToken}`;
};
/** Returns an answer; of a long one, its hash and its beginning. */
async function rest(path: string, cookie: string) {
  const response = await fetch(app.url + path, { headers: { cookie } });
  const text = (await response.text()).replaceAll(app.url, "").replace(/"requestId":"[^"]*"/, "");
  const { status } = response;
  if (text.length < 1500) return { status, text };
  return {
    status,
    length: text.length,
    hash: createHash("sha256").update(text).digest("hex"),
    begins: text.slice(0, 700),
  };
}

test("every answer is unchanged, by every interface", async () => {
  const answers: Record<string, unknown> = {};
  for (const who of ["recruiter 3", "recruiter 11", "recruiter 30", "recruiter 39"]) {
    const cookie = await cookieOf("RECRUITER", who);
    answers[`${who}: graphql`] = await app.execute(RECRUITER, {}, { cookie });
    for (const [seeker, job] of [
      [1, 69],
      [1, 130],
      [8, 118],
    ])
      answers[`${who}: application ${seeker} to ${job}`] = await app.execute(
        APPLICANT,
        { id: uuid(`application ${seeker} ${job}`) },
        { cookie },
      );
    for (const path of ["getAllApplication", "postedjobs", "getprofile", "getAllCandidates?limit=30"])
      answers[`${who}: ${path}`] = await rest(`/recruiter/${path}`, cookie);
    for (const job of [2, 69, 118, 606])
      answers[`${who}: job ${job}`] = await rest(`/recruiter/getApplications/${uuid(`job ${job}`)}`, cookie);
    for (const file of ["resume 1", "resume 4", "resume 8"])
      answers[`${who}: ${file}`] = await rest(`/files/${fileOf(file)}/resume.pdf`, cookie);
    for (const seeker of [1, 4, 8])
      answers[`${who}: seeker ${seeker}`] = await rest(`/seeker/users/${uuid(`seeker ${seeker}`)}`, cookie);
  }
  const seeker = await cookieOf("SEEKER", "seeker 8");
  for (const path of ["getjobs?limit=40", "savedJobs", "appliedJobs", "getprofile"])
    answers[`seeker: ${path}`] = await rest(`/seeker/${path}`, seeker);
  for (const slug of ["company-1", "company-3", "renamed", "company-1-2", "nobody"])
    answers[`company ${slug}`] = await app.execute(COMPANY, { slug });
  await expect(`${JSON.stringify(answers, null, 2)}\n`).toMatchFileSnapshot("answers-before.txt");
}, 120_000);

test("the owner counts as the poster of the jobs", async () => {
  const { rows } = await db.pool.query(
    "select count(*)::int as others from jobs where posted_by_id is distinct from company_id",
  );
  expect(rows).toEqual([{ others: 0 }]);
});
