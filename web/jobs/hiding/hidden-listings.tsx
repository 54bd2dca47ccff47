import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { dropFromConnection } from "../../apollo/connection-cache.ts";
import { NOT_SENT, problemOf } from "../../apollo/problem.ts";
import type { HiddenListingsQuery } from "../../generated/graphql.ts";
import { useHiddenListingsQuery } from "../../generated/jobs/hiding/hidden-listings.ts";
import { SectionList } from "../../ui/lists/section-list.tsx";
import { notify, notifyFailure } from "../../ui/notices/notify.ts";
import { unhide } from "./hide.ts";

type Listing = HiddenListingsQuery["hiddenListings"]["edges"][number]["node"];

/** Stands for all jobs that were posted more than once. */
const REPOSTS: Listing = { id: "reposts", jobId: null, companyId: null, jobTitle: null, companyName: "" };

const nameOf = ({ id, jobTitle, companyName }: Listing) => {
  if (id === REPOSTS.id) return "Jobs posted more than once";
  return jobTitle ? `${jobTitle} at ${companyName}` : `All jobs at ${companyName}`;
};

/** The jobs and companies that the seeker has hidden, with a way to show them again. */
export function HiddenListings() {
  const client = useApolloClient();
  const { data, error, refetch, fetchMore } = useHiddenListingsQuery({ fetchPolicy: "cache-and-network" });
  const hidden = data?.hiddenListings;
  const list = hidden && data.hidesReposts ? { ...hidden, edges: [{ node: REPOSTS }, ...hidden.edges] } : hidden;
  const showAgain = async (listing: Listing) => {
    const { id, jobId, companyId } = listing;
    try {
      await unhide(client, id === REPOSTS.id ? { reposts: true } : jobId ? { jobId } : { companyId });
      client.cache.modify({ fields: { hidesReposts: (hides) => hides && id !== REPOSTS.id } });
      dropFromConnection(client.cache, "hiddenListings", (read) => read("id") === id);
      notify(`${nameOf(listing)}: shown again.`);
    } catch (error) {
      notifyFailure(problemOf(error, NOT_SENT).message);
    }
  };
  return (
    <SectionList
      id="hidden-jobs"
      heading="Hidden jobs and companies"
      text="They do not appear in your searches, similar jobs, the assistant or job alerts. Your saved and applied jobs still show them. No one is notified."
      list={list}
      error={error}
      failed="Could not load your hidden jobs and companies. Please check your internet connection."
      empty="You have not hidden any jobs or companies."
      onRetry={() => void refetch()}
      fetchAfter={(after) => fetchMore({ variables: { after } })}
    >
      {(listing) => (
        <>
          {nameOf(listing)}
          <Button
            variant="default"
            onClick={() => void showAgain(listing)}
            aria-label={`Show ${nameOf(listing)} again`}
          >
            Show again
          </Button>
        </>
      )}
    </SectionList>
  );
}
