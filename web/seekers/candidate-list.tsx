import { Button } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { yearsOfWork } from "../../shared/profiles/months-of-work.ts";
import { useListPolicy } from "../apollo/use-list-policy.ts";
import type { CandidatesQuery, SeekerFilter } from "../generated/graphql.ts";
import { useCandidatesQuery } from "../generated/seekers/candidates.ts";
import { useCan } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { withParameter } from "../ui/forms/use-search-address.ts";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { NoMatches } from "../ui/lists/no-matches.tsx";
import { PagedCards } from "../ui/lists/paged-cards.tsx";
import { Announced } from "../ui/notices/announce.tsx";
import { useOpenedInAddress } from "../ui/overlays/use-opened-in-address.ts";
import { AppliedTo } from "./applied-to.tsx";
import { noticeOf } from "./next-job-facts.ts";
import { OpenToWorkBadge } from "./open-to-work-badge.tsx";
import { PEOPLE_FAILED } from "./people-texts.ts";
import { PersonRow } from "./person-row.tsx";
import { ResumeLink } from "./resume-link.tsx";
import { SKILLS_IN_LISTS, SkillList } from "./skill-list.tsx";

interface CandidateListProps {
  filter: SeekerFilter | null;
  onShowAll: () => void;
}

/** What decides about an invitation, the most telling first. */
function factsOf(seeker: CandidatesQuery["candidates"]["edges"][number]["node"]) {
  const { currentProfession, location, placesWanted, noticeDays, qualification } = seeker;
  const years = yearsOfWork(seeker.experiences, new Date());
  return [
    currentProfession,
    years > 0 ? `${years} ${years === 1 ? "year" : "years"} of work` : "",
    location,
    placesWanted.length > 0 ? `Wants ${placesWanted.join(", ")}` : "",
    noticeDays ? `Notice period: ${noticeOf(noticeDays)}` : noticeOf(noticeDays),
    qualification,
  ];
}

/**
 * The people that a recruiter may browse, page by page. Keyed by the filter: its fetch policy and failures belong to
 * one search.
 */
export function CandidateList({ filter, onShowAll }: CandidateListProps) {
  const [, open] = useOpenedInAddress("candidate");
  const [address] = useSearchParams();
  const mayInvite = useCan("DECIDE");
  const invitationTo = (id: string) => `?${withParameter(withParameter(address, "candidate", id), "invite", id)}`;
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
          <NoMatches title="No candidates match your search" onShowAll={onShowAll}>
            Remove a filter, or use fewer words.
          </NoMatches>
        ) : (
          <EmptyState drawing={<PeopleDrawing />} title={<Announced>No candidates yet</Announced>} />
        )
      }
    >
      {(seeker) => (
        <PersonRow
          person={{ ...seeker, about: null }}
          facts={factsOf(seeker)}
          mark={seeker.isOpenToWork ? <OpenToWorkBadge /> : null}
          actions={
            <>
              {mayInvite ? (
                <ButtonLink
                  variant="subtle"
                  color="gray"
                  to={invitationTo(seeker.id)}
                  aria-label={`Invite ${seeker.name} to apply`}
                >
                  Invite
                </ButtonLink>
              ) : null}
              <Button
                variant="default"
                data-covers
                onClick={() => open(seeker.id)}
                aria-label={`View Profile: ${seeker.name}`}
              >
                View Profile
              </Button>
            </>
          }
        >
          <SkillList skills={seeker.skills} max={SKILLS_IN_LISTS} searched={[filter?.skills, filter?.keyword]} />
          <AppliedTo of={seeker} />
          <ResumeLink url={seeker.resumeUrl} name={seeker.name} />
        </PersonRow>
      )}
    </PagedCards>
  );
}
