import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { ReviewListDocument } from "../../generated/applications/review/review.ts";
import { type More, useMore } from "../../ui/lists/use-more.ts";
import type { ReviewTab } from "../review-address.ts";
import type { ApplicantConditions } from "../search/conditions.ts";

/** The most that a list answers at once. */
const PAGE_SIZE = 50;
/** The next page is asked for when so few are left of those that are loaded. */
const AHEAD = 25;

interface Loaded {
  /** Everybody in the order of the list. They keep their places, whatever is decided. */
  readonly ids: readonly string[];
  /** How many there were; null until the first page has come. */
  readonly total: number | null;
  /** What the order is, in words. */
  readonly order: string;
  readonly cursor: string | null;
  readonly hasMore: boolean;
  /** Who came since, the newest first; not in the list until somebody asks. */
  readonly arrived: readonly string[];
}

const NOTHING: Loaded = { ids: [], total: null, order: "", cursor: null, hasMore: true, arrived: [] };

export interface ReviewQueue extends Loaded {
  readonly more: More;
  /** Looks for people who came since. */
  readonly lookForNew: () => void;
  /** Puts them in front. */
  readonly takeNew: () => void;
}

interface QueueOptions {
  jobId: string;
  tab: ReviewTab;
  conditions: ApplicantConditions;
  /** Who is shown: pages are loaded until this person is among them, and a page further. */
  opened: string | null;
}

/** Whom one works through: a list that is loaded ahead, page by page, and whose places do not move. */
export function useReviewQueue({ jobId, tab, conditions, opened }: QueueOptions): ReviewQueue {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState(NOTHING);
  const read = async (after: string | null) => {
    const variables = { jobId, ...tab, ...conditions, first: PAGE_SIZE, after };
    const { data } = await client.query({ query: ReviewListDocument, variables, fetchPolicy: "network-only" });
    if (!data) throw new Error("The list was not answered.");
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
  const takeNew = () =>
    setLoaded((before) => ({
      ...before,
      ids: [...before.arrived, ...before.ids],
      total: (before.total ?? 0) + before.arrived.length,
      arrived: [],
    }));
  return { ...loaded, more, lookForNew, takeNew };
}

/** Whether somebody of the list's first page came since it was read: who stands behind one that is known is on a later page. */
const isNew = (id: string, newest: readonly string[], known: readonly string[]): boolean => {
  if (known.includes(id)) return false;
  const lastKnown = newest.findLastIndex((other) => known.includes(other));
  return lastKnown < 0 || newest.indexOf(id) < lastKnown;
};
