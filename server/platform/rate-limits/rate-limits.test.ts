import { describe, expect, onTestFinished, test } from "vitest";
import { type BreakableConnection, breakableConnection } from "../../testing/breakable-connection.ts";
import { testRedis } from "../../testing/redis.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { createLimits, type Limits } from "./rate-limits.ts";

const log = createLogger("silent");
const db = testDatabase();
const redis = testRedis();

async function node(store: string, { databaseUrl = db.url, redisUrl = redis.url } = {}): Promise<Limits> {
  const limits = await createLimits({ databaseUrl, redisUrl: store === "Redis" ? redisUrl : undefined, log });
  onTestFinished(() => limits.close());
  return limits;
}

describe.each(["PostgreSQL", "Redis"])("limits stored in %s", (store) => {
  const limit = { name: `log-in:${store}`, points: 3, windowSeconds: 600 };

  test("are shared by nodes, and a rejection says when to retry", async () => {
    const [one, two] = [await node(store), await node(store)];
    for (const limits of [one, two, one]) await limits.take(limit, "ada");
    for (const refusing of [two, one]) {
      await expect(refusing.take(limit, "ada")).rejects.toMatchObject({
        code: "RATE_LIMITED",
        details: { retryAfter: expect.toSatisfy((seconds: number) => seconds > 590 && seconds <= 600) },
      });
    }
    await two.take(limit, "grace");
  });

  test("never exceed the budget for concurrent attempts", async () => {
    const [one, two] = [await node(store), await node(store)];
    const tries = Array.from({ length: 20 }, (_, n) => (n % 2 ? one : two).take(limit, "storm"));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("restore an attempt that was given back", async () => {
    const limits = await node(store);
    await limits.take(limit, "given back", 3);
    await limits.giveBack(limit, "given back");
    await limits.take(limit, "given back");
    await expect(limits.take(limit, "given back")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });

  test("are full again when the window is over", async () => {
    const limits = await node(store);
    const brief = { ...limit, name: `brief:${store}`, windowSeconds: 1 };
    await limits.take(brief, "ada", 3);
    await expect(limits.take(brief, "ada")).rejects.toMatchObject({ code: "RATE_LIMITED" });
    await expect
      .poll(
        () =>
          limits.take(brief, "ada").then(
            () => "free",
            () => "taken",
          ),
        { timeout: 5000 },
      )
      .toBe("free");
  });
});

test("a rejection takes nothing from the previous limits, and says in its own words when to retry", async () => {
  const limits = await node("PostgreSQL");
  const wide = { name: "wide", points: 2, windowSeconds: 7200 };
  const narrow = { name: "narrow", points: 1, windowSeconds: 7200, refusal: "That was quick." };
  const both = [[wide, "ada"] as const, [narrow, "ada"] as const];
  await limits.takeAll(both);
  const refusal = { code: "RATE_LIMITED", message: "That was quick. Try again in 2 hours." };
  for (let tries = 0; tries < 3; tries++) await expect(limits.takeAll(both)).rejects.toMatchObject(refusal);
  await limits.take(wide, "ada");
  await expect(limits.take(wide, "ada")).rejects.toMatchObject({
    message: expect.stringMatching(/^Too many attempts. Wait (2 hours|120 minutes) and try again.$/),
  });
});

describe.each(["PostgreSQL", "Redis"])("while %s is", (store) => {
  /** Milliseconds that an attempt may wait for its store. */
  const patience = store === "Redis" ? 1500 : 6500;

  test.each<[string, boolean, (line: BreakableConnection) => void]>([
    ["away", false, (line) => line.cut()],
    ["silent", false, (line) => line.silence()],
    ["slower than its timeout", false, (line) => line.slow(12_000)],
    ["slow within its timeout", true, (line) => line.slow(200)],
  ])("%s, every attempt is counted in time", { tags: ["thorough"] }, async (_how, isShared, disturb) => {
    const line = await breakableConnection(store === "Redis" ? redis.url : db.url);
    const limits = await node(store, { databaseUrl: line.url, redisUrl: line.url });
    const limit = { name: `away:${store}`, points: 2, windowSeconds: 60 };
    const key = crypto.randomUUID();
    await limits.take(limit, `${key} before`);
    disturb(line);
    const began = performance.now();
    await limits.take(limit, key);
    expect(performance.now() - began).toBeLessThan(patience);
    await limits.take(limit, key);
    await expect(limits.take(limit, key)).rejects.toMatchObject({ code: "RATE_LIMITED" });
    if (isShared) expect((await (await node(store)).left(limit, key)).remaining).toBe(0);
    await line.close();
  });

  test("away from the start, each node counts for itself", async () => {
    const databaseUrl = "postgresql://nobody@127.0.0.1:1/none";
    const limits = await node(store, { databaseUrl, redisUrl: "redis://127.0.0.1:1" });
    const limit = { name: "log-in", points: 2, windowSeconds: 60 };
    await limits.take(limit, "ada", 2);
    await expect(limits.take(limit, "ada")).rejects.toMatchObject({ code: "RATE_LIMITED" });
  });
});

test("the store contains no addresses", async () => {
  await (await node("PostgreSQL")).take({ name: "sign-up", points: 1, windowSeconds: 60 }, "ada@example.com");
  const { rows } = await db.pool.query<{ key: string }>("select key from rate_limits");
  expect(JSON.stringify(rows)).not.toContain("ada");
});
