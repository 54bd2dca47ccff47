import { listProblem } from "../apollo/problem.ts";
import { useAssistantConversationsQuery } from "../generated/assistant/assistant.ts";
import { LetterDrawing } from "../ui/drawings/letter-drawing.tsx";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { ConversationItem } from "./conversation-item.tsx";
import classes from "./conversations-panel.module.css";

interface ConversationsPanelProps {
  opened: boolean;
  shownId: string | null;
  onClose: () => void;
  /** Null: the open one was deleted. */
  onShow: (id: string | null) => void;
}

/** The stored conversations, the most recently used first. */
export function ConversationsPanel({ opened, shownId, onClose, onShow }: ConversationsPanelProps) {
  return (
    <SidePanel opened={opened} onClose={onClose} title="Conversations" width={440}>
      <FocusKeeper stops="li" afterLast="heading">
        <ConversationList shownId={shownId} onShow={onShow} />
      </FocusKeeper>
    </SidePanel>
  );
}

function ConversationList({ shownId, onShow }: Pick<ConversationsPanelProps, "shownId" | "onShow">) {
  const { data, error, fetchMore, refetch } = useAssistantConversationsQuery({ fetchPolicy: "cache-and-network" });
  const page = data?.assistantConversations.pageInfo;
  const more = useMore(() => fetchMore({ variables: { after: page?.endCursor } }));

  if (error && !data) return <ErrorState message={listProblem(error)} onRetry={() => void refetch()} />;
  if (!data) return <BlockSkeleton label="Loading conversations" />;
  const { edges } = data.assistantConversations;
  if (edges.length === 0) {
    return <EmptyState drawing={<LetterDrawing />} title="Your conversations with the assistant appear here" />;
  }
  return (
    <InfiniteList hasMore={page?.hasNextPage ?? false} more={more}>
      <ul className={classes.list} aria-label="Conversations">
        {edges.map(({ node }) => (
          <ConversationItem
            key={node.id}
            conversation={node}
            shown={node.id === shownId}
            onShow={() => onShow(node.id)}
            onDeleted={() => {
              if (node.id === shownId) onShow(null);
            }}
          />
        ))}
      </ul>
    </InfiniteList>
  );
}
