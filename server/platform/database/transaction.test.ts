import { expect, test } from "vitest";
import { signal } from "../../testing/signal.ts";
import { testDatabase } from "../../testing/test-database.ts";

const db = testDatabase();

test("a transaction's work after the commit is not affected by concurrent transactions", async () => {
  const done: string[] = [];
  const [bothBegun, committed] = [signal(), signal()];
  const commits = db.transaction(async (tx) => {
    await tx.$executeRaw`select 1`;
    await bothBegun.given;
    tx.afterCommit(() => void done.push("committed"));
  });
  const rollsBack = db.transaction(async (tx) => {
    await tx.$executeRaw`select 1`;
    tx.afterCommit(() => void done.push("rolled back"));
    bothBegun.give();
    await committed.given;
    throw new Error("no");
  });
  await commits;
  committed.give();
  await expect(rollsBack).rejects.toThrow("no");
  expect(done).toEqual(["committed"]);
});
