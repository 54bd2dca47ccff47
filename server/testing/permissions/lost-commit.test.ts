// @module-tag thorough

import { expect, test } from "vitest";
import {
  ApplicantsChangedDocument,
  DecideApplicationDocument,
} from "../../../web/generated/applications/applicants/applicants.ts";
import { WithdrawApplicationDocument } from "../../../web/generated/applications/applied/applied-jobs.ts";
import { SaveApplicationStagesDocument } from "../../../web/generated/applications/review/review.ts";
import {
  AcceptConnectionDocument,
  ConnectionChangedDocument,
  RemoveConnectionDocument,
  RequestConnectionDocument,
} from "../../../web/generated/connections/connections.ts";
import { ChatEventsDocument, MarkSeenDocument, SendMessageDocument } from "../../../web/generated/messages/messages.ts";
import { NoticesChangedDocument } from "../../../web/generated/notices/notices.ts";
import { answerLosingLine, type Lost } from "../answer-losing-line.ts";
import { deliverAgain } from "../notices.ts";
import { connectedPair, signedInRecruiter, signedInSeeker } from "../people.ts";
import type { TypedDocument } from "../send.ts";
import { type Subscriber, subscribe } from "../subscriber.ts";
import { forTheFile, startTestApp } from "../test-app.ts";
import { testDatabase } from "../test-database.ts";

// The database commits, and the response is lost with its connection: the other side still has to get the event.

const db = testDatabase();
const line = forTheFile(
  () => answerLosingLine(db.url),
  (started) => started.close(),
);
const app = forTheFile(
  () => startTestApp({ db: { ...db, url: line.url } }),
  (started) => started.close(),
);

/** Subscribes, and returns once the stream has started. */
async function listening<Sent extends TypedDocument>(document: Sent, { cookie }: { cookie: string }) {
  const stream = subscribe(app.url, document, { cookie });
  await stream.next();
  return stream;
}

/** Sends a mutation, and checks that its response is lost. */
async function loseResponse(mutation: TypedDocument, input: object, as: { cookie: string }, statement: Lost) {
  const before = line.lost();
  line.lose(statement);
  const { errors } = await app.execute(mutation, { input }, as);
  expect(line.lost(), "a response was lost").toBe(before + 1);
  expect(errors?.[0]?.extensions?.code).toBe("UNAVAILABLE");
}
const commitAfter = (after: string): Lost => ({ to: "COMMIT", after });

const chatEvent = (stream: Subscriber<{ chatEvents: { __typename: string } }>, kind: string) =>
  stream.find(({ chatEvents }) => (chatEvents.__typename === kind ? chatEvents : null));

test("a message is delivered when it is sent again after its response was lost", async () => {
  const [ada, grace] = await connectedPair(db);
  const stream = await listening(ChatEventsDocument, grace);
  const send = (content: string) => ({ recipientId: grace.id, clientId: crypto.randomUUID(), content });
  await app.expectOk(SendMessageDocument, { input: send("first") }, ada);
  await chatEvent(stream, "MessageAdded");
  const input = send("lost");
  await loseResponse(SendMessageDocument, input, ada, { to: "send-message" });
  await app.expectOk(SendMessageDocument, { input }, ada);
  expect(await chatEvent(stream, "MessageAdded")).toMatchObject({ message: { content: "lost", seq: 2 } });
});

test("a read receipt is delivered when it is sent again after its response was lost", async () => {
  const [ada, grace] = await connectedPair(db);
  const sent = { recipientId: grace.id, clientId: crypto.randomUUID(), content: "Hello" };
  const { sendMessage } = await app.expectOk(SendMessageDocument, { input: sent }, ada);
  const stream = await listening(ChatEventsDocument, ada);
  const input = { conversationId: sendMessage.message.conversationId, seq: 1 };
  await loseResponse(MarkSeenDocument, input, grace, { to: "mark-seen" });
  await app.expectOk(MarkSeenDocument, { input }, grace);
  expect(await chatEvent(stream, "MessagesSeen")).toMatchObject({ seenSeq: 1 });
});

test("changes of connections reach the other person although the response to their commit was lost", async () => {
  const [ada, grace] = [await signedInSeeker(db), await signedInSeeker(db)];
  const hers = await listening(ConnectionChangedDocument, ada);
  const theirs = await listening(ConnectionChangedDocument, grace);
  const about =
    (id: string) =>
    ({ connectionChanged }: { connectionChanged: { seeker?: { id: string } | null } }) =>
      connectionChanged.seeker?.id === id || null;
  await loseResponse(RequestConnectionDocument, { seekerId: grace.id }, ada, commitAfter("connections"));
  await theirs.find(about(ada.id));
  await loseResponse(AcceptConnectionDocument, { seekerId: ada.id }, grace, commitAfter("connections"));
  await hers.find(about(grace.id));
  await loseResponse(RemoveConnectionDocument, { seekerId: ada.id }, grace, commitAfter("connections"));
  await hers.find(about(grace.id));
});

async function applied() {
  const recruiter = await signedInRecruiter(db);
  const job = await db.build.job({ companyId: recruiter.id });
  const seeker = await signedInSeeker(db);
  const { id } = await db.build.application({ jobId: job.id, seekerId: seeker.id });
  return { recruiter, seeker, job, applicationId: id };
}

test("decisions, withdrawals and stages reach the other side although the response to their commit was lost", async () => {
  const { recruiter, seeker, job, applicationId } = await applied();
  const hers = await listening(ApplicantsChangedDocument, seeker);
  const theirs = await listening(ApplicantsChangedDocument, recruiter);
  const accept = { applicationId, status: "ACCEPTED" };
  await loseResponse(DecideApplicationDocument, accept, recruiter, commitAfter("application_events"));
  await hers.next();
  await theirs.next();
  await loseResponse(WithdrawApplicationDocument, { jobId: job.id }, seeker, commitAfter("application_events"));
  await theirs.next();
  const stages = { stages: [{ name: "Portfolio" }] };
  await loseResponse(SaveApplicationStagesDocument, stages, recruiter, commitAfter("stages"));
  await theirs.next();
});

test("a notice is shown although the response to its commit was lost", async () => {
  const grace = await signedInSeeker(db);
  const ada = await db.build.seeker();
  await db.build.connection({ requesterId: ada.id, addresseeId: grace.id, status: "REQUESTED" });
  const stream = await listening(NoticesChangedDocument, grace);
  const payload = { kind: "CONNECTION_REQUEST", cause: { requesterId: ada.id, addresseeId: grace.id } };
  line.lose(commitAfter("notices"));
  await expect(deliverAgain(app, payload)).rejects.toThrow();
  expect((await stream.next()).noticesChanged.unreadCount).toBe(1);
});

test("a decision that is repeated with its Idempotency-Key is published again, for a node that ended before it did", async () => {
  const { recruiter, seeker, applicationId } = await applied();
  const as = { cookie: recruiter.cookie, headers: { "idempotency-key": crypto.randomUUID() } };
  const decide = () => app.expectOk(DecideApplicationDocument, { input: { applicationId, status: "REJECTED" } }, as);
  await decide();
  await db.prisma.idempotencyKey.updateMany({ data: { answer: null, claimedUntil: null } });
  const stream = await listening(ApplicantsChangedDocument, seeker);
  await decide();
  await stream.next();
});
