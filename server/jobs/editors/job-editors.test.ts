import { beforeEach, describe, expect, test } from "vitest";
import type { buildJob } from "../../../prisma/factories/index.ts";
import {
  CloseJobsDocument,
  DeleteJobDocument,
  EditJobDocument,
  PostedJobDocument,
  PostJobDocument,
  SetJobStatusDocument,
  TransferJobDocument,
} from "../../../web/generated/jobs/posted/posted-jobs.ts";

import type { CompanyRole, JobEditors, JobStatus } from "../../generated/prisma/enums.ts";
import { bearer, graphql, JOB_INPUT, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const UPSERT = graphql(`mutation UpsertAsOneOfMany($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { externalId outcome userErrors { code message path } } }
}`);
type Who = "company owner" | "job's owner" | "recruiter" | "interviewer" | "viewer" | "other company";
const REFUSAL = "Only Asha, who owns this job, and the company's owners may edit it.";

let companyId = "";
let people: Record<Who, Person>;
let jobId = "";

const memberOf = async (role: CompanyRole, displayName: string) => {
  const member = await app.signedInMember({ companyId, role });
  await app.db.prisma.account.update({ where: { id: member.id }, data: { displayName } });
  return member;
};
const ownJob = async (editors: JobEditors, more: Parameters<typeof buildJob>[1] = {}) =>
  (await app.build.job({ companyId, postedById: people["job's owner"].id, editors, ...more })).id;
const stored = () => app.db.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
const events = async () =>
  (await app.db.prisma.companyEvent.findMany({ where: { companyId, jobId }, orderBy: { createdAt: "asc" } })).map(
    ({ kind, actorId, personId }) => ({ kind, actorId, personId }),
  );

beforeEach(async () => {
  const owner = await app.signedInRecruiter({ account: { displayName: "Olga" } });
  companyId = owner.id;
  const interviewer = await memberOf("INTERVIEWER", "Ivan");
  people = {
    "company owner": owner,
    "job's owner": await memberOf("RECRUITER", "Asha"),
    recruiter: await memberOf("RECRUITER", "Ravi"),
    interviewer,
    viewer: await memberOf("VIEWER", "Vera"),
    "other company": await app.signedInRecruiter(),
  };
  jobId = await ownJob("OWNER");
  await app.db.prisma.jobInterviewer.create({ data: { accountId: interviewer.id, companyId, jobId } });
});

const change = (data: { status?: JobStatus; editors?: JobEditors; externalId?: string }) =>
  app.db.prisma.job.update({ where: { id: jobId }, data });
/** Every way to edit a job; each returns the error's code and message, or null. */
const WAYS = {
  editing: (by: Person) => refusalOf(EditJobDocument, { input: { id: jobId, title: "Changed" } }, by),
  closing: (by: Person) => refusalOf(SetJobStatusDocument, { input: { jobId, status: "CLOSED" } }, by),
  reopening: async (by: Person) => {
    await change({ status: "CLOSED" });
    return refusalOf(SetJobStatusDocument, { input: { jobId, status: "OPEN" } }, by);
  },
  "posting a draft": async (by: Person) => {
    await change({ status: "DRAFT" });
    return refusalOf(SetJobStatusDocument, { input: { jobId, status: "OPEN" } }, by);
  },
  scheduling: async (by: Person) => {
    await change({ status: "DRAFT" });
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    return refusalOf(SetJobStatusDocument, { input: { jobId, status: "SCHEDULED", opensAt } }, by);
  },
  deleting: (by: Person) => refusalOf(DeleteJobDocument, { input: { jobId } }, by),
};

async function refusalOf(operation: Parameters<typeof app.execute>[0], variables: object, by: Person) {
  const { errors } = await app.execute(operation, variables, by);
  return errors ? [errors[0]?.extensions.code, errors[0]?.message] : null;
}

describe.each(Object.entries(WAYS))("%s a job that only its owner and company owners may edit", (_, edit) => {
  test.each(["company owner", "job's owner"] as const)("is allowed for the %s", async (who) => {
    expect(await edit(people[who])).toBeNull();
  });

  test("is refused to others: another recruiter learns whom to contact, and nothing changes", async () => {
    const { title } = await stored();
    expect(await edit(people.recruiter)).toEqual(["FORBIDDEN", REFUSAL]);
    for (const who of ["interviewer", "viewer", "other company"] as const)
      expect(await edit(people[who])).toEqual(["FORBIDDEN", expect.not.stringContaining("Asha")]);
    expect(await stored()).toMatchObject({ title, deletedAt: null });
    expect(await events()).toEqual([]);
  });

  test("is allowed for any recruiter when every recruiter may edit it", async () => {
    await change({ editors: "RECRUITERS" });
    expect(await edit(people.recruiter)).toBeNull();
  });
});

test("a job states to each member what they may do with it", async () => {
  const of = async (who: Who) => (await app.expectOk(PostedJobDocument, { id: jobId }, people[who])).postedJob;
  const owner = { ownerId: people["job's owner"].id, editors: "OWNER" };
  const may = { ...owner, viewerCanEdit: true, viewerEditRefusal: null, viewerCanChangeEditors: true };
  const mayNot = { ...owner, viewerCanEdit: false, viewerCanChangeEditors: false };
  expect(await of("company owner")).toMatchObject(may);
  expect(await of("job's owner")).toMatchObject(may);
  expect(await of("recruiter")).toMatchObject({ ...mayNot, viewerEditRefusal: REFUSAL });
  for (const who of ["interviewer", "viewer"] as const)
    expect(await of(who)).toMatchObject({ ...mayNot, viewerEditRefusal: expect.stringContaining("Your role") });
  await change({ editors: "RECRUITERS" });
  expect(await of("recruiter")).toMatchObject({ viewerCanEdit: true, viewerCanChangeEditors: false });
});

describe("the editors of a job", () => {
  test("are set when it is posted, and recorded", async () => {
    const { postJob } = await app.expectOk(
      PostJobDocument,
      { input: { ...JOB_INPUT, editors: "OWNER" } },
      people.recruiter,
    );
    jobId = postJob?.job.id ?? "";
    expect(await stored()).toMatchObject({ editors: "OWNER", postedById: people.recruiter.id });
    expect((await events()).map(({ kind }) => kind).sort()).toEqual(["JOB_POSTED", "JOB_RESTRICTED"]);
    expect(await WAYS.editing(people["job's owner"])).toEqual(["FORBIDDEN", expect.stringContaining("Ravi")]);
    const { postJob: usual } = await app.expectOk(PostJobDocument, { input: JOB_INPUT }, people.recruiter);
    jobId = usual?.job.id ?? "";
    expect(await stored()).toMatchObject({ editors: "RECRUITERS" });
  });

  test("are changed by its owner and company owners, recorded once, and not published in any feed", async () => {
    const feed = () => app.db.prisma.jobChange.count({ where: { jobId } });
    const before = await feed();
    const set = (editors: JobEditors, by: Person) => refusalOf(EditJobDocument, { input: { id: jobId, editors } }, by);
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
    await change({ editors: "RECRUITERS" });
    const input = { id: jobId, title: "Changed", editors: "OWNER" };
    expect(await refusalOf(EditJobDocument, { input }, people.recruiter)).toEqual([
      "FORBIDDEN",
      "Only Asha, who owns this job, and the company's owners may change who edits it.",
    ]);
    expect(await stored()).toMatchObject({ editors: "RECRUITERS", title: expect.not.stringContaining("Changed") });
    expect(
      await refusalOf(EditJobDocument, { input: { ...input, editors: "RECRUITERS" } }, people.recruiter),
    ).toBeNull();
  });
});

test.each([
  ["left the company", (accountId) => app.db.prisma.companyMember.deleteMany({ where: { accountId } })],
  [
    "is a viewer now",
    (accountId) => app.db.prisma.companyMember.updateMany({ where: { accountId }, data: { role: "VIEWER" } }),
  ],
  ["has no account any more", (id) => app.db.prisma.account.delete({ where: { id } })],
] satisfies [string, (accountId: string) => Promise<unknown>][])(
  "a job whose owner %s can be edited by the company's owners",
  async (_, lose) => {
    await lose(people["job's owner"].id);
    expect(await WAYS.editing(people.recruiter)).toEqual(["FORBIDDEN", "Only the company's owners may edit this job."]);
    expect(await WAYS.editing(people["company owner"])).toBeNull();
  },
);

test("closing many jobs closes those that the member may edit, and explains why the others stay open", async () => {
  const [open, closed] = [await ownJob("RECRUITERS"), await ownJob("OWNER", { status: "CLOSED" })];
  const foreign = (await app.build.job()).id;
  const close = async (jobIds: string[], by: Person) =>
    (await app.expectOk(CloseJobsDocument, { input: { jobIds } }, by)).closeJobs;
  expect(await close([foreign, jobId, open, closed, "nonsense"], people.recruiter)).toEqual({
    jobs: [{ id: open, status: "CLOSED" }],
    notClosed: [
      { jobId, reason: REFUSAL },
      ...[foreign, "nonsense"].map((unknown) => ({ jobId: unknown, reason: expect.stringMatching(/not found/i) })),
    ],
  });
  expect(await stored()).toMatchObject({ status: "OPEN" });
  const all = { jobs: [{ id: jobId, status: "CLOSED" }], notClosed: [] };
  expect(await close([jobId], people["job's owner"])).toEqual(all);
});

describe("upsertJobs", () => {
  const upsert = async (by: Person | { key: string }) => {
    const input = {
      jobs: [
        { ...JOB_INPUT, externalId: "mine", title: "Synced" },
        { ...JOB_INPUT, externalId: `new ${Math.random()}` },
      ],
    };
    const as = "key" in by ? bearer(by.key) : by;
    return (await app.expectOk(UPSERT, { input }, as)).upsertJobs?.results ?? [];
  };
  const keyOf = async (who: "recruiter" | "company owner" | "job's owner") =>
    app.build.app({ companyId, accountId: people[who].id, scopes: ["jobs:write"] });
  beforeEach(() => change({ externalId: "mine" }));

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
  const as = async (who: Who) => app.clientOf(people[who], "RECRUITER");
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
  const handOver = (to: string, by: Person) => refusalOf(TransferJobDocument, { input: { jobId, accountId: to } }, by);

  test("is done by its owner, who may not edit it afterwards", async () => {
    const input = { jobId, accountId: people.recruiter.id };
    const { transferJob } = await app.expectOk(TransferJobDocument, { input }, people["job's owner"]);
    const now = { owner: "Ravi", ownerId: people.recruiter.id, viewerCanEdit: false };
    expect(transferJob?.postedJob).toMatchObject(now);
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
    for (const who of ["viewer", "interviewer", "other company"] as const)
      expect((await handOver(people[who].id, people["company owner"]))?.[0]).toBe("NOT_FOUND");
    expect((await stored()).postedById).toBe(people["job's owner"].id);
  });
});
