import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { ReviewListDocument } from "../../generated/applications/review/review.ts";
import { type More, useMore } from "../../ui/lists/use-more.ts";
import type { ReviewTab } from "../review-address.ts";
import type { ApplicantConditions } from "../search/conditions.ts";

/** Maximum page size of the server. */
const PAGE_SIZE = 50;
/** The next page is loaded when this few loaded ones are left. */
const AHEAD = 25;

interface Loaded {
  /** All loaded ids in list order. Positions are stable, whatever is decided. */
  readonly ids: readonly string[];
  /** The initial total; null until the first page is loaded. */
  readonly total: number | null;
  /** Description of the order. */
  readonly order: string;
  readonly cursor: string | null;
  readonly hasMore: boolean;
  /** New applications, the newest first; not part of the list until requested. */
  readonly arrived: readonly string[];
}

const NOTHING: Loaded = { ids: [], total: null, order: "", cursor: null, hasMore: true, arrived: [] };

export interface ReviewQueue extends Loaded {
  readonly more: More;
  /** Looks for new applications. */
  readonly lookForNew: () => void;
  /** Inserts them at the front. */
  readonly showNew: () => void;
}

interface QueueOptions {
  jobId: string;
  tab: ReviewTab;
  conditions: ApplicantConditions;
  /** The current applicant: pages are loaded until it is found, and one page beyond. */
  opened: string | null;
}

/** The applications to review: a list that is loaded ahead page by page, and whose positions are stable. */
export function useReviewQueue({ jobId, tab, conditions, opened }: QueueOptions): ReviewQueue {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState(NOTHING);
  const read = async (after: string | null) => {
    const variables = { jobId, ...tab, ...conditions, first: PAGE_SIZE, after };
    const { data } = await client.query({ query: ReviewListDocument, variables, fetchPolicy: "network-only" });
    if (!data) throw new Error("The list could not be loaded.");
    return { ...data.applicants, ids: data.applicants.edges.map(({ node }) => node.id) };
  };
  const more = useMore(async () => {
    const { ids, totalCount, orderDescription, pageInfo } = await read(loaded.cursor);
    setLoaded((before) => ({
      ...before,
      ids: [...new Set([...before.ids, ...ids])],
      total: before.total ?? totalCount,
      order: orderDescription,
      cursor: pageInfo.endCursor ?? null,
      hasMore: pageInfo.hasNextPage,
    }));
  });

  const { ids, total, hasMore } = loaded;
  const place = opened ? ids.indexOf(opened) : -1;
  const wanted = total === null || (hasMore && (opened !== null && place < 0 ? true : place >= ids.length - AHEAD));
  const { loading, error, load } = more;
  useEffect(() => {
    if (wanted && !loading && !error) load();
  });

  const lookForNew = () =>
    void read(null)
      .then(({ ids: newest }) =>
        setLoaded((before) => ({
          ...before,
          arrived: before.total === null ? [] : newest.filter((id) => isNew(id, newest, before.ids)),
        })),
      )
      .catch(() => {});
  const showNew = () =>
    setLoaded((before) => ({
      ...before,
      ids: [...before.arrived, ...before.ids],
      total: (before.total ?? 0) + before.arrived.length,
      arrived: [],
    }));
  return { ...loaded, more, lookForNew, showNew };
}

/**
 * Whether an application on the first page arrived since it was read: one behind a known application belongs to a later
 * page.
 */
const isNew = (id: string, newest: readonly string[], known: readonly string[]): boolean => {
  if (known.includes(id)) return false;
  const lastKnown = newest.findLastIndex((other) => known.includes(other));
  return lastKnown < 0 || newest.indexOf(id) < lastKnown;
};
