import { DEMO_APP_ID, DEMO_LOG_INS, DEMO_PASSWORD } from "../../../prisma/demo/demo-log-ins.ts";

/** An operation that the playground opens with; works against the demo data. */
export interface Example {
  readonly name: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Name of the variable that is set to the id of the first job that the first example finds. */
  readonly jobVariable?: string;
  /** The acting role while both roles are signed in; sent as `worklane-role`. */
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
# For the first job that "Find jobs" finds; put another job's id into the variables as you like.
mutation Apply($jobId: ID!) {
  applyToJob(input: { jobId: $jobId }) {
    job { id title viewerApplicationStatus }
  }
}`,
    variables: { jobId: "" },
    jobVariable: "jobId",
  },
  {
    name: "4 Upload a resume",
    query: `
# Below, under Variables: "Add files", then "Select files" (PDF, DOC or DOCX, at most 5 MB). The name stays "file".
mutation UploadResume($file: Upload!) {
  uploadResume(file: $file) { seeker { resumeName resumeUrl } }
}`,
  },
  {
    name: "5 Follow your chats",
    query: `
# Stays open and shows what happens in the seeker's chats. The first event says that listening has begun.
subscription ChatEvents {
  chatEvents {
    __typename
    ... on MessageAdded { message { id content sentAt } }
    ... on MessagesSeen { conversationId seenSeq }
    ... on TypingChanged { seekerId isTyping }
  }
}`,
  },
  {
    name: "6 Log in as a recruiter",
    query: `
# You can be logged in with both roles at the same time. While you are, the header "worklane-role: RECRUITER" says who acts.
mutation LogInAsRecruiter($input: LogInInput!) {
  logIn(input: $input) { viewer { id name role } accessToken }
}`,
    variables: { input: { role: "RECRUITER", email: DEMO_LOG_INS.recruiter, password: DEMO_PASSWORD } },
  },
  {
    name: "7 Post a job",
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
  {
    name: "8 Make a key",
    role: "RECRUITER",
    query: `
# An app acts within its scopes. The key is shown this once: send it as "Authorization: Bearer", here under Headers, too.
mutation MakeKey($input: CreateAppInput!) {
  createApp(input: $input) { key app { id name scopes keys { hint expiresAt } } }
}`,
    variables: {
      input: { name: "Our careers site", scopes: ["jobs:read", "applications:read", "webhooks:write"] },
    },
  },
  {
    name: "9 Add a webhook",
    role: "RECRUITER",
    query: `
# What happens is posted to the address, signed with the secret. The guide has a receiver: /developers#webhooks
mutation AddWebhook($input: CreateWebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) { secret endpoint { id url kinds } }
}`,
    variables: {
      input: { appId: DEMO_APP_ID, url: "http://localhost:8000/hooks", kinds: ["application.received", "job.closed"] },
    },
  },
];
