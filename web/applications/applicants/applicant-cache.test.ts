import { ApolloClient, ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";
import { expect, test } from "vitest";
import { createCache, VERSIONED } from "../../apollo/cache.ts";
import { staleAnswersLink } from "../../apollo/stale-answers.ts";
import { ApplicationStandingFragmentDoc } from "../../generated/applications/application-standing.ts";
import { ReviewListDocument } from "../../generated/applications/review/review.ts";
import type { ApplicationStatus } from "../../generated/graphql.ts";
import { showStatus } from "./applicant-cache.ts";

const ID = "7";

/** A list with one application in its current state. */
const listOf = (status: ApplicationStatus, version: number) => ({
  applicants: {
    __typename: "ApplicantConnection",
    totalCount: 1,
    orderDescription: "Newest applications first.",
    edges: [
      {
        __typename: "ApplicantEdge",
        cursor: "c",
        node: {
          ...{ __typename: "Applicant", id: ID, jobId: "1", status, version, appliedAt: "2026-01-01T00:00:00Z" },
          stage: { __typename: "ApplicationStage", id: "s", name: "New" },
          seeker: { __typename: "Seeker", id: "2", name: "Asha Rao", currentProfession: "" },
        },
      },
    ],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: "c" },
  },
});

/** A client with a mocked server. */
function setUp() {
  let answer = listOf("APPLIED", 1);
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: answer });
        observer.complete();
      }),
  );
  const cache = createCache();
  const client = new ApolloClient({ cache, link: ApolloLink.from([staleAnswersLink(VERSIONED), server]) });
  const read = (status: ApplicationStatus, version: number) => {
    answer = listOf(status, version);
    return client.query({ query: ReviewListDocument, variables: { jobId: "1" }, fetchPolicy: "network-only" });
  };
  const shown = () =>
    cache.readFragment({ id: `Applicant:${ID}`, fragment: ApplicationStandingFragmentDoc }) ?? undefined;
  return { cache, read, shown };
}

test("an older response does not restore an application's old status, whichever arrives last", async () => {
  const { cache, read, shown } = setUp();
  await read("APPLIED", 1);
  expect(showStatus(cache, { applicationId: ID, status: "APPLIED", version: 3 })).toBe(true);
  expect(showStatus(cache, { applicationId: ID, status: "REJECTED", version: 2 })).toBe(false);
  expect(shown()).toMatchObject({ status: "APPLIED", version: 3 });
  await read("REJECTED", 2);
  expect(shown()).toMatchObject({ status: "APPLIED", version: 3 });
  await read("ACCEPTED", 4);
  expect(shown()).toMatchObject({ status: "ACCEPTED", version: 4 });
});
