import { createClient } from "graphql-ws";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { buildMember, buildRecruiter, FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import type { Scope } from "../../shared/scopes.ts";
import { ConfirmPasswordDocument } from "../../web/generated/accounts/confirm-person.ts";
import { deleteEndedSessions } from "../accounts/sessions.store.ts";
import { tokenHash } from "../accounts/tokens.ts";
import { graphql } from "../testing/generated/gql.ts";
import { type Person, signedInRecruiter, signedInSeeker } from "../testing/people.ts";
import { signIn } from "../testing/sign-in.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { WRONG_KEYS_BY_ADDRESS } from "./apps.rate-limits.ts";
import { newKey } from "./keys.ts";

const APPS = graphql(
  `query AppsInTest { apps { id name scopes keys { id hint createdAt expiresAt lastUsedAt endedAt endReason } } }`,
);
const ENDED =
  graphql(`query EndedKeysInTest($first: Int, $after: String) { apps { endedKeys(first: $first, after: $after) {
  totalCount nodes { hint endReason endedAt accountName } pageInfo { endCursor hasNextPage } } } }`);
const CREATE = graphql(
  `mutation CreateAppInTest($input: CreateAppInput!) { createApp(input: $input) { key app { id name scopes keys { id hint lastUsedAt } } } }`,
);
const ROTATE = graphql(
  `mutation RotateInTest($input: RotateKeyInput!) { rotateKey(input: $input) { key app { keys { id expiresAt } } } }`,
);
const REVOKE = graphql(
  `mutation RevokeInTest($input: RevokeKeyInput!) { revokeKey(input: $input) { apps { id keys { id } } } }`,
);
const DELETE_APP = graphql(
  `mutation DeleteAppInTest($input: AppIdInput!) { deleteApp(input: $input) { apps { id } } }`,
);
const VIEWER = graphql(`query ViewerOfKey { viewer { id name company { id role } } }`);
const VIEWER_KEY = graphql(`query KeyOfItself { viewerKey { appName scopes expiresAt } }`);
const CANDIDATES = graphql(`query CandidatesOfKey { candidates(first: 1) { totalCount } }`);

/** Reauthenticates: a login of hours ago cannot create keys. */
const confirm = (person: Person) =>
  one.expectOk(ConfirmPasswordDocument, { input: { password: FACTORY_PASSWORD } }, person);

let now = new Date();
let one: TestApp;
let other: TestApp;
beforeEach(async () => {
  now = new Date();
  one = await startTestApp({ clock: () => now });
  other = await startTestApp({ clock: () => now, db: one.db });
});
afterEach(async () => {
  await other.close();
  await one.close();
});

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });
const makeApp = async (person: Person, scopes: Scope[] = ["profile:read"]) =>
  (await one.expectOk(CREATE, { input: { name: "Importer", scopes } }, person)).createApp;
/** Returns the account that a key acts for on a node, or the code of the error. */
async function viewerAt(node: TestApp, key: string) {
  const { data, errors } = await node.execute(VIEWER, {}, bearer(key));
  return errors?.[0]?.extensions.code ?? data?.viewer?.id;
}
const appsOf = async (person: Person) => (await one.expectOk(APPS, {}, person)).apps ?? [];

const endedKeysOf = async (person: Person, page: { first?: number; after?: string } = {}) =>
  (await one.expectOk(ENDED, page, person)).apps?.[0]?.endedKeys;

