import type { ResultOf } from "@graphql-typed-document-node/core";
import { beforeAll, expect, test } from "vitest";
import { codeOf } from "../../applications/testing/scene.testing.ts";
import { graphql, testApp } from "../../testing/test-app.ts";

const FOR_YOU = graphql(`query JobsForYou($first: Int, $after: String, $filter: JobFilter) {
  jobs(order: FOR_YOU, first: $first, after: $after, filter: $filter) {
    totalCount edges { reason node { title } } pageInfo { hasNextPage endCursor } } }`);
const NEWEST = graphql(`query ReasonsOfNewest { jobs(order: NEWEST, first: 1) { edges { reason } } }`);

const app = testApp();
let as: { cookie: string };
let recruiter: { cookie: string };

const logIn = async (id: string, role: "SEEKER" | "RECRUITER") => ({ cookie: await app.signIn({ id, role }) });

beforeAll(async () => {
  const { id: companyId } = await app.build.recruiter();
  recruiter = await logIn(companyId, "RECRUITER");
  const post = (title: string, requirements: string, location = "Delhi", minutesAgo = 1) =>
    app.build.job({
      ...{ companyId, title, requirements, location, description: "React is what we use.", experienceLevel: "OVER_5" },
      createdAt: new Date(Date.now() - minutesAgo * 60_000),
    });
  await post("Baker", "Sourdough");
  await post("Angular Developer", "Javascript, CSS", "Delhi", 5);
  await post("Angular Developer in Kochi", "JS, CSS", "Kochi, Kerala", 6);
  await post("Front-end Engineer", "React and CSS", "Cochin", 9);
  await post("Tester", "Knows ReactJS", "Pune", 2);
  await post("Another tester", "Knows ReactJS", "Pune", 3);
  const { id } = await app.build.seeker({
    skills: ["React", "CSS", "Accessibility", "JavaScript"],
    currentProfession: "Frontend Developer at Zoho",
    location: "Chennai",
    placesWanted: ["Kochi"],
  });
  await app.build.experience({ seekerId: id });
  as = await logIn(id, "SEEKER");
});

test("jobs for a seeker come by skills, profession and place, with the reason, page by page", async () => {
  const found: (readonly [string, string | null])[] = [];
  for (let after: string | null = null; ; ) {
    const { jobs }: ResultOf<typeof FOR_YOU> = await app.expectOk(FOR_YOU, { first: 2, after }, as);
    found.push(...jobs.edges.map(({ node, reason }) => [node.title, reason] as const));
    expect(jobs.totalCount).toBe(5);
    if (!jobs.pageInfo.hasNextPage) break;
    after = jobs.pageInfo.endCursor;
  }
  expect(found).toEqual([
    ["Front-end Engineer", "2 of your 4 skills (React and CSS), your profession, Cochin"],
    ["Angular Developer in Kochi", "2 of your 4 skills (CSS and JavaScript), Kochi"],
    ["Angular Developer", "2 of your 4 skills (CSS and JavaScript)"],
    ["Tester", "1 of your 4 skills (React)"],
    ["Another tester", "1 of your 4 skills (React)"],
  ]);
  const filtered = await app.expectOk(FOR_YOU, { filter: { keyword: "tester", places: ["Pune"] } }, as);
  expect(filtered.jobs.edges.map(({ node }) => node.title)).toEqual(["Tester", "Another tester"]);
});

test("jobs that the seeker has applied to are left out until the application is withdrawn; saved ones stay", async () => {
  const { id: seekerId } = await app.build.seeker({ skills: ["Glockenspiel"], currentProfession: "" });
  const post = (title: string) => app.build.job({ title, requirements: "Glockenspiel" });
  await app.build.savedJob({ seekerId, jobId: (await post("Saved")).id });
  for (const status of ["APPLIED", "REJECTED", "WITHDRAWN"] as const)
    await app.build.application({ seekerId, status, jobId: (await post(status)).id });
  const { jobs } = await app.expectOk(FOR_YOU, {}, await logIn(seekerId, "SEEKER"));
  expect(jobs.edges.map(({ node }) => node.title)).toEqual(["WITHDRAWN", "Saved"]);
  expect(jobs.totalCount).toBe(2);
});

test("a profile without skills and profession gets no jobs", async () => {
  const { id } = await app.build.seeker({ skills: [], currentProfession: "" });
  expect((await app.expectOk(FOR_YOU, {}, await logIn(id, "SEEKER"))).jobs.edges).toEqual([]);
});

test("the order is for seekers alone, and no recruiter or visitor gets a reason", async () => {
  expect(await codeOf(app.execute(FOR_YOU, {}, recruiter))).toBe("FORBIDDEN");
  expect(await codeOf(app.execute(FOR_YOU, {}))).toBe("UNAUTHENTICATED");
  for (const who of [recruiter, {}, as]) {
    expect((await app.expectOk(NEWEST, {}, who)).jobs.edges).toEqual([{ reason: null }]);
  }
});
