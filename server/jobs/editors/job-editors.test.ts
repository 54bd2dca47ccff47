import { beforeEach, describe, expect, test } from "vitest";
import { buildApp, buildJob, buildMember, buildRecruiter } from "../../../prisma/factories/index.ts";
import type { CompanyRole, JobEditors } from "../../generated/prisma/enums.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { clientOf, type Person } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const POSTED = graphql(`query PostedJobAndItsEditors($id: ID!) {
  postedJob(id: $id) { ownerId editors viewerCanEdit viewerEditRefusal viewerCanChangeEditors }
}`);
const EDIT = graphql(`mutation EditAsOneOfMany($input: EditJobInput!) { editJob(input: $input) { job { title } } }`);
const SET = graphql(
  `mutation SetStatusAsOneOfMany($input: SetJobStatusInput!) { setJobStatus(input: $input) { job { status } } }`,
);
const DELETE = graphql(`mutation DeleteAsOneOfMany($id: ID!) { deleteJob(input: { jobId: $id }) { id } }`);
const CLOSE = graphql(`mutation CloseAsOneOfMany($ids: [ID!]!) {
  closeJobs(input: { jobIds: $ids }) { jobs { id status } notClosed { jobId reason } }
}`);
const UPSERT = graphql(`mutation UpsertAsOneOfMany($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { externalId outcome userErrors { code message path } } }
}`);
const POST = graphql(`mutation PostWithEditors($input: JobInput!) { postJob(input: $input) { job { id } } }`);
const HAND_OVER = graphql(`mutation HandOverInTest($jobId: ID!, $accountId: ID!) {
  handOverJob(input: { jobId: $jobId, accountId: $accountId }) { postedJob { owner ownerId viewerCanEdit } }
}`);
const JOB = { title: "Welder", industry: "IT", description: "D", jobType: "FULL_TIME", workMode: "REMOTE" } as const;

type Who = "company owner" | "job's owner" | "recruiter" | "interviewer" | "viewer" | "other company";
const REFUSAL = "Only Asha, who owns this job, and the company's owners may edit it.";

let companyId = "";
let people: Record<Who, Person>;
let jobId = "";

const signedIn = async (id: string): Promise<Person> => ({
  id,
  cookie: await signIn(app.db, { id, role: "RECRUITER" }),
});
const memberOf = async (role: CompanyRole, displayName: string) =>
  signedIn((await buildMember(app.db.prisma, { companyId, role, account: { displayName } })).accountId);
const ownJob = async (editors: JobEditors, more: Parameters<typeof buildJob>[1] = {}) =>
  (await buildJob(app.db.prisma, { companyId, postedById: people["job's owner"].id, editors, ...more })).id;
const stored = () => app.db.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
const events = async () =>
  (await app.db.prisma.companyEvent.findMany({ where: { companyId, jobId }, orderBy: { createdAt: "asc" } })).map(
    ({ kind, actorId, personId }) => ({ kind, actorId, personId }),
  );

beforeEach(async () => {
  companyId = (await buildRecruiter(app.db.prisma, { account: { displayName: "Olga" } })).id;
  const interviewer = await memberOf("INTERVIEWER", "Ivan");
  people = {
    "company owner": await signedIn(companyId),
    "job's owner": await memberOf("RECRUITER", "Asha"),
    recruiter: await memberOf("RECRUITER", "Ravi"),
    interviewer,
    viewer: await memberOf("VIEWER", "Vera"),
    "other company": await signedIn((await buildRecruiter(app.db.prisma)).id),
  };
  jobId = await ownJob("OWNER");
  await app.db.prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId, jobId } });
});

/** Every way to edit a job; each returns the error's code and message, or null. */
const WAYS = {
  editing: (by: Person) => refusalOf(EDIT, { input: { id: jobId, title: "Changed" } }, by),
  closing: (by: Person) => refusalOf(SET, { input: { jobId, status: "CLOSED" } }, by),
  reopening: async (by: Person) => {
    await app.db.prisma.job.update({ where: { id: jobId }, data: { status: "CLOSED" } });
    return refusalOf(SET, { input: { jobId, status: "OPEN" } }, by);
  },
  "posting a draft": async (by: Person) => {
    await app.db.prisma.job.update({ where: { id: jobId }, data: { status: "DRAFT" } });
    return refusalOf(SET, { input: { jobId, status: "OPEN" } }, by);
  },
  scheduling: async (by: Person) => {
    await app.db.prisma.job.update({ where: { id: jobId }, data: { status: "DRAFT" } });
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    return refusalOf(SET, { input: { jobId, status: "SCHEDULED", opensAt } }, by);
  },
  deleting: (by: Person) => refusalOf(DELETE, { id: jobId }, by),
};

async function refusalOf(operation: Parameters<typeof app.execute>[0], variables: object, by: Person) {
  const { errors } = await app.execute(operation, variables, by);
  return errors ? [errors[0]?.extensions.code, errors[0]?.message] : null;
}

describe.each(Object.entries(WAYS))("%s a job that only its owner and company owners may edit", (_, edit) => {
  test.each(["company owner", "job's owner"] as const)("is allowed for the %s", async (who) => {
    expect(await edit(people[who])).toBeNull();
  });

  test("is refused to another recruiter, who is told whom to contact, and nothing changes", async () => {
    const { title } = await stored();
    expect(await edit(people.recruiter)).toEqual(["FORBIDDEN", REFUSAL]);
    expect(await stored()).toMatchObject({ title, deletedAt: null });
    expect(await events()).toEqual([]);
  });

  test.each(["interviewer", "viewer", "other company"] as const)("is refused to the %s, as before", async (who) => {
    const refused = await edit(people[who]);
    expect(refused?.[0]).toBe("FORBIDDEN");
    expect(refused?.[1]).not.toMatch(/Asha/);
  });

  test("is allowed for any recruiter when every recruiter may edit it", async () => {
    await app.db.prisma.job.update({ where: { id: jobId }, data: { editors: "RECRUITERS" } });
    expect(await edit(people.recruiter)).toBeNull();
  });
});

test("a job states to each member what they may do with it", async () => {
  const of = async (who: Who) => (await app.expectOk(POSTED, { id: jobId }, people[who])).postedJob;
  const owner = { ownerId: people["job's owner"].id, editors: "OWNER" };
  const may = { ...owner, viewerCanEdit: true, viewerEditRefusal: null, viewerCanChangeEditors: true };
  const mayNot = { ...owner, viewerCanEdit: false, viewerCanChangeEditors: false };
  expect(await of("company owner")).toEqual(may);
  expect(await of("job's owner")).toEqual(may);
  expect(await of("recruiter")).toEqual({ ...mayNot, viewerEditRefusal: REFUSAL });
  for (const who of ["interviewer", "viewer"] as const)
    expect(await of(who)).toEqual({ ...mayNot, viewerEditRefusal: expect.stringContaining("Your role") });
  await app.db.prisma.job.update({ where: { id: jobId }, data: { editors: "RECRUITERS" } });
  expect(await of("recruiter")).toMatchObject({ viewerCanEdit: true, viewerCanChangeEditors: false });
});

describe("the editors of a job", () => {
  test("are set when it is posted, and recorded", async () => {
    const { postJob } = await app.expectOk(POST, { input: { ...JOB, editors: "OWNER" } }, people.recruiter);
    jobId = postJob?.job.id ?? "";
    expect(await stored()).toMatchObject({ editors: "OWNER", postedById: people.recruiter.id });
    expect((await events()).map(({ kind }) => kind).sort()).toEqual(["JOB_POSTED", "JOB_RESTRICTED"]);
    expect(await WAYS.editing(people["job's owner"])).toEqual(["FORBIDDEN", expect.stringContaining("Ravi")]);
    const { postJob: usual } = await app.expectOk(POST, { input: JOB }, people.recruiter);
    jobId = usual?.job.id ?? "";
    expect(await stored()).toMatchObject({ editors: "RECRUITERS" });
  });

  test("are changed by its owner and company owners, recorded once, and not published in any feed", async () => {
    const feed = () => app.db.prisma.jobChange.count({ where: { jobId } });
    const before = await feed();
    const set = (editors: JobEditors, by: Person) => refusalOf(EDIT, { input: { id: jobId, editors } }, by);
    expect(await set("RECRUITERS", people["job's owner"])).toBeNull();
    expect(await set("OWNER", people["company owner"])).toBeNull();
    expect(await set("OWNER", people["company owner"])).toBeNull();
    expect((await events()).filter(({ kind }) => kind !== "JOB_EDITED")).toEqual([
      { kind: "JOB_UNRESTRICTED", actorId: people["job's owner"].id, personId: null },
      { kind: "JOB_RESTRICTED", actorId: companyId, personId: null },
    ]);
    expect(await feed()).toBe(before);
  });

  test("are not changed by another recruiter, who may send them unchanged", async () => {
    await app.db.prisma.job.update({ where: { id: jobId }, data: { editors: "RECRUITERS" } });
    const input = { id: jobId, title: "Changed", editors: "OWNER" };
    expect(await refusalOf(EDIT, { input }, people.recruiter)).toEqual([
      "FORBIDDEN",
      "Only Asha, who owns this job, and the company's owners may change who edits it.",
    ]);
    expect(await stored()).toMatchObject({ editors: "RECRUITERS", title: expect.not.stringContaining("Changed") });
    expect(await refusalOf(EDIT, { input: { ...input, editors: "RECRUITERS" } }, people.recruiter)).toBeNull();
  });
});

test.each([
  [
    "left the company",
    () => app.db.prisma.companyMember.deleteMany({ where: { accountId: people["job's owner"].id } }),
  ],
  [
    "is a viewer now",
    () =>
      app.db.prisma.companyMember.updateMany({
        where: { accountId: people["job's owner"].id },
        data: { role: "VIEWER" },
      }),
  ],
  ["has no account any more", () => app.db.prisma.account.delete({ where: { id: people["job's owner"].id } })],
])("a job whose owner %s can be edited by the company's owners", async (_, change) => {
  await change();
  expect(await WAYS.editing(people.recruiter)).toEqual(["FORBIDDEN", "Only the company's owners may edit this job."]);
  expect(await WAYS.editing(people["company owner"])).toBeNull();
});

test("closing many jobs closes those that the member may edit, and explains why the others stay open", async () => {
  const [open, closed] = [await ownJob("RECRUITERS"), await ownJob("OWNER", { status: "CLOSED" })];
  const foreign = (await buildJob(app.db.prisma)).id;
  const { closeJobs } = await app.expectOk(
    CLOSE,
    { ids: [foreign, jobId, open, closed, "nonsense"] },
    people.recruiter,
  );
  expect(closeJobs).toEqual({
    jobs: [{ id: open, status: "CLOSED" }],
    notClosed: [
      { jobId, reason: REFUSAL },
      ...[foreign, "nonsense"].map((unknown) => ({ jobId: unknown, reason: expect.stringMatching(/not found/i) })),
    ],
  });
  expect(await stored()).toMatchObject({ status: "OPEN" });
  const again = await app.expectOk(CLOSE, { ids: [jobId] }, people["job's owner"]);
  expect(again.closeJobs).toEqual({ jobs: [{ id: jobId, status: "CLOSED" }], notClosed: [] });
});

describe("upsertJobs", () => {
  const upsert = async (by: Person | { key: string }) => {
    const input = {
      jobs: [
        { ...JOB, externalId: "mine", title: "Synced" },
        { ...JOB, externalId: `new ${Math.random()}` },
      ],
    };
    const as = "key" in by ? { headers: { authorization: `Bearer ${by.key}` } } : by;
    return (await app.expectOk(UPSERT, { input }, as)).upsertJobs?.results ?? [];
  };
  const keyOf = async (who: "recruiter" | "company owner" | "job's owner") =>
    buildApp(app.db.prisma, { companyId, accountId: people[who].id, scopes: ["jobs:write"] });
  beforeEach(() => app.db.prisma.job.update({ where: { id: jobId }, data: { externalId: "mine" } }));

  test("refuses the row of a job that the member may not edit, and saves the others", async () => {
    for (const by of [people.recruiter, await keyOf("recruiter")]) {
      expect(await upsert(by)).toMatchObject([
        { outcome: "REFUSED", userErrors: [{ code: "FORBIDDEN", message: REFUSAL, path: ["input", "jobs", "0"] }] },
        { outcome: "CREATED" },
      ]);
    }
    expect((await stored()).title).not.toBe("Synced");
  });

  test.each(["company owner", "job's owner"] as const)(
    "with a key of the %s, changes it, and leaves its editors as they are",
    async (who) => {
      expect(await upsert(await keyOf(who))).toMatchObject([{ outcome: "UPDATED" }, { outcome: "CREATED" }]);
      expect(await stored()).toMatchObject({ title: "Synced", editors: "OWNER", postedById: people["job's owner"].id });
    },
  );
});

test("the REST endpoints edit and delete it for the same people", async () => {
  const as = async (who: Who) => clientOf(app, people[who], "RECRUITER");
  const edit = async (who: Who) => (await as(who)).put(`/recruiter/editjob/${jobId}`, { jobTitle: "By REST" });
  const remove = async (who: Who) => (await as(who)).delete(`/recruiter/deletejob/${jobId}`);
  for (const who of ["recruiter", "viewer", "interviewer", "other company"] as const) {
    expect([who, (await edit(who)).status]).toEqual([who, 403]);
    expect([who, (await remove(who)).status]).toEqual([who, 403]);
  }
  expect((await stored()).deletedAt).toBeNull();
  expect((await edit("job's owner")).status).toBe(200);
  expect((await edit("company owner")).status).toBe(200);
  expect((await remove("job's owner")).status).toBe(200);
});

describe("transferring a job", () => {
  const handOver = (to: string, by: Person) => refusalOf(HAND_OVER, { jobId, accountId: to }, by);

  test("is done by its owner, who may not edit it afterwards", async () => {
    const { handOverJob } = await app.expectOk(
      HAND_OVER,
      { jobId, accountId: people.recruiter.id },
      people["job's owner"],
    );
    expect(handOverJob?.postedJob).toEqual({ owner: "Ravi", ownerId: people.recruiter.id, viewerCanEdit: false });
    expect(await WAYS.editing(people["job's owner"])).toEqual(["FORBIDDEN", expect.stringContaining("Ravi")]);
    expect(await WAYS.editing(people.recruiter)).toBeNull();
    expect((await events())[0]).toEqual({
      kind: "JOB_HANDED_OVER",
      actorId: people["job's owner"].id,
      personId: people.recruiter.id,
    });
  });

  test("is done by a company's owner, and changes nothing for the same new owner", async () => {
    expect(await handOver(people.recruiter.id, people["company owner"])).toBeNull();
    expect(await handOver(people.recruiter.id, people["company owner"])).toBeNull();
    expect(await events()).toHaveLength(1);
  });

  test("is refused to others, and to a new owner who posts no jobs for the company", async () => {
    const { id } = people.recruiter;
    expect((await handOver(id, people.recruiter))?.[0]).toBe("FORBIDDEN");
    for (const who of ["viewer", "interviewer", "other company"] as const) {
      expect((await handOver(id, people[who]))?.[0]).toBe("FORBIDDEN");
      expect((await handOver(people[who].id, people["company owner"]))?.[0]).toBe("NOT_FOUND");
    }
    expect((await stored()).postedById).toBe(people["job's owner"].id);
  });
});
