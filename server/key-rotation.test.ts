// @module-tag thorough

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CreateWebhookDocument } from "../web/generated/apps/webhooks.ts";
import { reencryptApps } from "./accounts/factors/reencrypt-apps.ts";
import { readConfig } from "./config.ts";
import { unsubscribeUrl } from "./notices/mail-links.ts";
import type { ServerSecrets } from "./platform/secrets/server-secrets.ts";
import { addAuthenticatorApp, codeOf, finishLogIn, logInByPassword } from "./testing/factors.ts";
import { VIEWER } from "./testing/outcomes.ts";
import { signedInRecruiter } from "./testing/people.ts";
import { bearer, send } from "./testing/send.ts";
import { FACTORY_PASSWORD, graphql, type Person, startTestApp, type TestApp, testClock } from "./testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "./testing/test-database.ts";
import { reencryptSecrets } from "./webhooks/reencrypt-secrets.ts";
import { signingSecrets } from "./webhooks/webhook-secret.ts";

const OLD = "the secret that signed until today, 0123456789";
const NEW = "the secret that signs from tomorrow on, 9876543210";

/** The settings of a node in each step that `npm run rotate-keys` prints, in order. */
const STEPS = [
  { TOKEN_SECRET: OLD },
  { TOKEN_SECRET: OLD, TOKEN_SECRET_NEXT: NEW },
  { TOKEN_SECRET: NEW, TOKEN_SECRET_PREVIOUS: OLD },
  { TOKEN_SECRET: NEW },
] as const;
const LAST = STEPS.length - 1;

const LOG_IN = graphql(
  `mutation LogInDuringRotation($input: LogInInput!) { logIn(input: $input) { accessToken refreshToken } }`,
);
const RENEW = graphql(
  `mutation RenewDuringRotation($token: String!) { renewSession(refreshToken: $token) { accessToken } }`,
);

const clock = testClock();
let db: TestDatabase;
/** One node per step, all on one database; nodes of adjacent steps run at the same time. */
let nodes: TestApp[];
beforeAll(async () => {
  db = await createTestDatabase();
  nodes = await Promise.all(STEPS.map((env) => startTestApp({ db, env, clock })));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await db.close();
});
const node = (step: number): TestApp => nodes[step] as TestApp;
const secretsAt = (step: number): ServerSecrets => readConfig({ NODE_ENV: "test", ...STEPS[step] }).secrets;
const later = (minutes: number) => clock.pass(minutes * 60_000);

/** Logs in as an API client does. */
async function logIn(step: number, { role, email }: Person) {
  const { logIn: tokens } = await node(step).expectOk(LOG_IN, { input: { role, email, password: FACTORY_PASSWORD } });
  return { access: tokens?.accessToken ?? "", refresh: tokens?.refreshToken ?? "" };
}
/** Logs in with a code of the authenticator app, two minutes later. */
async function logInWithApp(step: number, person: Person, key: string) {
  later(2);
  const challenge = (await logInByPassword(node(step), person))?.challenge ?? "";
  return finishLogIn(node(step), { challenge, code: codeOf(key, clock.now) });
}
const viewerBy = async (step: number, as: Parameters<TestApp["execute"]>[2]) =>
  (await node(step).execute(VIEWER, {}, as)).data?.viewer ?? null;
const press = (step: number, jobId: string) =>
  fetch(`${node(step).url}/jobs/${jobId}/save`, { method: "POST", redirect: "manual" });
const isRemembered = async (step: number, cookies: string) => {
  const { status } = await fetch(`${node(step).url}/jobs/finish`, { redirect: "manual", headers: { cookie: cookies } });
  return status === 200;
};
const endsMails = async (step: number, link: string) => (await fetch(node(step).url + link)).status === 200;

/** Returns which nodes accept what the node of a step has issued. */
const takenOf = async (takes: (step: number) => Promise<boolean>) => Promise.all(STEPS.map((_, step) => takes(step)));

// What is issued in a step is accepted by the nodes of the adjacent steps: no two others run at the same time.
const TAKEN = [
  [true, true, true, false],
  [true, true, true, false],
  [false, true, true, true],
  [false, true, true, true],
];

describe.each(STEPS.map((_, step) => step))("issued by a node in step %i", (step) => {
  test("access tokens are accepted by all nodes that may run beside it", async () => {
    const ada = await node(step).signedInSeeker();
    const { access } = await logIn(step, ada);
    expect(await takenOf(async (at) => (await viewerBy(at, bearer(access))) !== null)).toEqual(TAKEN[step]);
  });

  test("an action pending a login is remembered", async () => {
    const ada = await node(step).signedInSeeker();
    const { id } = await db.build.job();
    const pending = (await press(step, id)).headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await takenOf((at) => isRemembered(at, `${pending}; ${ada.cookie}`))).toEqual(TAKEN[step]);
  });

  test("links in mails unsubscribe", async () => {
    const { id: accountId } = await node(step).signedInSeeker();
    const link = await unsubscribeUrl("", secretsAt(step), { accountId, kinds: ["DECISION"] });
    expect(await takenOf((at) => endsMails(at, link))).toEqual(TAKEN[step]);
  });

  test("authenticator apps log in", async () => {
    const ada = await node(step).signedInSeeker();
    const { key } = await addAuthenticatorApp(node(step), ada, clock.now);
    const taken: boolean[] = [];
    for (const [at] of STEPS.entries()) taken.push((await logInWithApp(at, ada, key)).id === ada.id);
    expect(taken).toEqual(TAKEN[step]);
  });
});

