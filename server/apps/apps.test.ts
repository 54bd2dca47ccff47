import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Scope } from "../../shared/scopes.ts";
import { AppsDocument, RotateKeyDocument } from "../../web/generated/apps/apps.ts";
import { deleteEndedSessions } from "../accounts/sessions.store.ts";
import { tokenHash } from "../accounts/tokens.ts";
import { rawSocket } from "../testing/subscriber.ts";
import {
  bearer,
  FACTORY_PASSWORD,
  forEachTest,
  graphql,
  type Person,
  startTestApp,
  type TestApp,
  testClock,
} from "../testing/test-app.ts";
import { WRONG_KEYS_BY_ADDRESS } from "./apps.rate-limits.ts";
import { newKey } from "./keys.ts";

const ENDED =
  graphql(`query EndedKeysInTest($first: Int, $after: String) { apps { endedKeys(first: $first, after: $after) {
  totalCount nodes { hint endReason endedAt accountName } pageInfo { endCursor hasNextPage } } } }`);
const CREATE = graphql(
  `mutation CreateAppInTest($input: CreateAppInput!) { createApp(input: $input) { key app { id name scopes keys { id hint lastUsedAt } } } }`,
);
const VIEWER = graphql(`query ViewerOfKey { viewer { id name company { id role } } }`);
const VIEWER_KEY = graphql(`query KeyOfItself { viewerKey { appName scopes expiresAt } }`);

const clock = testClock();
let one: TestApp;
let other: TestApp;
beforeEach(async () => {
  one = await startTestApp({ clock });
  other = await startTestApp({ clock, db: one.db });
});
afterEach(async () => {
  await other.close();
  await one.close();
});

const HOUR_MS = 3_600_000;
const later = (hours: number) => clock.pass(hours * HOUR_MS);
/** Reauthenticates: a login of hours ago cannot create keys. */
const confirm = (person: Person) => one.perform("confirmPassword", { input: { password: FACTORY_PASSWORD } }, person);
async function makeApp(person: Person, scopes: Scope[] = ["profile:read"]) {
  const { key = "", app } =
    (await one.expectOk(CREATE, { input: { name: "Importer", scopes } }, person)).createApp ?? {};
  return { key, app, appId: app?.id ?? "", keyId: app?.keys[0]?.id ?? "" };
}
/** Returns the account that a key acts for on a node, or the code of the error. */
async function viewerAt(node: TestApp, key: string) {
  const { data, errors } = await node.execute(VIEWER, {}, bearer(key));
  return errors?.[0]?.extensions.code ?? data?.viewer?.id;
}
const appsOf = async (person: Person) => (await one.expectOk(AppsDocument, {}, person)).apps ?? [];
const rotate = async (person: Person, input: { appId: string; overlapHours: number; expiresInDays?: number }) =>
  (await one.expectOk(RotateKeyDocument, { input }, person)).rotateKey?.key ?? "";
const revoke = (person: Person, input: { appId: string; keyId: string }) =>
  one.outcomeOf("revokeKey", { input }, person);
const endedKeysOf = async (person: Person, page: { first?: number; after?: string } = {}) =>
  (await one.expectOk(ENDED, page, person)).apps?.[0]?.endedKeys;

