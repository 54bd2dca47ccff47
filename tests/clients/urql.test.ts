// @module-tag thorough

import { Client, cacheExchange, fetchExchange } from "@urql/core";
import { expect, test } from "vitest";
import { APPLIED, APPLY, JOB_COUNT, JOBS, journey, LOG_IN, PAGE_SIZE, RENEW, type Tokens } from "./journey.ts";

const { app, logInInput, pass } = journey();

test("urql with its defaults logs in, pages, applies, is refused, and renews its tokens", async () => {
  let tokens: Tokens | null | undefined;
  const client = new Client({
    url: `${app.url}/graphql`,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: () => (tokens ? { headers: { authorization: `Bearer ${tokens.accessToken}` } } : {}),
  });
  // Public data, before any header authenticates the client.
  expect((await client.query(JOBS, { first: 1 })).data?.jobs?.totalCount).toBe(JOB_COUNT);

  tokens = (await client.mutation(LOG_IN, { input: logInInput })).data?.logIn;
  const found: { id: string; title: string }[] = [];
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const { data, error } = await client.query(JOBS, { first: PAGE_SIZE, after }).toPromise();
    expect(error).toBeUndefined();
    found.push(...(data?.jobs?.edges.map(({ node }) => node) ?? []));
    after = data?.jobs?.pageInfo.hasNextPage ? data.jobs.pageInfo.endCursor : undefined;
  }
  expect(new Set(found.map(({ title }) => title)).size).toBe(JOB_COUNT);

  const jobId = found[0]?.id ?? "";
  expect((await client.mutation(APPLY, { jobId })).data?.applyToJob?.job.viewerApplicationStatus).toBe("APPLIED");
  const refused = await client.mutation(APPLY, { jobId });
  expect(refused.error?.graphQLErrors[0]?.extensions.code).toBe("ALREADY_APPLIED");

  pass(20);
  const applied = () => client.query(APPLIED, {}, { requestPolicy: "network-only" });
  expect((await applied()).error?.graphQLErrors[0]?.extensions.code).toBe("TOKEN_EXPIRED");
  tokens = (await client.mutation(RENEW, { refreshToken: tokens?.refreshToken ?? "" })).data?.renewSession;
  expect((await applied()).data?.appliedJobs?.totalCount).toBe(1);
});
