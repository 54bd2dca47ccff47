import { Button } from "@mantine/core";
import type { ApplicationsToCompany_SeekerFragment } from "../generated/graphql.ts";
import { useCandidateInvitationsQuery } from "../generated/invitations/job-invitations.ts";
import { useCan } from "../session/viewer.ts";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { usePartInAddress } from "../ui/overlays/use-opened-in-address.ts";
import { InviteForm } from "./invite-form.tsx";

interface InviteButtonProps {
  seeker: ApplicationsToCompany_SeekerFragment & { readonly id: string; readonly name: string };
}

/** Opens the sheet in which a candidate is invited to a job, for those who may. */
export function InviteButton({ seeker }: InviteButtonProps) {
  const mayDecide = useCan("DECIDE");
  const [inviting, setInviting] = usePartInAddress("invite", seeker.id);
  const { data } = useCandidateInvitationsQuery({ variables: { seekerId: seeker.id } });
  if (!mayDecide) return null;
  const without = [
    ...(data?.jobInvitations.nodes.map(({ job }) => job.id) ?? []),
    ...seeker.applicationsToCompany.map(({ jobId }) => jobId),
  ];
  return (
    <>
      <Button onClick={() => setInviting(true)}>Invite to apply</Button>
      <SidePanel opened={inviting} onClose={() => setInviting(false)} title={`Invite ${seeker.name} to apply`}>
        {inviting ? <InviteForm seeker={seeker} without={without} onDone={() => setInviting(false)} /> : null}
      </SidePanel>
    </>
  );
}
