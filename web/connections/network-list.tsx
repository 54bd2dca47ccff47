import type { ReactNode } from "react";
import {
  useNetworkConnectionsQuery,
  useNetworkInvitationsQuery,
  useNetworkRequestedQuery,
} from "../generated/connections/connections.ts";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { steadyPresses } from "../ui/focus/steady-presses.ts";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { PagedCards } from "../ui/lists/paged-cards.tsx";
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

function NetworkPeople({ result, empty }: NetworkPeopleProps) {
  const { data, previousData, error, refetch, fetchMore } = result;
  return (
    <div className={classes.people} ref={steadyPresses}>
      <PagedCards
        label="People"
        // When the refetch fails, the previous data is better than nothing.
        list={(data ?? previousData)?.people}
        error={error}
        failed={FAILED}
        onRetry={() => void refetch()}
        fetchAfter={(after) => fetchMore({ variables: { after } })}
        empty={<EmptyState drawing={<PeopleDrawing />} title={empty} />}
      >
        {(person) => <NetworkCard person={person} />}
      </PagedCards>
    </div>
  );
}
