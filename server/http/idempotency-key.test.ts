import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../platform/actor.ts";
import type { LegacyAnswer } from "../testing/legacy-client.ts";
import type { As } from "../testing/send.ts";
import { signal } from "../testing/signal.ts";
import { forEachTest, graphql, JOB_INPUT, LEGACY_JOB, testApp } from "../testing/test-app.ts";

const app = testApp();
const POST = graphql(`mutation PostOnce($input: JobInput!) { postJob(input: $input) { job { id title } } }`);

const owner = forEachTest(() => app.signedInRecruiter());
let key: string;
beforeEach(() => {
  key = crypto.randomUUID();
});
const jobs = () => app.db.prisma.job.findMany({ where: { companyId: owner.id } });
const idempotent = (value = key) => ({ "idempotency-key": value });
const postRest = async (body: object = LEGACY_JOB, headers = idempotent()): Promise<LegacyAnswer> =>
  (await app.clientOf(owner, "RECRUITER")).call("POST", "/recruiter/postjob", body, headers);
const post = (
  variables: object = { input: JOB_INPUT },
  headers: Record<string, string> = idempotent(),
  by: As = owner,
) => app.send(POST, variables, { ...by, headers });

describe("a write with an Idempotency-Key", () => {
  test("is executed once over REST, and replayed unchanged", async () => {
    const first = await postRest();
    expect(first.status).toBe(201);
    const again = await postRest(LEGACY_JOB, idempotent(`"${key}"`));
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([first, again].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
    expect(await jobs()).toHaveLength(1);
  });

  test("is executed once over GraphQL, however often it is sent, and replayed unchanged", async () => {
    const texts: string[] = [];
    for (let time = 0; time < 4; time++) texts.push(await (await post()).text());
    expect(new Set(texts.map((text) => JSON.stringify(JSON.parse(text).data))).size).toBe(1);
    expect(await jobs()).toHaveLength(1);
    expect((await post({ input: JOB_INPUT }, {})).headers.get("idempotent-replayed")).toBeNull();
    expect(await jobs()).toHaveLength(2);
  });

  test("is rejected with a different payload, by both", async () => {
    await postRest();
    const other = await postRest({ ...LEGACY_JOB, jobTitle: "Baker" });
    expect([other.status, other.body.code]).toEqual([422, "BAD_USER_INPUT"]);
    const graphQL = await post();
    expect(graphQL.status).toBe(422);
    expect((await graphQL.json()).errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect(await jobs()).toHaveLength(1);
  });

  test("sent ten times concurrently is executed once; the others get a conflict or its response", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect(answer.headers.get("retry-after")).toBe("1");
      expect((await answer.json()).errors[0].extensions.code).toBe("CONFLICT");
    }
    expect(await jobs()).toHaveLength(1);
  });

  test("that was rejected leaves its key unused: once corrected, it is executed", async () => {
    expect((await postRest({ ...LEGACY_JOB, jobTitle: "" })).status).toBe(422);
    expect((await postRest()).status).toBe(201);
  });

  test.each([
    ["userErrors", "userErrors { code }"],
    ["wrong", "wrong: userErrors { code }"],
    ["wrong", "... { wrong: userErrors { code } }"],
  ])("leaves its key unused on user errors, selected as %s by %s", async (name, selection) => {
    const asked = `mutation ($input: JobInput!) { postJob(input: $input) { job { id } ${selection} } }`;
    const sent = { ...owner, headers: idempotent(crypto.randomUUID()) };
    const refused = await app.send(asked, { input: { ...JOB_INPUT, title: "" } }, sent);
    expect((await refused.json()).data.postJob[name]).toEqual([{ code: "BAD_USER_INPUT" }]);
    const mended = await (await app.send(asked, { input: JOB_INPUT }, sent)).json();
    expect(mended.data.postJob).toMatchObject({ job: { id: expect.any(String) }, [name]: [] });
  });

  test("is separate for each account, and for each app", async () => {
    const scopes = ["jobs:write", "jobs:read"] as const;
    const keys = [0, 1].map(() => app.build.app({ accountId: owner.id, companyId: owner.id, scopes: [...scopes] }));
    for (const { key: bearer } of await Promise.all(keys)) {
      await post({ input: JOB_INPUT }, { ...idempotent(), authorization: `Bearer ${bearer}` }, {});
    }
    await post({ input: JOB_INPUT }, idempotent(), await app.signedInRecruiter());
    expect(await jobs()).toHaveLength(2);
  });

  test("must be a single mutation, with a well-formed key", async () => {
    const two = `mutation { a: closeJobs(input: { jobIds: [] }) { __typename } b: closeJobs(input: { jobIds: [] }) { __typename } }`;
    expect((await app.send(two, {}, { ...owner, headers: idempotent() })).status).toBe(422);
    for (const bad of ["", "x".repeat(201), "a b", '"a'])
      expect((await postRest(LEGACY_JOB, idempotent(bad))).status).toBe(422);
    expect(await jobs()).toEqual([]);
  });

  test("that returns a secret is executed each time, as its response is not stored", async () => {
    const create = `mutation { createApp(input: { name: "A", scopes: ["jobs:read"] }) { key } }`;
    const made = [0, 1].map(() => app.send(create, {}, { ...owner, headers: idempotent() }));
    const texts = await Promise.all(made.map(async (answer) => (await answer).text()));
    expect(new Set(texts).size).toBe(2);
    expect(await app.db.prisma.idempotencyKey.count({ where: { accountId: owner.id } })).toBe(0);
  });

  test("stores its response unreadable without the key", async () => {
    await post();
    const [row] = await app.db.prisma.idempotencyKey.findMany({ where: { accountId: owner.id } });
    expect(Buffer.from(row?.answer ?? []).toString("latin1")).not.toContain("Welder");
  });

  test("expires after a day", async () => {
    await post();
    const createdAt = new Date(Date.now() - 86_401_000);
    await app.db.prisma.idempotencyKey.updateMany({ where: { accountId: owner.id }, data: { createdAt } });
    await post();
    expect(await jobs()).toHaveLength(2);
  });
});

