import { createServer, type IncomingMessage } from "node:http";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildJob } from "../../prisma/factories/index.ts";
import { SETTLING_SECONDS } from "../../shared/applications.ts";
import type { Scope } from "../../shared/scopes.ts";
import { WEBHOOK_KINDS } from "../../shared/webhooks.ts";
import { ReplayWebhookDocument, TestWebhookDocument, WebhooksDocument } from "../../web/generated/apps/webhooks.ts";
import {
  CancelInterviewDocument,
  ChangeInterviewPlaceDocument,
  DeclineInterviewDocument,
  OfferInterviewDocument,
  PickInterviewTimeDocument,
} from "../../web/generated/interviews/interviews.ts";
import { PostJobDocument } from "../../web/generated/jobs/posted/posted-jobs.ts";
import {
  AcceptOfferDocument,
  DeclineOfferDocument,
  SendOfferDocument,
  WithdrawOfferDocument,
} from "../../web/generated/offers/offers.ts";
import { codeOf, stageOf } from "../applications/testing/scene.testing.ts";
import type { CompanyRole } from "../generated/prisma/enums.ts";
import { refreshCompanyOfJobs } from "../jobs/job.store.ts";
import { endOffersTask } from "../offers/end-offers.task.ts";
import { serverSecrets } from "../platform/secrets/server-secrets.ts";
import { happenedBefore } from "../testing/application-events.ts";
import { closeServer, listen } from "../testing/listen.ts";
import { publishEvents } from "../testing/publish-events.ts";
import { dueInSeconds } from "../testing/queued-jobs.ts";
import { bearer, graphql, JOB_INPUT, type Person, testApp } from "../testing/test-app.ts";
import { DELIVER_WEBHOOK, findEndpoint } from "./webhooks.store.ts";
import { RETRY_DELAYS, webhookTasks } from "./webhooks.tasks.ts";

const TOKEN_SECRET = "a token secret of more than thirty-two characters";
const app = testApp({ env: { TOKEN_SECRET } });
const CREATE = graphql(
  `mutation CreateWebhookInTest($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id kinds } } }`,
);
const LOG = graphql(
  `query WebhookLogInTest($id: ID!) { webhookDeliveries(endpointId: $id, first: 50) { totalCount nodes { id kind attempts lastStatus lastError deliveredAt failedAt body } } }`,
);
const ALL_KINDS = Object.keys(WEBHOOK_KINDS);

/** A program that receives webhooks. */
let received: { headers: IncomingMessage["headers"]; body: string }[] = [];
let status = 204;
let location: string | undefined;
const receiver = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    received.push({ headers: request.headers, body });
    if (status !== 0) response.writeHead(status, location ? { location } : {}).end("ok");
  });
});
let url = "";
let owner: Person;
let appId = "";

beforeEach(async () => {
  [received, status, location] = [[], 204, undefined];
  url = `http://127.0.0.1:${await listen(receiver)}/hooks`;
  owner = await app.signedInRecruiter();
  appId = await companyApp(["jobs:read", "applications:read", "messages:read"]);
});
afterEach(() => closeServer(receiver));

const companyApp = async (scopes: Scope[]) =>
  (await app.build.app({ accountId: owner.id, companyId: owner.id, scopes })).appId;
const create = (input: object, as = owner) =>
  app.execute(CREATE, { input: { appId, url, kinds: ALL_KINDS, ...input } }, as);
async function endpoint(kinds = ALL_KINDS, as = owner) {
  const made = (await create({ kinds }, as)).data?.createWebhookEndpoint;
  return { id: made?.endpoint.id ?? "", secret: made?.secret ?? "" };
}
const sendTest = (endpointId: string) => app.execute(TestWebhookDocument, { input: { endpointId } }, owner);
const replay = (deliveryId: string) => app.execute(ReplayWebhookDocument, { input: { deliveryId } }, owner);
const enable = (endpointId: string) => app.perform("enableWebhookEndpoint", { input: { endpointId } }, owner);
const isDisabled = async (id: string) =>
  (await app.db.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } })).disabledAt !== null;
const editTitle = (id: string, title: string) => app.perform("editJob", { input: { id, title } }, owner);
const apply = (jobId: string, seeker: Person) => app.perform("applyToJob", { input: { jobId } }, seeker);
const withdraw = (jobId: string, seeker: Person) => app.perform("withdrawApplication", { input: { jobId } }, seeker);
const accept = (applicationId: string) =>
  app.perform("decideApplication", { input: { applicationId, status: "ACCEPTED" } }, owner);
