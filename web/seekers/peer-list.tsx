import { Button } from "@mantine/core";
import { problemOf } from "../apollo/problem.ts";
import { useListPolicy } from "../apollo/use-list-policy.ts";
import { ConnectionButton } from "../connections/connection-button.tsx";
import { type Peer_SeekerFragment, type SeekerFilter, usePeersQuery } from "../generated/graphql.ts";
import { ChatButton } from "../messages/chat-button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { InfiniteList } from "../ui/infinite-list.tsx";
import { CardGridSkeleton } from "../ui/skeletons.tsx";
import { useMore } from "../ui/use-more.ts";
import { PersonCard } from "./person-card.tsx";

/** SPEC.md section 8: the same for candidates and peers. */
const FAILED = "Could not fetch Candidates. Please check your internet connection.";

interface PeerListProps {
  filter: SeekerFilter | null;
  onClear: () => void;
}

/** Other seekers by a filter, page after page. */
export function PeerList({ filter, onClear }: PeerListProps) {
  const fetchPolicy = useListPolicy();
  const { data, error, fetchMore, refetch } = usePeersQuery({
    variables: { filter },
    fetchPolicy,
    nextFetchPolicy: "cache-first",
  });
  const page = data?.peers.pageInfo;
  const more = useMore(() => fetchMore({ variables: { after: page?.endCursor } }));

  if (error && !data) return <ErrorState message={FAILED} onRetry={() => void refetch()} />;
  if (!data) return <CardGridSkeleton label="Loading peers" />;
  if (data.peers.edges.length === 0) {
    return filter ? (
      <EmptyState
        drawing={<PeopleDrawing />}
        title="Nobody matches. Try fewer words or filters."
        action={
          <Button variant="default" onClick={onClear}>
            Show everyone
          </Button>
        }
      />
    ) : (
      <EmptyState drawing={<PeopleDrawing />} title="You are the first one here.">
        Other seekers appear as soon as they join.
      </EmptyState>
    );
  }
  return (
    <InfiniteList
      hasMore={page?.hasNextPage ?? false}
      loading={more.loading}
      onMore={more.load}
      error={more.error ? problemOf(more.error, FAILED).message : null}
    >
      <CardGrid label="Peers">
        {data.peers.edges.map(({ node: person }) => (
          <li key={person.id}>
            <PersonCard person={person} actions={<PeerActions person={person} />} />
          </li>
        ))}
      </CardGrid>
    </InfiniteList>
  );
}

function PeerActions({ person }: { person: Peer_SeekerFragment }) {
  return (
    <>
      <ConnectionButton person={person} />
      <ChatButton person={person} />
      <ButtonLink to={`/main/usersprofile/${person.id}`} variant="default">
        View Profile
      </ButtonLink>
    </>
  );
}