describe("a key", () => {
  const ada = forEachTest(() => one.signedInSeeker());

  test("acts for its owner over GraphQL and REST, is shown once, and reports when it was last used", async () => {
    const { key, app: made } = await makeApp(ada);
    expect(key).toMatch(/^wl_live_[0-9a-f]{72}$/);
    expect(made).toMatchObject({ name: "Importer", scopes: ["profile:read"], keys: [{ lastUsedAt: null }] });

    expect([await viewerAt(one, key), await viewerAt(other, key)]).toEqual([ada.id, ada.id]);
    expect((await fetch(`${one.url}/seeker/getname`, bearer(key))).status).toBe(200);

    const [app] = await appsOf(ada);
    const self = async (as: object) => (await one.expectOk(VIEWER_KEY, {}, as)).viewerKey;
    const [{ id = "", expiresAt } = {}] = app?.keys ?? [];
    expect(await self(bearer(key))).toEqual({ appName: "Importer", scopes: ["profile:read"], expiresAt });
    expect(await self(ada)).toBeNull();
    expect(JSON.stringify(app)).not.toContain(key);
    expect(app?.keys[0]).toMatchObject({ hint: `wl_live_…${key.slice(-4)}`, lastUsedAt: clock.now.toISOString() });
    const { refreshTokenHash } = await one.db.prisma.session.findUniqueOrThrow({ where: { id } });
    expect(key).not.toContain(refreshTokenHash);
  });

  test("is not a login: no cookie, no device, and logging out everywhere does not affect it", async () => {
    const { key } = await makeApp(ada);
    const asCookie = await one.execute(VIEWER, {}, { cookie: `userrefreshToken=${key}` });
    expect(asCookie.data?.viewer).toBeNull();
    const { data } = await one.execute(`{ viewerSessions { id } }`, {}, ada);
    expect((data as { viewerSessions: unknown[] }).viewerSessions).toHaveLength(1);
    await one.perform("logOutEverywhere", {}, ada);
    expect(await viewerAt(one, key)).toBe(ada.id);
  });

  test("ends when it is revoked, on every node immediately, with its open sockets", async () => {
    const { key, appId, keyId } = await makeApp(ada, ["messages:read"]);
    expect(await viewerAt(other, key)).toBe(ada.id);
    const socket = await rawSocket(other.url);
    await socket.init({ authorization: `Bearer ${key}` });

    expect(await revoke(ada, { appId, keyId })).toBe("yes");
    expect(await appsOf(ada)).toMatchObject([{ id: appId, keys: [] }]);
    expect((await socket.closed).code).toBe(4401);
    expect(await viewerAt(one, key)).toBe("UNAUTHENTICATED");
    await expect.poll(() => viewerAt(other, key)).toBe("UNAUTHENTICATED");
    expect(await revoke(ada, { appId, keyId })).toBe("NOT_FOUND");
  });

  test("that has ended is listed separately, with time, reason and creator, page by page", async () => {
    const { appId } = await makeApp(ada);
    const replace = async (overlapHours: number) => {
      await confirm(ada);
      await rotate(ada, { appId, overlapHours, expiresInDays: 1 });
    };
    const ends: string[] = [];
    const keyEndsIn = (hours: number) => {
      later(hours);
      ends.unshift(clock.now.toISOString());
    };
    await replace(1);
    keyEndsIn(1);
    keyEndsIn(1);
    await replace(0);
    keyEndsIn(1);
    await revoke(ada, { appId, keyId: (await appsOf(ada))[0]?.keys[0]?.id ?? "" });
    await replace(0);
    keyEndsIn(24);

    const first = await endedKeysOf(ada, { first: 3 });
    const accountName = ada.email;
    expect(first?.nodes).toEqual(
      ["EXPIRED", "REVOKED", "REPLACED"].map((endReason, n) => ({
        ...{ hint: expect.stringMatching(/^wl_live_/), endReason, endedAt: ends[n], accountName },
      })),
    );
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const rest = await endedKeysOf(ada, { first: 3, after: first?.pageInfo.endCursor ?? "" });
    expect(rest?.nodes).toMatchObject([{ endReason: "REPLACED", endedAt: ends[3] }]);
    expect((await appsOf(ada))[0]?.keys).toEqual([]);
  });

  test("that has ended is listed for 90 days", async () => {
    const { appId } = await makeApp(ada);
    const key = (days: number) => ({
      ...{ accountId: ada.id, appId, refreshTokenHash: tokenHash(`key-${days}`), keyHint: `${days} days` },
      ...{ createdAt: new Date(0), expiresAt: new Date(), endedAt: new Date(Date.now() - days * 24 * HOUR_MS) },
    });
    await one.db.prisma.session.createMany({ data: [key(8), key(89), key(91)] });
    await deleteEndedSessions(one.db);
    expect((await endedKeysOf(ada))?.nodes.map(({ hint }) => hint)).toEqual(["8 days", "89 days"]);
  });

  test("is rotated with an overlap: both work, and the old one says that it is being replaced; then only the new one", async () => {
    const { key: old, appId } = await makeApp(ada);
    expect(await viewerAt(other, old)).toBe(ada.id);
    const fresh = await rotate(ada, { appId, overlapHours: 2 });
    expect((await appsOf(ada))[0]?.keys).toMatchObject([{ endReason: null }, { endReason: "REPLACED" }]);
    expect([await viewerAt(one, old), await viewerAt(other, fresh)]).toEqual([ada.id, ada.id]);
    later(2.001);
    expect(await viewerAt(one, old)).toBe("UNAUTHENTICATED");
    await expect.poll(() => viewerAt(other, old)).toBe("UNAUTHENTICATED");
    expect(await viewerAt(other, fresh)).toBe(ada.id);

    await confirm(ada);
    await rotate(ada, { appId, overlapHours: 0 });
    expect((await appsOf(ada))[0]?.keys).toHaveLength(1);
    expect(await viewerAt(one, fresh)).toBe("UNAUTHENTICATED");
  });

  test("expires, and ends with its app and its account", async () => {
    const { key: brief } = await makeApp(ada);
    later(91 * 24);
    expect(await viewerAt(one, brief)).toBe("UNAUTHENTICATED");
    clock.now = new Date();

    const { key, appId } = await makeApp(ada);
    await one.perform("deleteApp", { input: { appId } }, ada);
    expect(await viewerAt(one, key)).toBe("UNAUTHENTICATED");

    const { key: last } = await makeApp(ada);
    expect(await viewerAt(one, last)).toBe(ada.id);
    await one.perform("deleteAccount", { input: { password: FACTORY_PASSWORD } }, ada);
    expect(await viewerAt(one, last)).toBe("UNAUTHENTICATED");
  });

  test("that is invalid is reported as such for any operation, and guessing is limited without locking out keys in use", async () => {
    const { key } = await makeApp(ada);
    expect(await viewerAt(one, key)).toBe(ada.id);
    const mistyped = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
    expect(await viewerAt(one, mistyped)).toBe("UNAUTHENTICATED");
    for (let guess = 0; guess < WRONG_KEYS_BY_ADDRESS.points; guess++) {
      expect(await viewerAt(one, newKey())).toBe("UNAUTHENTICATED");
    }
    const refused = await fetch(`${one.url}/recruiter/postedjobs`, bearer(newKey()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await viewerAt(one, key)).toBe(ada.id);
  });
});

describe("a company's app", () => {
  const owner = forEachTest(() => one.signedInRecruiter());
  const recruiter = forEachTest(() => one.signedInMember({ companyId: owner.id }));

  test.each(["is removed", "leaves"])("has no valid key once its creator %s, even if they come back", async (how) => {
    const { key } = await makeApp(recruiter);
    expect(await viewerAt(one, key)).toBe(recruiter.id);
    if (how === "leaves") await one.perform("leaveCompany", {}, recruiter);
    else await one.perform("removeMember", { accountId: recruiter.id }, owner);
    expect(await viewerAt(one, key)).toBe("UNAUTHENTICATED");
    await one.db.build.member({ accountId: recruiter.id, companyId: owner.id });
    expect(await viewerAt(one, key)).toBe("UNAUTHENTICATED");
    const ended = { endReason: "MEMBER_LEFT", accountName: recruiter.email };
    expect((await endedKeysOf(owner))?.nodes).toMatchObject([ended]);
    expect((await appsOf(owner))[0]?.keys).toEqual([]);
  });

  test("is managed by owners and recruiters, acts for that company only, and with the permissions of its key's creator", async () => {
    const { key, appId } = await makeApp(recruiter, ["people:read", "profile:read"]);
    expect((await appsOf(owner)).map(({ id }) => id)).toEqual([appId]);

    // The member's current company is now another one, and the key gets nothing of it.
    const { id: companyId } = await one.db.build.recruiter();
    await one.db.build.member({ accountId: recruiter.id, companyId, role: "OWNER" });
    await one.perform("chooseCompany", { companyId }, recruiter);
    const { viewer } = await one.expectOk(VIEWER, {}, bearer(key));
    expect(viewer?.company).toEqual({ id: owner.id, role: "RECRUITER" });
    expect(await appsOf(recruiter)).toEqual([]);

    await one.perform("changeMemberRole", { input: { accountId: recruiter.id, role: "INTERVIEWER" } }, owner);
    expect(await one.outcomeOf("candidates", {}, bearer(key))).toBe("FORBIDDEN");
  });

  test("has no scopes irrelevant to companies, and no unknown ones", async () => {
    for (const scope of ["connections:read", "everything", "constructor"]) {
      const input = { name: "Importer", scopes: [scope] };
      expect(await one.outcomeOf("createApp", { input }, owner), scope).toBe("BAD_USER_INPUT");
    }
  });

  test("is one of at most 20, however many are created concurrently", async () => {
    const create = () => one.outcomeOf("createApp", { input: { name: "Importer", scopes: ["jobs:read"] } }, owner);
    const all = await Promise.all(Array.from({ length: 23 }, create));
    expect(all.filter((outcome) => outcome === "CONFLICT")).toHaveLength(3);
  });
});
