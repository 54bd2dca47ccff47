import { ApolloClient, ApolloLink } from "@apollo/client";
import { delay, of } from "rxjs";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { SaveJobDocument, SearchJobsDocument } from "../generated/jobs/jobs.ts";
import { createCache } from "./cache.ts";
import { recoveryLink } from "./recovery.ts";
import { ServerMonitor } from "./server-monitor.ts";

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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that may be unreachable, or responds after 10 milliseconds with the current `answers`. */
interface Server {
  ready: boolean;
  answers: Record<string, object>;
}

function openPage(server: Server) {
  const requested: string[] = [];
  const checks: number[] = [];
  const watch = new ServerMonitor(async () => {
    checks.push(Date.now());
    return server.ready;
  });
  const answering = new ApolloLink(({ operationName = "" }) => {
    requested.push(operationName);
    return of((server.ready && server.answers[operationName]) || AWAY).pipe(delay(10));
  });
  const client: ApolloClient = new ApolloClient({
    cache: createCache(),
    devtools: { enabled: false },
    link: ApolloLink.from([recoveryLink(() => client, watch), answering]),
  });
  const result: string[] = [];
  const unsubscribe = watch.subscribe(() => result.push(watch.reach()));
  onTestFinished(() => void unsubscribe());
  const shown: string[] = [];
  const show = () =>
    client.watchQuery({ query: SearchJobsDocument, variables: { filter: null } }).subscribe(({ data, error }) => {
      const now = error ? "failed" : data ? "jobs" : "loading";
      if (now !== shown.at(-1)) shown.push(now);
    });
  const count = (name: string) => requested.filter((one) => one === name).length;
  return { client, count, checks, result, shown, show };
}

it("reports that the server is unreachable until it responds, and loads failed queries within two seconds of that", async () => {
  const server: Server = { ready: false, answers: { SearchJobs: NO_JOBS } };
  const { result, shown, show, checks } = openPage(server);
  show();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(result).toEqual(["unreachable"]);
  expect(shown).toEqual(["loading", "failed"]);
  expect(checks.length).toBeGreaterThan(250);
  server.ready = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(result).toEqual(["unreachable", "reachable"]);
  expect(shown).toEqual(["loading", "failed", "jobs"]);
  const after = checks.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks).toHaveLength(after);
});

it("does not report a single failed request", async () => {
  const server: Server = { ready: false, answers: { SearchJobs: NO_JOBS } };
  const { result, shown, show } = openPage(server);
  show();
  await vi.advanceTimersByTimeAsync(100);
  server.ready = true;
  await vi.advanceTimersByTimeAsync(2000);
  expect(result).toEqual([]);
  expect(shown).toEqual(["loading", "failed", "jobs"]);
});

it("retries a query that keeps failing at growing intervals, without a visible change", async () => {
  const server: Server = { ready: true, answers: {} };
  const { count, checks, result, shown, show } = openPage(server);
  show();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count("SearchJobs")).toBeGreaterThan(4);
  expect(count("SearchJobs")).toBeLessThan(18);
  expect(result).toEqual([]);
  expect(shown).toEqual(["loading", "failed"]);
  server.answers.SearchJobs = NO_JOBS;
  await vi.advanceTimersByTimeAsync(10_100);
  expect(shown).toEqual(["loading", "failed", "jobs"]);
  const after = checks.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checks).toHaveLength(after);
});

it("shows known data again when the response is the same as before", async () => {
  const server: Server = { ready: true, answers: { SearchJobs: NO_JOBS } };
  const { client, shown, show } = openPage(server);
  show();
  await vi.advanceTimersByTimeAsync(100);
  server.answers = {};
  client.refetchQueries({ include: [SearchJobsDocument] }).catch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.at(-1)).toBe("failed");
  server.answers.SearchJobs = NO_JOBS;
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown.at(-1)).toBe("jobs");
});

it("does not take the refusal of one operation for an unreachable server: it has its own message", async () => {
  const { client, result, checks } = openPage({ ready: true, answers: {} });
  const acted = client.mutate({ mutation: SaveJobDocument, variables: { input: { jobId: "1" } } });
  await Promise.all([expect(acted).rejects.toThrow("Away."), vi.advanceTimersByTimeAsync(60_000)]);
  expect(result).toEqual([]);
  expect(checks).toHaveLength(1);
});