/** Lets the time pass in which the latest events of applications can be undone. */
async function settle(...applicationIds: string[]) {
  await happenedBefore(app.db, applicationIds, SETTLING_SECONDS);
  await publishEvents(app.db);
}
/** The schema, without what it does not name: it leaves room for fields that come later. */
const closed = ({ properties, ...schema }: { properties: { data: object } }) => ({
  ...{ ...schema, additionalProperties: false },
  properties: { ...properties, data: { ...properties.data, additionalProperties: false } },
});
async function log(id: string) {
  await publishEvents(app.db);
  return (await app.expectOk(LOG, { id }, owner)).webhookDeliveries?.nodes ?? [];
}
/** Attempts a delivery once, as the background worker does. */
async function deliver(deliveryId: string, allowsLoopback = true) {
  const config = { secrets: serverSecrets({ current: TOKEN_SECRET }), allowsLoopback };
  await webhookTasks(app.app.platform, config)[DELIVER_WEBHOOK].run({ deliveryId }, {} as never);
}

/** Offers an interview, which the applicant picks a time for and declines, and another, which is cancelled. */
async function arrangeInterviews(applicationId: string, as: Person) {
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const input = {
    ...{ applicationId, minutes: 30, place: "Here", timeZone: "UTC", interviewerIds: [owner.id] },
    ranges: [{ day, from: "10:00", until: "11:00" }],
  };
  const offer = async () => (await app.expectOk(OfferInterviewDocument, { input }, owner)).offerInterview.interview;
  const { id: interviewId, times } = await offer();
  await app.expectOk(PickInterviewTimeDocument, { input: { interviewId, startsAt: times[0] ?? "" } }, as);
  await app.expectOk(ChangeInterviewPlaceDocument, { input: { interviewId, place: "There" } }, owner);
  await app.expectOk(DeclineInterviewDocument, { input: { interviewId } }, as);
  await app.expectOk(CancelInterviewDocument, { input: { interviewId: (await offer()).id } }, owner);
}

/** Sends an offer, which is changed and declined, others, which are withdrawn and lapse, and one that is accepted. */
async function sendOffers(applicationId: string, as: Person) {
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const input = {
    ...{ applicationId, payMin: 9, payCurrency: "INR", payUnit: "HOUR" as const, place: "Here", timeZone: "UTC" },
    ...{ startsOn: day, expiresOn: day },
  };
  const send = async () => (await app.expectOk(SendOfferDocument, { input }, owner)).sendOffer.offer.id;
  await send();
  await app.expectOk(DeclineOfferDocument, { input: { offerId: await send() } }, as);
  await app.expectOk(WithdrawOfferDocument, { input: { offerId: await send() } }, owner);
  await app.db.prisma.offer.update({ where: { id: await send() }, data: { expiresAt: new Date() } });
  await endOffersTask(app.app.platform).run({}, {} as never);
  await app.expectOk(AcceptOfferDocument, { input: { offerId: await send() } }, as);
}

