import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowsRightLeft } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef } from "react";
import type { ReviewRow_ApplicantFragment } from "../../generated/graphql.ts";
import { UnreadMark } from "../../messages/unread-applications.tsx";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { AnswerDue } from "../answer-due.tsx";
import { reviewAddress, withReviewTab } from "../review-address.ts";
import { TagList } from "../tags/tag-list.tsx";
import { UnmetCount } from "../unmet-mark.tsx";
import classes from "./board.module.css";
import type { Column } from "./use-board.ts";

interface BoardCardProps {
  row: ReviewRow_ApplicantFragment;
  /** The column of the card. */
  column: Column;
  /** The columns that it can be moved to, including its own; empty when it cannot be moved. */
  columns: readonly Column[];
  onMove: (column: Column) => void;
  /** The applicant moved last: the focus follows them across columns. */
  moved: RefObject<string | null>;
}

/** An applicant on the board. */
export function BoardCard({ row, column, columns, onMove, moved }: BoardCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [address] = useSearchAddress();
  const { id, jobId, seeker, appliedAt, tags } = row;
  const search = withReviewTab(address, column.tab);
  search.set("applicant", id);
  useEffect(() => {
    if (moved.current === id && document.activeElement === document.body) button.current?.focus();
  }, [moved, id]);
  return (
    <article className={classes.card} aria-label={seeker.name}>
      <div className={classes.about}>
        <PageLink className={classes.person} to={reviewAddress(jobId, search)}>
          {seeker.name}
        </PageLink>
        <p className={classes.quiet}>{seeker.currentProfession}</p>
        <p className={classes.quiet}>
          <RelativeDate date={appliedAt} prefix="Applied" />
        </p>
        <p className={classes.quiet}>
          <AnswerDue application={row} />
        </p>
        <UnmetCount application={row} />
        <UnreadMark applicationId={id} />
      </div>
      {columns.length > 0 ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon ref={button} color="gray" aria-label={`Move ${seeker.name} to another stage`} title="Move">
              <IconArrowsRightLeft size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {columns
              .filter(({ key }) => key !== column.key)
              .map((to) => (
                <Menu.Item key={to.key} onClick={() => onMove(to)}>
                  {to.name}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
      {tags.length > 0 ? (
        <div className={classes.tags}>
          <TagList tags={tags} />
        </div>
      ) : null}
    </article>
  );
}
