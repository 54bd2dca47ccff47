import { Button } from "@mantine/core";
import { problemOf } from "../apollo/problem.ts";
import type { SentInvitation_InvitationFragment } from "../generated/graphql.ts";
import {
  useCandidateInvitationsQuery,
  useWithdrawJobInvitationMutation,
} from "../generated/invitations/job-invitations.ts";
import classes from "../interviews/interviews.module.css";
import { useCan } from "../session/viewer.ts";
import { longDate } from "../ui/dates.ts";
import { notify, notifyFailure } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";

const WORDS: Record<SentInvitation_InvitationFragment["status"], string> = {
  SENT: "No response yet.",
  ACCEPTED: "Interested.",
  WITHDRAWN: "Withdrawn.",
  ENDED: "Ended.",
};

/** The invitations that the company sent a candidate; nothing before the first. */
export function CandidateInvitations({ seekerId, name }: { seekerId: string; name: string }) {
  const { data } = useCandidateInvitationsQuery({ variables: { seekerId }, fetchPolicy: "cache-and-network" });
  const mayDecide = useCan("DECIDE");
  const [withdraw] = useWithdrawJobInvitationMutation();
  const ask = async ({ id: invitationId, job }: SentInvitation_InvitationFragment) => {
    const isSure = await confirm({
      title: `Withdraw the invitation to ${job.title}?`,
      body: `${name} will no longer be able to accept it, and you cannot invite them to this job again.`,
      confirm: "Withdraw",
      danger: true,
    });
    if (!isSure) return;
    await withdraw({ variables: { invitationId } }).then(
      () => notify("Invitation withdrawn."),
      (error: unknown) => notifyFailure(problemOf(error).message),
    );
  };
  if (!data || data.jobInvitations.nodes.length === 0) return null;
  return (
    <section className={classes.interview} aria-label="Invitations">
      <h3 className={classes.title}>Invitations</h3>
      {data.jobInvitations.nodes.map((invitation) => (
        <div key={invitation.id}>
          <p>
            Invited to {invitation.job.title} on {longDate(invitation.sentAt)}. {WORDS[invitation.status]}
          </p>
          {mayDecide && (invitation.status === "SENT" || invitation.status === "ACCEPTED") ? (
            <Button
              variant="default"
              aria-label={`Withdraw the invitation to ${invitation.job.title}`}
              onClick={() => void ask(invitation)}
            >
              Withdraw
            </Button>
          ) : null}
        </div>
      ))}
    </section>
  );
}
