import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { ReviewTab } from "../review-address.ts";
import type { ApplicantConditions } from "../search/conditions.ts";
import { readRow } from "./review-cache.ts";
import { useOpenedApplicant } from "./use-opened-applicant.ts";
import { type ReviewQueue, useReviewQueue } from "./use-review-queue.ts";

interface ReviewPlace {
  readonly queue: ReviewQueue;
  /** Who is shown. */
  readonly opened: string | null;
  /** Where that is, from 1 on; null while it is not known. */
  readonly place: number | null;
  /** Whether one has gone past the last. */
  readonly ended: boolean;
  readonly open: (applicationId: string) => void;
  readonly goOn: () => void;
  /** To the next who is still to be decided on, where the list is of those. */
  readonly goToUndecided: () => void;
  readonly goBack: () => void;
  /** Who comes next, as far as that is loaded. */
  readonly ahead: readonly string[];
}

/** Where one is among the applicants, and the ways from there. */
export function useReviewPlace(list: { jobId: string; tab: ReviewTab; conditions: ApplicantConditions }): ReviewPlace {
  const { cache } = useApolloClient();
  const [opened, setOpened] = useOpenedApplicant();
  const queue = useReviewQueue({ ...list, opened });
  const [ended, setEnded] = useState(false);
  /** Asked for, but not loaded yet. */
  const [awaited, setAwaited] = useState(false);
  const { ids, hasMore, total } = queue;
  const at = opened ? ids.indexOf(opened) : -1;

  const open = (id: string) => {
    setOpened(id);
    setEnded(false);
    setAwaited(false);
  };
  const goTo = (next: string | undefined) => {
    if (next) open(next);
    else if (hasMore) setAwaited(true);
    else if (total !== null) setEnded(true);
  };
  const isUndecided = (id: string) => list.tab.status !== "APPLIED" || readRow(cache, id)?.status === "APPLIED";

  const first = ids[0];
  const next = ids[at + 1];
  useEffect(() => {
    if (opened === null && first) setOpened(first);
    if (awaited && next) {
      setOpened(next);
      setAwaited(false);
    }
  }, [opened, first, awaited, next, setOpened]);

  return {
    queue,
    opened,
    place: at >= 0 ? at + 1 : null,
    ended,
    open,
    goOn: () => goTo(next),
    goToUndecided: () => goTo(ids.slice(at + 1).find(isUndecided)),
    goBack: () => (ended ? setEnded(false) : at > 0 && open(ids[at - 1] ?? "")),
    ahead: ids.slice(at + 1, at + 3),
  };
}
