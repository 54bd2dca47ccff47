import { beforeAll } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { testApp } from "../../server/testing/test-app.ts";

// Common steps of every client here: log in, page through the jobs, apply, handle an error, and renew the tokens.

export const LOG_IN = graphql(`mutation ClientLogIn($input: LogInInput!) {
  logIn(input: $input) { accessToken refreshToken }
}`);
export const RENEW = graphql(`mutation ClientRenew($refreshToken: String!) {
  renewSession(refreshToken: $refreshToken) { accessToken refreshToken }
}`);
export const JOBS = graphql(`query ClientJobs($first: Int!, $after: String) {
  jobs(first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { cursor node { id title viewerApplicationStatus } }
  }
}`);
export const APPLY = graphql(`mutation ClientApply($jobId: ID!) {
  applyToJob(input: { jobId: $jobId }) { job { id viewerApplicationStatus } }
}`);
export const APPLIED = graphql(`query ClientApplied { appliedJobs { totalCount } }`);

/** The tokens of a program that logged in as a person. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The number of jobs, and the page size of a client. */
export const JOB_COUNT = 7;
export const PAGE_SIZE = 3;

/** A server with a seeker who can log in, a company's jobs, and an adjustable clock. */
export function journey() {
  let passed = 0;
  const app = testApp({ clock: () => new Date(Date.now() + passed) });
  const email = "ada@clients.example";
  beforeAll(async () => {
    await app.build.seeker({ account: { email } });
    const { id: companyId } = await app.build.recruiter();
    for (let n = 1; n <= JOB_COUNT; n++) await app.build.job({ companyId, title: `Welder ${n}` });
  });
  return {
    app,
    logInInput: { role: "SEEKER" as const, email, password: FACTORY_PASSWORD },
    pass(minutes: number) {
      passed += minutes * 60_000;
    },
  };
}
