import type { ReactNode } from "react";
import { listProblem } from "../../apollo/problem.ts";
import { FocusKeeper } from "../focus/focus-keeper.tsx";
import { CardGrid } from "./card-grid.tsx";
import { ErrorState } from "./error-state.tsx";
import { InfiniteList } from "./infinite-list.tsx";
import type { ListState } from "./loaded-list.ts";
import { CardGridSkeleton } from "./skeletons.tsx";
import { useMore } from "./use-more.ts";

interface PagedCardsProps<Node extends { id: string }> extends ListState<Node> {
  /** Label of the list, such as "Saved jobs". */
  label: string;
  /** Whether each has the whole width. */
  isRows?: boolean;
  /** Above the list. */
  above?: ReactNode;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  children: (node: Node) => ReactNode;
}

/** A paged list of cards in all its states: loading, failed, empty, and long. */
export function PagedCards<Node extends { id: string }>(props: PagedCardsProps<Node>) {
  return (
    <FocusKeeper stops="article" afterLast="heading">
      <LoadedCards {...props} />
    </FocusKeeper>
  );
}

/** The same where decisions of its own remove cards: the focus stays as they leave it. */
export function LoadedCards<Node extends { id: string }>(props: PagedCardsProps<Node>) {
  const { label, isRows, list, error, failed, onRetry, fetchAfter, above, empty, children } = props;
  const page = list?.pageInfo;
  const more = useMore(() => fetchAfter(page?.endCursor));
  if (error && !list) return <ErrorState message={listProblem(error, failed)} onRetry={onRetry} />;
  if (!list) return <CardGridSkeleton label={`Loading ${label.toLowerCase()}`} />;
  if (list.edges.length === 0 && !page?.hasNextPage) return empty;
  return (
    <InfiniteList hasMore={page?.hasNextPage ?? false} more={more} failed={failed}>
      {above}
      <CardGrid label={label} isRows={isRows}>
        {list.edges.map(({ node }) => (
          <li key={node.id}>{children(node)}</li>
        ))}
      </CardGrid>
    </InfiniteList>
  );
}
