import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { ReviewTab } from "../review-address.ts";
import type { ApplicantConditions } from "../search/conditions.ts";
import { readRow } from "./review-cache.ts";
import { useOpenedApplicant } from "./use-opened-applicant.ts";
import { type ReviewQueue, useReviewQueue } from "./use-review-queue.ts";

interface ReviewPlace {
  readonly queue: ReviewQueue;
  /** The current applicant. */
  readonly opened: string | null;
  /** Its position, starting at 1; null when it is not known. */
  readonly place: number | null;
  /** Whether the end of the list was passed. */
  readonly ended: boolean;
  readonly open: (applicationId: string) => void;
  readonly goNext: () => void;
  /** Moves to the next undecided applicant, when the list shows undecided ones. */
  readonly goToUndecided: () => void;
  readonly goBack: () => void;
  /** Whether the next applicant was requested, but is not loaded yet. */
  readonly awaited: boolean;
  /** The next applicants, as far as they are loaded. */
  readonly ahead: readonly string[];
}

/** The position among the applicants, with navigation. */
export function useReviewPosition(list: {
  jobId: string;
  tab: ReviewTab;
  conditions: ApplicantConditions;
}): ReviewPlace {
  const { cache } = useApolloClient();
  const [opened, setOpened] = useOpenedApplicant();
  const queue = useReviewQueue({ ...list, opened });
  const [ended, setEnded] = useState(false);
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
    goNext: () => goTo(next),
    goToUndecided: () => goTo(ids.slice(at + 1).find(isUndecided)),
    goBack: () => (ended ? setEnded(false) : at > 0 && open(ids[at - 1] ?? "")),
    awaited,
    ahead: ids.slice(at + 1, at + 3),
  };
}
