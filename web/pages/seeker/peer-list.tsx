import { useListPolicy } from "../../apollo/use-list-policy.ts";
import { ConnectionButton } from "../../connections/connection-button.tsx";
import type { Peer_SeekerFragment, SeekerFilter } from "../../generated/graphql.ts";
import { useOwnCommonGroundQuery, usePeersQuery } from "../../generated/seekers/peers.ts";
import { ChatButton } from "../../messages/chat-button.tsx";
import { inCommon } from "../../seekers/in-common.ts";
import { PEOPLE_FAILED } from "../../seekers/people-texts.ts";
import { PersonRow } from "../../seekers/person-row.tsx";
import { SKILLS_IN_LISTS, SkillList } from "../../seekers/skill-list.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PeopleDrawing } from "../../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { NoMatches } from "../../ui/lists/no-matches.tsx";
import { PagedCards } from "../../ui/lists/paged-cards.tsx";
import classes from "./peer-list.module.css";

interface PeerListProps {
  filter: SeekerFilter | null;
  onShowAll: () => void;
}

/** Other seekers by a filter, page by page. Keyed by the filter: its fetch policy and failures belong to one search. */
export function PeerList({ filter, onShowAll }: PeerListProps) {
  const { data, error, fetchMore, refetch } = usePeersQuery({
    variables: { filter },
    ...useListPolicy(),
  });
  const { data: viewer } = useOwnCommonGroundQuery();
  const own = viewer?.viewerSeeker;
  return (
    <PagedCards
      label="Peers"
      isRows
      list={data?.peers}
      error={error}
      failed={PEOPLE_FAILED}
      onRetry={() => void refetch()}
      fetchAfter={(after) => fetchMore({ variables: { after } })}
      empty={
        filter ? (
          <NoMatches
            title="No job seekers match. Try fewer words or filters."
            action="Show everyone"
            onShowAll={onShowAll}
          />
        ) : (
          <EmptyState drawing={<PeopleDrawing />} title="You are the first one here.">
            Other job seekers appear as soon as they join.
          </EmptyState>
        )
      }
    >
      {(person) => (
        <PersonRow person={person} actions={<PeerActions person={person} />}>
          <InCommon common={own ? inCommon(own, person) : null} person={person} />
        </PersonRow>
      )}
    </PagedCards>
  );
}

/** What the viewer has in common with a peer, or what the peer knows. */
function InCommon({ common, person }: { common: string | null; person: Peer_SeekerFragment }) {
  return common ? (
    <p className={classes.common}>{common}</p>
  ) : (
    <SkillList skills={person.skills} max={SKILLS_IN_LISTS} />
  );
}

function PeerActions({ person }: { person: Peer_SeekerFragment }) {
  return (
    <>
      <ConnectionButton person={person} isQuiet />
      <ChatButton person={person} />
      <ButtonLink to={`/main/usersprofile/${person.id}`} variant="default">
        View Profile
      </ButtonLink>
    </>
  );
}
