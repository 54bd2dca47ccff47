import { beforeEach, describe, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import type { EditJobInput, JobInput } from "../../web/generated/graphql.ts";
import { DeleteJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { graphql } from "../testing/generated/gql.ts";
import type { Operation } from "../testing/send.ts";
import { signIn } from "../testing/sign-in.ts";
import { testApp } from "../testing/test-app.ts";

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
const EDIT = graphql(
  `mutation EditJob($input: EditJobInput!) { editJob(input: $input) { job { title applicationDeadline } } }`,
);
const BASED = graphql(
  `mutation EditUnchangedJob($input: EditJobInput!) { editJob(input: $input) { job { updatedAt } } }`,
);
const STATUS = graphql(
  `mutation SetJobStatus($input: SetJobStatusInput!) { setJobStatus(input: $input) { job { status } } }`,
);
const APPLY = graphql(
  `mutation ApplyToPosted($input: JobIdInput!) { applyToJob(input: $input) { job { viewerApplicationStatus } } }`,
);

let companyId: string;
let cookie: string;
beforeEach(async () => {
  companyId = (await buildRecruiter(app.db.prisma, { name: "Acme" })).id;
  cookie = await signIn(app.db, { id: companyId, role: "RECRUITER" });
});
const refusal = async (operation: Operation, input: object, as = cookie) =>
  (await app.execute(operation, { input }, { cookie: as })).errors?.[0];

describe("posting", () => {
  test("stores every field; the deadline may be today", async () => {
    const { postJob } = await app.expectOk(POST, { input: JOB }, { cookie });
    expect(postJob.job).toMatchObject({
      title: "Engineer",
      salaryLabel: "3-4 LPA",
      salaryMin: 3,
      salaryMax: 4,
      applicationDeadline: "2026-06-15",
      status: "OPEN",
      company: { name: "Acme" },
    });
  });

  describe("numeric pay", () => {
    const PAY = graphql(`mutation PostPaid($input: JobInput!) {
      postJob(input: $input) { job { id salaryLabel salaryRange salaryMin salaryMax payMin payMax payCurrency payUnit location } }
    }`);
    const CHANGE = graphql(`mutation ChangePaid($input: EditJobInput!) {
      editJob(input: $input) { job { title salaryLabel salaryRange salaryMin salaryMax payMin } }
    }`);
    const monthly = { payMin: 25_000, payMax: 40_000, payCurrency: "INR", payUnit: "MONTH" } as const;

    test("sets the range that the search compares, until another range is chosen", async () => {
      const { postJob } = await app.expectOk(PAY, { input: { ...JOB, ...monthly } }, { cookie });
      expect(postJob.job).toMatchObject({
        ...monthly,
        salaryLabel: "₹25,000 to ₹40,000 a month",
        salaryRange: "FROM_3_TO_4_LPA",
        salaryMin: 3,
        salaryMax: 4.8,
      });
      const { id } = postJob.job;
      const change = async (input: Omit<EditJobInput, "id">) =>
        (await app.expectOk(CHANGE, { input: { id, ...input } }, { cookie })).editJob.job;
      expect(await change({ title: "Other", salaryRange: "FROM_3_TO_4_LPA" })).toMatchObject({
        payMin: 25_000,
        salaryMax: 4.8,
      });
      expect(await change({ payMin: 30_000 })).toMatchObject({
        salaryLabel: "₹30,000 to ₹40,000 a month",
        salaryMin: 3.6,
      });
      expect(await change({ salaryRange: "FROM_5_TO_6_LPA" })).toMatchObject({ payMin: null, salaryLabel: "5-6 LPA" });
    });

    test("in another currency is free text to the search, and survives an edit", async () => {
      const input = {
        ...JOB,
        salaryRange: null,
        payMin: 18.5,
        payCurrency: "usd",
        payUnit: "HOUR",
        city: "Pune",
        country: "IN",
      } as const;
      const { postJob } = await app.expectOk(PAY, { input }, { cookie });
      expect(postJob.job).toMatchObject({ salaryLabel: "$18.50 an hour", salaryMin: null, location: "Pune, India" });
      const { editJob } = await app.expectOk(
        CHANGE,
        { input: { id: postJob.job.id, title: "X", salaryRange: null } },
        { cookie },
      );
      expect(editJob.job).toMatchObject({ salaryLabel: "$18.50 an hour", payMin: 18.5 });
    });

    test.each([
      [{ payMin: 5 }, "payMin"],
      [{ ...monthly, payMax: 1 }, "payMax"],
      [{ ...monthly, payMin: -1 }, "payMin"],
      [{ ...monthly, payMin: 0.001 }, "payMin"],
      [{ ...monthly, payCurrency: "rupees" }, "payCurrency"],
      [{ ...monthly, payCurrency: "ABC" }, "payCurrency"],
      [{ country: "India" }, "country"],
      [{ country: "ZZ" }, "country"],
    ])("refuses %j", async (fields, field) => {
      const { errors } = await app.execute(PAY, { input: { ...JOB, ...fields } }, { cookie });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { [field]: expect.any(String) },
      });
    });

    test("in an import's free text survives an edit", async () => {
      const { id } = await buildJob(app.db.prisma, { companyId, salaryLabel: "$42,405 to $65,485 a year" });
      const input = { id, title: "X", payMin: null, payMax: null, payCurrency: null, payUnit: null };
      const { editJob } = await app.expectOk(CHANGE, { input }, { cookie });
      expect(editJob.job).toMatchObject({ title: "X", salaryLabel: "$42,405 to $65,485 a year" });
    });
  });

  test("without a city is in the known city that its location begins with, as long as it begins with it", async () => {
    const PLACE = graphql(`mutation PostPlace($input: JobInput!) { postJob(input: $input) { job { id city } } }`);
    const MOVE = graphql(`mutation MoveJob($input: EditJobInput!) { editJob(input: $input) { job { city } } }`);
    const post = async (place: { location?: string; city?: string }) =>
      (await app.expectOk(PLACE, { input: { ...JOB, ...place } }, { cookie })).postJob.job;
    expect((await post({ location: "Bengaluru" })).city).toBe("Bengaluru");
    expect((await post({ location: "Pune", city: "Pimpri" })).city).toBe("Pimpri");
    expect((await post({ location: "Anywhere in India" })).city).toBeNull();
    const { id, city } = await post({ location: "New Delhi, India" });
    expect(city).toBe("New Delhi");
    const move = async (input: { location: string; city?: string | null }) =>
      (await app.expectOk(MOVE, { input: { id, ...input } }, { cookie })).editJob.job.city;
    expect(await move({ location: "Mumbai", city })).toBe("Mumbai");
    expect(await move({ location: "Remote", city: "Thane" })).toBe("Thane");
  });

  test("an edit based on an earlier state is refused; one without a state applies, as for legacy clients", async () => {
    const { id } = await buildJob(app.db.prisma, { companyId, title: "Welder" });
    const edit = (fields: object) => app.execute(BASED, { input: { id, ...fields } }, { cookie });
    const { updatedAt } = await app.db.prisma.job.findUniqueOrThrow({ where: { id } });
    const unchangedSince = updatedAt.toISOString();
    const first = await app.expectOk(BASED, { input: { id, requirements: "TIG", unchangedSince } }, { cookie });
    expect((await edit({ location: "Pune", unchangedSince })).errors?.[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      current: first.editJob.job.updatedAt,
    });
    expect(await app.db.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({ requirements: "TIG" });
    expect((await edit({ location: "Goa", unchangedSince: first.editJob.job.updatedAt })).errors).toBeUndefined();
    expect((await edit({ location: "Delhi" })).errors).toBeUndefined();
  });

  test.each([
    [{ title: " " }, { title: "Please fill in all required fields." }],
    [{ description: "" }, { description: "Please fill in all required fields." }],
    [{ applicationDeadline: "2026-06-14" }, { applicationDeadline: "Application deadline cannot be in the past" }],
    [{ title: "x".repeat(201) }, { title: expect.stringContaining("200") }],
  ])("refuses %j beside its field", async (wrong, fields) => {
    const error = await refusal(POST, { ...JOB, ...wrong });
    expect(error?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields });
    expect(await app.db.prisma.job.count({ where: { companyId } })).toBe(0);
  });

  test("a copy takes over free-text pay, unless a salary range is given", async () => {
    const copyOf = (await buildJob(app.db.prisma, { companyId, salaryLabel: "$20 an hour", salaryMin: null })).id;
    const { salaryRange, ...unpaid } = JOB;
    const label = async (input: JobInput) => (await app.expectOk(POST, { input }, { cookie })).postJob.job.salaryLabel;
    expect(await label({ ...unpaid, copyOf })).toBe("$20 an hour");
    expect(await label({ ...unpaid, salaryRange, copyOf })).toBe("3-4 LPA");
    const others = await buildJob(app.db.prisma, { salaryLabel: "$90 an hour", salaryMin: null });
    expect((await refusal(POST, { ...unpaid, copyOf: others.id }))?.extensions.code).toBe("FORBIDDEN");
  });

  test("is refused to a seeker, with the specified text", async () => {
    const seeker = await buildSeeker(app.db.prisma);
    const error = await refusal(POST, JOB, await signIn(app.db, { id: seeker.id, role: "SEEKER" }));
    expect(error).toMatchObject({
      message: "You are not authorized to post a job, please login as a recruiter",
      extensions: { code: "FORBIDDEN" },
    });
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
    (await app.expectOk(CHANGE, { input: { id: jobId, ...fields } }, { cookie })).editJob.job;
  let jobId: string;
  beforeEach(async () => {
    const post = graphql(
      `mutation PostWholeJob($input: JobInput!) { postJob(input: $input) { job { id ...WholeJob } } }`,
    );
    const { postJob } = await app.expectOk(post, { input: WHOLE }, { cookie });
    expect(postJob.job).toMatchObject(WHOLE);
    jobId = postJob.job.id;
  });

  test("leaves absent fields unchanged, and returns every field as written", async () => {
    expect(await change({})).toMatchObject(WHOLE);
    expect(await change({ title: "Senior engineer" })).toMatchObject({ ...WHOLE, title: "Senior engineer" });
    expect(await change({ salaryRange: "OVER_15_LPA" })).toMatchObject({
      ...WHOLE,
      title: "Senior engineer",
      salaryRange: "OVER_15_LPA",
      salaryLabel: "15+ LPA",
      salaryMin: 15,
      salaryMax: null,
    });
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
      expect((await refusal(CHANGE, { id: jobId, location: "Goa", [field]: null }))?.extensions).toMatchObject({
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
    expect(await change({ location: "Goa" })).toMatchObject({ ...WHOLE, ...imported, location: "Goa" });
    expect(await change({ salaryRange: null })).toMatchObject({ salaryLabel: null, salaryRange: null });
  });
});

describe("a posted job", () => {
  test("may keep a past deadline, but not be given one", async () => {
    const { id } = await buildJob(app.db.prisma, { companyId, applicationDeadline: new Date("2026-06-01") });
    expect(await refusal(EDIT, { ...JOB, id, applicationDeadline: "2026-06-01" })).toBeUndefined();
    expect((await refusal(EDIT, { ...JOB, id, applicationDeadline: "2026-06-02" }))?.extensions.code).toBe(
      "BAD_USER_INPUT",
    );
  });

  test("reopens only with a deadline in the future", async () => {
    const { id } = await buildJob(app.db.prisma, {
      companyId,
      status: "CLOSED",
      applicationDeadline: new Date("2026-06-01"),
    });
    expect(await refusal(STATUS, { jobId: id, status: "OPEN" })).toMatchObject({
      message: "Set a new deadline before reopening this job.",
    });
    await app.db.prisma.job.update({ where: { id }, data: { applicationDeadline: null } });
    expect(await refusal(STATUS, { jobId: id, status: "OPEN" })).toBeUndefined();
  });

  test("takes no application once closed, and closing does not wait for one", async () => {
    const { id } = await buildJob(app.db.prisma, { companyId });
    const seekers = await Promise.all(Array.from({ length: 8 }, () => buildSeeker(app.db.prisma)));
    const sessions = await Promise.all(seekers.map((seeker) => signIn(app.db, { id: seeker.id, role: "SEEKER" })));
    const [closed, ...applied] = await Promise.all([
      app.execute(STATUS, { input: { jobId: id, status: "CLOSED" } }, { cookie }),
      ...sessions.map((session) => app.execute(APPLY, { input: { jobId: id } }, { cookie: session })),
    ]);
    expect(closed?.errors).toBeUndefined();
    const codes = applied.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
    expect(codes.every((code) => code === "JOB_CLOSED" || code === "NOT_FOUND")).toBe(true);
    expect(await app.db.prisma.application.count({ where: { jobId: id } })).toBe(8 - codes.length);
    expect(
      (
        await refusal(
          APPLY,
          { jobId: id },
          await signIn(app.db, { id: (await buildSeeker(app.db.prisma)).id, role: "SEEKER" }),
        )
      )?.extensions.code,
    ).toMatch(/JOB_CLOSED|NOT_FOUND/);
  });

  test("can be edited while seekers apply: both succeed", async () => {
    const { id } = await buildJob(app.db.prisma, { companyId });
    const seeker = await buildSeeker(app.db.prisma);
    const session = await signIn(app.db, { id: seeker.id, role: "SEEKER" });
    const answers = await Promise.all([
      app.execute(EDIT, { input: { ...JOB, id, title: "Renamed", applicationDeadline: null } }, { cookie }),
      app.execute(APPLY, { input: { jobId: id } }, { cookie: session }),
    ]);
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
  });

  test("that is deleted disappears from the company's list, and stays on record for its applicants", async () => {
    const { id } = await buildJob(app.db.prisma, { companyId, title: "Gone" });
    const { seekerId } = await buildApplication(app.db.prisma, { jobId: id });
    expect(await refusal(DeleteJobDocument, { jobId: id })).toBeUndefined();
    expect((await refusal(DeleteJobDocument, { jobId: id }))?.message).toBe("Job not found, please check the job ID");
    const { appliedJobs } = await app.expectOk(
      graphql(`query AppliedJobsDeleted { appliedJobs { nodes { status job { title deletedAt } } } }`),
      {},
      { cookie: await signIn(app.db, { id: seekerId, role: "SEEKER" }) },
    );
    expect(appliedJobs.nodes).toMatchObject([
      { status: "APPLIED", job: { title: "Gone", deletedAt: expect.any(String) } },
    ]);
  });
});
