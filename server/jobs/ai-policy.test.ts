import { expect, test } from "vitest";
import { EditJobDocument, PostJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { graphql } from "../testing/generated/gql.ts";
import { JOB_INPUT } from "../testing/job-input.ts";
import { signedInRecruiter } from "../testing/people.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();
const UPSERT = graphql(
  `mutation UpsertPolicy($input: UpsertJobsInput!) { upsertJobs(input: $input) { results { outcome jobId } } }`,
);
const READ = graphql(`query PolicyOfJob($id: ID!) { job(id: $id) { aiPolicy } }`);

test("a job states its company's policy on AI-written texts, or none", async () => {
  const owner = await signedInRecruiter(app.db);
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
  const owner = await signedInRecruiter(app.db);
  const upsert = async (aiPolicy: "WELCOME" | "DISCLOSE") =>
    (await app.expectOk(UPSERT, { input: { jobs: [{ externalId: "1", ...JOB_INPUT, aiPolicy }] } }, owner)).upsertJobs
      .results[0];
  const created = await upsert("WELCOME");
  expect(created?.outcome).toBe("CREATED");
  expect((await upsert("WELCOME"))?.outcome).toBe("UNCHANGED");
  expect((await upsert("DISCLOSE"))?.outcome).toBe("UPDATED");
  expect((await app.expectOk(READ, { id: created?.jobId ?? "" })).job.aiPolicy).toBe("DISCLOSE");
});
