import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { writeThrough } from "./writes.ts";

it("the database is down for 20 seconds, twice", async () => {
  const summary = await writeThrough(async ({ postgres, traffic }) => {
    for (let time = 1; time <= 2; time++) {
      await postgres.crash();
      await delay(20_000);
      await postgres.start();
      const before = traffic.confirmed();
      await expect.poll(traffic.confirmed, { timeout: 60_000 }).toBeGreaterThan(before + 50);
    }
  });
  console.log(summary);
  expect(summary).toContain("UNAVAILABLE");
});

it("the server is killed fifteen times, at any moment", async () => {
  const summary = await writeThrough(async ({ server, traffic }) => {
    for (let life = 1; life <= 15; life++) {
      const before = traffic.confirmed();
      await expect.poll(traffic.confirmed, { timeout: 60_000, interval: 3 }).toBeGreaterThan(before + life);
      await delay(Math.random() * 300);
      await server.kill();
      await server.start();
    }
  });
  console.log(summary);
  expect(summary).toContain("no answer");
});
