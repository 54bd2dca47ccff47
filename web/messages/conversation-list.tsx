import { VisuallyHidden } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { listProblem } from "../apollo/problem.ts";
import { useViewer } from "../session/viewer.ts";
import { exactTime } from "../ui/dates.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { Monogram } from "../ui/monogram.tsx";
import classes from "./conversation-list.module.css";
import type { ConversationRow } from "./conversation-rows.ts";
import { shortWhen } from "./thread/message-dates.ts";
import type { Conversations } from "./use-conversations.ts";

const FAILED = "Could not load your conversations.";

interface ConversationListProps {
  of: Conversations;
  /** The other side of the open conversation. */
  current: string | null;
  /** Instead of an empty list. */
  empty: ReactNode;
}

/** Conversations with their newest messages and unread counts. */
export function ConversationList({ of: list, current, empty }: ConversationListProps) {
  const { id: viewerId } = useViewer();
  const { rows, hasMore, more, error, retry } = list;
  if (!rows) {
    if (error) return <ErrorState message={listProblem(error, FAILED)} onRetry={retry} />;
    return <BlockSkeleton lines={8} label="Loading conversations" />;
  }
  if (rows.length === 0) return empty;
  const by = ({ senderId, authorName }: ConversationRow["lastMessage"]) =>
    senderId === viewerId ? "You: " : authorName ? `${authorName}: ` : "";
  return (
    <InfiniteList hasMore={hasMore} more={more} failed={FAILED}>
      <ul className={classes.list}>
        {rows.map(({ id, to, peer, isCompany, about, lastMessage, unreadCount }) => (
          <li key={id}>
            <Link
              to={to}
              className={classes.row}
              aria-current={peer.id === current ? "page" : undefined}
              data-unread={unreadCount > 0 || undefined}
            >
              <Monogram name={peer.name} url={peer.photoUrl} size={44} shape={isCompany ? "company" : "person"} />
              <span className={classes.text}>
                <span className={classes.name}>
                  {peer.name}
                  {about ? `, ${about}` : ""}
                </span>
                <span className={classes.last}>
                  {by(lastMessage)}
                  {lastMessage.content}
                </span>
              </span>
              <span className={classes.side}>
                <time dateTime={lastMessage.sentAt} title={exactTime(lastMessage.sentAt)}>
                  {shortWhen(lastMessage.sentAt)}
                </time>
                {unreadCount > 0 ? (
                  <span className={classes.unread}>
                    {unreadCount > 99 ? "99+" : unreadCount}
                    <VisuallyHidden> unread</VisuallyHidden>
                  </span>
                ) : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}
