import { createECDH } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverAgain, deliverNotices, LINK_SECRET, pushAll } from "../../testing/notices.ts";
import { signedInSeeker } from "../../testing/people.ts";
import { startPushService } from "../../testing/push-service.ts";
import { testApp } from "../../testing/test-app.ts";
import { pushKeys } from "./push-keys.ts";

let now = new Date();
const app = testApp({ env: { TOKEN_SECRET: LINK_SECRET }, clock: () => now });

const SETTINGS = graphql(`query PushInTest($endpoint: String) {
  pushSettings(endpoint: $endpoint) { publicKey isOnHere deviceCount }
}`);
const SUBSCRIBE = graphql(`mutation SubscribeInTest($input: SubscribeToPushInput!) {
  subscribeToPush(input: $input) { isOnHere deviceCount }
}`);
const UNSUBSCRIBE = graphql(`mutation UnsubscribeInTest($input: UnsubscribeFromPushInput!) {
  unsubscribeFromPush(input: $input) { isOnHere deviceCount }
}`);
const LOG_OUT = graphql(`mutation LogOutInPushTest { logOut(role: SEEKER) { message } }`);

let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

let grace: { id: string; cookie: string };
beforeEach(async () => {
  now = new Date();
  await app.db.pool.query("delete from graphile_worker._private_jobs");
  service.received.length = 0;
  service.answerWith(() => 201);
  grace = await signedInSeeker(app.db);
});

const turnOn = async (device = `${grace.id}-phone`, as = grace) => {
  const input = service.subscribe(device);
  await app.expectOk(SUBSCRIBE, { input }, as);
  return input.endpoint;
};
const connections = () => app.app.services.connections;
const seeker = (accountId: string) => ({ accountId, role: "SEEKER" as const, sessionId: accountId });

async function ask(name = "Ada Lovelace") {
  const { id } = await buildSeeker(app.db.prisma, { name });
  await connections().request(seeker(id), grace.id);
  await deliverNotices(app);
  return id;
}
const bodies = () => service.received.map(({ message }) => message.body);
const waiting = async () =>
  (await app.db.pool.query("select from graphile_worker.jobs where task_identifier = 'send-push'")).rowCount;

test("a notice reaches each browser once, encrypted, signed, and without anybody's name", async () => {
  await turnOn("phone");
  await turnOn("laptop");
  await ask();
  await pushAll(app);
  await pushAll(app);
  const { id } = await app.db.prisma.notice.findFirstOrThrow({ where: { accountId: grace.id } });
  const [push] = service.received;
  expect(service.received.map(({ device }) => device).sort()).toEqual(["laptop", "phone"]);
  expect(push).toMatchObject({
    topic: id.replaceAll("-", ""),
    sender: { aud: service.origin, sub: "mailto:hello@worklane.example" },
    message: { title: "Worklane", body: "You have a connection request.", tag: id },
  });
  expect(push?.ttl).toBeGreaterThan(86_000);
  expect(service.wrong).toEqual([]);
});

test("a decision shows on a locked screen only that there is an answer, not which or from whom", async () => {
  await turnOn();
  const recruiter = await buildRecruiter(app.db.prisma, { name: "Acme" });
  const job = await buildJob(app.db.prisma, { companyId: recruiter.id, title: "Engineer" });
  const { id: applicationId } = await buildApplication(app.db.prisma, {
    jobId: job.id,
    seekerId: grace.id,
    status: "REJECTED",
  });
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  await pushAll(app);
  expect(service.received.map(({ message }) => ({ ...message, tag: "" }))).toEqual([
    {
      title: "Worklane",
      body: "You have an answer to an application.",
      path: `/main/appliedjobs?application=${job.id}`,
      tag: "",
    },
  ]);
});

test.for([
  ["an address with a password", { endpoint: "https://user:secret@push.example/phone" }],
  ["a key that is no point of the curve", { p256dh: Buffer.alloc(65, 4).toString("base64url") }],
  ["a compressed key", { p256dh: createECDH("prime256v1").generateKeys("base64url", "compressed") }],
  ["a key of another alphabet", { p256dh: "!".repeat(87) }],
  ["a secret that is too short", { auth: Buffer.alloc(15).toString("base64url") }],
] as const)("%s is refused: nothing could be pushed there", async ([, wrong]) => {
  const input = { ...service.subscribe("phone"), ...wrong };
  const { errors } = await app.execute(SUBSCRIBE, { input }, grace);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { [Object.keys(wrong)[0] ?? ""]: expect.stringContaining("browser") },
  });
  expect(await app.db.prisma.pushSubscription.count({ where: { accountId: grace.id } })).toBe(0);
});

test("retracted, read and outdated notices are not pushed", async () => {
  await turnOn();
  const ada = await ask();
  await connections().withdraw(seeker(ada), grace.id);
  await ask("Katherine");
  await app.db.prisma.notice.updateMany({ where: { accountId: grace.id }, data: { readAt: now } });
  await ask("Mary");
  now = new Date(now.getTime() + 25 * 3_600_000);
  await pushAll(app);
  expect(bodies()).toEqual([]);
  expect(await waiting()).toBe(0);
});

