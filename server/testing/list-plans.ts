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
import { BUSY_TABLES, type BusyPlatform, fillBusyPlatform } from "./busy-platform.ts";
import { buffersOf, explain, scansWhole } from "./explain.ts";
import { graphql } from "./generated/gql.ts";
import type { TypedDocument } from "./send.ts";
import { sentDuring } from "./statements.ts";
import type { TestApp } from "./test-app.ts";

/** Tables that grow with the platform. */
export const LARGE = ["jobs", "seekers", "accounts", ...BUSY_TABLES];

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

  const page = { first: 20 };
  const listOf =
    (role: "SEEKER" | "RECRUITER") =>
    <Asked extends TypedDocument>(
      name: string,
      document: Asked,
      variables: () => VariablesOf<Asked> = () => page as VariablesOf<Asked>,
    ) => ({ name, role, open: (cookie: string) => app.expectOk(document, variables(), { cookie }) });
  const [ofSeeker, ofCompany] = [listOf("SEEKER"), listOf("RECRUITER")];
  const activity = (name: string, asked: VariablesOf<typeof CompanyActivityDocument>) =>
    ofCompany(name, CompanyActivityDocument, () => ({ ...page, ...asked }));
  const applicants = (name: string, asked: Omit<VariablesOf<typeof ApplicantsDocument>, "jobId"> = {}) =>
    ofCompany(name, ApplicantsDocument, () => ({ ...page, ...asked, jobId: busy.job }));
  const cases = [
    ofSeeker("applied jobs", AppliedJobsDocument),
    ofSeeker("saved jobs", SavedJobsDocument),
    ofSeeker("peers", PeersDocument),
    ofSeeker("peers by a word", PeersDocument, () => ({ ...page, filter: { keyword: "nurse" } })),
    ofSeeker("the number of peers", CountPeersDocument, () => ({ filter: { keyword: "nurse" } })),
    ofSeeker("connections", NetworkConnectionsDocument),
    ofSeeker("invitations", NetworkInvitationsDocument),
    ofSeeker("own requests", NetworkRequestedDocument),
    ofSeeker("the counts of a network", NetworkCountsDocument, () => ({})),
    ofSeeker("conversations", ChatListDocument),
    ofSeeker("the newest messages", ChatHistoryDocument, () => ({ conversationId, first: 50 })),
    ofSeeker("old messages", ChatHistoryDocument, () => ({ conversationId, first: 50, beforeSeq: 200 })),
    ofCompany("posted jobs", PostedJobsDocument),
    ...(["OLDEST", "WAITING", "DUE", "DEADLINE"] as const).map((order) =>
      ofCompany(`posted jobs, ${order} first`, PostedJobsDocument, () => ({ ...page, order })),
    ),
    ofCompany("open jobs by a word", PostedJobsDocument, () => ({ ...page, status: "OPEN" as const, title: "nurse" })),
    activity("a company's activity", {}),
    ofCompany("a person's activity", CompanyActivityDocument, () => ({ ...page, actorId: busy.recruiter })),
    activity("decisions in a company's activity", { kind: "APPLICANT_ACCEPTED" }),
    activity("a kind of activity that a company has not", { kind: "JOB_DELETED" }),
    ofCompany("what was sent to a webhook", DELIVERIES, () => ({ ...page, endpointId: busy.endpoint })),
    ofCompany("the notes of a page of applicants", NOTES, () => ({ ...page, jobId: busy.job })),
    ofCompany("an applicant with notes", ReviewApplicantDocument, () => ({ id: acceptedId })),
    ofCompany("the dashboard", RecruiterDashboardDocument, () => ({})),
    applicants("applicants"),
    applicants("accepted applicants", { status: "ACCEPTED" }),
    applicants("applicants by a word", { filter: { keyword: "nurse" } }),
    applicants("applicants by a word that none has", { filter: { keyword: "xylophone" } }),
    ofCompany("candidates", CandidatesDocument),
    ofCompany("candidates by a word", CandidatesDocument, () => ({ ...page, filter: { keyword: "lighthouse" } })),
  ];

  test.each(cases)("$name", async ({ role, open }) => {
    const cookie = await app.signIn({ id: role === "SEEKER" ? busy.seeker : busy.recruiter, role });
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
