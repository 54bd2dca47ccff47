import type { ReactNode } from "react";
import { listProblem } from "../apollo/problem.ts";
import {
  useNetworkConnectionsQuery,
  useNetworkInvitationsQuery,
  useNetworkRequestedQuery,
} from "../generated/connections/connections.ts";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { steadyPresses } from "../ui/focus/steady-presses.ts";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { CardGridSkeleton } from "../ui/lists/skeletons.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import { NetworkCard } from "./network-card.tsx";
import classes from "./network-list.module.css";

/** The common type of the three queries of My Network. */
type NetworkResult =
  | ReturnType<typeof useNetworkConnectionsQuery>
  | ReturnType<typeof useNetworkInvitationsQuery>
  | ReturnType<typeof useNetworkRequestedQuery>;

const FAILED = "Could not load your network. Please check your internet connection.";

const OPTIONS = { variables: { first: 20 }, fetchPolicy: "cache-and-network" } as const;

export const ConnectionsList = () => (
  <NetworkPeople result={useNetworkConnectionsQuery(OPTIONS)} empty="You have no connections yet." />
);

export const InvitationsList = () => (
  <NetworkPeople result={useNetworkInvitationsQuery(OPTIONS)} empty="You have no pending invitations." />
);

export const RequestedList = () => (
  <NetworkPeople result={useNetworkRequestedQuery(OPTIONS)} empty="You have no pending requests." />
);

interface NetworkPeopleProps {
  result: NetworkResult;
  empty: ReactNode;
}

const NetworkPeople = (props: NetworkPeopleProps) => (
  <FocusKeeper stops="article" afterLast="heading">
    <People {...props} />
  </FocusKeeper>
);

function People({ result, empty }: NetworkPeopleProps) {
  const { error, refetch, fetchMore } = result;
  // When the refetch fails, the previous data is better than nothing.
  const data = result.data ?? result.previousData;
  const more = useMore(() => fetchMore({ variables: { after: data?.people.pageInfo.endCursor } }));
  if (!data) {
    if (error) return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
    return <CardGridSkeleton count={2} label="Loading people" />;
  }
  const { edges, pageInfo } = data.people;
  if (edges.length === 0) return <EmptyState drawing={<PeopleDrawing />} title={empty} />;
  return (
    <InfiniteList hasMore={pageInfo.hasNextPage} more={more} failed={FAILED}>
      <ul className={classes.people} ref={steadyPresses}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <NetworkCard person={node} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}
