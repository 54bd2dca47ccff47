import { createECDH } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { LogOutDocument } from "../../../web/generated/accounts/viewer.ts";
import {
  PushSettingsDocument,
  SubscribeToPushDocument,
  UnsubscribeFromPushDocument,
} from "../../../web/generated/notices/push.ts";
import { deliverAgain, deliverNotices, LINK_SECRET, pushAll } from "../../testing/notices.ts";
import { startPushService } from "../../testing/push-service.ts";
import { dueInSeconds } from "../../testing/queued-jobs.ts";
import { forEachTest, forTheFile, testApp, testClock } from "../../testing/test-app.ts";
import { pushKeys } from "./push-keys.ts";

const clock = testClock();
const app = testApp({ env: { TOKEN_SECRET: LINK_SECRET }, clock });

const service = forTheFile(startPushService, (started) => started.close());

const grace = forEachTest(() => app.signedInSeeker());
beforeEach(async () => {
  await app.db.pool.query("delete from graphile_worker._private_jobs");
  service.received.length = 0;
  service.answerWith(() => 201);
});

const turnOn = async (device = `${grace.id}-phone`) => {
  const input = service.subscribe(device);
  await app.expectOk(SubscribeToPushDocument, { input }, grace);
  return input.endpoint;
};
const connections = () => app.app.services.connections;
const seeker = (accountId: string) => ({ accountId, role: "SEEKER" as const, sessionId: accountId });

async function ask(name = "Ada Lovelace") {
  const { id } = await app.build.seeker({ name });
  await connections().request(seeker(id), grace.id);
  await deliverNotices(app);
  return id;
}
const settings = async (endpoint: string) =>
  (await app.expectOk(PushSettingsDocument, { endpoint }, grace)).pushSettings;
const prefer = (preferences: object) =>
  app.db.prisma.noticePreferences.create({ data: { accountId: grace.id, ...preferences } });
/** It is night, and the person has quiet hours. */
const nightFalls = async () => {
  clock.now = new Date("2026-11-22T23:00:00Z");
  await prefer({ timeZone: "UTC", quietFrom: 22, quietUntil: 7 });
  await app.db.prisma.session.updateMany({ data: { expiresAt: new Date("2027-12-01") } });
};
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
  const recruiter = await app.build.recruiter({ name: "Acme" });
  const job = await app.build.job({ companyId: recruiter.id, title: "Engineer" });
  const sent = { jobId: job.id, seekerId: grace.id, status: "REJECTED" } as const;
  const { id: applicationId } = await app.build.application(sent);
  for (let run = 0; run < 2; run++) await deliverAgain(app, { kind: "DECISION", cause: { applicationId } });
  await pushAll(app);
  const body = "You have a response to an application.";
  const path = `/main/appliedjobs?application=${job.id}`;
  expect(service.received.map(({ message }) => message)).toEqual([
    { title: "Worklane", body, path, tag: expect.any(String) },
  ]);
});

test.for([
  ["an address without https", { endpoint: "ftp://push.example/1" }],
  ["a private address", { endpoint: "https://10.0.0.8/1" }],
  ["an address of the machine's own network", { endpoint: "https://169.254.169.254/" }],
  ["no address", { endpoint: "nothing" }],
  ["an address with a password", { endpoint: "https://user:secret@push.example/phone" }],
  ["a key that is no point of the curve", { p256dh: Buffer.alloc(65, 4).toString("base64url") }],
  ["a compressed key", { p256dh: createECDH("prime256v1").generateKeys("base64url", "compressed") }],
  ["a key of another alphabet", { p256dh: "!".repeat(87) }],
  ["a secret that is too short", { auth: Buffer.alloc(15).toString("base64url") }],
] as const)("%s is refused: nothing could be pushed there", async ([, wrong]) => {
  const input = { ...service.subscribe("phone"), ...wrong };
  const { errors } = await app.execute(SubscribeToPushDocument, { input }, grace);
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
  await app.db.prisma.notice.updateMany({ where: { accountId: grace.id }, data: { readAt: clock.now } });
  await ask("Mary");
  clock.pass(25 * 3_600_000);
  await pushAll(app);
  expect(bodies()).toEqual([]);
  expect(await waiting()).toBe(0);
});

test("a pushed notice is not sent again when it is retracted and repeated", async () => {
  await turnOn();
  await prefer({ choices: { CONNECTION_REQUEST: { mail: "NEVER" } } });
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
  await nightFalls();
  await ask();
  const { rows } = await app.db.pool.query(`select key from graphile_worker.jobs where task_identifier = 'send-push'`);
  expect(await dueInSeconds(app.db, rows[0]?.key)).toBeGreaterThan(8 * 3600 - 60);
  const data = { quietFrom: null, quietUntil: null, choices: { CONNECTION_REQUEST: { push: false } } };
  await app.db.prisma.noticePreferences.update({ where: { accountId: grace.id }, data });
  await ask("Katherine");
  expect(await waiting()).toBe(1);
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
    expect(await settings(endpoint)).toMatchObject({ isOnHere: false, deviceCount: 0 });
  },
);

test("a browser receives pushes until it is turned off or its session ends", async () => {
  const phone = await turnOn("one");
  const { publicKey } = pushKeys(new TextEncoder().encode(LINK_SECRET));
  expect(await settings(phone)).toMatchObject({ isOnHere: true, deviceCount: 1, publicKey });
  await turnOn("two");
  const off = await app.expectOk(UnsubscribeFromPushDocument, { input: { endpoint: phone } }, grace);
  expect(off.unsubscribeFromPush).toMatchObject({ isOnHere: false, deviceCount: 1 });
  await app.expectOk(LogOutDocument, { role: "SEEKER" }, grace);
  expect(await app.db.prisma.pushSubscription.count({ where: { accountId: grace.id } })).toBe(0);
});

test("an account has ten browsers; a new one replaces the one with the oldest delivery", async () => {
  for (let n = 0; n < 12; n++) await turnOn(`browser-${n}`);
  expect(await settings(`${service.origin}/browser-11`)).toMatchObject({ isOnHere: true, deviceCount: 10 });
});

test("the key is derived from the server's secret, or configured", () => {
  const [one, again, other] = ["a", "a", "b"].map((secret) => pushKeys(new TextEncoder().encode(secret)));
  expect(one).toEqual(again);
  expect(one?.publicKey).not.toBe(other?.publicKey);
  expect(pushKeys(new Uint8Array(), one?.privateKey)).toEqual(one);
});