describe("a server that is killed", () => {
  const actor = (): Actor => ({ accountId: owner.id, role: "RECRUITER", sessionId: crypto.randomUUID() });
  const request = () => ({ actor: actor(), key, payload: "post" });
  const addTag = () =>
    app.app.platform.db.transaction(async (tx) => {
      const { id } = await tx.companyStage.create({
        data: { companyId: owner.id, name: crypto.randomUUID(), position: 9 },
      });
      return { id, at: new Date(0) };
    });
  const stages = () => app.db.prisma.companyStage.count({ where: { companyId: owner.id, position: 9 } });
  /** Simulates that the server holding the claim is gone. */
  const claimEnds = () =>
    app.db.prisma.idempotencyKey.updateMany({ where: { accountId: owner.id }, data: { claimedUntil: new Date(0) } });
  const once = <Answer>(work: () => Promise<Answer>) => app.app.services.idempotency.once(request(), work, () => true);

  test("between its commit and its response keeps its result, and the next request continues from there", async () => {
    let done: unknown;
    const [committed, slow] = [signal(), signal()];
    void once(async () => {
      done = await addTag();
      committed.give();
      await slow.given;
      return addTag();
    }).catch((error) => {
      done = [done, error.code];
    });
    await committed.given;
    const first = done;
    await expect(once(addTag)).rejects.toMatchObject({ code: "CONFLICT" });
    await claimEnds();
    const { answer, isReplayed } = await once(addTag);
    expect([answer, isReplayed]).toEqual([first, false]);
    expect(await stages()).toBe(1);

    // The server was not dead but slow: its further work is not executed.
    slow.give();
    await expect.poll(() => done).toEqual([first, "CONFLICT"]);
    expect(await stages()).toBe(1);
  });

  test("before its commit leaves nothing, and the next request executes it", async () => {
    void once(() => new Promise(() => {}));
    await expect.poll(() => app.db.prisma.idempotencyKey.count({ where: { accountId: owner.id } })).toBe(1);
    await claimEnds();
    await once(addTag);
    expect(await stages()).toBe(1);
  });
});
