import { getNamedType, isNonNullType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { publishedSchema } from "../../testing/published-schema.ts";
import { forTheFile, testApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/upload.ts";

/** Enough executions for an operation to be compiled. */
const OFTEN = 5;
const ERRORS = "userErrors { code message path }";
const app = testApp();
const job = forTheFile(() => app.build.job({ title: "Welder" }));
const recruiter = forTheFile(() => app.signedInAs(job.companyId));
const seeker = forTheFile(() => app.signedInSeeker());

describe("an error that a person can fix", () => {
  const post = (title: string, selection: string) =>
    `mutation { postJob(input: { title: "${title}", description: "Joins.", industry: IT, jobType: FULL_TIME, workMode: ONSITE })
      { ${selection} } }`;

  test("is in the payload, field by field, and nowhere else, if selected there", async () => {
    for (let time = 0; time < OFTEN; time++) {
      const { data, errors } = await app.execute(post("", `job { id } ${ERRORS}`), {}, recruiter);
      expect(errors).toBeUndefined();
      expect(data).toMatchObject({
        postJob: {
          job: null,
          userErrors: expect.arrayContaining([
            { code: "BAD_USER_INPUT", message: expect.stringMatching(/\w/), path: ["input", "title"] },
          ]),
        },
      });
    }
  });

  test.each([
    ["createJobAlert", '(input: { filter: { keyword: "KEYWORD" }, frequency: DAILY })', "input.filter.keyword"],
    ["inviteMember", '(input: { email: "nobody", role: RECRUITER })', "input.email"],
    ["requestPasswordReset", '(input: { role: SEEKER, email: "nobody" })', "input.email"],
    ["resendVerification", '(input: { role: SEEKER, email: "nobody" })', "input.email"],
    ["saveApplicationStages", '(input: { stages: [{ name: "Call" }, { name: " " }] })', "input.stages.1.name"],
  ])("of %s names where its field is", async (name, args, path) => {
    const document = `mutation { ${name}${args.replace("KEYWORD", "x".repeat(1000))} { ${ERRORS} } }`;
    const { data } = await app.execute(document, {}, name === "createJobAlert" ? seeker : recruiter);
    expect(data).toMatchObject({ [name]: { userErrors: [{ code: "BAD_USER_INPUT", path: path.split(".") }] } });
  });

  test("of an uploaded file names the file's argument", async () => {
    const document = `mutation ($file: Upload!) { uploadResume(file: $file) { ${ERRORS} } }`;
    const file = { bytes: Buffer.from("not a resume"), name: "resume.txt" };
    const { data } = await upload(app, document, file, seeker);
    expect(data).toMatchObject({ uploadResume: { userErrors: [{ code: "UNSUPPORTED_FILE", path: ["file"] }] } });
  });

  test.each([
    ["is not selected", "job { id }"],
    ["is excluded by a condition", `job { id } ${ERRORS.replace("userErrors", "userErrors @include(if: false)")}`],
    ["is skipped by a condition", `job { id } ... on JobPayload @skip(if: true) { ${ERRORS} }`],
  ])("is in `errors`, as ever, if the payload's %s", async (_how, selection) => {
    for (let time = 0; time < OFTEN; time++) {
      const { data, errors } = await app.execute(post("", selection), {}, recruiter);
      expect(data).toEqual({ postJob: null });
      const extensions = { code: "BAD_USER_INPUT", fields: { title: expect.any(String) } };
      expect(errors).toMatchObject([{ path: ["postJob"], extensions }]);
    }
  });

  test("is found through fragments and aliases", async () => {
    const document = `${post("", "...Payload")} fragment Payload on JobPayload { ... { mend: userErrors { code } } }`;
    expect(await app.execute(document, {}, recruiter)).toMatchObject({
      data: { postJob: { mend: [{ code: "BAD_USER_INPUT" }] } },
    });
  });

  test("has no field if it concerns the whole input", async () => {
    const document = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message ${ERRORS} } }`;
    const input = { role: "SEEKER", token: "used up", password: "a new password" };
    expect((await app.execute(document, { input })).data).toEqual({
      resetPassword: { message: null, userErrors: [{ code: "INVALID_TOKEN", message: expect.any(String), path: [] }] },
    });
  });

  test("is absent on success", async () => {
    const save = `mutation ($id: ID!) { saveJob(input: { jobId: $id }) { job { id } ${ERRORS} } }`;
    expect(await app.execute(save, { id: job.id }, seeker)).toMatchObject({
      data: { saveJob: { job: { id: job.id }, userErrors: [] } },
    });
  });

  test("excludes what nobody can fix: a missing permission is reported in `errors`", async () => {
    const document = post("Welder", `job { id } ${ERRORS}`);
    for (const [as, code] of [
      [{}, "UNAUTHENTICATED"],
      [seeker, "FORBIDDEN"],
    ] as const) {
      const { data, errors } = await app.execute(document, {}, as);
      expect([data, errors?.[0]?.extensions.code]).toEqual([{ postJob: null }, code]);
    }
  });
});
test("`userErrors` can be selected on every mutation", () => {
  const schema = publishedSchema();
  for (const { name, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const payload = getNamedType(type);
    expect(isObjectType(payload) && String(payload.getFields().userErrors?.type), name).toBe("[UserError!]!");
  }
});

describe("an operation with several fields, one of which fails", () => {
  const input = (title: string) =>
    `{ title: "${title}", description: "Joins.", industry: IT, jobType: FULL_TIME, workMode: ONSITE }`;

  test("returns the jobs that were posted beside the one that was rejected", async () => {
    const before = await app.db.prisma.job.count();
    const query = `mutation { ${[1, 2, 3]
      .map((n) => `a${n}: postJob(input: ${input(n === 2 ? "" : `Post ${n}`)}) { job { title } }`)
      .join(" ")} }`;
    for (let time = 1; time <= OFTEN; time++) {
      const { data, errors } = await app.execute(query, {}, recruiter);
      expect(data).toEqual({ a1: { job: { title: "Post 1" } }, a2: null, a3: { job: { title: "Post 3" } } });
      expect(errors).toMatchObject([{ path: ["a2"], extensions: { code: "BAD_USER_INPUT" } }]);
      expect(await app.db.prisma.job.count()).toBe(before + 2 * time);
    }
  });

  test("returns what could be read next to what does not exist", async () => {
    const query =
      "query Two($id: ID!, $none: ID!) { job(id: $id) { title } other: job(id: $none) { title } jobs { totalCount } }";
    const first = await app.execute(query, { id: job.id, none: crypto.randomUUID() }, recruiter);
    expect(first).toMatchObject({
      data: { job: { title: "Welder" }, other: null, jobs: { totalCount: expect.any(Number) } },
      errors: [{ path: ["other"], extensions: { code: "NOT_FOUND" } }],
    });
    for (let time = 1; time < OFTEN; time++) {
      expect(await app.execute(query, { id: job.id, none: crypto.randomUUID() }, recruiter)).toEqual(first);
    }
    for (let time = 0; time < OFTEN; time++) {
      expect(await app.execute(query, { id: job.id, none: job.id }, recruiter)).toMatchObject({
        data: { job: { title: "Welder" }, other: { title: "Welder" } },
      });
    }
  });

  test("marks in the published schema which fields are null only then", () => {
    const schema = publishedSchema();
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(fields.filter(({ type }) => isNonNullType(type))).toEqual([]);
    const meant = fields.filter(({ astNode }) => astNode?.directives?.length === 0).map(({ name }) => name);
    expect(meant.sort().join(" ")).toBe(
      "applicationConversation conversation interview node ownApplication viewer viewerCalendarFeed viewerEmailChange viewerKey",
    );
  });
});
