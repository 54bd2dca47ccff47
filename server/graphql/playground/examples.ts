import { DEMO_LOG_INS, DEMO_PASSWORD } from "../../../prisma/seed/demo-log-ins.ts";

/** An operation that the playground opens with; it works against the demo data. */
export interface Example {
  readonly name: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Who acts while both roles are signed in: sent as `worklane-role`. */
  readonly role?: "SEEKER" | "RECRUITER";
}

export const EXAMPLES: readonly Example[] = [
  {
    name: "1 Find jobs",
    query: `
# Anyone may look. Conditions that are given all apply; the cursor of one page leads to the next.
query FindJobs($filter: JobFilter, $after: String) {
  jobs(filter: $filter, first: 5, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id title company { name } workMode location salaryLabel createdAt }
  }
}`,
    variables: { filter: { keyword: "engineer", workMode: "HYBRID" } },
  },
  {
    name: "2 Log in as a seeker",
    query: `
# Sets the session's cookies for this page. Programs may send accessToken as "Authorization: Bearer" instead.
mutation LogInAsSeeker($input: LogInInput!) {
  logIn(input: $input) { viewer { id name role } accessToken }
}`,
    variables: { input: { role: "SEEKER", email: DEMO_LOG_INS.seeker, password: DEMO_PASSWORD } },
  },
  {
    name: "3 Apply",
    query: `
# Put the id of a job from the first window here.
mutation Apply($jobId: ID!) {
  applyToJob(input: { jobId: $jobId }) {
    job { id title viewerApplicationStatus }
  }
}`,
    variables: { jobId: "" },
  },
  {
    name: "4 Log in as a recruiter",
    query: `
# Both roles can be signed in side by side. While they are, the header "worklane-role: RECRUITER" says who acts.
mutation LogInAsRecruiter($input: LogInInput!) {
  logIn(input: $input) { viewer { id name role } accessToken }
}`,
    variables: { input: { role: "RECRUITER", email: DEMO_LOG_INS.recruiter, password: DEMO_PASSWORD } },
  },
  {
    name: "5 Post a job",
    role: "RECRUITER",
    query: `
mutation PostJob($input: JobInput!) {
  postJob(input: $input) { job { id title company { name } applicationDeadline } }
}`,
    variables: {
      input: {
        title: "Developer Advocate",
        industry: "TECHNOLOGY",
        description: "You help people build on our API, and you tell us where it hurts.",
        jobType: "FULL_TIME",
        workMode: "REMOTE",
        salaryRange: "FROM_9_TO_10_LPA",
      },
    },
  },
];
