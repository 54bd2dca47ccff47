import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { beforeAll, expect, test } from "vitest";
import {
  ApplicantsDocument,
  AppliedJobsDocument,
  CandidatesDocument,
  ChatHistoryDocument,
  ChatListDocument,
  CountPeersDocument,
  NetworkConnectionsDocument,
  NetworkCountsDocument,
  NetworkInvitationsDocument,
  NetworkRequestedDocument,
  PeersDocument,
  PostedJobsDocument,
  RecruiterDashboardDocument,
  SavedJobsDocument,
} from "../../web/generated/graphql.ts";
import { type BusyPlatform, fillBusyPlatform } from "./busy-platform.ts";
import { buffersOf, explain, scansWhole } from "./explain.ts";
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
] as const;

/** Tests that no list of the web reads a table, however busy its reader: bounds on the 8 kB pages of each statement. */
export function testListPlans(app: TestApp, { seekers, most }: { readonly seekers: number; readonly most: number }) {
  let busy: BusyPlatform;
  let conversationId = "";
  beforeAll(async () => {
    busy = await fillBusyPlatform(app.db.pool, seekers);
    const { rows } = await app.db.pool.query(
      "select id from conversations where $1::uuid in (low_id, high_id) order by last_seq desc limit 1",
      [busy.seeker],
    );
    conversationId = rows[0].id;
  }, 600_000);

  type Case = [
    name: string,
    role: "SEEKER" | "RECRUITER",
    document: TypedDocumentNode<unknown, never>,
    variables: () => object,
  ];
  const page = () => ({ first: 20 });
  const cases: Case[] = [
    ["applied jobs", "SEEKER", AppliedJobsDocument, page],
    ["saved jobs", "SEEKER", SavedJobsDocument, page],
    ["peers", "SEEKER", PeersDocument, page],
    ["peers by a word", "SEEKER", PeersDocument, () => ({ first: 20, filter: { keyword: "nurse" } })],
    ["the number of peers", "SEEKER", CountPeersDocument, () => ({ filter: { keyword: "nurse" } })],
    ["connections", "SEEKER", NetworkConnectionsDocument, page],
    ["invitations", "SEEKER", NetworkInvitationsDocument, page],
    ["own requests", "SEEKER", NetworkRequestedDocument, page],
    ["the counts of a network", "SEEKER", NetworkCountsDocument, () => ({})],
    ["conversations", "SEEKER", ChatListDocument, page],
    ["the newest messages", "SEEKER", ChatHistoryDocument, () => ({ conversationId, first: 50 })],
    ["old messages", "SEEKER", ChatHistoryDocument, () => ({ conversationId, first: 50, beforeSeq: 200 })],
    ["posted jobs", "RECRUITER", PostedJobsDocument, page],
    ["the dashboard", "RECRUITER", RecruiterDashboardDocument, () => ({})],
    ["applicants", "RECRUITER", ApplicantsDocument, () => ({ jobId: busy.job, first: 20 })],
    [
      "accepted applicants",
      "RECRUITER",
      ApplicantsDocument,
      () => ({ jobId: busy.job, status: "ACCEPTED", first: 20 }),
    ],
    [
      "applicants by a word",
      "RECRUITER",
      ApplicantsDocument,
      () => ({ jobId: busy.job, first: 20, filter: { keyword: "nurse" } }),
    ],
    [
      "applicants by a word that none has",
      "RECRUITER",
      ApplicantsDocument,
      () => ({ jobId: busy.job, first: 20, filter: { keyword: "xylophone" } }),
    ],
    ["candidates", "RECRUITER", CandidatesDocument, page],
    ["candidates by a word", "RECRUITER", CandidatesDocument, () => ({ first: 20, filter: { keyword: "lighthouse" } })],
  ];

  test.each(cases)("%s", async (_name, role, document, variables) => {
    const cookie = await signIn(app.db, { id: role === "SEEKER" ? busy.seeker : busy.recruiter, role });
    const ask = () => app.expectOk(document, variables() as never, { cookie });
    await ask();
    const sent = (await sentDuring(ask)).filter(({ text }) => /^\s*(select|with)\b/i.test(text));
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
