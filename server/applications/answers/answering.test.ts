import { Readable } from "node:stream";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { SETTLING_SECONDS } from "../../../shared/applications.ts";
import { ApplyToJobDocument } from "../../../web/generated/jobs/jobs.ts";
import { EditJobDocument, PostJobDocument } from "../../../web/generated/jobs/posted/posted-jobs.ts";
import { seekerParts } from "../../privacy/seeker-export.store.ts";
import { happenedBefore } from "../../testing/application-events.ts";
import { forTheFile } from "../../testing/for-the-file.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { JOB_INPUT } from "../../testing/job-input.ts";
import { pdf, windowsProgram } from "../../testing/sample-files.ts";
import type { Answer } from "../../testing/send.ts";
import { type Person, testApp } from "../../testing/test-app.ts";
import { upload } from "../../testing/upload.ts";

const app = testApp();
const UPSERT = graphql(`mutation UpsertQuestions($input: UpsertJobsInput!) {
  upsertJobs(input: $input) { results { outcome jobId userErrors { message path } } }
}`);
const APPLY_WITH_FILE = graphql(`mutation ApplyWithFile($input: JobIdInput!, $id: ID!, $other: ID!, $file: Upload!) {
  applyToJob(input: $input, answers: [{ questionId: $id, file: $file }, { questionId: $other, text: "YES" }]) { job { id } }
}`);
const OWN = graphql(`query OwnAnswers($jobId: ID!) {
  job(id: $jobId) { asksQuestions }
  ownApplication(jobId: $jobId) { answers { kind label text need isMet fileUrl fileName } }
}`);
const RECEIVED = graphql(`query ReceivedAnswers($jobId: ID!) {
  applicants(jobId: $jobId) { nodes { id version isHidden answers { kind label text need isMet fileUrl fileName } } }
}`);

const UNMET =
  graphql(`query UnmetRequirements($jobId: ID, $meetsRequirements: Boolean, $tag: String, $order: ApplicantOrder, $first: Int, $after: String) {
  applicants(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag, order: $order, first: $first, after: $after) {
    totalCount nodes { unmetRequirements seeker { name } } pageInfo { endCursor }
  }
  applicantCounts(jobId: $jobId, meetsRequirements: $meetsRequirements, tag: $tag) { all notMeetingRequirements tags { tag count } }
}`);

const YEARS = { kind: "NUMBER", label: "How many years?", minimum: 2 } as const;
const LICENCE = { kind: "YES_NO", label: "Do you have a licence?", needed: ["YES"] };
const WHY = { kind: "TEXT", label: "Why us?" } as const;
const SAMPLE = { kind: "FILE", label: "A sample of your work", required: true } as const;

const company = forTheFile(() => app.signedInRecruiter());

async function post(questions: object[], more: object = {}) {
  const { postJob } = await app.expectOk(
    PostJobDocument,
    { input: { ...JOB_INPUT, questions, ...more } as never },
    company,
  );
  const idOf = (label: string) => postJob.job.questions.find((one) => one.label === label)?.id ?? "";
  return { ...postJob.job, idOf, input: { jobId: postJob.job.id } };
}
const edit = (id: string, change: object) => app.expectOk(EditJobDocument, { input: { id, ...change } }, company);
const own = async (jobId: string, seeker: Person) =>
  (await app.expectOk(OWN, { jobId }, seeker)).ownApplication?.answers ?? [];
const received = async (jobId: string) => (await app.expectOk(RECEIVED, { jobId }, company)).applicants.nodes;
const failureOf = ({ errors }: Answer<unknown>) => ({
  code: errors?.[0]?.extensions.code,
  fields: errors?.[0]?.extensions.fields,
});
const apply = (job: Awaited<ReturnType<typeof post>>, seeker: Person, answers?: object[] | null) =>
  app.execute(ApplyToJobDocument, { input: job.input, ...(answers !== undefined && { answers }) }, seeker);
const isNotSent = async (jobId: string) => expect(await app.db.prisma.application.count({ where: { jobId } })).toBe(0);
const csvOf = async (jobId: string) =>
  (await fetch(`${app.url}/exports/jobs/${jobId}/applicants.csv`, { headers: { cookie: company.cookie } })).text();
