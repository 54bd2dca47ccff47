import { useFragment } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconCircleCheck, IconCircleX, IconRestore } from "@tabler/icons-react";
import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { factLine } from "../../../shared/text/fact-line.ts";
import { listProblem } from "../../apollo/problem.ts";
import { ReviewRow_ApplicantFragmentDoc } from "../../generated/applications/review/review.ts";
import type { ApplicationStatus } from "../../generated/graphql.ts";
import { UnreadMark } from "../../messages/unread-applications.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { LongList } from "../../ui/lists/long-list.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { AnswerDue } from "../answer-due.tsx";
import { TagList } from "../tags/tag-list.tsx";
import { UnmetCount } from "../unmet-mark.tsx";
import classes from "./review-list.module.css";
import type { ReviewQueue } from "./use-review-queue.ts";

const MARKS: Partial<Record<ApplicationStatus, { word: string; icon: typeof IconCircleX }>> = {
  ACCEPTED: { word: "Accepted", icon: IconCircleCheck },
  REJECTED: { word: "Rejected", icon: IconCircleX },
  WITHDRAWN: { word: "Withdrawn", icon: IconRestore },
};

/** Reads an application of the list; undefined until it is loaded. */
export function useReviewRow(applicationId: string | null) {
  const { data, dataState } = useFragment({
    fragment: ReviewRow_ApplicantFragmentDoc,
    fragmentName: "ReviewRow_applicant",
    from: { __typename: "Applicant", id: applicationId ?? "" },
  });
  return dataState === "complete" && applicationId ? data : undefined;
}

interface ReviewListProps {
  queue: ReviewQueue;
  opened: string | null;
  onOpen: (applicationId: string) => void;
  onSelect: (applicationId: string, withRange: boolean) => void;
  selected: ReadonlySet<string>;
  /** Search and order, above the list. */
  tools: ReactNode;
}

/** The applications being reviewed as rows; decided ones stay in place. */
export function ReviewList({ queue, opened, onOpen, onSelect, selected, tools }: ReviewListProps) {
  const { ids, hasMore, more, total, order, arrived, showNew } = queue;
  const list = useRef<HTMLDivElement>(null);
  // Scrolling lays out the list: after the page has answered the key.
  const scrolledTo = useDeferredValue(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read from the page: the opened row may be rendered later, with more ids
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [scrolledTo, ids.length]);
  return (
    <div ref={list} className={classes.list}>
      <div className={classes.tools}>{tools}</div>
      {order && ids.length > 0 ? <p className={classes.order}>{order}</p> : null}
      {arrived.length > 0 ? (
        <Button variant="light" className={classes.arrived} onClick={showNew}>
          {arrived.length === 1 ? "1 new applicant" : `${arrived.length} new applicants`}
        </Button>
      ) : null}
      {total === null && more.error ? <p className={classes.problem}>{listProblem(more.error)}</p> : null}
      <InfiniteList hasMore={hasMore && (total !== null || more.error !== null)} more={more}>
        <LongList label="Applicants" className={classes.rows}>
          {ids.map((id) => (
            <ReviewRow
              key={id}
              id={id}
              isOpen={id === opened}
              onOpen={onOpen}
              onSelect={onSelect}
              isSelected={selected.has(id)}
            />
          ))}
        </LongList>
      </InfiniteList>
    </div>
  );
}

interface ReviewRowProps extends Pick<ReviewListProps, "onOpen" | "onSelect"> {
  id: string;
  isOpen: boolean;
  isSelected: boolean;
}

const ReviewRow = memo(function ReviewRow({ id, isOpen, isSelected, onOpen, onSelect }: ReviewRowProps) {
  const row = useReviewRow(id);
  if (!row) return null;
  const mark = MARKS[row.status];
  const Mark = mark?.icon;
  return (
    <li className={classes.entry} data-status={row.status}>
      <label className={classes.select}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`Select ${row.seeker.name}`}
          onChange={({ nativeEvent }) => onSelect(id, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
        />
      </label>
      <button
        type="button"
        className={classes.row}
        aria-current={isOpen ? "true" : undefined}
        onClick={() => onOpen(id)}
      >
        <span className={classes.name}>{row.seeker.name}</span>
        {mark && Mark ? (
          <span className={classes.mark}>
            <Mark size={16} stroke={2} aria-hidden="true" />
            {mark.word}
          </span>
        ) : (
          <span className={classes.date}>
            <RelativeDate date={row.appliedAt} />
          </span>
        )}
        <span className={classes.more}>
          <span className={classes.about}>
            {factLine(row.status === "APPLIED" && row.stage?.name, row.seeker.currentProfession)}
          </span>
          <AnswerDue application={row} />
          <UnmetCount application={row} />
          <UnreadMark applicationId={id} />
        </span>
        {row.tags.length > 0 ? (
          <span className={classes.tags}>
            <TagList tags={row.tags} />
          </span>
        ) : null}
      </button>
    </li>
  );
});
