import { ApolloClient, ApolloLink } from "@apollo/client";
import { delay, of } from "rxjs";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { SaveJobDocument, SearchJobsDocument } from "../generated/graphql.ts";
import { createCache } from "./cache.ts";
import { recoveryLink, serverLines } from "./recovery.ts";

const AWAY = { errors: [{ message: "Away.", extensions: { code: "UNAVAILABLE" } }] };
const NO_JOBS = {
  data: {
    jobs: {
      __typename: "JobConnection",
      edges: [],
      pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    },
  },
};
const NOBODY = { data: { viewer: null } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
  serverLines.SEEKER.set(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose server answers 10 milliseconds later what `answers` says at that moment. */
function openPage(answers: Record<string, object>) {
  const asked: string[] = [];
  const server = new ApolloLink(({ operationName = "" }) => {
    asked.push(operationName);
    return of(answers[operationName] ?? AWAY).pipe(delay(10));
  });
  const client: ApolloClient = new ApolloClient({
    cache: createCache(),
    devtools: { enabled: false },
    link: ApolloLink.from([recoveryLink("SEEKER", () => client), server]),
  });
  const told: boolean[] = [];
  const unsubscribe = serverLines.SEEKER.subscribe(() => told.push(serverLines.SEEKER.isDown()));
  onTestFinished(() => void unsubscribe());
  const shown: string[] = [];
  const show = () =>
    client.watchQuery({ query: SearchJobsDocument, variables: { filter: null } }).subscribe(({ data, error }) => {
      const now = error ? "failed" : data ? "jobs" : "loading";
      if (now !== shown.at(-1)) shown.push(now);
    });
  const count = (name: string) => asked.filter((one) => one === name).length;
  return { client, count, told, shown, show };
}

it("says that the server is away until it answers, and loads what failed", async () => {
  const answers: Record<string, object> = {};
  const { told, shown, show } = openPage(answers);
  show();
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([true]);
  expect(shown).toEqual(["loading", "failed"]);
  Object.assign(answers, { Viewer: NOBODY, SearchJobs: NO_JOBS });
  await vi.advanceTimersByTimeAsync(10_100);
  expect(told).toEqual([true, false]);
  expect(shown).toEqual(["loading", "failed", "jobs"]);
});

it("asks more and more rarely for the one thing that goes on failing, and shows no difference meanwhile", async () => {
  const answers: Record<string, object> = { Viewer: NOBODY };
  const { count, told, shown, show } = openPage(answers);
  show();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count("SearchJobs")).toBeGreaterThan(4);
  expect(count("SearchJobs")).toBeLessThan(18);
  expect(told).toEqual([]);
  expect(shown).toEqual(["loading", "failed"]);
  answers.SearchJobs = NO_JOBS;
  await vi.advanceTimersByTimeAsync(10_100);
  expect(shown).toEqual(["loading", "failed", "jobs"]);
  const after = count("Viewer");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count("Viewer")).toBe(after);
});

it("shows again what is known when it is answered the same as before", async () => {
  const answers: Record<string, object> = { Viewer: NOBODY, SearchJobs: NO_JOBS };
  const { client, shown, show } = openPage(answers);
  show();
  await vi.advanceTimersByTimeAsync(100);
  answers.SearchJobs = AWAY;
  client.refetchQueries({ include: [SearchJobsDocument] }).catch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.at(-1)).toBe("failed");
  answers.SearchJobs = NO_JOBS;
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown.at(-1)).toBe("jobs");
});

it("takes the refusal of one act for no server that is away: it has its own sentence", async () => {
  const { client, told, count } = openPage({ Viewer: NOBODY });
  const acted = client.mutate({ mutation: SaveJobDocument, variables: { input: { jobId: "1" } } });
  await Promise.all([expect(acted).rejects.toThrow("Away."), vi.advanceTimersByTimeAsync(60_000)]);
  expect(told).toEqual([]);
  expect(count("Viewer")).toBe(1);
});
