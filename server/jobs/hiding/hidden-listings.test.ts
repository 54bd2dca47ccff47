import { beforeEach, expect, test } from "vitest";
import { CreateJobAlertDocument, JobAlertPreviewDocument } from "../../../web/generated/jobs/alerts/job-alerts.ts";
import { SearchJobsDocument } from "../../../web/generated/jobs/jobs.ts";
import { RelatedJobsDocument } from "../../../web/generated/jobs/related-jobs.ts";
import { SavedJobsDocument } from "../../../web/generated/jobs/saved-jobs.ts";
import { JobAlternativesDocument, JobFacetsDocument } from "../../../web/generated/jobs/search/search-help.ts";
import { deliverNotices, findNotices } from "../../testing/notices.ts";
import { graphql, type Person, testApp } from "../../testing/test-app.ts";
import { matchOpenedJobs } from "../alerts/match-alerts.ts";
import { MAX_HIDDEN } from "./hidden-listings.service.ts";

const JOB_POSTINGS = graphql(`query JobPostings($id: ID!) { job(id: $id) { timesPosted firstPostedAt } }`);
const REPOSTS = graphql(`query HidesRepostsForTest { hidesReposts }`);
const HIDDEN = graphql(`query HiddenForTest { hiddenListings { totalCount nodes { jobTitle companyName } } }`);

const app = testApp();
let meera: Person;
let other: Person;
let acmeId: string;
let jobIds: { welder: string; nurse: string; baker: string };

beforeEach(async () => {
  const { prisma } = app.db;
  await prisma.job.deleteMany();
  [meera, other] = [await app.signedInSeeker(), await app.signedInSeeker()];
  await prisma.seeker.update({ where: { id: meera.id }, data: { skills: ["steel"] } });
  acmeId = (await app.build.recruiter({ name: "Acme" })).id;
  const job = async (title: string, more: object = {}) =>
    (await app.build.job({ title, requirements: "steel", ...more })).id;
  jobIds = {
    welder: await job("Welder", { companyId: acmeId }),
    nurse: await job("Nurse", { companyId: acmeId }),
    baker: await job("Baker"),
  };
});

const titles = ({ jobs }: { jobs: { edges: readonly { node: { title: string } }[] } }) =>
  jobs.edges.map(({ node }) => node.title).sort();
const search = async (as: Person | undefined, variables: object = {}) =>
  titles(await app.expectOk(SearchJobsDocument, variables, as));
const hide = (input: object, as = meera) => app.perform("hideListing", { input }, as);
const unhide = (input: object, as = meera) => app.perform("unhideListing", { input }, as);
const codeOf = (input: object) => app.outcomeOf("hideListing", { input }, meera);

test("what a seeker hides leaves their searches, and no one else's, until it is shown again", async () => {
  await hide({ jobId: jobIds.welder });
  await hide({ jobId: jobIds.welder });
  const order = { order: "FOR_YOU" as const };
  for (const asked of [{}, { filter: { keyword: "steel" } }, order]) {
    expect(await search(meera, asked)).toEqual(["Baker", "Nurse"]);
  }
  expect(await search(other)).toEqual(["Baker", "Nurse", "Welder"]);
  expect(await search(undefined)).toEqual(["Baker", "Nurse", "Welder"]);
  await hide({ companyId: acmeId });
  expect(await search(meera)).toEqual(["Baker"]);
  expect((await app.expectOk(HIDDEN, {}, meera)).hiddenListings).toEqual({
    totalCount: 2,
    nodes: [
      { jobTitle: null, companyName: "Acme" },
      { jobTitle: "Welder", companyName: "Acme" },
    ],
  });
  expect((await app.expectOk(HIDDEN, {}, other)).hiddenListings.totalCount).toBe(0);
  await unhide({ companyId: acmeId }, other);
  expect(await search(meera)).toEqual(["Baker"]);
  await unhide({ companyId: acmeId });
  await unhide({ jobId: jobIds.welder });
  expect(await search(meera)).toEqual(["Baker", "Nurse", "Welder"]);
});

