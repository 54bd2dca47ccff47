import { VisuallyHidden } from "@mantine/core";
import { Link } from "react-router-dom";
import { listProblem } from "../apollo/problem.ts";
import { useChatListQuery } from "../generated/messages/messages.ts";
import { useViewer } from "../session/viewer.ts";
import { exactTime } from "../ui/dates.ts";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import { Monogram } from "../ui/monogram.tsx";
import { useChat } from "./chat-context.ts";
import { CHAT_LIST } from "./chat-list-options.ts";
import classes from "./conversation-list.module.css";
import { conversationRows } from "./conversation-rows.ts";
import { shortWhen } from "./thread/message-dates.ts";

const FAILED = "Could not load your conversations.";

/** The viewer's conversations, the one with the newest message first, with unread counts. */
export function ConversationList({ current }: { current: string | null }) {
  const { openNetwork } = useChat();
  const { id: viewerId } = useViewer();
  const { data: fresh, previousData, error, refetch, fetchMore } = useChatListQuery(CHAT_LIST);
  // When the refetch fails, the previous data is better than nothing.
  const data = fresh ?? previousData;
  const more = useMore(() =>
    fetchMore({ variables: { ...CHAT_LIST.variables, after: data?.conversations.pageInfo.endCursor } }),
  );
  if (!data) {
    if (error) return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
    return <BlockSkeleton lines={8} label="Loading conversations" />;
  }
  const { pageInfo } = data.conversations;
  const rows = conversationRows(data);
  if (rows.length === 0) {
    return (
      <EmptyState
        drawing={<PeopleDrawing />}
        title="No conversations yet."
        action={
          <button type="button" className={classes.action} onClick={openNetwork}>
            Open My Network
          </button>
        }
      />
    );
  }
  return (
    <InfiniteList hasMore={pageInfo.hasNextPage} more={more} failed={FAILED}>
      <ul className={classes.list}>
        {rows.map(({ id, to, peer, about, lastMessage, unreadCount }) => (
          <li key={id}>
            <Link
              to={to}
              className={classes.row}
              aria-current={peer.id === current ? "page" : undefined}
              data-unread={unreadCount > 0 || undefined}
            >
              <Monogram name={peer.name} url={peer.photoUrl} size={44} shape={about ? "company" : "person"} />
              <span className={classes.text}>
                <span className={classes.name}>
                  {peer.name}
                  {about ? `, ${about}` : ""}
                </span>
                <span className={classes.last}>
                  {lastMessage.senderId === viewerId ? "You: " : ""}
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
