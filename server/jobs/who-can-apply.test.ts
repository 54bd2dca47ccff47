import { expect, test } from "vitest";
import { dayFromToday } from "../testing/days.ts";
import { graphql, testApp } from "../testing/test-app.ts";

const app = testApp();
const SAVED = graphql(
  `query SavedThatTakeApplications { savedJobs { nodes { title takesApplications viewerCanApply } } }`,
);
const FOUND = graphql(`query JobsOneCanApplyTo { jobs { nodes { title viewerCanApply } } }`);

test("a seeker can apply to a job that takes applications, without an application of their own", async () => {
  const seeker = await app.signedInSeeker();
  const seekerId = seeker.id;
  const jobs = [
    { title: "open" },
    { title: "last day", applicationDeadline: dayFromToday(0) },
    { title: "passed", applicationDeadline: dayFromToday(-1) },
    { title: "closed", status: "CLOSED" },
    { title: "deleted", deletedAt: new Date() },
    { title: "applied" },
    { title: "withdrawn" },
  ] as const;
  for (const job of jobs) {
    const { id: jobId } = await app.build.job(job);
    await app.build.savedJob({ seekerId, jobId });
    if (job.title === "applied") await app.build.application({ seekerId, jobId });
    if (job.title === "withdrawn") await app.build.application({ seekerId, jobId, status: "WITHDRAWN" });
  }
  const { savedJobs } = await app.expectOk(SAVED, {}, seeker);
  const titles = (field: "takesApplications" | "viewerCanApply") =>
    savedJobs.nodes.flatMap((job) => (job[field] ? [job.title] : [])).sort();
  expect(titles("takesApplications")).toEqual(["applied", "last day", "open", "withdrawn"]);
  expect(titles("viewerCanApply")).toEqual(["last day", "open", "withdrawn"]);
});

test("anyone not signed in as a seeker cannot apply", async () => {
  const { jobs } = await app.expectOk(FOUND, {});
  expect(jobs.nodes.length).toBeGreaterThan(0);
  expect(jobs.nodes.every(({ viewerCanApply }) => !viewerCanApply)).toBe(true);
});
