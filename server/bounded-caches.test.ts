import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Caches whose entries are of one small size, whoever causes them: bounded by their number. */
const SMALL_ENTRIES: Readonly<Record<string, string>> = {
  "server/accounts/known-sessions.ts": "active sessions, by id",
  "server/accounts/sessions.service.ts": "access tokens that this server signed",
  "server/apps/key-authentication.service.ts": "owners of existing keys, by hash",
  "server/audit/profile-access.service.ts": "pairs of ids",
  "server/audit/refusals.ts": "ids, networks, and names of operations that exist",
  "server/audit/security-signals.ts": "networks and ids, each with a bounded number of ids",
  "server/companies/response-record/response-record.service.ts": "a few numbers, by company",
  "server/legacy/socket/chat-delivery.ts": "numbers, by conversation",
  "server/legacy/socket/legacy-socket.ts": "ids of messages",
  "server/legacy/socket/open-chats.ts": "ids of people, by session",
};

const sources = execFileSync("git", ["ls-files", "server/**/*.ts", "server/*.ts"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path && !path.includes("/generated/") && !path.endsWith(".test.ts"));

const cachesIn = (path: string) =>
  readFileSync(path, "utf8")
    .split("new LRUCache")
    .slice(1)
    .map((text) => text.slice(0, text.indexOf(");")));

test("every cache is bounded in characters or bytes, unless its entries are of one small size", () => {
  const unbounded = sources.filter((path) => cachesIn(path).some((options) => !options.includes("maxSize")));
  expect(unbounded).toEqual(Object.keys(SMALL_ENTRIES).sort());
  for (const path of unbounded) expect([path, cachesIn(path).join()]).toEqual([path, expect.stringMatching(/\bmax:/)]);
});
