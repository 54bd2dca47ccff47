import { CountCandidatesDocument } from "../../generated/seekers/candidates.ts";
import { CandidateInvitations } from "../../invitations/candidate-invitations.tsx";
import { InviteButton } from "../../invitations/invite-button.tsx";
import { CandidateList } from "../../seekers/candidate-list.tsx";
import { CandidatePanel } from "../../seekers/candidate-panel.tsx";
import { PeopleSearch } from "../../seekers/people-search.tsx";
import { PEOPLE_FAILED } from "../../seekers/people-texts.ts";
import { useOpenedInAddress } from "../../ui/overlays/use-opened-in-address.ts";

export const handle = { failed: PEOPLE_FAILED };

/** /main-recruiter/allcandidates: Browse Talents. */
export function Component() {
  const [opened, open] = useOpenedInAddress("candidate");
  return (
    <>
      <PeopleSearch
        title="Browse Talents"
        subtitle="Keep reaching out to secure the best talent!"
        placeholder="Search Candidates..."
        count={CountCandidatesDocument}
        List={CandidateList}
      />
      <CandidatePanel candidateId={opened} onOpen={open} action={(seeker) => <InviteButton seeker={seeker} />}>
        {({ id, name }) => <CandidateInvitations seekerId={id} name={name} />}
      </CandidatePanel>
    </>
  );
}
