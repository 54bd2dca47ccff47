import { describe, expect, test } from "vitest";
import { forTheFile, graphql, testApp } from "../../testing/test-app.ts";

const app = testApp();
const seeker = forTheFile(() => app.signedInSeeker());
const recruiter = forTheFile(() => app.signedInRecruiter());
const job = forTheFile(() => app.build.job({ companyId: recruiter.id }));

const SEARCHES = {
  jobs: ["SEEKER", graphql(`query NumberOfJobs($filter: JobFilter) { jobs(filter: $filter) { totalCount } }`)],
  peers: ["SEEKER", graphql(`query NumberOfPeers($filter: SeekerFilter) { peers(filter: $filter) { totalCount } }`)],
  candidates: [
    "RECRUITER",
    graphql(`query NumberOfCandidates($filter: SeekerFilter) { candidates(filter: $filter) { totalCount } }`),
  ],
  applicants: [
    "RECRUITER",
    graphql(
      `query NumberOfApplicants($filter: SeekerFilter, $jobId: ID!) { applicants(jobId: $jobId, filter: $filter) { totalCount } }`,
    ),
  ],
} as const;

const refusal = async (list: keyof typeof SEARCHES, filter: object) => {
  const [role, query] = SEARCHES[list];
  const variables = { filter, ...(list === "applicants" && { jobId: job.id }) };
  const { errors } = await app.execute(query, variables, {
    ...(role === "SEEKER" ? seeker : recruiter),
    headers: { "worklane-role": role },
  });
  return errors?.[0]?.extensions;
};

describe.each(["jobs", "peers", "candidates", "applicants"] as const)("a search of %s", (list) => {
  const fields =
    list === "jobs" ? ["keyword"] : ["keyword", "qualification", "currentProfession", "skills", "location"];

  test.each(fields)("accepts 200 characters as its %s, and not one more", async (field) => {
    expect(await refusal(list, { [field]: "a".repeat(200) })).toBeUndefined();
    expect(await refusal(list, { [field]: "a".repeat(201) })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: "Search for at most 200 characters." },
    });
  });
});

test.each([{ salaryMin: 5 }, { salaryMax: 5 }, { salaryMin: 0, salaryMax: 5 }])(
  "a salary range beside %j is rejected instead of one of them being ignored",
  async (bounds) => {
    expect(await refusal("jobs", { salaryRange: "FROM_3_TO_4_LPA", ...bounds })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { salaryRange: "Provide salaryRange, or salaryMin and salaryMax, but not both." },
    });
    expect(await refusal("jobs", bounds)).toBeUndefined();
  },
);