describe("a company's app", () => {
  test("is notified of events of its applications and jobs, each once, stored with its cause", async () => {
    const { id } = await endpoint();
    const seeker = await app.signedInSeeker();
    const { postJob } = await app.expectOk(PostJobDocument, { input: JOB_INPUT }, owner);
    const jobId = postJob.job.id;
    await editTitle(jobId, "Head welder");
    await apply(jobId, seeker);
    const { id: applicationId } = await app.db.prisma.application.findFirstOrThrow({ where: { jobId } });
    // What can still be undone is sent later.
    expect((await log(id)).map(({ kind }) => kind)).not.toContain("application.received");
    await settle(applicationId);
    await withdraw(jobId, seeker);
    await app.perform("setJobStatus", { input: { jobId, status: "CLOSED" } }, owner);

    const delivered = (await log(id)).map(({ kind, body }) => ({ kind, ...JSON.parse(body) }));
    expect(delivered.map(({ kind }) => kind)).toEqual([
      ...["job.closed", "application.withdrawn", "application.received", "job.edited", "job.opened"],
    ]);
    const data = { applicationId, jobId, seekerId: seeker.id, status: "APPLIED" };
    expect(delivered[2]).toMatchObject({ type: "application.received", data });
    expect(delivered[0]).toMatchObject({ type: "job.closed", data: { jobId, title: "Head welder", change: "CLOSED" } });
    expect(new Date(delivered[0]?.timestamp).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("receives bodies as the OpenAPI document describes them, of every kind", async () => {
    const { id } = await endpoint();
    const { prisma } = app.db;
    const { id: jobId } = await app.build.job({ companyId: owner.id, externalId: "REQ-17" });
    const [ada, grace] = [await app.signedInSeeker(), await app.signedInSeeker()];
    for (const seeker of [ada, grace]) await apply(jobId, seeker);
    const applications = await prisma.application.findMany({ where: { jobId } });
    const ids = applications.map((one) => one.id);
    await happenedBefore(app.db, ids, SETTLING_SECONDS);
    const applicationId = applications.find(({ seekerId }) => seekerId === ada.id)?.id ?? "";
    const stageId = await stageOf(app.db, owner.id, "Offer");
    await app.perform("moveApplication", { input: { applicationId, stageId } }, owner);
    await accept(applicationId);
    const message = { applicationId, clientId: crypto.randomUUID(), content: "Only its id is published" };
    await app.perform("sendMessage", { input: message }, owner);
    await arrangeInterviews(applicationId, ada);
    await sendOffers(applicationId, ada);
    const ended: Record<string, object> = {};
    for (const { id: offerId, status } of await prisma.offer.findMany())
      ended[`offer.${status.toLowerCase()}`] = { offerId };
    for (const { id: interviewId, status } of await prisma.interview.findMany())
      ended[`interview.${status.toLowerCase()}`] = { interviewId };
    await withdraw(jobId, grace);
    await settle(...ids);
    await editTitle(jobId, "X");
    await app.perform("deleteJob", { input: { jobId } }, owner);
    await sendTest(id);

    const { webhooks } = await (await fetch(`${app.url}/api-docs/openapi.json`)).json();
    const sent = await log(id);
    expect([...new Set(sent.map(({ kind }) => kind))].sort()).toEqual(Object.keys(webhooks).sort());
    for (const { kind, body } of sent) {
      const { schema } = webhooks[kind].post.requestBody.content["application/json"];
      const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(closed(schema));
      expect(validate(JSON.parse(body)), `${body} ${JSON.stringify(validate.errors)}`).toBe(true);
      expect(JSON.parse(body).data).toMatchObject(ended[kind] ?? {});
    }
  });

  test("hears nothing of other companies, of kinds that it did not choose, and of what was rolled back", async () => {
    const { id } = await endpoint(["job.opened"]);
    await app.build.job();
    const work = app.db.transaction(async (tx) => {
      await buildJob(tx as never, { companyId: owner.id });
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await log(id)).toEqual([]);
  });

  test("is notified of a job when the job is edited, not when its company's profile is", async () => {
    const { id } = await endpoint(["job.edited"]);
    const { prisma } = app.db;
    const { id: jobId } = await app.build.job({ companyId: owner.id });
    const input = { companyName: "Renamed Works", companySize: "FROM_51_TO_200" } as const;
    await app.perform("updateRecruiterProfile", { input }, owner);
    expect(await refreshCompanyOfJobs(app.db, owner.id)).toBe(1);
    // Clients that mirror the jobs show the company's name with each.
    expect(await prisma.jobChange.count({ where: { jobId, kind: "EDITED" } })).toBe(1);
    expect(await log(id)).toEqual([]);
    await prisma.job.update({ where: { id: jobId }, data: { title: "Head welder" } });
    expect((await log(id)).map(({ kind }) => kind)).toEqual(["job.edited"]);
  });

  test("does not receive what its scopes do not let it read", async () => {
    appId = await companyApp(["jobs:read"]);
    expect(await codeOf(create({ kinds: ["application.received"] }))).toBe("BAD_USER_INPUT");
  });

  test("can access only the webhooks of its own app with its key", async () => {
    const { id } = await endpoint();
    const scopes: Scope[] = ["webhooks:read", "webhooks:write", "jobs:read"];
    const { key } = await app.build.app({ accountId: owner.id, companyId: owner.id, scopes });
    const as = bearer(key);
    expect(await codeOf(app.execute(LOG, { id }, as))).toBe("NOT_FOUND");
    expect(await codeOf(app.execute(TestWebhookDocument, { input: { endpointId: id } }, as))).toBe("NOT_FOUND");
  });
});

describe("an endpoint whose creator may no longer manage apps", () => {
  const listed = async () => (await app.expectOk(WebhooksDocument, { appId }, owner)).webhookEndpoints?.[0];
  async function madeByColleague() {
    const colleague = await app.signedInMember({ companyId: owner.id, role: "RECRUITER" });
    return { ...(await endpoint(ALL_KINDS, colleague)), colleague: colleague.id };
  }
  const demote = (accountId: string, role: CompanyRole) =>
    app.db.prisma.companyMember.updateMany({ where: { accountId }, data: { role } });
  const happens = async () => app.build.application({ jobId: (await app.build.job({ companyId: owner.id })).id });

  test.each<[string, RegExp, (accountId: string) => Promise<unknown>]>([
    [
      "removed",
      /has left the company/,
      (accountId) => app.db.prisma.companyMember.deleteMany({ where: { accountId } }),
    ],
    ["gone", /has left the company/, (id) => app.db.prisma.account.delete({ where: { id } })],
    ["a viewer", /can no longer manage apps/, (id) => demote(id, "VIEWER")],
    ["an interviewer", /can no longer manage apps/, (id) => demote(id, "INTERVIEWER")],
  ])(
    "because they are %s, receives nothing and reports why until another member takes it over",
    async (_, problem, lose) => {
      const { id, colleague } = await madeByColleague();
      await happens();
      const before = await log(id);
      expect(before.length).toBeGreaterThan(0);
      expect((await listed())?.problem).toBeNull();

      await lose(colleague);
      await happens();
      expect(await log(id)).toHaveLength(before.length);
      // Queued deliveries are not sent either.
      await deliver(before[0]?.id ?? "");
      expect(received).toEqual([]);
      expect((await log(id))[0]?.lastError).toMatch(problem);
      expect((await listed())?.problem).toMatch(problem);
      expect(await isDisabled(id)).toBe(false);
      expect(await codeOf(sendTest(id))).toBe("CONFLICT");

      await enable(id);
      await happens();
      expect((await log(id)).length).toBeGreaterThan(before.length);
      const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: owner.id } });
      expect(await listed()).toMatchObject({ problem: null, accountName: email });
    },
  );

  test("because they lack a second factor that the company requires, says so", async () => {
    const { id } = await endpoint();
    const { prisma } = app.db;
    await prisma.secondFactorRequirement.create({ data: { companyId: owner.id, requiredFrom: new Date(0) } });
    expect((await findEndpoint(app.db, owner.id, id))?.problem).toMatch(/no second factor, which the company requires/);
  });
});

describe("a delivery", () => {
  let id: string;
  let secret: string;
  let deliveryId: string;
  beforeEach(async () => {
    ({ id, secret } = await endpoint());
    deliveryId = (await sendTest(id)).data?.sendTestWebhook.delivery.id ?? "";
  });

  test("is signed in the Standard Webhooks format, which rejects a modified or an old one", async () => {
    await deliver(deliveryId);
    const [got] = received;
    const headers = got?.headers as Record<string, string>;
    expect(headers).toMatchObject({ "webhook-id": `msg_${deliveryId}`, "content-type": "application/json" });
    const verifier = new Webhook(secret);
    expect(verifier.verify(got?.body ?? "", headers)).toMatchObject({ type: "test" });
    expect(() => verifier.verify(`${got?.body} `, headers)).toThrow();
    const old = { ...headers, "webhook-timestamp": String(Number(headers["webhook-timestamp"]) - 600) };
    expect(() => verifier.verify(got?.body ?? "", old)).toThrow(/old/);
    expect(await log(id)).toMatchObject([{ attempts: 1, lastStatus: 204, lastError: null }]);
  });

  test("is stored and queued atomically", async () => {
    await deliver(deliveryId);
    const before = await log(id);
    await app.db.pool.query(
      `create function refuse_job() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refuse_job before insert on graphile_worker._private_jobs for each row execute function refuse_job()`,
    );
    const answers = [await sendTest(id), await replay(deliveryId)];
    await app.db.prisma.$executeRaw`drop function refuse_job() cascade`;
    for (const { errors } of answers) expect(errors).toHaveLength(1);
    expect(await log(id)).toEqual(before);
  });

  test("that succeeded is not repeated by a duplicate job, but sent again under its id when replayed", async () => {
    await deliver(deliveryId);
    await deliver(deliveryId);
    expect(received).toHaveLength(1);
    await replay(deliveryId);
    await deliver(deliveryId);
    expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([`msg_${deliveryId}`, `msg_${deliveryId}`]);
  });

  test("that is in progress cannot be sent again manually, and says so", async () => {
    const refusal = async () => (await replay(deliveryId)).errors?.[0];
    const waits = { message: expect.stringContaining("still being retried"), extensions: { code: "CONFLICT" } };
    expect(await refusal()).toMatchObject(waits);
    status = 500;
    await deliver(deliveryId);
    expect(await refusal()).toMatchObject(waits);
    expect(await log(id)).toMatchObject([{ attempts: 1, lastStatus: 500 }]);
    status = 200;
    await deliver(deliveryId);
    expect(await refusal()).toBeUndefined();
  });

  test("is attempted for three days with growing pauses; then the endpoint is disabled, and its company notified once", async () => {
    expect([...RETRY_DELAYS].sort((a, b) => a - b)).toEqual(RETRY_DELAYS);
    expect(RETRY_DELAYS.reduce((sum, pause) => sum + pause) / 86_400).toBeCloseTo(3, 0);
    status = 500;
    await deliver(deliveryId);
    expect(await dueInSeconds(app.db, `webhook:${deliveryId}`)).toBeGreaterThan(0);
    for (const _ of RETRY_DELAYS) await deliver(deliveryId);
    expect(received).toHaveLength(RETRY_DELAYS.length + 1);
    const [given] = await log(id);
    expect(given).toMatchObject({ attempts: RETRY_DELAYS.length + 1, lastStatus: 500, deliveredAt: null });
    expect(given?.failedAt).not.toBeNull();
    const about = { where: { subject: "A webhook of your company was disabled" } };
    expect(await app.db.prisma.mail.count(about)).toBe(1);

    const job2 = await app.build.job({ companyId: owner.id });
    expect((await log(id)).some(({ body }) => body.includes(job2.id))).toBe(false);
    status = 200;
    expect(await isDisabled(id)).toBe(true);
    await enable(id);
    expect(await isDisabled(id)).toBe(false);
    await replay(deliveryId);
    await deliver(deliveryId);
    expect(await log(id)).toMatchObject([{ attempts: 1, lastStatus: 200, failedAt: null }]);
  });

  test("follows no redirect", async () => {
    [status, location] = [307, url];
    await deliver(deliveryId);
    expect(received).toHaveLength(1);
    expect(await log(id)).toMatchObject([{ lastStatus: 307, lastError: "Redirects are not followed." }]);
  });

  test("says in words why the endpoint was not reached", async () => {
    await app.db.prisma.webhookEndpoint.update({ where: { id }, data: { url: "http://127.0.0.1:1/hooks" } });
    await deliver(deliveryId);
    expect(await log(id)).toMatchObject([{ lastStatus: null, lastError: "The endpoint refused the connection." }]);
  });

  test("times out after 5 seconds", { tags: ["thorough"] }, async () => {
    status = 0;
    const from = performance.now();
    await deliver(deliveryId);
    expect(performance.now() - from).toBeLessThan(8000);
    expect(await log(id)).toMatchObject([
      { lastStatus: null, lastError: "The endpoint did not respond within 5 seconds." },
    ]);
  });

  test.each([
    ["http://example.com/hooks", "https"],
    ["http://93.184.216.34/hooks", "https"],
    ["http://localhost.example.com/hooks", "https"],
    ["https://10.0.0.8/hooks", "public internet address"],
    ["https://user:secret@example.com/hooks", "user name"],
  ])("requires https unless sent to this machine: %s is rejected", async (address, reason) => {
    expect((await create({ url: address })).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { url: expect.stringContaining(reason) },
    });
  });

  test.each(["http://localhost:8000/hooks", "http://127.1:8000/hooks", "http://[::1]:8000/hooks"])(
    "may go to this machine without https in development: %s",
    async (address) => expect(await codeOf(create({ url: address }))).toBeUndefined(),
  );

  test("goes to this machine only if that is enabled", async () => {
    await deliver(deliveryId, false);
    expect(received).toEqual([]);
    expect((await log(id))[0]?.lastError).toMatch(/not a public internet address/);
  });
});