test("filter counts and the suggestions after an empty search leave it out, too", async () => {
  const numbers = async (as: Person | undefined) => {
    const { jobFacets } = await app.expectOk(JobFacetsDocument, {}, as);
    const { jobAlternatives } = await app.expectOk(
      JobAlternativesDocument,
      { filter: { keyword: "steel", places: ["Nowhere"] } },
      as,
    );
    const companies = jobFacets.facets.find(({ filter }) => filter === "companies")?.counts;
    return {
      acme: companies?.find(({ value }) => value === "Acme")?.count ?? 0,
      without: jobAlternatives.map(({ filter, count }) => [filter, count]),
    };
  };
  await hide({ jobId: jobIds.welder });
  expect(await numbers(meera)).toEqual({ acme: 1, without: [["places", 2]] });
  await hide({ companyId: acmeId });
  expect(await numbers(meera)).toEqual({ acme: 0, without: [["places", 1]] });
  for (const as of [other, undefined]) expect(await numbers(as)).toEqual({ acme: 2, without: [["places", 3]] });
});

test("it leaves similar jobs, but neither its company's own list nor saved and applied jobs", async () => {
  const alike = await app.build.job({ title: "Welder of pipes" });
  await app.db.prisma.job.update({ where: { id: jobIds.welder }, data: { timesPosted: 2 } });
  const { slug } = await app.db.prisma.company.findUniqueOrThrow({ where: { id: acmeId } });
  const related = async () => {
    const { relatedJobs, company } = await app.expectOk(RelatedJobsDocument, { jobId: alike.id, company: slug }, meera);
    return { similar: relatedJobs?.similar.map(({ title }) => title), own: company?.jobs.nodes.length };
  };
  expect(await related()).toEqual({ similar: expect.arrayContaining(["Welder"]), own: 2 });
  await app.build.savedJob({ seekerId: meera.id, jobId: jobIds.welder });
  await app.build.application({ seekerId: meera.id, jobId: jobIds.nurse });
  for (const hidden of [{ reposts: true }, { companyId: acmeId }]) {
    await hide(hidden);
    expect(await related()).toEqual({ similar: expect.not.arrayContaining(["Welder"]), own: 2 });
    if (hidden.reposts) await unhide(hidden);
  }
  expect((await app.expectOk(SavedJobsDocument, {}, meera)).savedJobs.edges).toHaveLength(1);
});

test("alerts send nothing of a hidden company, nor a job that was hidden since it was found", async () => {
  for (const as of [meera, other]) {
    const input = { filter: { keyword: "steel" }, frequency: "AT_ONCE" as const };
    await app.expectOk(CreateJobAlertDocument, { input }, as);
  }
  await hide({ companyId: acmeId });
  const { jobAlertPreview } = await app.expectOk(JobAlertPreviewDocument, { filter: { keyword: "steel" } }, meera);
  expect(jobAlertPreview?.jobsLastWeek).toBe(1);
  await app.build.job({ title: "Founder", requirements: "steel", companyId: acmeId });
  const later = await app.build.job({ title: "Smith", requirements: "steel" });
  const turner = await app.build.job({ title: "Turner", requirements: "steel" });
  while ((await matchOpenedJobs(app.app.platform)) > 0);
  const found = async ({ id }: Person) =>
    (await app.db.prisma.jobAlertMatch.findMany({ where: { seekerId: id } })).map(({ jobId }) => jobId).sort();
  expect(await found(meera)).toEqual([later.id, turner.id].sort());
  expect(await found(other)).toHaveLength(3);
  await hide({ jobId: later.id });
  await findNotices(app, "minute");
  await deliverNotices(app);
  const notices = await app.db.prisma.notice.findMany({ where: { accountId: meera.id, kind: "JOB_ALERTS" } });
  expect(notices.map(({ title }) => title).join()).toContain("Turner");
  expect(notices.map(({ title }) => title).join()).not.toContain("Smith");
});

