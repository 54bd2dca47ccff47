import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { relayStylePagination } from "@apollo/client/utilities";
import { filter, firstValueFrom, from, switchMap } from "rxjs";
import { expect, test } from "vitest";
import { APPLIED, APPLY, JOB_COUNT, JOBS, journey, LOG_IN, PAGE_SIZE, RENEW, type Tokens } from "./journey.ts";

const { app, logInInput, pass } = journey();

/**
 * Apollo Client as set up in its documentation: a bearer token, pages in the cache, and a link that renews the token.
 */
function apolloClient() {
  let tokens: Tokens | undefined;
  const withToken = new SetContextLink(({ headers }) => ({
    headers: { ...headers, ...(tokens && { authorization: `Bearer ${tokens.accessToken}` }) },
  }));
  const renewing = new ErrorLink(({ error, operation, forward }) => {
    const isExpired = CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === "TOKEN_EXPIRED";
    if (!isExpired || !tokens) return;
    const renewed = client.mutate({ mutation: RENEW, variables: { refreshToken: tokens.refreshToken } });
    return from(renewed).pipe(
      switchMap(({ data }) => {
        tokens = data?.renewSession ?? undefined;
        return forward(operation);
      }),
    );
  });
  const client: ApolloClient = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { jobs: relayStylePagination() } } } }),
    link: ApolloLink.from([renewing, withToken, new HttpLink({ uri: `${app.url}/graphql` })]),
  });
  return {
    client,
    async logIn() {
      const { data } = await client.mutate({ mutation: LOG_IN, variables: { input: logInInput } });
      tokens = data?.logIn ?? undefined;
    },
  };
}

test("Apollo Client logs in, merges pages in its cache, applies, is refused, and renews its tokens", async () => {
  const { client, logIn } = apolloClient();
  await logIn();

  const jobs = client.watchQuery({ query: JOBS, variables: { first: PAGE_SIZE } });
  const loaded = () => firstValueFrom(jobs.pipe(filter(({ dataState }) => dataState === "complete")));
  for (let page = (await loaded()).data?.jobs?.pageInfo; page?.hasNextPage; ) {
    const { data } = await jobs.fetchMore({ variables: { after: page.endCursor } });
    page = data?.jobs?.pageInfo;
  }
  const found = (await loaded()).data?.jobs?.edges?.map((edge) => edge?.node) ?? [];
  expect(new Set(found.map((job) => job?.title)).size).toBe(JOB_COUNT);

  const [job] = found;
  if (!job) throw new Error("There are no jobs.");
  await client.mutate({ mutation: APPLY, variables: { jobId: job.id ?? "" } });
  // The mutation's result updates the job in the list.
  const shown = client.readQuery({ query: JOBS, variables: { first: PAGE_SIZE } })?.jobs;
  expect(shown?.edges.map(({ node }) => node.viewerApplicationStatus)).toContain("APPLIED");

  const again = await client
    .mutate({ mutation: APPLY, variables: { jobId: job.id ?? "" } })
    .catch((error: unknown) => error);
  expect(CombinedGraphQLErrors.is(again) && again.errors[0]?.extensions?.code).toBe("ALREADY_APPLIED");

  pass(20);
  const applied = await client.query({ query: APPLIED, fetchPolicy: "network-only" });
  expect(applied.data?.appliedJobs?.totalCount).toBe(1);
});