test("a pushed notice is not sent again when it is retracted and repeated", async () => {
  await turnOn();
  await app.db.prisma.noticePreferences.create({
    data: { accountId: grace.id, choices: { CONNECTION_REQUEST: { mail: "NEVER" } } },
  });
  const ada = await ask();
  await pushAll(app);
  await connections().withdraw(seeker(ada), grace.id);
  await connections().request(seeker(ada), grace.id);
  await deliverNotices(app);
  await pushAll(app);
  expect(bodies()).toHaveLength(1);
});

test("quiet hours and preferences apply to pushes", async () => {
  await turnOn();
  now = new Date("2026-11-22T23:00:00Z");
  const data = { accountId: grace.id, timeZone: "UTC", quietFrom: 22, quietUntil: 7 };
  await app.db.prisma.noticePreferences.create({ data });
  await app.db.prisma.session.updateMany({ data: { expiresAt: new Date("2027-12-01") } });
  await ask();
  const { rows } = await app.db.pool.query(
    "select extract(epoch from run_at - now())::int as seconds from graphile_worker.jobs where task_identifier = 'send-push'",
  );
  expect(rows[0]?.seconds).toBeGreaterThan(8 * 3600 - 60);
  await app.db.prisma.noticePreferences.update({
    where: { accountId: grace.id },
    data: { quietFrom: null, quietUntil: null, choices: { CONNECTION_REQUEST: { push: false } } },
  });
  await ask("Katherine");
  expect(await waiting()).toBe(1);
});

test("an answer waiting for the morning that is reverted is not pushed", async () => {
  await turnOn();
  now = new Date("2026-11-22T23:00:00Z");
  await app.db.prisma.session.updateMany({ data: { expiresAt: new Date("2027-12-01") } });
  const choices = { DECISION: { mail: "NEVER" } };
  const quiet = { accountId: grace.id, quietFrom: 22, quietUntil: 7, choices };
  await app.db.prisma.noticePreferences.create({ data: quiet });
  const { id: applicationId } = await buildApplication(app.db.prisma, { seekerId: grace.id, status: "REJECTED" });
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  await app.db.prisma.application.update({
    where: { id: applicationId },
    data: { status: "APPLIED", version: { increment: 1 } },
  });
  await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  await pushAll(app);
  expect(bodies()).toEqual([]);
});

test.each([404, 410])(
  "a subscription that a push service answers with %i ends; other failures are retried",
  async (status) => {
    const endpoint = await turnOn();
    service.answerWith(() => 503);
    await ask();
    await expect(pushAll(app)).rejects.toThrow("The push service answered 503.");
    expect(await waiting()).toBe(1);
    service.answerWith(() => status);
    await pushAll(app);
    expect(await waiting()).toBe(0);
    expect((await app.expectOk(SETTINGS, { endpoint }, grace)).pushSettings).toMatchObject({
      isOnHere: false,
      deviceCount: 0,
    });
  },
);

test("a browser receives pushes until it is turned off or its session ends", async () => {
  const phone = await turnOn("one");
  const { pushSettings } = await app.expectOk(SETTINGS, { endpoint: phone }, grace);
  expect(pushSettings).toMatchObject({ isOnHere: true, deviceCount: 1 });
  expect(pushSettings.publicKey).toBe(pushKeys(new TextEncoder().encode(LINK_SECRET)).publicKey);
  await turnOn("two");
  const off = await app.expectOk(UNSUBSCRIBE, { input: { endpoint: phone } }, grace);
  expect(off.unsubscribeFromPush).toEqual({ isOnHere: false, deviceCount: 1 });
  await app.expectOk(LOG_OUT, {}, grace);
  expect(await app.db.prisma.pushSubscription.count({ where: { accountId: grace.id } })).toBe(0);
});

test("an account has ten browsers; a new one replaces the one with the oldest delivery", async () => {
  for (let n = 0; n < 12; n++) await turnOn(`browser-${n}`);
  const { pushSettings } = await app.expectOk(SETTINGS, { endpoint: `${service.origin}/browser-11` }, grace);
  expect(pushSettings).toMatchObject({ isOnHere: true, deviceCount: 10 });
});

test("forbidden addresses are refused", async () => {
  const keys = service.subscribe("any");
  for (const endpoint of ["ftp://push.example/1", "https://10.0.0.8/1", "https://169.254.169.254/", "nothing"]) {
    const { errors } = await app.execute(SUBSCRIBE, { input: { ...keys, endpoint } }, grace);
    expect(errors?.[0]?.extensions.code, endpoint).toBe("BAD_USER_INPUT");
  }
  const { errors } = await app.execute(SUBSCRIBE, { input: { ...keys, auth: "short" } }, grace);
  expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

test("the key is derived from the server's secret, or configured", () => {
  const [one, again, other] = ["a", "a", "b"].map((secret) => pushKeys(new TextEncoder().encode(secret)));
  expect(one).toEqual(again);
  expect(one?.publicKey).not.toBe(other?.publicKey);
  expect(pushKeys(new Uint8Array(), one?.privateKey)).toEqual(one);
});
