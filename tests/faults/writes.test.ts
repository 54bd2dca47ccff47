import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { writeThrough } from "./writes.ts";

// The short forms; `npm run test:long` keeps the database away for longer, and kills many times.

it("the database is away for two seconds: what was confirmed is there, and nothing is half there", async () => {
  const summary = await writeThrough(async ({ postgres, server }) => {
    await postgres.crash();
    await expect.poll(() => fetch(`${server.url}/readyz`).then(({ status }) => status)).toBe(503);
    await delay(2000);
    await postgres.start();
  });
  console.log(summary);
  expect(summary).toContain("UNAVAILABLE");
});

it("the server is killed twice: what was confirmed is there, and nothing is half there", async () => {
  const summary = await writeThrough(async ({ server, traffic }) => {
    for (let life = 1; life <= 2; life++) {
      const before = traffic.confirmed();
      await expect.poll(traffic.confirmed, { timeout: 30_000, interval: 7 }).toBeGreaterThan(before + 10);
      await server.kill();
      await server.start();
    }
  });
  console.log(summary);
  expect(summary).toContain("no answer");
});
