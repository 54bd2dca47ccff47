import type { HomeNewsQuery, Role, SearchJobsQuery, ViewerQuery } from "../generated/graphql.ts";
import { EXAMPLE_JOB } from "../pages/landing/example.ts";
import type { QueryApi } from "./prerendered-state.ts";

const jobs = [
  { ...EXAMPLE_JOB, id: "1" },
  { ...EXAMPLE_JOB, id: "2", viewerHasSaved: true, viewerApplicationStatus: "APPLIED" as const },
  {
    ...{ ...EXAMPLE_JOB, id: "3", applicationDeadline: new Date().toISOString().slice(0, 10) },
    company: {
      ...{ ...EXAMPLE_JOB.company, id: "3", logoUrl: "/files/example/logo.png" },
      verification: { domain: "example.com", method: "DNS" as const, checkedAt: EXAMPLE_JOB.createdAt },
    },
  },
].map(({ company, ...job }) => ({ __typename: "Job", ...job, company: { __typename: "Company", ...company } }));

const matches = [{ __typename: "JobMatch", field: "REQUIREMENTS" as const, found: "React" }];

const answers = (role: Role) => ({
  viewer: {
    __typename: "Viewer",
    id: "1",
    role,
    name: "Meera Nair",
    displayName: "Meera Nair",
    email: "meera@example.com",
    company: null,
    companies: [],
  },
  jobs: {
    __typename: "JobConnection",
    edges: jobs.map((node) => ({
      __typename: "JobEdge",
      cursor: node.id,
      reason: "2 of your 4 skills (React and CSS)",
      matches,
      node,
    })),
    pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: "3" },
  },
  notices: {
    __typename: "NoticeConnection",
    edges: ["1", "2"].map((id) => ({
      __typename: "NoticeEdge",
      node: {
        __typename: "Notice",
        id,
        kind: "DECISION" as const,
        title: "You have a response",
        path: "/main",
        isRead: false,
      },
    })),
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  },
  appliedJobs: { __typename: "OwnApplicationConnection", totalCount: 0, edges: [] },
  connectionInvitations: { __typename: "SeekerConnection", totalCount: 0 },
  unreadCount: 0,
  viewerSeeker: {
    ...{ __typename: "Seeker", id: "1", hasResume: true, currentProfession: null },
    settings: {
      __typename: "SeekerSettings",
      openToWork: "QUIETLY" as const,
      hidesContacts: true,
      updatedAt: EXAMPLE_JOB.createdAt,
    },
  },
  upcomingInterviews: [],
  jobAlerts: [],
});

/** Responses that make a page show everything a live one may show: the build collects the styles it needs from it. */
export const exampleAnswers: QueryApi = async (role) => {
  const data = answers(role);
  // Without a field that a query selects, the page would show nothing of its answer.
  return { data: data satisfies ViewerQuery & SearchJobsQuery & HomeNewsQuery };
};