test("nobody is logged out: sessions outlast all steps, and tokens signed with a removed secret are renewed", async () => {
  const ada = await node(0).signedInSeeker();
  const { access, refresh } = await logIn(0, ada);
  const cookie = `useraccessToken=${access}; userrefreshToken=${refresh}`;
  for (const [step] of STEPS.entries()) expect(await viewerBy(step, { cookie })).toEqual({ id: ada.id });
  expect(await viewerBy(LAST, bearer(access))).toBeNull();
  const answer = await send(node(LAST).url, VIEWER, {}, { cookie });
  const renewed = /useraccessToken=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1] ?? "";
  expect(await viewerBy(LAST, bearer(renewed))).toEqual({ id: ada.id });
  const { renewSession } = await node(LAST).expectOk(RENEW, { token: refresh });
  expect(await viewerBy(LAST, bearer(renewSession.accessToken))).toEqual({ id: ada.id });
});

test("what is re-encrypted in the third step can be decrypted by all nodes then running, and after the old secret is removed", async () => {
  const ada = await node(0).signedInSeeker();
  const { key } = await addAuthenticatorApp(node(0), ada, clock.now);
  expect((await reencryptApps(db, secretsAt(2))).sealed).toBeGreaterThan(0);
  expect((await reencryptApps(db, secretsAt(2))).sealed).toBe(0);
  for (const step of [1, 2, 3]) expect((await logInWithApp(step, ada, key)).id).toBe(ada.id);
});

test("what cannot be decrypted is counted and left unchanged, and its codes are not called wrong", async () => {
  const ada = await node(0).signedInSeeker();
  const { key } = await addAuthenticatorApp(node(0), ada, clock.now);
  await reencryptApps(db, secretsAt(0));
  const stored = () => db.prisma.authenticatorApp.findUniqueOrThrow({ where: { accountId: ada.id } });
  const before = await stored();
  expect((await reencryptApps(db, secretsAt(LAST))).unreadable).toBeGreaterThan(0);
  expect(await stored()).toEqual(before);
  expect((await logInWithApp(LAST, ada, key)).refused).toBe("UNAVAILABLE");
});

describe("webhooks", () => {
  const created = async (step: number) => {
    const company = await signedInRecruiter(db);
    const accountId = company.id;
    const { appId } = await db.build.app({ accountId, companyId: accountId, scopes: ["jobs:read"] });
    const input = { appId, url: "https://example.com/hooks", kinds: ["job.opened"] };
    const { createWebhookEndpoint: made } = await node(step).expectOk(CreateWebhookDocument, { input }, company);
    return { id: made?.endpoint.id ?? "", secret: made?.secret ?? "" };
  };
  const signing = async (step: number, id: string) => {
    const stored = await db.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    return signingSecrets(secretsAt(step), stored, clock.now);
  };

  test.each([true, false])(
    "are signed with the secret that their receivers have, in each step; sealed: %s",
    async (isSealed) => {
      const { id, secret } = await created(0);
      // Webhook secrets from before they were stored are derived from the server's secret.
      if (!isSealed) await db.prisma.webhookEndpoint.update({ where: { id }, data: { sealedSecrets: null } });
      for (const step of [0, 1, 2]) expect(await signing(step, id)).toEqual([secret]);
      expect((await reencryptSecrets(db, secretsAt(2))).sealed).toBeGreaterThan(0);
      for (const step of [1, 2, 3]) expect(await signing(step, id)).toEqual([secret]);
    },
  );

  test("that a rotation is in progress for retain both secrets", async () => {
    const { id } = await created(0);
    const data = {
      sealedSecrets: null,
      secretVersion: 2,
      previousSecretUntil: new Date(clock.now.getTime() + 3_600_000),
    };
    await db.prisma.webhookEndpoint.update({ where: { id }, data });
    const both = await signing(0, id);
    expect(new Set(both).size).toBe(2);
    await reencryptSecrets(db, secretsAt(2));
    for (const step of [1, 2, 3]) expect(await signing(step, id)).toEqual(both);
  });
});

test("browsers stay subscribed as long as the old secret is there, and longer with a dedicated push key", () => {
  const keyOf = (step: number, more = {}) => readConfig({ NODE_ENV: "test", ...STEPS[step], ...more }).pushKeys;
  const before = keyOf(0);
  expect([keyOf(1), keyOf(2)]).toEqual([before, before]);
  expect(keyOf(LAST)).not.toEqual(before);
  expect(keyOf(LAST, { VAPID_PRIVATE_KEY: before.privateKey })).toEqual(before);
});