describe("a key", () => {
  test("acts for its owner over GraphQL and REST, is shown once, and reports when it was last used", async () => {
    const ada = await signedInSeeker(one.db);
    const made = await makeApp(ada, ["profile:read"]);
    expect(made?.key).toMatch(/^wl_live_[0-9a-f]{72}$/);
    expect(made?.app).toMatchObject({ name: "Importer", scopes: ["profile:read"], keys: [{ lastUsedAt: null }] });

    expect(await viewerAt(one, made?.key ?? "")).toBe(ada.id);
    expect(await viewerAt(other, made?.key ?? "")).toBe(ada.id);
    const name = await fetch(`${one.url}/seeker/getname`, bearer(made?.key ?? ""));
    expect(name.status).toBe(200);

    const [app] = await appsOf(ada);
    const self = async (as: object) => (await one.expectOk(VIEWER_KEY, {}, as)).viewerKey;
    const [{ expiresAt } = {}] = app?.keys ?? [];
    expect(await self(bearer(made?.key ?? ""))).toEqual({ appName: "Importer", scopes: ["profile:read"], expiresAt });
    expect(await self(ada)).toBeNull();
    expect(JSON.stringify(app)).not.toContain(made?.key);
    expect(app?.keys[0]).toMatchObject({ hint: `wl_live_…${made?.key.slice(-4)}`, lastUsedAt: now.toISOString() });
    const { refreshTokenHash } = await one.db.prisma.session.findUniqueOrThrow({
      where: { id: app?.keys[0]?.id ?? "" },
    });
    expect(made?.key).not.toContain(refreshTokenHash);
  });

  test("is not a login: no cookie, no device, and logging out everywhere does not affect it", async () => {
    const ada = await signedInSeeker(one.db);
    const { key = "" } = (await makeApp(ada)) ?? {};
    const asCookie = await one.execute(VIEWER, {}, { cookie: `userrefreshToken=${key}` });
    expect(asCookie.data?.viewer).toBeNull();
    const { data } = await one.execute(`{ viewerSessions { id } }`, {}, ada);
    expect((data as { viewerSessions: unknown[] }).viewerSessions).toHaveLength(1);
    await one.execute(`mutation { logOutEverywhere { message } }`, {}, ada);
    expect(await viewerAt(one, key)).toBe(ada.id);
  });

  test("ends when it is revoked, on every node immediately, with its open sockets", async () => {
    const ada = await signedInSeeker(one.db);
    const made = await makeApp(ada, ["messages:read"]);
    const key = made?.key ?? "";
    expect(await viewerAt(other, key)).toBe(ada.id);
    const closed = closeOfSocket(other, key);
    await closed.opened;

    const input = { appId: made?.app.id ?? "", keyId: made?.app.keys[0]?.id ?? "" };
    expect((await one.expectOk(REVOKE, { input }, ada)).revokeKey?.apps).toEqual([{ id: input.appId, keys: [] }]);
    expect(await closed.code).toBe(4401);
    expect(await viewerAt(one, key)).toBe("UNAUTHENTICATED");
    await expect.poll(() => viewerAt(other, key)).toBe("UNAUTHENTICATED");
    const again = await one.execute(REVOKE, { input }, ada);
    expect(again.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("that has ended is listed separately, with time, reason and creator, page by page", async () => {
    const ada = await signedInSeeker(one.db);
    const made = await makeApp(ada);
    const appId = made?.app.id ?? "";
    const rotate = async (overlapHours: number) => {
      await confirm(ada);
      await one.expectOk(ROTATE, { input: { appId, overlapHours, expiresInDays: 1 } }, ada);
    };
    const ends: string[] = [];
    const later = (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000);
      ends.unshift(now.toISOString());
    };
    await rotate(1);
    later(1);
    later(1);
    await rotate(0);
    later(1);
    const [{ id: keyId = "" } = {}] = (await appsOf(ada))[0]?.keys ?? [];
    await one.expectOk(REVOKE, { input: { appId, keyId } }, ada);
    await rotate(0);
    later(24);

    const first = await endedKeysOf(ada, { first: 3 });
    const { email } = await one.db.prisma.account.findUniqueOrThrow({ where: { id: ada.id } });
    expect(first?.nodes).toEqual(
      ["EXPIRED", "REVOKED", "REPLACED"].map((endReason, n) => ({
        ...{ hint: expect.stringMatching(/^wl_live_/), endReason, endedAt: ends[n], accountName: email },
      })),
    );
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const rest = await endedKeysOf(ada, { first: 3, after: first?.pageInfo.endCursor ?? "" });
    expect(rest?.nodes).toMatchObject([{ endReason: "REPLACED", endedAt: ends[3] }]);
    expect((await appsOf(ada))[0]?.keys).toEqual([]);
  });

  test("that is being replaced says so while it still works", async () => {
    const ada = await signedInSeeker(one.db);
    const appId = (await makeApp(ada))?.app.id ?? "";
    await one.expectOk(ROTATE, { input: { appId, overlapHours: 2 } }, ada);
    const [{ keys = [] } = {}] = await appsOf(ada);
    expect(keys).toMatchObject([{ endReason: null }, { endReason: "REPLACED", endedAt: null }]);
  });

  test("that has ended is listed for 90 days", async () => {
    const ada = await signedInSeeker(one.db);
    const appId = (await makeApp(ada))?.app.id ?? "";
    const key = (days: number) => ({
      ...{ accountId: ada.id, appId, refreshTokenHash: tokenHash(`key-${days}`), keyHint: `${days} days` },
      ...{ createdAt: new Date(0), expiresAt: new Date(), endedAt: new Date(Date.now() - days * 86_400_000) },
    });
    await one.db.prisma.session.createMany({ data: [key(8), key(89), key(91)] });
    await deleteEndedSessions(one.db);
    expect((await endedKeysOf(ada))?.nodes.map(({ hint }) => hint)).toEqual(["8 days", "89 days"]);
  });

  test("is rotated with an overlap: both work, then only the new one", async () => {
    const ada = await signedInSeeker(one.db);
    const made = await makeApp(ada);
    const old = made?.key ?? "";
    expect(await viewerAt(other, old)).toBe(ada.id);
    const input = { appId: made?.app.id ?? "", overlapHours: 2 };
    const { rotateKey } = await one.expectOk(ROTATE, { input }, ada);
    const fresh = rotateKey?.key ?? "";
    expect(rotateKey?.app.keys).toHaveLength(2);
    expect([await viewerAt(one, old), await viewerAt(other, fresh)]).toEqual([ada.id, ada.id]);
    now = new Date(now.getTime() + 2 * 3_600_000 + 1000);
    expect(await viewerAt(one, old)).toBe("UNAUTHENTICATED");
    await expect.poll(() => viewerAt(other, old)).toBe("UNAUTHENTICATED");
    expect(await viewerAt(other, fresh)).toBe(ada.id);

    await confirm(ada);
    const { rotateKey: at_once } = await one.expectOk(ROTATE, { input: { ...input, overlapHours: 0 } }, ada);
    expect(at_once?.app.keys).toHaveLength(1);
    expect(await viewerAt(one, fresh)).toBe("UNAUTHENTICATED");
  });

  test("expires, and ends with its app and its account", async () => {
    const ada = await signedInSeeker(one.db);
    const { key: brief = "" } = (await makeApp(ada)) ?? {};
    now = new Date(now.getTime() + 91 * 86_400_000);
    expect(await viewerAt(one, brief)).toBe("UNAUTHENTICATED");
    now = new Date();

    const made = await makeApp(ada);
    await one.expectOk(DELETE_APP, { input: { appId: made?.app.id ?? "" } }, ada);
    expect(await viewerAt(one, made?.key ?? "")).toBe("UNAUTHENTICATED");

    const last = (await makeApp(ada))?.key ?? "";
    expect(await viewerAt(one, last)).toBe(ada.id);
    const DELETE = `mutation($password: String!) { deleteAccount(input: { password: $password }) { message } }`;
    expect((await one.execute(DELETE, { password: FACTORY_PASSWORD }, ada)).errors).toBeUndefined();
    expect(await viewerAt(one, last)).toBe("UNAUTHENTICATED");
  });

  test("cannot create keys, whatever its scopes", async () => {
    const { key = "" } = (await makeApp(await signedInSeeker(one.db), ["profile:read", "profile:write"])) ?? {};
    const { errors } = await one.execute(CREATE, { input: { name: "Second", scopes: ["jobs:read"] } }, bearer(key));
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test("that is invalid is reported as such for any operation, and guessing is limited without locking out keys in use", async () => {
    const ada = await signedInSeeker(one.db);
    const { key = "" } = (await makeApp(ada)) ?? {};
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
  test.each(["is removed", "leaves"])("has no valid key once its creator %s, even if they come back", async (how) => {
    const owner = await signedInRecruiter(one.db);
    const { accountId } = await buildMember(one.db.prisma, { companyId: owner.id, role: "RECRUITER" });
    const cookie = await signIn(one.db, { id: accountId, role: "RECRUITER" });
    const { key = "" } = (await makeApp({ id: accountId, cookie })) ?? {};
    expect(await viewerAt(one, key)).toBe(accountId);
    const { errors } = await (how === "leaves"
      ? one.execute(`mutation { leaveCompany { companies { id } } }`, {}, { cookie })
      : one.execute(
          `mutation($id: ID!) { removeMember(accountId: $id) { members { role } } }`,
          { id: accountId },
          owner,
        ));
    expect(errors).toBeUndefined();
    expect(await viewerAt(one, key)).toBe("UNAUTHENTICATED");
    await one.db.prisma.companyMember.create({ data: { accountId, companyId: owner.id, role: "RECRUITER" } });
    expect(await viewerAt(one, key)).toBe("UNAUTHENTICATED");
    const { email } = await one.db.prisma.account.findUniqueOrThrow({ where: { id: accountId } });
    expect((await endedKeysOf(owner))?.nodes).toMatchObject([{ endReason: "MEMBER_LEFT", accountName: email }]);
    expect((await appsOf(owner))[0]?.keys).toEqual([]);
  });

  test("is managed by owners and recruiters, acts for that company only, and with the permissions of its key's creator", async () => {
    const owner = await signedInRecruiter(one.db);
    const { accountId } = await buildMember(one.db.prisma, { companyId: owner.id, role: "RECRUITER" });
    const recruiter = { id: accountId, cookie: await signIn(one.db, { id: accountId, role: "RECRUITER" }) };
    const made = await makeApp(recruiter, ["people:read", "profile:read"]);
    const key = made?.key ?? "";
    expect((await appsOf(owner)).map(({ id }) => id)).toEqual([made?.app.id]);

    // The member's current company is now another one, and the key gets nothing of it.
    const second = await buildRecruiter(one.db.prisma);
    await one.db.prisma.companyMember.create({ data: { accountId, companyId: second.id, role: "OWNER" } });
    await one.execute(
      `mutation($id: ID!) { chooseCompany(companyId: $id) { companies { id } } }`,
      { id: second.id },
      recruiter,
    );
    const { viewer } = await one.expectOk(VIEWER, {}, bearer(key));
    expect(viewer?.company).toEqual({ id: owner.id, role: "RECRUITER" });
    expect(await appsOf(recruiter)).toEqual([]);

    const role = (to: string) =>
      one.execute(
        `mutation($id: ID!, $to: CompanyRole!) { changeMemberRole(input: { accountId: $id, role: $to }) { members { role } } }`,
        { id: accountId, to },
        owner,
      );
    await role("INTERVIEWER");
    const asInterviewer = await one.execute(CANDIDATES, {}, bearer(key));
    expect(asInterviewer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");

    await one.execute(
      `mutation($id: ID!) { removeMember(accountId: $id) { members { role } } }`,
      { id: accountId },
      owner,
    );
    expect(await viewerAt(one, key)).toBe("UNAUTHENTICATED");
  });

  test("has no scopes irrelevant to companies, and no unknown ones", async () => {
    const owner = await signedInRecruiter(one.db);
    for (const scope of ["messages:read", "everything", "constructor"]) {
      const { errors } = await one.execute(CREATE, { input: { name: "Importer", scopes: [scope] } }, owner);
      expect(errors?.[0]?.extensions, scope).toMatchObject({ code: "BAD_USER_INPUT" });
    }
  });

  test("is one of at most 20, however many are created concurrently", async () => {
    const owner = await signedInRecruiter(one.db);
    const all = await Promise.all(
      Array.from({ length: 23 }, () =>
        one.execute(CREATE, { input: { name: "Importer", scopes: ["jobs:read"] } }, owner),
      ),
    );
    expect(all.filter(({ errors }) => errors?.[0]?.extensions.code === "CONFLICT")).toHaveLength(3);
  });
});

/** Opens a GraphQL socket with a key. @returns a promise of its close */
function closeOfSocket({ url }: TestApp, key: string) {
  let tellOpened = () => {};
  const opened = new Promise<void>((resolve) => {
    tellOpened = resolve;
  });
  const code = new Promise<number>((resolve) => {
    const client = createClient({
      url: `${url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${key}` },
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => {},
      on: { connected: () => tellOpened(), closed: (event) => resolve((event as { code: number }).code) },
    });
    void client;
  });
  return { opened, code };
}
