import type { VariablesOf } from "@graphql-typed-document-node/core";
import { beforeAll, expect, test } from "vitest";
import { ApplicantsDocument } from "../../web/generated/applications/applicants/applicants.ts";
import { AppliedJobsDocument } from "../../web/generated/applications/applied/applied-jobs.ts";
import { RecruiterDashboardDocument } from "../../web/generated/applications/dashboard/dashboard.ts";
import { ReviewApplicantDocument } from "../../web/generated/applications/review/review.ts";
import { CompanyActivityDocument } from "../../web/generated/companies/activity.ts";
import {
  NetworkConnectionsDocument,
  NetworkCountsDocument,
  NetworkInvitationsDocument,
  NetworkRequestedDocument,
} from "../../web/generated/connections/connections.ts";
import { PostedJobsDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import { SavedJobsDocument } from "../../web/generated/jobs/saved-jobs.ts";
import { ChatHistoryDocument, ChatListDocument } from "../../web/generated/messages/messages.ts";
import { CandidatesDocument } from "../../web/generated/seekers/candidates.ts";
import { CountPeersDocument, PeersDocument } from "../../web/generated/seekers/peers.ts";
import { type BusyPlatform, fillBusyPlatform } from "./busy-platform.ts";
import { buffersOf, explain, scansWhole } from "./explain.ts";
import { graphql } from "./generated/gql.ts";
import type { TypedDocument } from "./send.ts";
import { signIn } from "./sign-in.ts";
import { sentDuring } from "./statements.ts";
import type { TestApp } from "./test-app.ts";

/** Tables that grow with the platform. */
export const LARGE = [
  "jobs",
  "seekers",
  "accounts",
  "applications",
  "application_events",
  "saved_jobs",
  "connections",
  "conversations",
  "conversation_members",
  "messages",
  "company_events",
  "application_notes",
  "webhook_deliveries",
] as const;

const DELIVERIES = graphql(`query DeliveriesPlan($endpointId: ID!, $first: Int) {
  webhookDeliveries(endpointId: $endpointId, first: $first) { totalCount nodes { id body } }
}`);
const NOTES = graphql(`query NotesPlan($jobId: ID!, $first: Int) {
  applicants(jobId: $jobId, status: ACCEPTED, first: $first) { nodes { id notes { id text } } }
}`);

/**
 * Tests that no list of the web scans a table, however much data its reader has: limits on the 8 kB pages of each
 * statement.
 */
export function testListPlans(app: TestApp, { seekers, most }: { readonly seekers: number; readonly most: number }) {
  let busy: BusyPlatform;
  let conversationId = "";
  let acceptedId = "";
  beforeAll(async () => {
    busy = await fillBusyPlatform(app.db.pool, seekers);
    const { rows } = await app.db.pool.query(
      "select id from conversations where $1::uuid in (low_id, high_id) order by last_seq desc limit 1",
      [busy.seeker],
    );
    conversationId = rows[0].id;
    const accepted = await app.db.prisma.application.findFirstOrThrow({
      where: { jobId: busy.job, status: "ACCEPTED" },
      select: { id: true },
    });
    acceptedId = accepted.id;
  }, 600_000);

  const list = <Asked extends TypedDocument>(
    name: string,
    role: "SEEKER" | "RECRUITER",
    document: Asked,
    variables: () => VariablesOf<Asked>,
  ) => ({ name, role, open: (cookie: string) => app.expectOk(document, variables(), { cookie }) });
  const page = () => ({ first: 20 });
  const cases = [
    list("applied jobs", "SEEKER", AppliedJobsDocument, () => ({ ...page(), archived: false })),
    list("saved jobs", "SEEKER", SavedJobsDocument, page),
    list("peers", "SEEKER", PeersDocument, page),
    list("peers by a word", "SEEKER", PeersDocument, () => ({ first: 20, filter: { keyword: "nurse" } })),
    list("the number of peers", "SEEKER", CountPeersDocument, () => ({ filter: { keyword: "nurse" } })),
    list("connections", "SEEKER", NetworkConnectionsDocument, page),
    list("invitations", "SEEKER", NetworkInvitationsDocument, page),
    list("own requests", "SEEKER", NetworkRequestedDocument, page),
    list("the counts of a network", "SEEKER", NetworkCountsDocument, () => ({})),
    list("conversations", "SEEKER", ChatListDocument, page),
    list("the newest messages", "SEEKER", ChatHistoryDocument, () => ({ conversationId, first: 50 })),
    list("old messages", "SEEKER", ChatHistoryDocument, () => ({ conversationId, first: 50, beforeSeq: 200 })),
    list("posted jobs", "RECRUITER", PostedJobsDocument, page),
    ...(["OLDEST", "WAITING", "DUE", "DEADLINE"] as const).map((order) =>
      list(`posted jobs, ${order} first`, "RECRUITER", PostedJobsDocument, () => ({ first: 20, order })),
    ),
    list("open jobs by a word", "RECRUITER", PostedJobsDocument, () => ({
      first: 20,
      status: "OPEN" as const,
      title: "nurse",
    })),
    list("a company's activity", "RECRUITER", CompanyActivityDocument, page),
    list("a person's activity", "RECRUITER", CompanyActivityDocument, () => ({ first: 20, actorId: busy.recruiter })),
    list("decisions in a company's activity", "RECRUITER", CompanyActivityDocument, () => ({
      first: 20,
      kind: "APPLICANT_ACCEPTED" as const,
    })),
    list("a kind of activity that a company has not", "RECRUITER", CompanyActivityDocument, () => ({
      first: 20,
      kind: "JOB_DELETED" as const,
    })),
    list("what was sent to a webhook", "RECRUITER", DELIVERIES, () => ({ endpointId: busy.endpoint, first: 20 })),
    list("the notes of a page of applicants", "RECRUITER", NOTES, () => ({ jobId: busy.job, first: 20 })),
    list("an applicant with notes", "RECRUITER", ReviewApplicantDocument, () => ({ id: acceptedId })),
    list("the dashboard", "RECRUITER", RecruiterDashboardDocument, () => ({})),
    list("applicants", "RECRUITER", ApplicantsDocument, () => ({ jobId: busy.job, first: 20 })),
    list("accepted applicants", "RECRUITER", ApplicantsDocument, () => ({
      jobId: busy.job,
      status: "ACCEPTED" as const,
      first: 20,
    })),
    list("applicants by a word", "RECRUITER", ApplicantsDocument, () => ({
      jobId: busy.job,
      first: 20,
      filter: { keyword: "nurse" },
    })),
    list("applicants by a word that none has", "RECRUITER", ApplicantsDocument, () => ({
      jobId: busy.job,
      first: 20,
      filter: { keyword: "xylophone" },
    })),
    list("candidates", "RECRUITER", CandidatesDocument, page),
    list("candidates by a word", "RECRUITER", CandidatesDocument, () => ({
      first: 20,
      filter: { keyword: "lighthouse" },
    })),
  ];

  test.each(cases)("$name", async ({ role, open }) => {
    const cookie = await signIn(app.db, { id: role === "SEEKER" ? busy.seeker : busy.recruiter, role });
    await open(cookie);
    const sent = (await sentDuring(() => open(cookie))).filter(({ text }) => /^\s*(select|with)\b/i.test(text));
    expect(sent.length).toBeGreaterThan(0);
    for (const statement of sent) {
      const plan = await explain(app.db, statement);
      expect(
        LARGE.filter((table) => scansWhole(plan, table)),
        statement.text,
      ).toEqual([]);
      expect(buffersOf(plan), statement.text).toBeLessThan(most);
    }
  });
}
