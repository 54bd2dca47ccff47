import { ApolloClient, ApolloLink } from "@apollo/client";
import { delay, mergeMap, of, throwError } from "rxjs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ViewerDocument } from "../generated/accounts/viewer.ts";
import { createCache } from "./cache.ts";
import { refetchSoon } from "./refetch-soon.ts";
import { staleAnswersLink } from "./stale-answers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A page with one query and a counter of its requests; the server responds after 10 milliseconds unless changed, if it
 * is reachable.
 */
function openPage(first: { takesMs?: number; reachable?: boolean } = {}) {
  const page = { requested: 0, reachable: false, takesMs: 10, shown: [] as string[], ...first };
  const server = new ApolloLink(() => {
    page.requested += 1;
    const { reachable, takesMs } = page;
    return of(null).pipe(
      delay(takesMs),
      mergeMap(() => (reachable ? of({ data: { viewer: null } }) : throwError(() => new TypeError("Failed to fetch")))),
    );
  });
  const link = ApolloLink.from([staleAnswersLink(), server]);
  const client = new ApolloClient({ cache: createCache(), devtools: { enabled: false }, link });
  client
    .watchQuery({ query: ViewerDocument, variables: { role: "SEEKER" } })
    .subscribe(({ data, error }) => page.shown.push(error ? "failed" : data ? "answered" : "loading"));
  return Object.assign(page, { soon: refetchSoon(client) });
}

it("refetches once for many triggers, and leaves a failure in place until there is a result", async () => {
  const page = openPage();
  await vi.advanceTimersByTimeAsync(100);
  expect(page.shown).toEqual(["loading", "failed"]);
  page.reachable = true;
  for (let reason = 0; reason < 3; reason++) page.soon("Viewer", "ChatList");
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.requested).toBe(2);
  expect(page.shown).toEqual(["loading", "failed", "answered"]);
});

it("requests again what was requested before the trigger and is still under way", async () => {
  const page = openPage({ takesMs: 2000, reachable: true });
  await vi.advanceTimersByTimeAsync(100);
  page.soon("Viewer");
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.requested).toBe(2);
  expect(new Set(page.shown)).toEqual(new Set(["loading", "answered"]));
});
