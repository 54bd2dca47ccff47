// @module-tag thorough

import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { writeThrough } from "./writes.ts";

// The short forms; `npm run test:long` has longer database outages, and many kills.

it("the database is down for two seconds: confirmed writes exist, and nothing is incomplete", async () => {
  const summary = await writeThrough(async ({ postgres, server }) => {
    await postgres.crash();
    await expect.poll(() => fetch(`${server.url}/readyz`).then(({ status }) => status)).toBe(503);
    await delay(2000);
    await postgres.start();
  });
  console.log(summary);
  expect(summary).toContain("UNAVAILABLE");
});

it("the server is killed twice: confirmed writes exist, and nothing is incomplete", async () => {
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
