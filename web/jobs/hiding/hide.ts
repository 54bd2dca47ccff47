import type { ApolloClient, InMemoryCache, Reference } from "@apollo/client";
import { UNDO_SECONDS } from "../../../shared/applications.ts";
import { forgetField } from "../../apollo/connection-cache.ts";
import { NOT_SENT } from "../../apollo/problem.ts";
import { noteChanged } from "../../apollo/stale-answers.ts";
import type { ListingInput } from "../../generated/graphql.ts";
import { HideListingDocument, UnhideListingDocument } from "../../generated/jobs/hiding/hidden-listings.ts";
import { notifyProblem } from "../../ui/notices/notify.ts";
import { offerUndo } from "../../ui/notices/undo-notice.tsx";

/** What the cache has of other lists and numbers without what is hidden. */
const OTHERS = ["relatedJobs", "jobFacets", "jobAlternatives"];

interface JobList {
  readonly edges?: readonly { readonly node?: Reference }[];
}

/** Shows what is hidden in searches again; the lists are loaded anew. */
export async function unhide(client: ApolloClient, input: ListingInput): Promise<void> {
  await client.mutate({ mutation: UnhideListingDocument, variables: { input } });
  for (const field of ["jobs", ...OTHERS]) forgetField(client.cache, field);
}

/**
 * Hides a job, a company with all of its jobs, or all jobs that were posted more than once, optimistically, and offers to undo it; the lists are as before when
 * the server refuses. `message`: says that it is hidden.
 */
export function hide(client: ApolloClient, input: ListingInput, message: string): void {
  const cache = client.cache as InMemoryCache;
  /** The lists as they were, by their names in the cache. */
  const lists = new Map<string, JobList>();
  const drop = () => {
    noteChanged("jobs");
    cache.modify({
      fields: {
        jobs(list: JobList | Reference, { storeFieldName, readField }) {
          const isShown = ({ node }: { node?: Reference }) =>
            input.reposts
              ? readField("timesPosted", node) === 1
              : input.jobId
                ? readField("id", node) !== input.jobId
                : readField("id", readField<Reference>("company", node)) !== input.companyId;
          if (!("edges" in list) || !list.edges || list.edges.every(isShown)) return list;
          lists.set(storeFieldName, list);
          // The cache would otherwise drop the jobs that no list has, and a restored list could not show them.
          for (const { node } of list.edges) if (node) cache.retain(node.__ref);
          return { ...list, edges: list.edges.filter(isShown) };
        },
      },
    });
  };
  const restore = () => {
    noteChanged("jobs");
    cache.modify({ fields: { jobs: (list, { storeFieldName }) => lists.get(storeFieldName) ?? list } });
  };
  const failed = notifyProblem(NOT_SENT);

  drop();
  const hidden = client.mutate({ mutation: HideListingDocument, variables: { input } }).then(
    () => {
      for (const field of ["hiddenListings", "hidesReposts", ...OTHERS]) forgetField(cache, field);
      return true;
    },
    (error: unknown) => {
      restore();
      takeBack();
      failed(error);
      return false;
    },
  );
  const undo = async () => {
    restore();
    try {
      if (!(await hidden)) return;
      await client.mutate({ mutation: UnhideListingDocument, variables: { input } });
      for (const field of OTHERS) forgetField(cache, field);
    } catch (error) {
      drop();
      failed(error);
    }
  };
  const takeBack = offerUndo({
    about: `hidden:${input.jobId ?? input.companyId ?? "reposts"}`,
    message,
    seconds: UNDO_SECONDS,
    undo: () => void undo(),
  });
}