const status = async (url: string | null | undefined, as?: Person) =>
  (await fetch(`${app.url}${url}`, { headers: as ? { cookie: as.cookie } : {} })).status;

async function sentWithFile(more: object = {}) {
  const job = await post([SAMPLE, LICENCE], more);
  const seeker = await app.signedInSeeker({ name: "Ada Lovelace" });
  const variables = { input: job.input, id: job.idOf(SAMPLE.label), other: job.idOf(LICENCE.label) };
  const send = async (bytes?: Buffer) =>
    upload(app, APPLY_WITH_FILE, { bytes: bytes ?? (await pdf()), name: "Ada Lovelace.pdf" }, seeker, variables);
  return { job, seeker, send };
}

describe("applying to a job with questions", () => {
  test("sends the answers, which both sides read with the questions as they were worded", async () => {
    const job = await post([YEARS, LICENCE, WHY]);
    expect(job.questions).toMatchObject([{ required: true, minimum: 2 }, { needed: ["YES"] }, { required: false }]);
    const seeker = await app.signedInSeeker();
    expect(await app.expectOk(OWN, job.input, seeker)).toMatchObject({ job: { asksQuestions: true } });
    const answers = [
      { questionId: job.idOf(WHY.label), text: " Your torches.\n" },
      { questionId: job.idOf(YEARS.label), text: "1" },
      { questionId: job.idOf(LICENCE.label), text: "YES" },
    ];
    const { data } = await apply(job, seeker, answers);
    // Unmet requirements are for people to decide on.
    expect(data?.applyToJob.job.viewerApplicationStatus).toBe("APPLIED");
    const none = { fileUrl: null, fileName: null };
    const sent = [
      { kind: "NUMBER", label: YEARS.label, text: "1", need: "at least 2", isMet: false, ...none },
      { kind: "YES_NO", label: LICENCE.label, text: "YES", need: "Yes", isMet: true, ...none },
      { kind: "TEXT", label: WHY.label, text: "Your torches.", need: null, isMet: null, ...none },
    ];
    expect(await own(job.id, seeker)).toEqual(sent);

    await edit(job.id, { questions: [{ kind: "TEXT", label: "Anything?" }] });
    expect((await received(job.id))[0]?.answers).toEqual(sent);
    const [row]: Record<string, string>[] = parse(await csvOf(job.id), { bom: true, columns: true });
    expect(row).toMatchObject({
      Answers: `${YEARS.label}: 1\n${LICENCE.label}: Yes\n${WHY.label}: Your torches.`,
      "Meets requirements": "no",
    });
    const applications = seekerParts(app.db, seeker.id, new Date())["applications.json"] as () => AsyncIterable<object>;
    expect(await Readable.from(applications()).toArray()).toMatchObject([
      { answers: [{ text: "1" }, { text: "YES" }, { text: "Your torches." }] },
    ]);
  });

  test("without answers is refused where one is required, by every path, with the reason", async () => {
    const job = await post([WHY, LICENCE]);
    const seeker = await app.signedInSeeker();
    const fields = { [`answers.${job.idOf(LICENCE.label)}`]: `Please answer: ${LICENCE.label}` };
    for (const answers of [undefined, null, []])
      expect(failureOf(await apply(job, seeker, answers))).toEqual({ code: "ANSWERS_NEEDED", fields });
    const client = await app.clientOf(seeker, "SEEKER");
    const body = { code: "ANSWERS_NEEDED", error: expect.stringContaining(`/jobs/`) };
    expect(await client.post(`/seeker/applyjob/${job.id}`)).toMatchObject({ status: 409, body });
    await isNotSent(job.id);

    const optional = await post([WHY]);
    expect((await client.post(`/seeker/applyjob/${optional.id}`)).status).toBe(200);
    expect(await own(optional.id, seeker)).toEqual([]);
  });

  test("reports errors by question, and stores nothing", async () => {
    const job = await post([YEARS, LICENCE]);
    const seeker = await app.signedInSeeker();
    const answers = [
      { questionId: job.idOf(YEARS.label), text: "many" },
      { questionId: "x", text: "y" },
    ];
    const { code, fields } = failureOf(await apply(job, seeker, answers));
    expect(code).toBe("BAD_USER_INPUT");
    expect(Object.keys(fields as object).sort()).toEqual(
      [job.idOf(YEARS.label), job.idOf(LICENCE.label), "x"].map((id) => `answers.${id}`).sort(),
    );
    await isNotSent(job.id);
  });
});

