import { Anchor, Button } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { problemOf } from "../apollo/problem.ts";
import { type SeekerFilter, useCandidatesQuery } from "../generated/graphql.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { SearchDrawing } from "../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { InfiniteList } from "../ui/infinite-list.tsx";
import { CardGridSkeleton } from "../ui/skeletons.tsx";
import { useMore } from "../ui/use-more.ts";
import { PersonCard } from "./person-card.tsx";
import classes from "./resume-link.module.css";

interface CandidateListProps {
  filter: SeekerFilter | null;
  onOpen: (id: string) => void;
  onShowAll: () => void;
}

const FAILED = "Could not fetch Candidates. Please check your internet connection.";

/** The people a recruiter may browse, page after page. */
export function CandidateList({ filter, onOpen, onShowAll }: CandidateListProps) {
  const { data, error, fetchMore, refetch } = useCandidatesQuery({ variables: { filter } });
  const list = data?.candidates;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    return error ? (
      <ErrorState message={problemOf(error, FAILED).message} onRetry={() => void refetch()} />
    ) : (
      <CardGridSkeleton label="Loading candidates" />
    );
  }
  if (list.edges.length === 0) {
    return filter ? (
      <EmptyState
        drawing={<SearchDrawing />}
        title="Nobody matches this search"
        action={
          <Button variant="default" onClick={onShowAll}>
            Show all
          </Button>
        }
      />
    ) : (
      <EmptyState drawing={<PeopleDrawing />} title="No candidates yet" />
    );
  }
  return (
    <InfiniteList
      hasMore={list.pageInfo.hasNextPage}
      loading={more.loading}
      onMore={more.load}
      error={more.error ? problemOf(more.error, FAILED).message : null}
    >
      <CardGrid label="Candidates">
        {list.edges.map(({ node: seeker }) => (
          <li key={seeker.id}>
            <PersonCard
              person={seeker}
              actions={
                <Button
                  variant="default"
                  onClick={() => onOpen(seeker.id)}
                  aria-label={`View profile of ${seeker.name}`}
                >
                  View Profile
                </Button>
              }
            >
              {seeker.resumeUrl ? (
                <Anchor
                  className={classes.resume}
                  href={seeker.resumeUrl}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`View Resume of ${seeker.name}`}
                >
                  <IconFileText size={18} stroke={1.75} aria-hidden="true" />
                  View Resume
                </Anchor>
              ) : (
                <p className={classes.none}>No Resume Uploaded</p>
              )}
            </PersonCard>
          </li>
        ))}
      </CardGrid>
    </InfiniteList>
  );
}