test("jobs that were posted again say so, and are left out of everything once their seeker hides them", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const post = (title: string, days: number, more: object = {}) =>
    app.build.job({ title, requirements: "steel", companyId: acmeId, createdAt: daysAgo(days), ...more });
  const [first] = [
    await post("Turner", 80, { status: "CLOSED" }),
    await post("Turner", 40, { deletedAt: daysAgo(35) }),
  ];
  // None of these is an earlier posting of the same job.
  await post("Turner", 400, { status: "CLOSED" });
  await post("Turner", 30, { status: "DRAFT" });
  await post("Turner", 3, { status: "CLOSED" });
  await post("Turner", 60, { status: "CLOSED", location: "Elsewhere" });
  await app.build.job({ title: "Turner", status: "CLOSED", createdAt: daysAgo(50) });
  const { id } = await post("turner", 0);
  const { job } = await app.expectOk(JOB_POSTINGS, { id }, meera);
  expect(job).toEqual({ timesPosted: 3, firstPostedAt: first.createdAt.toISOString() });
  expect((await app.expectOk(JOB_POSTINGS, { id: jobIds.baker }, meera)).job?.timesPosted).toBe(1);

  const input = { filter: { keyword: "steel" }, frequency: "AT_ONCE" as const };
  await app.expectOk(CreateJobAlertDocument, { input }, meera);
  const all = ["Baker", "Nurse", "Welder", "turner"];
  expect(await search(meera)).toEqual(all);
  const { updatedAt } = await app.db.prisma.seeker.findUniqueOrThrow({ where: { id: meera.id } });
  await hide({ reposts: true });
  // A form of the profile that is open elsewhere can still be saved.
  expect((await app.db.prisma.seeker.findUniqueOrThrow({ where: { id: meera.id } })).updatedAt).toEqual(updatedAt);
  expect(await search(meera)).toEqual(["Baker", "Nurse", "Welder"]);
  expect(await search(other)).toEqual(all);
  while ((await matchOpenedJobs(app.app.platform)) > 0);
  expect(await app.db.prisma.jobAlertMatch.count({ where: { jobId: id, seekerId: meera.id } })).toBe(0);
  expect((await app.expectOk(REPOSTS, {}, meera)).hidesReposts).toBe(true);
  await unhide({ reposts: true });
  expect(await search(meera)).toEqual(all);
});

test("a draft counts when it opens, and two jobs that are open together are not one that was posted again", async () => {
  const createdAt = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000);
  const open = { title: "Fitter", companyId: acmeId };
  const draft = await app.build.job({ ...open, status: "DRAFT", createdAt });
  await app.build.job({ ...open, createdAt });
  const times = async (id: string) => (await app.expectOk(JOB_POSTINGS, { id }, meera)).job?.timesPosted;
  expect(await times((await app.build.job(open)).id)).toBe(1);
  await app.db.prisma.job.updateMany({
    where: { title: "Fitter", createdAt, status: "OPEN" },
    data: { status: "CLOSED" },
  });
  await app.db.prisma.job.update({ where: { id: draft.id }, data: { status: "OPEN", createdAt: new Date() } });
  expect(await times(draft.id)).toBe(2);
});

test("refuses what does not exist, what is not one thing, and more than the maximum", async () => {
  expect(await codeOf({})).toBe("BAD_USER_INPUT");
  expect(await codeOf({ jobId: jobIds.nurse, companyId: acmeId })).toBe("BAD_USER_INPUT");
  expect(await codeOf({ jobId: jobIds.nurse, reposts: true })).toBe("BAD_USER_INPUT");
  expect(await codeOf({ companyId: jobIds.nurse })).toBe("NOT_FOUND");
  expect(await codeOf({ jobId: acmeId })).toBe("NOT_FOUND");
  await app.db.pool.query(
    `with made as (insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).* from jobs j,
       generate_series(1, ${MAX_HIDDEN}) where j.id = $2 returning id)
     insert into hidden_listings (id, seeker_id, job_id) select gen_random_uuid(), $1, id from made`,
    [meera.id, jobIds.baker],
  );
  expect(await codeOf({ jobId: jobIds.nurse })).toBe("CONFLICT");
  const { jobId } = await app.db.prisma.hiddenListing.findFirstOrThrow({ where: { seekerId: meera.id } });
  await hide({ jobId });
  expect(await search(meera, { filter: { keyword: "nurse" } })).toEqual(["Nurse"]);
});