describe("a file as an answer", () => {
  test("can be opened by its sender, and by the company's members until it is withdrawn", async () => {
    const { job, seeker, send } = await sentWithFile();
    expect((await send()).errors).toBeUndefined();
    const [sample] = await own(job.id, seeker);
    expect(sample).toMatchObject({ kind: "FILE", text: null, fileName: "Ada Lovelace.pdf" });
    expect((await received(job.id))[0]?.answers[0]).toEqual(sample);
    for (const as of [seeker, company]) expect(await status(sample?.fileUrl, as)).toBe(200);
    await app.perform("withdrawApplication", { input: job.input }, seeker);
    expect(await status(sample?.fileUrl, company)).toBe(404);
  });

  test("is validated by its content, and errors are reported on its question", async () => {
    const { job, send } = await sentWithFile();
    const field = `answers.${job.idOf(SAMPLE.label)}`;
    const { code, fields } = failureOf(await send(windowsProgram()));
    expect(code).toBe("UNSUPPORTED_FILE");
    expect(fields).toEqual({ [field]: "The file must be a PDF, DOC or DOCX file." });
    expect(failureOf(await send(Buffer.alloc(5 * 1024 * 1024 + 1))).code).toBe("FILE_TOO_LARGE");
    await isNotSent(job.id);
  });

  test("is deleted with an application that is undone, and with the previous one when it is sent again", async () => {
    const { job, seeker, send } = await sentWithFile();
    const files = () => app.db.prisma.file.findMany({ where: { ownerId: seeker.id, kind: "ANSWER" } });
    await send();
    const [first] = await files();
    await app.perform("undoApplication", { input: job.input }, seeker);
    expect(await files()).toEqual([]);
    expect(await app.db.prisma.applicationAnswer.count({ where: { application: { jobId: job.id } } })).toBe(0);

    await send();
    await app.perform("withdrawApplication", { input: job.input }, seeker);
    expect((await send()).errors).toBeUndefined();
    const [again, ...others] = await files();
    expect(others).toEqual([]);
    expect(again?.id).not.toBe(first?.id);
    expect(await own(job.id, seeker)).toHaveLength(2);
  });

  test("is hidden, name included, in blind mode until a first decision", async () => {
    const { job, seeker, send } = await sentWithFile();
    await app.db.prisma.job.update({ where: { id: job.id }, data: { blind: true } });
    await send();
    const [applicant] = await received(job.id);
    expect(applicant).toMatchObject({ isHidden: true, answers: [{ fileUrl: null, fileName: null }, { text: "YES" }] });
    expect(await csvOf(job.id)).not.toContain("Lovelace");
    const [sample] = await own(job.id, seeker);
    expect(await status(sample?.fileUrl, company)).toBe(404);
    const { id: applicationId = "", version = 0 } = applicant ?? {};
    const decision = { applicationId, version, status: "ACCEPTED" } as const;
    await app.perform("decideApplication", { input: decision }, company);
    await happenedBefore(app.db, [decision.applicationId], SETTLING_SECONDS);
    expect((await received(job.id))[0]?.answers[0]?.fileName).toBe("Ada Lovelace.pdf");
    expect(await status(sample?.fileUrl, company)).toBe(200);
  });
});

test("answers in blind mode are stripped of what identifies their author", async () => {
  const job = await post([WHY]);
  await app.db.prisma.job.update({ where: { id: job.id }, data: { blind: true } });
  const seeker = await app.signedInSeeker({ name: "Ada Lovelace" });
  const answers = [{ questionId: job.idOf(WHY.label), text: "I am Ada Lovelace, ada@example.com." }];
  await apply(job, seeker, answers);
  expect(JSON.stringify(await received(job.id))).not.toMatch(/Lovelace|ada@/);
});

