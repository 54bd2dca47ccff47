import { createHash } from "node:crypto";
import { ApolloClient, ApolloLink } from "@apollo/client";
import { print } from "graphql";
import { of } from "rxjs";
import { expect, test } from "vitest";
import { LogInDocument } from "../generated/accounts/accounts.ts";
import { ViewerDocument } from "../generated/accounts/viewer.ts";
import { SearchJobsDocument } from "../generated/jobs/jobs.ts";
import { createCache } from "./cache.ts";
import { hashLink, loadHashes } from "./hash-link.ts";

/** A client of a server that knows the registered operations, and records the requests. */
function clientOfServer() {
  const known = new Map<string, string>();
  const sent: { hash: string; text: string | null }[] = [];
  const link = new ApolloLink((operation) => {
    const hash = String(operation.extensions.persistedQuery?.sha256Hash);
    const { http } = operation.getContext();
    const text = http?.includeQuery === false ? null : print(operation.query);
    sent.push({ hash, text });
    if (text) known.set(hash, text);
    if (!known.has(hash)) {
      const message = "PersistedQueryNotFound";
      return of({ errors: [{ message, extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] });
    }
    return of({ data: { viewer: null, jobs: null, logIn: null } });
  });
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.from([hashLink(), link]) });
  return { client, sent };
}

test("sends a query's text until its hash is loaded", async () => {
  const { client, sent } = clientOfServer();
  await client.query({ query: ViewerDocument, variables: { role: "SEEKER" }, fetchPolicy: "no-cache" });
  expect(sent).toEqual([{ hash: "undefined", text: expect.stringContaining("viewer") }]);
});

test("sends the hash, then once the text for that hash, then the hash alone", async () => {
  await loadHashes();
  const { client, sent } = clientOfServer();
  for (const query of [ViewerDocument, SearchJobsDocument]) {
    sent.length = 0;
    const ask = () => client.query({ query, variables: { role: "SEEKER" } as never, fetchPolicy: "no-cache" });
    await ask();
    await ask();
    const [first, second, third] = sent;
    expect(first?.text).toBeNull();
    expect(second?.text).toContain("__typename");
    const text = second?.text ?? "";
    expect(second?.hash).toBe(createHash("sha256").update(text).digest("hex"));
    expect(third).toEqual(first);
    expect(sent).toHaveLength(3);
  }
});

test("sends the text of mutations", async () => {
  const { client, sent } = clientOfServer();
  const input = { role: "SEEKER", email: "a@example.com", password: "secret" } as const;
  await client.mutate({ mutation: LogInDocument, variables: { input }, fetchPolicy: "no-cache" });
  expect(sent).toEqual([{ hash: "undefined", text: expect.stringContaining("logIn") }]);
});
