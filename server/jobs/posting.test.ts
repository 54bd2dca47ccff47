import { beforeEach, describe, expect, test } from "vitest";
import { OwnApplicationDocument } from "../../web/generated/applications/applied/applied-jobs.ts";
import type { EditJobInput, JobInput } from "../../web/generated/graphql.ts";
import { EditJobDocument, PostJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import type { Operation } from "../testing/send.ts";
import { forEachTest, graphql, JOB_INPUT, type Person, testApp } from "../testing/test-app.ts";

const app = testApp({ clock: () => new Date("2026-06-15T10:00:00Z") });
const JOB = {
  title: "Engineer",
  industry: "IT",
  description: "You build.",
  jobType: "FULL_TIME",
  workMode: "REMOTE",
  salaryRange: "FROM_3_TO_4_LPA",
  applicationDeadline: "2026-06-15",
} as const;
const POST = graphql(`mutation PostJob($input: JobInput!) {
  postJob(input: $input) { job { id title salaryLabel salaryMin salaryMax applicationDeadline status company { name } } }
}`);
const company = forEachTest(() => app.signedInRecruiter({ name: "Acme" }));
const refusal = (operation: Operation, input: object, as: Person = company) => app.refusalOf(operation, { input }, as);
const ownJob = async (fields: object = {}) => (await app.build.job({ companyId: company.id, ...fields })).id;
const monthly = { payMin: 25_000, payMax: 40_000, payCurrency: "INR", payUnit: "MONTH" } as const;
describe("posting", () => {
  test("stores every field; the deadline may be today", async () => {
    const { postJob } = await app.expectOk(POST, { input: JOB }, company);
    expect(postJob.job).toMatchObject({
      ...{ title: "Engineer", salaryLabel: "3-4 LPA", salaryMin: 3, salaryMax: 4, status: "OPEN" },
      ...{ applicationDeadline: "2026-06-15", company: { name: "Acme" } },
    });
  });

  describe("numeric pay", () => {
    const PAY = graphql(`mutation PostPaid($input: JobInput!) {
      postJob(input: $input) { job { id salaryLabel salaryRange salaryMin salaryMax payMin payMax payCurrency payUnit location } }
    }`);
    const CHANGE = graphql(`mutation ChangePaid($input: EditJobInput!) {
      editJob(input: $input) { job { title salaryLabel salaryRange salaryMin salaryMax payMin } }
    }`);
    const change = async (id: string, input: Omit<EditJobInput, "id">) =>
      (await app.expectOk(CHANGE, { input: { id, ...input } }, company)).editJob.job;

    test("sets the range that the search compares, until another range is chosen", async () => {
      const { postJob } = await app.expectOk(PAY, { input: { ...JOB, ...monthly } }, company);
      expect(postJob.job).toMatchObject({
        ...monthly,
        salaryLabel: "₹25,000 to ₹40,000 a month",
        salaryRange: "FROM_3_TO_4_LPA",
        salaryMin: 3,
        salaryMax: 4.8,
      });
      const { id } = postJob.job;
      const same = await change(id, { title: "Other", salaryRange: "FROM_3_TO_4_LPA" });
      expect(same).toMatchObject({ payMin: 25_000, salaryMax: 4.8 });
      const raised = { salaryLabel: "₹30,000 to ₹40,000 a month", salaryMin: 3.6 };
      expect(await change(id, { payMin: 30_000 })).toMatchObject(raised);
      const chosen = await change(id, { salaryRange: "FROM_5_TO_6_LPA" });
      expect(chosen).toMatchObject({ payMin: null, salaryLabel: "5-6 LPA" });
    });

    test("in another currency is free text to the search, and survives an edit", async () => {
      const hourly = { salaryRange: null, payMin: 18.5, payCurrency: "usd", payUnit: "HOUR" } as const;
      const input = { ...JOB, ...hourly, city: "Pune", country: "IN" };
      const { postJob } = await app.expectOk(PAY, { input }, company);
      expect(postJob.job).toMatchObject({ salaryLabel: "$18.50 an hour", salaryMin: null, location: "Pune, India" });
      const changed = await change(postJob.job.id, { title: "X", salaryRange: null });
      expect(changed).toMatchObject({ salaryLabel: "$18.50 an hour", payMin: 18.5 });
    });
  });

  test("without a city is in the known city that its location begins with, as long as it begins with it", async () => {
    const post = async (place: { location?: string; city?: string }) =>
      (await app.expectOk(PostJobDocument, { input: { ...JOB, ...place } }, company)).postJob.job;
    expect((await post({ location: "Bengaluru" })).city).toBe("Bengaluru");
    expect((await post({ location: "Pune", city: "Pimpri" })).city).toBe("Pimpri");
    expect((await post({ location: "Anywhere in India" })).city).toBeNull();
    const { id, city } = await post({ location: "New Delhi, India" });
    expect(city).toBe("New Delhi");
    const move = async (input: { location: string; city?: string | null }) =>
      (await app.expectOk(EditJobDocument, { input: { id, ...input } }, company)).editJob.job.city;
    expect(await move({ location: "Mumbai", city })).toBe("Mumbai");
    expect(await move({ location: "Remote", city: "Thane" })).toBe("Thane");
  });

  test("an edit based on an earlier state is refused; one without a state applies, as for legacy clients", async () => {
    const id = await ownJob({ title: "Welder" });
    const edit = (fields: object) => app.execute(EditJobDocument, { input: { id, ...fields } }, company);
    const stored = () => app.db.prisma.job.findUniqueOrThrow({ where: { id } });
    const unchangedSince = (await stored()).updatedAt.toISOString();
    const first = (await edit({ requirements: "TIG", unchangedSince })).data?.editJob.job;
    const conflict = { code: "CONFLICT", current: first?.updatedAt };
    expect((await edit({ location: "Agra", unchangedSince })).errors?.[0]?.extensions).toMatchObject(conflict);
    expect(await stored()).toMatchObject({ requirements: "TIG", location: "Pune" });
    for (const later of [{ location: "Goa", unchangedSince: first?.updatedAt }, { location: "Delhi" }])
      expect((await edit(later)).errors).toBeUndefined();
  });

  const SOME = expect.any(String);
  test.each([
    [{ payMin: 5 }, { payMin: SOME }],
    [{ ...monthly, payMax: 1 }, { payMax: SOME }],
    [{ ...monthly, payMin: -1 }, { payMin: SOME }],
    [{ ...monthly, payMin: 0.001 }, { payMin: SOME }],
    [{ ...monthly, payCurrency: "rupees" }, { payCurrency: SOME }],
    [{ ...monthly, payCurrency: "ABC" }, { payCurrency: SOME }],
    [{ country: "India" }, { country: SOME }],
    [{ country: "ZZ" }, { country: SOME }],
    [{ title: " " }, { title: "Please fill in all required fields." }],
    [{ description: "" }, { description: "Please fill in all required fields." }],
    [{ applicationDeadline: "2026-06-14" }, { applicationDeadline: "Application deadline cannot be in the past" }],
    [{ title: "x".repeat(201) }, { title: expect.stringContaining("200") }],
  ])("refuses %j beside its field", async (wrong, fields) => {
    expect(await refusal(POST, { ...JOB, ...wrong })).toMatchObject({ code: "BAD_USER_INPUT", fields });
    expect(await app.db.prisma.job.count({ where: { companyId: company.id } })).toBe(0);
  });

  test("a copy takes over free-text pay, unless a salary range is given", async () => {
    const copyOf = await ownJob({ salaryLabel: "$20 an hour", salaryMin: null });
    const { salaryRange, ...unpaid } = JOB;
    const label = async (input: JobInput) => (await app.expectOk(POST, { input }, company)).postJob.job.salaryLabel;
    expect(await label({ ...unpaid, copyOf })).toBe("$20 an hour");
    expect(await label({ ...unpaid, salaryRange, copyOf })).toBe("3-4 LPA");
    const others = await app.build.job({ salaryLabel: "$90 an hour", salaryMin: null });
    expect((await refusal(POST, { ...unpaid, copyOf: others.id }))?.code).toBe("FORBIDDEN");
  });
});
describe("editing a job", () => {
  const CHANGE =
    graphql(`mutation EditWholeJob($input: EditJobInput!) { editJob(input: $input) { job { ...WholeJob } } }
    fragment WholeJob on Job { title industry description requirements location jobType workMode experienceLevel
      salaryRange salaryLabel salaryMin salaryMax applicationDeadline }`);
  const WHOLE = {
    ...JOB,
    requirements: "Bring yourself.",
    location: "Pune",
    experienceLevel: "FROM_1_TO_3",
  } as const;
  const change = async (fields: Partial<EditJobInput>) =>
    (await app.expectOk(CHANGE, { input: { id: jobId, ...fields } }, company)).editJob.job;
  let jobId: string;
  beforeEach(async () => {
    const post = graphql(
      `mutation PostWholeJob($input: JobInput!) { postJob(input: $input) { job { id ...WholeJob } } }`,
    );
    const { postJob } = await app.expectOk(post, { input: WHOLE }, company);
    expect(postJob.job).toMatchObject(WHOLE);
    jobId = postJob.job.id;
  });

  test("leaves absent fields unchanged, and returns every field as written", async () => {
    expect(await change({})).toMatchObject(WHOLE);
    expect(await change({ title: "Senior engineer" })).toMatchObject({ ...WHOLE, title: "Senior engineer" });
    const paid = { salaryRange: "OVER_15_LPA", salaryLabel: "15+ LPA", salaryMin: 15, salaryMax: null };
    expect(await change({ salaryRange: "OVER_15_LPA" })).toMatchObject({ ...WHOLE, title: "Senior engineer", ...paid });
  });

  test.each([
    ["requirements", { requirements: null }],
    ["location", { location: null }],
    ["experienceLevel", { experienceLevel: null }],
    ["salaryRange", { salaryRange: null, salaryLabel: null, salaryMin: null, salaryMax: null }],
    ["applicationDeadline", { applicationDeadline: null }],
  ])("clears %s by null, and nothing else", async (field, emptied) => {
    expect(await change({ [field]: null })).toMatchObject({ ...WHOLE, ...emptied });
  });

  test.each(["title", "industry", "description", "jobType", "workMode"])(
    "refuses null for %s, which a job must have",
    async (field) => {
      expect(await refusal(CHANGE, { id: jobId, location: "Goa", [field]: null })).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { [field]: "Please fill in all required fields." },
      });
      expect(await change({})).toMatchObject(WHOLE);
    },
  );

  test("keeps an imported job's free-text pay until another is given", async () => {
    await app.db.prisma.job.update({
      where: { id: jobId },
      data: { salaryLabel: "$20 an hour", salaryRange: null, salaryMin: null, salaryMax: null },
    });
    const imported = { salaryLabel: "$20 an hour", salaryRange: null };
    const none = { payMin: null, payMax: null, payCurrency: null, payUnit: null };
    expect(await change({ location: "Goa", ...none })).toMatchObject({ ...WHOLE, ...imported, location: "Goa" });
    expect(await change({ salaryRange: null })).toMatchObject({ salaryLabel: null, salaryRange: null });
  });
});
describe("a posted job", () => {
  test("may keep a past deadline, but not be given one", async () => {
    const id = await ownJob({ applicationDeadline: new Date("2026-06-01") });
    const edit = (applicationDeadline: string) => refusal(EditJobDocument, { ...JOB, id, applicationDeadline });
    expect(await edit("2026-06-01")).toBeUndefined();
    expect((await edit("2026-06-02"))?.code).toBe("BAD_USER_INPUT");
  });

  test("reopens only with a deadline in the future", async () => {
    const id = await ownJob({ status: "CLOSED", applicationDeadline: new Date("2026-06-01") });
    expect(await refusal("setJobStatus", { jobId: id, status: "OPEN" })).toMatchObject({
      message: "Set a new deadline before reopening this job.",
    });
    await app.db.prisma.job.update({ where: { id }, data: { applicationDeadline: null } });
    expect(await refusal("setJobStatus", { jobId: id, status: "OPEN" })).toBeUndefined();
  });

  test("takes no application once closed, and closing does not wait for one", async () => {
    const id = await ownJob();
    const seekers = await Promise.all(Array.from({ length: 9 }, () => app.signedInSeeker()));
    const apply = (seeker: Person) => refusal("applyToJob", { jobId: id }, seeker);
    const [closed, ...applied] = await Promise.all([
      refusal("setJobStatus", { jobId: id, status: "CLOSED" }),
      ...seekers.slice(1).map(apply),
    ]);
    expect(closed).toBeUndefined();
    const codes = applied.flatMap((error) => error?.code ?? []);
    expect(codes.every((code) => code === "JOB_CLOSED" || code === "NOT_FOUND")).toBe(true);
    expect(await app.db.prisma.application.count({ where: { jobId: id } })).toBe(8 - codes.length);
    const late = await apply(seekers[0] as Person);
    expect(late?.code).toMatch(/JOB_CLOSED|NOT_FOUND/);
  });

  test("can be edited while seekers apply: both succeed", async () => {
    const id = await ownJob();
    const refusals = await Promise.all([
      refusal(EditJobDocument, { ...JOB, id, title: "Renamed", applicationDeadline: null }),
      refusal("applyToJob", { jobId: id }, await app.signedInSeeker()),
    ]);
    expect(refusals).toEqual([undefined, undefined]);
  });

  test("that is deleted disappears from the company's list, and stays on record for its applicants", async () => {
    const id = await ownJob({ title: "Gone" });
    const seeker = await app.signedInSeeker();
    await app.build.application({ jobId: id, seekerId: seeker.id });
    expect(await refusal("deleteJob", { jobId: id })).toBeUndefined();
    expect((await refusal("deleteJob", { jobId: id }))?.message).toBe("Job not found, please check the job ID");
    const { ownApplication } = await app.expectOk(OwnApplicationDocument, { jobId: id }, seeker);
    const gone = { title: "Gone", deletedAt: expect.any(String) };
    expect(ownApplication).toMatchObject({ status: "APPLIED", job: gone });
  });
});
const UPSERT = graphql(
  `mutation UpsertPolicy($input: UpsertJobsInput!) { upsertJobs(input: $input) { results { outcome jobId } } }`,
);
const READ = graphql(`query PolicyOfJob($id: ID!) { job(id: $id) { aiPolicy } }`);
test("a job states its company's policy on AI-written texts, or none", async () => {
  const owner = await app.signedInRecruiter();
  const silent = (await app.expectOk(PostJobDocument, { input: JOB_INPUT }, owner)).postJob.job;
  expect(silent.aiPolicy).toBeNull();
  const { job } = (await app.expectOk(PostJobDocument, { input: { ...JOB_INPUT, aiPolicy: "PEOPLE_ONLY" } }, owner))
    .postJob;
  expect((await app.expectOk(READ, { id: job.id })).job.aiPolicy).toBe("PEOPLE_ONLY");
  const page = await (await fetch(`${app.url}/jobs/${job.id}`)).text();
  // The rendered page, or the embedded data when the web is not built.
  expect(page).toMatch(/Not allowed|"aiPolicy":"PEOPLE_ONLY"/);

  const edit = (change: { title?: string; aiPolicy?: "DISCLOSE" | null }) =>
    app.expectOk(EditJobDocument, { input: { id: job.id, ...change } }, owner);
  expect((await edit({ aiPolicy: "DISCLOSE" })).editJob.job.aiPolicy).toBe("DISCLOSE");
  expect((await edit({ title: "Head welder" })).editJob.job.aiPolicy).toBe("DISCLOSE");
  expect((await edit({ aiPolicy: null })).editJob.job.aiPolicy).toBeNull();
});
test("an imported job brings its policy along, and is updated with it", async () => {
  const owner = await app.signedInRecruiter();
  const upsert = async (aiPolicy: "WELCOME" | "DISCLOSE") =>
    (await app.expectOk(UPSERT, { input: { jobs: [{ externalId: "1", ...JOB_INPUT, aiPolicy }] } }, owner)).upsertJobs
      .results[0];
  const created = await upsert("WELCOME");
  expect(created?.outcome).toBe("CREATED");
  expect((await upsert("WELCOME"))?.outcome).toBe("UNCHANGED");
  expect((await upsert("DISCLOSE"))?.outcome).toBe("UPDATED");
  expect((await app.expectOk(READ, { id: created?.jobId ?? "" })).job.aiPolicy).toBe("DISCLOSE");
});
// docs/specification.md 8.1
test("a seeker who posts a job is asked to log in as a recruiter", async () => {
  const message = "You are not authorized to post a job, please login as a recruiter";
  expect(await refusal(PostJobDocument, JOB_INPUT, await app.signedInSeeker())).toEqual({
    code: "FORBIDDEN",
    message,
  });
});
