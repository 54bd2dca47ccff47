// @module-tag thorough

import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { afterAll, expect, test } from "vitest";
import { buildApp, buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
import { happenedBefore } from "../../server/testing/application-events.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { listen } from "../../server/testing/listen.ts";
import { signedInSeeker } from "../../server/testing/people.ts";
import { applicationEventKey } from "../../server/testing/publish-events.ts";
import { bringForward } from "../../server/testing/queued-jobs.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { SETTLING_SECONDS } from "../../shared/applications.ts";
import { APPLY } from "./journey.ts";

const CREATE = graphql(`mutation ReceiverAddsWebhook($input: CreateWebhookEndpointInput!) {
  createWebhookEndpoint(input: $input) { secret endpoint { id } }
}`);
const TEST = graphql(`mutation ReceiverTestsWebhook($endpointId: ID!) {
  sendTestWebhook(input: { endpointId: $endpointId }) { delivery { id } }
}`);

const app = testApp({ worker: true });
const receiver = createServer();
const url = `http://127.0.0.1:${await listen(receiver)}/hooks`;
afterAll(() => void receiver.close());

/** Resolves with the next webhook, which is acknowledged. */
async function received() {
  const [request, response] = await once(receiver, "request");
  const body = await text(request);
  response.writeHead(204).end();
  return { headers: (request as IncomingMessage).headers as Record<string, string>, body };
}

test("the verifier of Standard Webhooks accepts what the background work sends, and nothing else", async () => {
  const { id } = await buildRecruiter(app.db.prisma);
  const scopes = ["webhooks:write" as const, "applications:read" as const];
  const { appId, key } = await buildApp(app.db.prisma, { accountId: id, companyId: id, scopes });
  const withKey = { headers: { authorization: `Bearer ${key}` } };
  const input = { appId, url, kinds: ["application.received"] };
  const { createWebhookEndpoint: made } = await app.expectOk(CREATE, { input }, withKey);
  const verifier = new Webhook(made?.secret ?? "");

  const [sample] = await Promise.all([
    received(),
    app.expectOk(TEST, { endpointId: made?.endpoint.id ?? "" }, withKey),
  ]);
  expect(verifier.verify(sample.body, sample.headers)).toMatchObject({ type: "test" });
  expect(() => verifier.verify(`${sample.body} `, sample.headers)).toThrow(WebhookVerificationError);
  expect(() => new Webhook("whsec_AAAA").verify(sample.body, sample.headers)).toThrow(WebhookVerificationError);

  const job = await buildJob(app.db.prisma, { companyId: id });
  const seeker = await signedInSeeker(app.db);
  await app.expectOk(APPLY, { jobId: job.id }, seeker);
  const { id: eventId, applicationId } = await app.db.prisma.applicationEvent.findFirstOrThrow({
    where: { application: { jobId: job.id } },
  });
  // It is sent once it can no longer be undone.
  await happenedBefore(app.db, [applicationId], SETTLING_SECONDS);
  const [delivery] = await Promise.all([received(), bringForward(app.db, applicationEventKey(eventId))]);
  expect(verifier.verify(delivery.body, delivery.headers)).toMatchObject({
    type: "application.received",
    data: { jobId: job.id, seekerId: seeker.id, status: "APPLIED" },
  });
});
