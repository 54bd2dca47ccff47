import { describe, expect, test } from "vitest";
import { buildConnection, buildJob, buildRecruiter, buildSeeker } from "../../../prisma/factories/index.ts";
import { WithdrawApplicationDocument } from "../../../web/generated/applications/applied/applied-jobs.ts";
import {
  AcceptConnectionDocument,
  RemoveConnectionDocument,
  RequestConnectionDocument,
} from "../../../web/generated/connections/connections.ts";
import { ApplyToJobDocument, SaveJobDocument, UnsaveJobDocument } from "../../../web/generated/jobs/jobs.ts";
import { DeleteJobDocument, EditJobDocument, PostJobDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { UpdateSeekerProfileDocument } from "../../../web/generated/seekers/profile.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { clientOf } from "../../testing/people.ts";
import type { TypedDocument } from "../../testing/send.ts";
import { testApp } from "../../testing/test-app.ts";

// The same operation over both APIs, each with its own people and jobs: rejections and stored data are equal, because
// both only translate to the same services.

const app = testApp();

/** Creates a seeker, a peer and a recruiter with a job, and a way to act for them over one of the APIs. */
async function scene() {
  const { prisma } = app.db;
  const [seeker, peer, recruiter] = [
    await buildSeeker(prisma),
    await buildSeeker(prisma),
    await buildRecruiter(prisma),
  ];
  const job = await buildJob(prisma, { companyId: recruiter.id });
  const closed = await buildJob(prisma, { companyId: recruiter.id, status: "CLOSED" });
  const foreign = await buildJob(prisma);
  const people = {
    seeker: await clientOf(app, seeker, "SEEKER"),
    recruiter: await clientOf(app, recruiter, "RECRUITER"),
  };
  const ids = { seeker: seeker.id, peer: peer.id, job: job.id, closed: closed.id, foreign: foreign.id };
  return { people, ids };
}

type Scene = Awaited<ReturnType<typeof scene>>;
type Ids = Scene["ids"];

interface Operation {
  readonly what: string;
  readonly who: "seeker" | "recruiter";
  readonly rest: (ids: Ids) => [method: string, path: string, body?: object];
  readonly graphql: (ids: Ids) => [operation: TypedDocument, input: object];
}

const JOB = { location: "Pune", requirements: "", applicationDeadline: null, salaryRange: null, experienceLevel: null };
const job = (change: object = {}) => ({
  ...JOB,
  title: "Welder",
  industry: "IT",
  description: "You weld.",
  jobType: "FULL_TIME",
  workMode: "ONSITE",
  ...change,
});
const legacyJob = (change: object = {}) => ({
  jobTitle: "Welder",
  industry: "IT",
  jobDescription: "You weld.",
  jobType: "Full-time",
  place: "onSite",
  location: "Pune",
  ...change,
});
const onJob =
  (document: TypedDocument, jobId: (ids: Ids) => string): Operation["graphql"] =>
  (ids) => [document, { jobId: jobId(ids) }];
const onPerson =
  (document: TypedDocument, person: (ids: Ids) => string): Operation["graphql"] =>
  (ids) => [document, { seekerId: person(ids) }];
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const NOBODY = "00000000-0000-4000-8000-000000000000";

const OPERATIONS: Operation[] = [
  {
    what: "apply",
    who: "seeker",
    rest: ({ job }) => ["POST", `/seeker/applyjob/${job}`],
    graphql: onJob(ApplyToJobDocument, ({ job }) => job),
  },
  {
    what: "apply to a closed job",
    who: "seeker",
    rest: ({ closed }) => ["POST", `/seeker/applyjob/${closed}`],
    graphql: onJob(ApplyToJobDocument, ({ closed }) => closed),
  },
  {
    what: "apply to a malformed id",
    who: "seeker",
    rest: () => ["POST", "/seeker/applyjob/x"],
    graphql: onJob(ApplyToJobDocument, () => "x"),
  },
  {
    what: "withdraw without having applied",
    who: "seeker",
    rest: ({ job }) => ["DELETE", `/seeker/deleteApplication/${job}`],
    graphql: onJob(WithdrawApplicationDocument, ({ job }) => job),
  },
  {
    what: "save",
    who: "seeker",
    rest: ({ job }) => ["POST", `/seeker/saveJob/${job}`],
    graphql: onJob(SaveJobDocument, ({ job }) => job),
  },
  {
    what: "unsave an unknown job",
    who: "seeker",
    rest: () => ["DELETE", `/seeker/unsavejob/${NOBODY}`],
    graphql: onJob(UnsaveJobDocument, () => NOBODY),
  },
  {
    what: "connect",
    who: "seeker",
    rest: ({ peer }) => ["POST", `/seeker/connect/${peer}`],
    graphql: onPerson(RequestConnectionDocument, ({ peer }) => peer),
  },
  {
    what: "connect with oneself",
    who: "seeker",
    rest: ({ seeker }) => ["POST", `/seeker/connect/${seeker}`],
    graphql: onPerson(RequestConnectionDocument, ({ seeker }) => seeker),
  },
  {
    what: "accept what was never asked",
    who: "seeker",
    rest: ({ peer }) => ["POST", `/seeker/request-accept/${peer}`],
    graphql: onPerson(AcceptConnectionDocument, ({ peer }) => peer),
  },
  {
    what: "remove what is no connection",
    who: "seeker",
    rest: ({ peer }) => ["POST", `/seeker/remove-connection/${peer}`],
    graphql: onPerson(RemoveConnectionDocument, ({ peer }) => peer),
  },
  {
    what: "post",
    who: "recruiter",
    rest: () => ["POST", "/recruiter/postjob", legacyJob()],
    graphql: () => [PostJobDocument, job()],
  },
  {
    what: "post without a title",
    who: "recruiter",
    rest: () => ["POST", "/recruiter/postjob", legacyJob({ jobTitle: " " })],
    graphql: () => [PostJobDocument, job({ title: " " })],
  },
  {
    what: "post with a deadline that has passed",
    who: "recruiter",
    rest: () => ["POST", "/recruiter/postjob", legacyJob({ applicationDeadline: "2020-01-01" })],
    graphql: () => [PostJobDocument, job({ applicationDeadline: "2020-01-01" })],
  },
  {
    what: "edit another's job",
    who: "recruiter",
    rest: ({ foreign }) => ["PUT", `/recruiter/editjob/${foreign}`, legacyJob()],
    graphql: ({ foreign }) => [EditJobDocument, { id: foreign, ...job() }],
  },
  {
    what: "edit",
    who: "recruiter",
    rest: ({ job: id }) => [
      "PUT",
      `/recruiter/editjob/${id}`,
      legacyJob({ jobTitle: "Smith", salaryRange: "15+ LPA" }),
    ],
    graphql: ({ job: id }) => [
      EditJobDocument,
      {
        id,
        ...job({
          title: "Smith",
          salaryRange: "OVER_15_LPA",
          experienceLevel: "FROM_1_TO_3",
          requirements: "Three years with TypeScript",
        }),
      },
    ],
  },
  {
    what: "delete",
    who: "recruiter",
    rest: ({ job: id }) => ["DELETE", `/recruiter/deletejob/${id}`],
    graphql: onJob(DeleteJobDocument, ({ job: id }) => id),
  },
  {
    what: "delete another's job",
    who: "recruiter",
    rest: ({ foreign }) => ["DELETE", `/recruiter/deletejob/${foreign}`],
    graphql: onJob(DeleteJobDocument, ({ foreign }) => foreign),
  },
  {
    what: "the profile",
    who: "seeker",
    rest: () => ["PUT", "/seeker/editProfile", form({ about: " Hi ", cgpa: "9.126", github: "github.com/ada" })],
    graphql: () => [UpdateSeekerProfileDocument, { about: " Hi ", cgpa: 9.126, github: "github.com/ada" }],
  },
  {
    what: "a profile with a wrong phone number",
    who: "seeker",
    rest: () => ["PUT", "/seeker/editProfile", form({ phone: "12" })],
    graphql: () => [UpdateSeekerProfileDocument, { phone: "12" }],
  },
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

describe("over both APIs", () => {
  test.each(OPERATIONS)("$what", async ({ who, rest, graphql }) => {
    const [one, two] = [await scene(), await scene()];
    const legacy = await one.people[who].call(...rest(one.ids));
    const [operation, input] = graphql(two.ids);
    const modern = await app.execute(operation, { input }, { cookie: two.people[who].cookieHeader });
    const error = modern.errors?.[0];
    expect(legacy.status < 300 ? null : [legacy.body.code, legacy.body.message]).toEqual(
      error ? [error.extensions.code, error.message] : null,
    );
    const titled = (state: Awaited<ReturnType<typeof stored>>) =>
      JSON.parse(JSON.stringify(state).replace(/"title":"Job \d+"/g, '"title":"Job"'));
    expect(titled(await stored(one))).toEqual(titled(await stored(two)));
  });

  test("data written through one API is read through the other", async () => {
    const { people, ids } = await scene();
    await buildConnection(app.db.prisma, {
      requesterId: ids.seeker,
      addresseeId: ids.peer,
      status: "CONNECTED",
      connectedAt: new Date(),
    });
    await people.seeker.post(`/seeker/saveJob/${ids.job}`);
    const { savedJobs } = await app.expectOk(
      graphql(`query SavedJobIds { savedJobs { nodes { id } } }`),
      {},
      { cookie: people.seeker.cookieHeader },
    );
    expect(savedJobs.nodes).toEqual([{ id: ids.job }]);
  });
});
