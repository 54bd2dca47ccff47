import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildApp, buildApplication, buildJob } from "../../prisma/factories/index.ts";
import type { Scope } from "../../shared/scopes.ts";
import { SETTLING_SECONDS } from "../applications/deciding/shown-decisions.ts";
import { CompanyRole } from "../generated/prisma/enums.ts";
import { refreshCompanyOfJobs } from "../jobs/job.store.ts";
import { roleCan } from "../platform/company-permissions.ts";
import { serverSecrets } from "../platform/secrets/server-secrets.ts";
import { happenedBefore } from "../testing/application-events.ts";
import { graphql } from "../testing/generated/gql.ts";
import { JOB_INPUT } from "../testing/job-input.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { testApp } from "../testing/test-app.ts";
import { DELIVER_WEBHOOK, deliverDecision } from "./webhooks.store.ts";
import { PAUSES, webhookTasks } from "./webhooks.tasks.ts";

const TOKEN_SECRET = "a token secret of more than thirty-two characters";
const app = testApp({ env: { TOKEN_SECRET } });
const CREATE = graphql(
  `mutation CreateWebhookInTest($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id kinds } } }`,
);
const TEST = graphql(
  `mutation TestWebhookInTest($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { delivery { id kind } } }`,
);
const REPLAY = graphql(
  `mutation ReplayInTest($id: ID!) { replayWebhook(input: { deliveryId: $id }) { delivery { id attempts deliveredAt } } }`,
);
const ENABLE = graphql(
  `mutation EnableInTest($id: ID!) { enableWebhookEndpoint(input: { endpointId: $id }) { endpoint { disabledAt } } }`,
);
const LOG = graphql(
  `query WebhookLogInTest($id: ID!) { webhookDeliveries(endpointId: $id, first: 50) { totalCount nodes { id kind attempts lastStatus lastError deliveredAt failedAt body } } }`,
);
const ALL_KINDS = [
  ...["application.received", "application.withdrawn", "application.decided", "application.stage_moved"],
  ...["job.opened", "job.edited", "job.closed"],
];

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
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
  owner = await signedInRecruiter(app.db);
  appId = await companyApp(["jobs:read", "applications:read"]);
});
afterEach(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const companyApp = async (scopes: Scope[]) =>
  (await buildApp(app.db.prisma, { accountId: owner.id, companyId: owner.id, scopes })).appId;
async function endpoint(kinds = ALL_KINDS) {
  const { createWebhookEndpoint: made } = await app.expectOk(CREATE, { input: { appId, url, kinds } }, owner);
  return { id: made?.endpoint.id ?? "", secret: made?.secret ?? "" };
}
/** The schema, without what it does not name: it leaves room for fields that come later. */
const closed = ({ properties, ...schema }: { properties: { data: object } }) => ({
  ...{ ...schema, additionalProperties: false },
  properties: { ...properties, data: { ...properties.data, additionalProperties: false } },
});
const log = async (id: string) => (await app.expectOk(LOG, { id }, owner)).webhookDeliveries?.nodes ?? [];
/** Attempts a delivery once, as the background worker does. */
async function deliver(deliveryId: string, allowsLoopback = true) {
  const config = { secrets: serverSecrets({ current: TOKEN_SECRET }), allowsLoopback };
  await webhookTasks(app.app.platform, config)[DELIVER_WEBHOOK].run({ deliveryId }, {} as never);
}

describe("a company's app", () => {
  test("is notified of events of its applications and jobs, each once, stored with its cause", async () => {
    const { id } = await endpoint();
    const seeker = await signedInSeeker(app.db);
    const posted = await app.execute(
      `mutation($input: JobInput!) { postJob(input: $input) { job { id } } }`,
      { input: JOB_INPUT },
      owner,
    );
    const { postJob } = posted.data as { postJob: { job: { id: string } } };
    const jobId = postJob.job.id;
    const run = async (text: string, as: Person) => {
      const { errors } = await app.execute(text, {}, as);
      expect(errors, text).toBeUndefined();
    };
    await run(`mutation { editJob(input: { id: "${jobId}", title: "Head welder" }) { job { id } } }`, owner);
    await run(`mutation { applyToJob(input: { jobId: "${jobId}" }) { job { id } } }`, seeker);
    const { id: applicationId } = await app.db.prisma.application.findFirstOrThrow({ where: { jobId } });
    await run(
      `mutation { decideApplication(input: { applicationId: "${applicationId}", status: ACCEPTED }) { __typename } }`,
      owner,
    );
    // What can still be undone is sent later.
    expect((await log(id)).map(({ kind }) => kind)).not.toContain("application.received");
    const { id: sent } = await app.db.prisma.applicationEvent.findFirstOrThrow({
      where: { applicationId, kind: "APPLIED" },
    });
    await happenedBefore(app.db, [applicationId], SETTLING_SECONDS);
    await deliverDecision(app.db, String(sent));
    await run(`mutation { withdrawApplication(input: { jobId: "${jobId}" }) { applicationId } }`, seeker);
    await run(`mutation { setJobStatus(input: { jobId: "${jobId}", status: CLOSED }) { job { id } } }`, owner);

    const told = (await log(id)).map(({ kind, body }) => ({ kind, ...JSON.parse(body) }));
    expect(told.map(({ kind }) => kind)).toEqual([
      ...["job.closed", "application.withdrawn", "application.received", "job.edited", "job.opened"],
    ]);
    expect(told[2]).toMatchObject({
      type: "application.received",
      data: { applicationId, jobId, seekerId: seeker.id, status: "APPLIED" },
    });
    expect(told[0]).toMatchObject({ type: "job.closed", data: { jobId, title: "Head welder", change: "CLOSED" } });
    expect(new Date(told[0]?.timestamp).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("receives bodies as the OpenAPI document describes them, of every kind", async () => {
    const { id } = await endpoint();
    const { prisma } = app.db;
    const { id: jobId } = await buildJob(prisma, { companyId: owner.id, externalId: "REQ-17" });
    const [ada, grace] = [await signedInSeeker(app.db), await signedInSeeker(app.db)];
    const run = async (text: string, variables: object, as: Person) => {
      const { errors } = await app.execute(text, variables, as);
      expect(errors, text).toBeUndefined();
    };
    for (const seeker of [ada, grace])
      await run("mutation ($id: ID!) { applyToJob(input: { jobId: $id }) { job { id } } }", { id: jobId }, seeker);
    const applications = await prisma.application.findMany({ where: { jobId } });
    const settle = () =>
      happenedBefore(
        app.db,
        applications.map((one) => one.id),
        SETTLING_SECONDS,
      );
    await settle();
    const applicationId = applications.find(({ seekerId }) => seekerId === ada.id)?.id;
    const { id: stageId } = await prisma.companyStage.findFirstOrThrow({
      where: { companyId: owner.id, name: "Offer" },
    });
    const move = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { __typename } }`;
    await run(move, { input: { applicationId, stageId } }, owner);
    const decide = `mutation ($id: ID!) { decideApplication(input: { applicationId: $id, status: ACCEPTED }) { __typename } }`;
    await run(decide, { id: applicationId }, owner);
    await run("mutation ($id: ID!) { withdrawApplication(input: { jobId: $id }) { jobId } }", { id: jobId }, grace);
    await settle();
    const kind = { in: ["APPLIED", "ACCEPTED"] as ("APPLIED" | "ACCEPTED")[] };
    for (const event of await prisma.applicationEvent.findMany({ where: { applicationId: applicationId ?? "", kind } }))
      await deliverDecision(app.db, String(event.id));
    await run('mutation ($id: ID!) { editJob(input: { id: $id, title: "X" }) { job { id } } }', { id: jobId }, owner);
    await run("mutation ($id: ID!) { deleteJob(input: { jobId: $id }) { id } }", { id: jobId }, owner);
    await app.expectOk(TEST, { id }, owner);

    const { webhooks } = await (await fetch(`${app.url}/api-docs/openapi.json`)).json();
    const sent = await log(id);
    expect([...new Set(sent.map(({ kind }) => kind))].sort()).toEqual(Object.keys(webhooks).sort());
    for (const { kind, body } of sent) {
      const { schema } = webhooks[kind].post.requestBody.content["application/json"];
      const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(closed(schema));
      expect(validate(JSON.parse(body)), `${body} ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });

  test("hears nothing of other companies, of kinds that it did not choose, and of what was rolled back", async () => {
    const { id } = await endpoint(["job.opened"]);
    await buildJob(app.db.prisma);
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
    const { id: jobId } = await buildJob(prisma, { companyId: owner.id });
    const EDIT = graphql(
      `mutation EditCompanyInTest($input: UpdateRecruiterProfileInput!) { updateRecruiterProfile(input: $input) { recruiter { id } } }`,
    );
    await app.expectOk(EDIT, { input: { companyName: "Renamed Works", companySize: "FROM_51_TO_200" } }, owner);
    expect(await refreshCompanyOfJobs(app.db, owner.id)).toBe(1);
    // Clients that mirror the jobs show the company's name with each.
    expect(await prisma.jobChange.count({ where: { jobId, kind: "EDITED" } })).toBe(1);
    expect(await log(id)).toEqual([]);
    await prisma.job.update({ where: { id: jobId }, data: { title: "Head welder" } });
    expect((await log(id)).map(({ kind }) => kind)).toEqual(["job.edited"]);
  });

  test("does not receive what its scopes do not let it read", async () => {
    appId = await companyApp(["jobs:read"]);
    const { errors } = await app.execute(CREATE, { input: { appId, url, kinds: ["application.received"] } }, owner);
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("can access only the webhooks of its own app with its key", async () => {
    const { id } = await endpoint();
    const scopes: Scope[] = ["webhooks:read", "webhooks:write", "jobs:read"];
    const { key } = await buildApp(app.db.prisma, { accountId: owner.id, companyId: owner.id, scopes });
    const as = { headers: { authorization: `Bearer ${key}` } };
    for (const answer of [await app.execute(LOG, { id }, as), await app.execute(TEST, { id }, as)]) {
      expect(answer.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
  });
});

describe("an endpoint whose creator may no longer manage apps", () => {
  const LIST = graphql(
    `query WebhooksInTest($appId: ID!) { webhookEndpoints(appId: $appId) { id accountName problem disabledAt } }`,
  );
  const listed = async (who = owner) => (await app.expectOk(LIST, { appId }, who)).webhookEndpoints?.[0];
  async function madeByColleague() {
    const colleague = await signedInRecruiter(app.db);
    const key = { accountId_companyId: { accountId: colleague.id, companyId: owner.id } };
    await app.db.prisma.companyMember.deleteMany({ where: { accountId: colleague.id } });
    await app.db.prisma.companyMember.create({ data: { ...key.accountId_companyId, role: "RECRUITER" } });
    const input = { appId, url, kinds: ALL_KINDS };
    const { createWebhookEndpoint: made } = await app.expectOk(CREATE, { input }, colleague);
    return { id: made?.endpoint.id ?? "", colleague, key };
  }
  const demote = (where: Awaited<ReturnType<typeof madeByColleague>>["key"], role: CompanyRole) =>
    app.db.prisma.companyMember.update({ where, data: { role } });
  const happens = async () =>
    buildApplication(app.db.prisma, { jobId: (await buildJob(app.db.prisma, { companyId: owner.id })).id });

  test.each([
    ["removed", /has left the company/, (key) => app.db.prisma.companyMember.delete({ where: key })],
    [
      "gone",
      /has left the company/,
      (key) => app.db.prisma.account.delete({ where: { id: key.accountId_companyId.accountId } }),
    ],
    ["a viewer", /can no longer manage apps/, (key) => demote(key, "VIEWER")],
    ["an interviewer", /can no longer manage apps/, (key) => demote(key, "INTERVIEWER")],
  ] satisfies [string, RegExp, (key: Awaited<ReturnType<typeof madeByColleague>>["key"]) => Promise<unknown>][])(
    "because they are %s, receives nothing and reports why until another member takes it over",
    async (_, problem, lose) => {
      const { id, key } = await madeByColleague();
      await happens();
      const before = await log(id);
      expect(before.length).toBeGreaterThan(0);
      expect((await listed())?.problem).toBeNull();

      await lose(key);
      await happens();
      expect(await log(id)).toHaveLength(before.length);
      // Queued deliveries are not sent either.
      await deliver(before[0]?.id ?? "");
      expect(received).toEqual([]);
      expect((await log(id))[0]?.lastError).toMatch(problem);
      expect(await listed()).toMatchObject({ problem: expect.stringMatching(problem), disabledAt: null });
      const { errors } = await app.execute(TEST, { id }, owner);
      expect(errors?.[0]?.extensions.code).toBe("CONFLICT");

      await app.expectOk(ENABLE, { id }, owner);
      await happens();
      expect((await log(id)).length).toBeGreaterThan(before.length);
      const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: owner.id } });
      expect(await listed()).toMatchObject({ problem: null, accountName: email });
    },
  );

  test("receives events for the same roles in the database as in the service", async () => {
    const { key } = await madeByColleague();
    for (const role of Object.values(CompanyRole)) {
      await demote(key, role);
      const [row] = await app.db.prisma.$queryRaw<{ may: boolean }[]>`
        select manages_apps(${key.accountId_companyId.accountId}::uuid, ${owner.id}::uuid) as may`;
      expect(row?.may, role).toBe(roleCan(role, "MANAGE_APPS"));
    }
  });
});

describe("a delivery", () => {
  async function sample() {
    const { id, secret } = await endpoint();
    const { sendTestWebhook } = await app.expectOk(TEST, { id }, owner);
    return { id, secret, deliveryId: sendTestWebhook?.delivery.id ?? "" };
  }

  test("is signed in the Standard Webhooks format, which rejects a modified or an old one", async () => {
    const { id, secret, deliveryId } = await sample();
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
    const { id, deliveryId } = await sample();
    await deliver(deliveryId);
    await app.db.prisma
      .$executeRaw`create function refuse_job() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`;
    await app.db.prisma
      .$executeRaw`create trigger refuse_job before insert on graphile_worker._private_jobs for each row execute function refuse_job()`;
    const before = await log(id);
    const answers = [await app.execute(TEST, { id }, owner), await app.execute(REPLAY, { id: deliveryId }, owner)];
    await app.db.prisma.$executeRaw`drop function refuse_job() cascade`;
    for (const { errors } of answers) expect(errors).toHaveLength(1);
    expect(await log(id)).toEqual(before);
  });

  test("that succeeded is not repeated by a duplicate job, but sent again under its id when replayed", async () => {
    const { deliveryId } = await sample();
    await deliver(deliveryId);
    await deliver(deliveryId);
    expect(received).toHaveLength(1);
    await app.expectOk(REPLAY, { id: deliveryId }, owner);
    await deliver(deliveryId);
    expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([`msg_${deliveryId}`, `msg_${deliveryId}`]);
  });

  test("that is in progress cannot be sent again manually, and says so", async () => {
    const { deliveryId, id } = await sample();
    const replay = async () => (await app.execute(REPLAY, { id: deliveryId }, owner)).errors?.[0];
    const waits = { message: expect.stringContaining("still being retried"), extensions: { code: "CONFLICT" } };
    expect(await replay()).toMatchObject(waits);
    status = 500;
    await deliver(deliveryId);
    expect(await replay()).toMatchObject(waits);
    expect(await log(id)).toMatchObject([{ attempts: 1, lastStatus: 500 }]);
    status = 200;
    await deliver(deliveryId);
    expect(await replay()).toBeUndefined();
  });

  test("is attempted for three days with growing pauses; then the endpoint is disabled, and its company notified once", async () => {
    const { id, deliveryId } = await sample();
    expect([...PAUSES].sort((a, b) => a - b)).toEqual(PAUSES);
    expect(PAUSES.reduce((sum, pause) => sum + pause) / 86_400).toBeCloseTo(3, 0);
    status = 500;
    await deliver(deliveryId);
    const [job] = await app.db.prisma.$queryRaw<{ wait: number }[]>`
      select extract(epoch from run_at - now())::float8 as wait from graphile_worker.jobs where key = ${`webhook:${deliveryId}`}`;
    expect(job?.wait).toBeGreaterThan(0);
    for (const _ of PAUSES) await deliver(deliveryId);
    expect(received).toHaveLength(PAUSES.length + 1);
    const [given] = await log(id);
    expect(given).toMatchObject({ attempts: PAUSES.length + 1, lastStatus: 500, deliveredAt: null });
    expect(given?.failedAt).not.toBeNull();
    const about = { where: { subject: "A webhook of your company was disabled" } };
    expect(await app.db.prisma.mail.count(about)).toBe(1);

    const job2 = await buildJob(app.db.prisma, { companyId: owner.id });
    expect((await log(id)).some(({ body }) => body.includes(job2.id))).toBe(false);
    status = 200;
    expect((await app.expectOk(ENABLE, { id }, owner)).enableWebhookEndpoint?.endpoint.disabledAt).toBeNull();
    await app.expectOk(REPLAY, { id: deliveryId }, owner);
    await deliver(deliveryId);
    expect(await log(id)).toMatchObject([{ attempts: 1, lastStatus: 200, failedAt: null }]);
  });

  test("follows no redirect", async () => {
    const { id, deliveryId } = await sample();
    [status, location] = [307, url];
    await deliver(deliveryId);
    expect(received).toHaveLength(1);
    expect(await log(id)).toMatchObject([{ lastStatus: 307, lastError: "Redirects are not followed." }]);
  });

  test("times out after 5 seconds", { tags: ["thorough"] }, async () => {
    const { id, deliveryId } = await sample();
    status = 0;
    const from = performance.now();
    await deliver(deliveryId);
    expect(performance.now() - from).toBeLessThan(8000);
    expect(await log(id)).toMatchObject([{ lastStatus: null, lastError: "It did not answer within 5 seconds." }]);
  });

  test.each([
    ["http://example.com/hooks", "https"],
    ["http://93.184.216.34/hooks", "https"],
    ["http://localhost.example.com/hooks", "https"],
    ["https://10.0.0.8/hooks", "public internet address"],
    ["https://user:secret@example.com/hooks", "user name"],
  ])("requires https unless sent to this machine: %s is rejected", async (address, reason) => {
    const input = { appId, url: address, kinds: ["job.opened"] };
    const { errors } = await app.execute(CREATE, { input }, owner);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { url: expect.stringContaining(reason) },
    });
  });

  test.each(["http://localhost:8000/hooks", "http://127.1:8000/hooks", "http://[::1]:8000/hooks"])(
    "may go to this machine without https in development: %s",
    async (address) => {
      await app.expectOk(CREATE, { input: { appId, url: address, kinds: ["job.opened"] } }, owner);
    },
  );

  test("goes to this machine only if that is enabled", async () => {
    const { id, deliveryId } = await sample();
    await deliver(deliveryId, false);
    expect(received).toEqual([]);
    expect((await log(id))[0]?.lastError).toMatch(/not a public internet address/);
  });
});
