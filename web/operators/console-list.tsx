import type { ReactNode } from "react";
import { listProblem, problemOf } from "../apollo/problem.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import type { LoadedList } from "../ui/lists/loaded-list.ts";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";

interface ConsoleListProps<Node> {
  /** The kind of list, as in "Could not load the jobs". */
  what: string;
  /** The state of its query. */
  result: {
    readonly error?: unknown;
    readonly refetch: () => unknown;
    readonly fetchMore: (options: { variables: { after: string | null | undefined } }) => Promise<unknown>;
  };
  list: LoadedList<Node> | undefined;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** False: more is loaded on request only. */
  loadsByItself?: boolean;
  children: (nodes: readonly Node[]) => ReactNode;
}

/** A list of the console in its states: loading, failed, empty, or loaded with further pages. */
export function ConsoleList<Node>({
  what,
  result,
  list,
  empty,
  loadsByItself = true,
  children,
}: ConsoleListProps<Node>) {
  const { error, refetch, fetchMore } = result;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  const failed = `Could not load the ${what}. Please check your internet connection.`;
  if (!list) {
    if (!error) return <BlockSkeleton lines={8} label={`Loading the ${what}`} />;
    // A retry would be refused again.
    const isRefused = problemOf(error).code === "BAD_USER_INPUT";
    return <ErrorState message={listProblem(error, failed)} onRetry={isRefused ? undefined : () => void refetch()} />;
  }
  if (list.edges.length === 0 && !list.pageInfo.hasNextPage) return empty;
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={failed} loadsByItself={loadsByItself}>
      {children(list.edges.map(({ node }) => node))}
    </InfiniteList>
  );
}
