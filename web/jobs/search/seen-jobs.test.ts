import { afterEach, expect, it, vi } from "vitest";
import { recordSeen, recordVisit } from "./seen-jobs.ts";

const KEY = "worklane-looks:me:jobs";

/** The browser's storage, which other tabs write to as well. */
function openStore() {
  const texts = new Map<string, string>();
  const setItem = (key: string, text: string) => {
    texts.set(key, text);
  };
  vi.stubGlobal("window", { localStorage: { getItem: (key: string) => texts.get(key) ?? null, setItem } });
  return {
    seen: () => JSON.parse(texts.get(KEY) ?? "{}").seen,
    writeFromOtherTab: (seen: string[]) => texts.set(KEY, JSON.stringify({ seen, since: 1, last: 1 })),
  };
}
afterEach(() => vi.unstubAllGlobals());

it("preserves changes made by another tab", () => {
  const store = openStore();
  recordVisit("me");
  store.writeFromOtherTab(["theirs"]);
  recordSeen("me", "ours");
  expect(store.seen()).toEqual(["ours", "theirs"]);
  store.writeFromOtherTab(["later", "ours", "theirs"]);
  recordVisit("me");
  expect(store.seen()).toEqual(["later", "ours", "theirs"]);
});
