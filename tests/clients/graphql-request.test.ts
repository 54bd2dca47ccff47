// @module-tag thorough

import { ClientError, GraphQLClient } from "graphql-request";
import { expect, test } from "vitest";
import { APPLIED, APPLY, JOB_COUNT, JOBS, journey, LOG_IN, PAGE_SIZE, RENEW } from "./journey.ts";

const { app, logInInput, pass } = journey();

const codeOf = async (request: Promise<unknown>) => {
  const error = await request.catch((thrown: unknown) => thrown);
  if (!(error instanceof ClientError)) throw new Error("It was not refused.");
  return error.response.errors?.[0]?.extensions.code;
};

test("graphql-request logs in, pages, applies, is refused, and renews", async () => {
  const client = new GraphQLClient(`${app.url}/graphql`);
  const { logIn } = await client.request(LOG_IN, { input: logInInput });
  client.setHeader("authorization", `Bearer ${logIn?.accessToken}`);

  const found: { id: string; title: string }[] = [];
  for (let after: string | null | undefined = null; after !== undefined; ) {
    const page: { edges: { node: { id: string; title: string } }[]; pageInfo: PageInfo } | null = (
      await client.request(JOBS, { first: PAGE_SIZE, after })
    ).jobs;
    found.push(...(page?.edges.map(({ node }) => node) ?? []));
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined;
  }
  expect(new Set(found.map(({ title }) => title)).size).toBe(JOB_COUNT);

  const jobId = found[0]?.id ?? "";
  expect((await client.request(APPLY, { jobId })).applyToJob?.job.viewerApplicationStatus).toBe("APPLIED");
  expect(await codeOf(client.request(APPLY, { jobId }))).toBe("ALREADY_APPLIED");

  pass(20);
  expect(await codeOf(client.request(APPLIED))).toBe("TOKEN_EXPIRED");
  const { renewSession } = await client.request(RENEW, { refreshToken: logIn?.refreshToken ?? "" });
  client.setHeader("authorization", `Bearer ${renewSession?.accessToken}`);
  expect((await client.request(APPLIED)).appliedJobs?.totalCount).toBe(1);
});

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null;
}
