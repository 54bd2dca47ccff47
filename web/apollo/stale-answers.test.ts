import { ApolloClient, ApolloLink, gql } from "@apollo/client";
import { Observable } from "rxjs";
import { expect, test, vi } from "vitest";
import { createCache } from "./cache.ts";
import { createChangeQueue } from "./change-queue.ts";
import { dropFromConnection, forgetField } from "./connection-cache.ts";
import { staleAnswersLink } from "./stale-answers.ts";

const savedJobs = (operation: string) => gql(`${operation} { savedJobs(first: 1) { nodes { id viewerHasSaved } } }`);
const LIST = savedJobs("query List");
const SAVE = savedJobs("mutation Save");
const CHANGED = savedJobs("subscription Changed");
const ONE = gql("fragment One on Job { viewerHasSaved }");
const JOB = { __typename: "Job", id: "7" } as const;

/** A client whose lists are returned on demand, with a job that was saved or not. */
function setUp() {
  const answers: ((viewerHasSaved: boolean) => void)[] = [];
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        answers.push((viewerHasSaved) => {
          const savedJobs = { __typename: "JobConnection", nodes: [{ ...JOB, viewerHasSaved }] };
          observer.next({ data: { savedJobs } });
          observer.complete();
        });
      }),
  );
  const cache = createCache();
  const client = new ApolloClient({ cache, link: ApolloLink.from([staleAnswersLink(), server]) });
  const alone = { notify() {}, inTurn: <Answer>(_key: string, send: () => Promise<Answer>) => send() };
  const change = createChangeQueue(cache, alone);
  const toggle = (to: boolean) =>
    change({
      of: JOB,
      field: "viewerHasSaved",
      from: !to,
      to,
      send: async () => {
        cache.writeFragment({ id: "Job:7", fragment: ONE, data: { ...JOB, viewerHasSaved: to } });
        return to;
      },
    });
  const list = () => client.query({ query: LIST, fetchPolicy: "network-only", context: { queryDeduplication: false } });
  const shown = () => cache.readFragment<{ viewerHasSaved: boolean }>({ id: "Job:7", fragment: ONE }, true);
  return { answers, toggle, list, shown, client };
}

test("a list that was requested before a toggle does not restore the old value, whenever it arrives", async () => {
  const { answers, toggle, list, shown } = setUp();
  const [first, second] = [list(), list()];
  await toggle(true);
  answers[0]?.(false);
  await first;
  expect(shown()?.viewerHasSaved).toBe(true);
  await toggle(false);
  answers[1]?.(true);
  await second;
  expect(shown()?.viewerHasSaved).toBe(false);
});

test("a list that is requested afterwards shows the new value", async () => {
  const { answers, toggle, list, shown } = setUp();
  const before = list();
  await toggle(true);
  const after = list();
  answers[1]?.(false);
  await after;
  expect(shown()?.viewerHasSaved).toBe(false);
  answers[0]?.(false);
  await before;
});

test("a list that was requested before it was evicted is requested again", async () => {
  const { answers, list, shown, client } = setUp();
  const loading = list();
  forgetField(client.cache, "savedJobs");
  answers[0]?.(false);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBeNull();
  answers[1]?.(true);
  await loading;
  expect(shown()?.viewerHasSaved).toBe(true);
});

test("a list that was requested before something was removed from it is requested again, but not without end", async () => {
  const { answers, list, client } = setUp();
  const loading = list();
  for (let sent = 0; sent < 3; sent++) {
    await vi.waitFor(() => expect(answers).toHaveLength(sent + 1));
    dropFromConnection(client.cache, "savedJobs", () => false);
    answers[sent]?.(false);
  }
  await loading;
  expect(answers).toHaveLength(3);
});

test("a list is not requested again when another one was evicted", async () => {
  const { answers, list, client } = setUp();
  const loading = list();
  forgetField(client.cache, "appliedJobs");
  answers[0]?.(false);
  await loading;
  expect(answers).toHaveLength(1);
});

test("a list that was requested before a mutation or an event shows the newer values of what is in it", async () => {
  for (const operation of [SAVE, CHANGED]) {
    const { answers, list, shown, client } = setUp();
    const loading = list();
    if (operation === SAVE) void client.mutate({ mutation: SAVE, fetchPolicy: "no-cache" });
    else client.subscribe({ query: CHANGED, fetchPolicy: "no-cache" }).subscribe();
    answers[1]?.(true);
    answers[0]?.(false);
    await loading;
    expect(shown()?.viewerHasSaved).toBe(true);
  }
});
