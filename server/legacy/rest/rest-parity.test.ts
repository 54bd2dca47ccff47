import { expect, test } from "vitest";
import { WithdrawApplicationDocument } from "../../../web/generated/applications/applied/applied-jobs.ts";
import {
  AcceptConnectionDocument,
  RemoveConnectionDocument,
  RequestConnectionDocument,
} from "../../../web/generated/connections/connections.ts";
import { ApplyToJobDocument, SaveJobDocument, UnsaveJobDocument } from "../../../web/generated/jobs/jobs.ts";
import { DeleteJobDocument, EditJobDocument, PostJobDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { UpdateSeekerProfileDocument } from "../../../web/generated/seekers/profile.ts";
import type { TypedDocument } from "../../testing/send.ts";
import { formOf, JOB_INPUT, LEGACY_JOB, testApp } from "../../testing/test-app.ts";

// The same operation over both APIs, each with its own people and jobs: rejections and stored data are equal, because
// both only translate to the same services.

const app = testApp();

/** Creates a seeker, a peer and a recruiter with a job, and a way to act for them over one of the APIs. */
async function scene() {
  const [seeker, peer] = [await app.build.seeker(), await app.build.seeker()];
  const recruiter = await app.build.recruiter();
  const job = await app.build.job({ companyId: recruiter.id });
  const closed = await app.build.job({ companyId: recruiter.id, status: "CLOSED" });
  const foreign = await app.build.job();
  const people = {
    seeker: await app.clientOf(seeker, "SEEKER"),
    recruiter: await app.clientOf(recruiter, "RECRUITER"),
  };
  const ids = { seeker: seeker.id, peer: peer.id, job: job.id, closed: closed.id, foreign: foreign.id };
  return { people, ids };
}

type Scene = Awaited<ReturnType<typeof scene>>;
type Ids = Scene["ids"];

const NOBODY = "00000000-0000-4000-8000-000000000000";
const job = (change: object) => ({ ...JOB_INPUT, ...change });
const legacyJob = (change: object) => ({ ...LEGACY_JOB, ...change });
const PASSED = { applicationDeadline: "2020-01-01" };
const SMITH = { title: "Smith", salaryRange: "OVER_15_LPA" };
const LEGACY_SMITH = { jobTitle: "Smith", salaryRange: "15+ LPA" };
const ABOUT = { about: " Hi ", github: "github.com/ada" };

/** Operations as they are written for each API; {job} stands for the id of the scene's job. */
const OPERATIONS: [what: string, call: string, document: TypedDocument, input: object, body?: object][] = [
  ["apply", "POST /seeker/applyjob/{job}", ApplyToJobDocument, { jobId: "{job}" }],
  ["apply to a closed job", "POST /seeker/applyjob/{closed}", ApplyToJobDocument, { jobId: "{closed}" }],
  ["apply to a malformed id", "POST /seeker/applyjob/x", ApplyToJobDocument, { jobId: "x" }],
  ["withdraw", "DELETE /seeker/deleteApplication/{job}", WithdrawApplicationDocument, { jobId: "{job}" }],
  ["save", "POST /seeker/saveJob/{job}", SaveJobDocument, { jobId: "{job}" }],
  ["unsave an unknown job", `DELETE /seeker/unsavejob/${NOBODY}`, UnsaveJobDocument, { jobId: NOBODY }],
  ["connect", "POST /seeker/connect/{peer}", RequestConnectionDocument, { seekerId: "{peer}" }],
  ["connect with oneself", "POST /seeker/connect/{seeker}", RequestConnectionDocument, { seekerId: "{seeker}" }],
  ["accept nothing", "POST /seeker/request-accept/{peer}", AcceptConnectionDocument, { seekerId: "{peer}" }],
  ["remove nothing", "POST /seeker/remove-connection/{peer}", RemoveConnectionDocument, { seekerId: "{peer}" }],
  ["post", "POST /recruiter/postjob", PostJobDocument, JOB_INPUT, LEGACY_JOB],
  [
    "post without a title",
    "POST /recruiter/postjob",
    PostJobDocument,
    job({ title: " " }),
    legacyJob({ jobTitle: " " }),
  ],
  ["post after the deadline", "POST /recruiter/postjob", PostJobDocument, job(PASSED), legacyJob(PASSED)],
  ["edit", "PUT /recruiter/editjob/{job}", EditJobDocument, job({ id: "{job}", ...SMITH }), legacyJob(LEGACY_SMITH)],
  ["edit another's job", "PUT /recruiter/editjob/{foreign}", EditJobDocument, job({ id: "{foreign}" }), LEGACY_JOB],
  ["delete", "DELETE /recruiter/deletejob/{job}", DeleteJobDocument, { jobId: "{job}" }],
  ["delete another's job", "DELETE /recruiter/deletejob/{foreign}", DeleteJobDocument, { jobId: "{foreign}" }],
  [
    "edit the profile",
    "PUT /seeker/editProfile",
    UpdateSeekerProfileDocument,
    { ...ABOUT, cgpa: 9.126 },
    formOf({ ...ABOUT, cgpa: "9.126" }),
  ],
  [
    "a wrong phone number",
    "PUT /seeker/editProfile",
    UpdateSeekerProfileDocument,
    { phone: "1" },
    formOf({ phone: "1" }),
  ],
];

/** Returns everything that the operations may change, without ids and timestamps. */
async function stored({ ids }: Scene) {
  const { prisma } = app.db;
  const omit = {
    id: true,
    companyId: true,
    postedById: true,
    searchText: true,
    companyName: true,
    createdAt: true,
    firstPostedAt: true,
    updatedAt: true,
    deletedAt: true,
  } as const;
  const { companyId } = await prisma.job.findUniqueOrThrow({ where: { id: ids.job } });
  const seeker = { seekerId: ids.seeker };
  return {
    jobs: await prisma.job.findMany({
      where: { companyId, deletedAt: null, id: { not: ids.closed } },
      omit,
      orderBy: { createdAt: "asc" },
    }),
    foreign: await prisma.job.count({ where: { id: ids.foreign, deletedAt: null, title: { not: "Welder" } } }),
    applications: await prisma.application.findMany({ where: seeker, select: { status: true, version: true } }),
    saved: await prisma.savedJob.count({ where: seeker }),
    connections: await prisma.connection.findMany({ where: { requesterId: ids.seeker }, select: { status: true } }),
    profile: await prisma.seeker.findUniqueOrThrow({
      where: { id: ids.seeker },
      select: { about: true, cgpa: true, github: true },
    }),
  };
}

test.each(OPERATIONS)("over both APIs: %s", async (_what, call, document, input, body) => {
  const [one, two] = [await scene(), await scene()];
  const filled = (text: string, { ids }: Scene) => text.replace(/\{(\w+)\}/g, (_, name: keyof Ids) => ids[name]);
  const [method = "", path = ""] = filled(call, one).split(" ");
  const who = path.startsWith("/seeker/") ? "seeker" : "recruiter";
  const legacy = await one.people[who].call(method, path, body);
  const given = { input: JSON.parse(filled(JSON.stringify(input), two)) };
  const modern = await app.execute(document, given, { cookie: two.people[who].cookieHeader });
  const error = modern.errors?.[0];
  expect(legacy.status < 300 ? null : [legacy.body.code, legacy.body.message]).toEqual(
    error ? [error.extensions.code, error.message] : null,
  );
  const titled = (state: Awaited<ReturnType<typeof stored>>) =>
    JSON.parse(JSON.stringify(state).replace(/"title":"Job \d+"/g, '"title":"Job"'));
  expect(titled(await stored(one))).toEqual(titled(await stored(two)));
});