describe("applicants whose answers do not meet the requirements", () => {
  const job = forTheFile(async () => {
    const posted = await post([YEARS, LICENCE]);
    await app.db.prisma.job.update({ where: { id: posted.id }, data: { blind: true } });
    return posted;
  });
  const given = (years: string, licence: string) => [
    { questionId: job.idOf(YEARS.label), text: years },
    { questionId: job.idOf(LICENCE.label), text: licence },
  ];
  const people = forTheFile(async () => {
    const sent = [];
    for (const [years, licence] of [
      ["1", "NO"],
      ["1", "YES"],
      ["9", "YES"],
      ["9", "NO"],
    ] as const) {
      const seeker = await app.signedInSeeker();
      await apply(job, seeker, given(years, licence));
      sent.push(seeker);
    }
    return sent;
  });
  const find = async (variables: object) => {
    const { applicants, applicantCounts } = await app.expectOk(UNMET, { jobId: job.id, ...variables }, company);
    const unmet = applicants.nodes.map(({ unmetRequirements }) => unmetRequirements);
    return { unmet, total: applicants.totalCount, end: applicants.pageInfo.endCursor, counts: applicantCounts };
  };

  test("are counted and found, alone or left out, and come first when asked for", async () => {
    expect(people).toHaveLength(4);
    expect((await find({})).unmet).toEqual([1, 0, 1, 2]);
    const first = await find({ order: "UNMET_REQUIREMENTS", first: 2 });
    const rest = await find({ order: "UNMET_REQUIREMENTS", first: 2, after: first.end });
    expect([...first.unmet, ...rest.unmet]).toEqual([2, 1, 1, 0]);
    expect(await find({ meetsRequirements: false })).toMatchObject({
      ...{ unmet: [1, 1, 2], total: 3, counts: { all: 3, notMeetingRequirements: 3 } },
    });
    expect(await find({ meetsRequirements: true })).toMatchObject({
      ...{ unmet: [0], total: 1, counts: { all: 1, notMeetingRequirements: 3 } },
    });
    expect(await find({ jobId: null, meetsRequirements: true, tag: "none" })).toMatchObject({
      counts: { all: 0, notMeetingRequirements: 0 },
    });
  });

  test("are judged by the answers that they sent last", async () => {
    const [seeker] = people;
    if (!seeker) throw new Error("No one has applied.");
    await app.perform("withdrawApplication", { input: job.input }, seeker);
    await apply(job, seeker, given("9", "YES"));
    expect((await find({ meetsRequirements: false })).total).toBe(2);
  });
});

describe("the questions of a job", () => {
  test("are synchronised by an upsert, which updates a job only when they differ", async () => {
    const upsert = async (questions: object[]) => {
      const jobs = [{ ...JOB_INPUT, externalId: "q", questions }];
      return (await app.expectOk(UPSERT, { input: { jobs } as never }, company)).upsertJobs.results[0];
    };
    expect((await upsert([YEARS]))?.outcome).toBe("CREATED");
    expect((await upsert([YEARS]))?.outcome).toBe("UNCHANGED");
    expect((await upsert([{ ...YEARS, minimum: 3 }]))?.outcome).toBe("UPDATED");
    const refused = await upsert([{ kind: "CHOICE", label: "Town?", choices: ["Pune"] }]);
    expect(refused).toMatchObject({
      outcome: "REFUSED",
      userErrors: [{ path: ["input", "jobs", "0", "questions", "0", "choices"] }],
    });
  });

  test("are kept by an edit that omits them, and removed by null", async () => {
    const job = await post([WHY]);
    for (const [change, count] of [
      [{ title: "Head welder" }, 1],
      [{ questions: null }, 0],
    ] as const)
      expect((await edit(job.id, change)).editJob.job.questions).toHaveLength(count);
  });

  test("report where they are invalid", async () => {
    const input = { ...JOB_INPUT, questions: [WHY, { ...YEARS, maximum: 1 }] };
    const sent = await app.execute(PostJobDocument, { input }, company);
    expect(failureOf(sent).fields).toEqual({ "questions.1.maximum": "Enter a maximum that is at least the minimum." });
  });

  test("when changed on an open job, are announced to its readers", async () => {
    const job = await post([]);
    const changes = () => app.db.prisma.jobChange.count({ where: { jobId: job.id } });
    const before = await changes();
    await edit(job.id, { questions: [WHY] });
    expect(await changes()).toBe(before + 1);
  });
});
