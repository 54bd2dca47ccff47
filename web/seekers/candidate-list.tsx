import { Button } from "@mantine/core";
import { useListPolicy } from "../apollo/use-list-policy.ts";
import type { SeekerFilter } from "../generated/graphql.ts";
import { useCandidatesQuery } from "../generated/seekers/candidates.ts";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { SearchDrawing } from "../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { PagedCards } from "../ui/lists/paged-cards.tsx";
import { Announced } from "../ui/notices/announce.tsx";
import { useOpenedInAddress } from "../ui/overlays/use-opened-in-address.ts";
import { AppliedTo } from "./applied-to.tsx";
import { OpenToWorkBadge } from "./open-to-work-badge.tsx";
import { PEOPLE_FAILED } from "./people-texts.ts";
import { PersonRow } from "./person-row.tsx";
import { ResumeLink } from "./resume-link.tsx";
import { SKILLS_IN_LISTS, SkillList } from "./skill-list.tsx";

interface CandidateListProps {
  filter: SeekerFilter | null;
  onShowAll: () => void;
}

/**
 * The people that a recruiter may browse, page by page. Keyed by the filter: its fetch policy and failures belong to
 * one search.
 */
export function CandidateList({ filter, onShowAll }: CandidateListProps) {
  const [, open] = useOpenedInAddress("candidate");
  const { data, error, fetchMore, refetch } = useCandidatesQuery({ variables: { filter }, ...useListPolicy() });
  return (
    <PagedCards
      label="Candidates"
      isRows
      list={data?.candidates}
      error={error}
      failed={PEOPLE_FAILED}
      onRetry={() => void refetch()}
      fetchAfter={(after) => fetchMore({ variables: { after } })}
      empty={
        filter ? (
          <EmptyState
            drawing={<SearchDrawing />}
            title={<Announced>No candidates match your search</Announced>}
            action={
              <Button variant="default" onClick={onShowAll}>
                Show all
              </Button>
            }
          />
        ) : (
          <EmptyState drawing={<PeopleDrawing />} title={<Announced>No candidates yet</Announced>} />
        )
      }
    >
      {(seeker) => (
        <PersonRow
          person={seeker}
          actions={
            <Button variant="default" onClick={() => open(seeker.id)} aria-label={`View Profile: ${seeker.name}`}>
              View Profile
            </Button>
          }
        >
          {seeker.isOpenToWork ? <OpenToWorkBadge /> : null}
          <SkillList skills={seeker.skills} max={SKILLS_IN_LISTS} />
          <AppliedTo of={seeker} />
          <ResumeLink url={seeker.resumeUrl} name={seeker.name} />
        </PersonRow>
      )}
    </PagedCards>
  );
}
