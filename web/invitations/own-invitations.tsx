import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { dropFromConnection } from "../apollo/connection-cache.ts";
import { problemOf, unsent } from "../apollo/problem.ts";
import type { ReceivedInvitation_InvitationFragment } from "../generated/graphql.ts";
import {
  useAcceptJobInvitationMutation,
  useDeclineJobInvitationMutation,
  useOwnInvitationsQuery,
} from "../generated/invitations/job-invitations.ts";
import classes from "../interviews/interviews.module.css";
import { hasApplied } from "../jobs/applying/apply-button.tsx";
import { JobFactLine, JobHeading } from "../jobs/job-lines.tsx";
import { useApply } from "../jobs/use-job-actions.ts";
import { ReportButton } from "../privacy/report-button.tsx";
import { longDate } from "../ui/dates.ts";
import { FocusKeeper } from "../ui/focus/focus-keeper.tsx";
import { steadyDoubleClicks } from "../ui/focus/steady-presses.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { announce } from "../ui/notices/announce.tsx";
import { notifyFailure } from "../ui/notices/notify.ts";
import { confirm } from "../ui/overlays/confirm.ts";
import { PageLink } from "../ui/page-link.tsx";

/** The invitations to jobs that the seeker can accept, or has accepted and not followed; nothing if there are none. */
export function OwnInvitations() {
  const { data, error, refetch } = useOwnInvitationsQuery({ fetchPolicy: "cache-and-network" });
  const invitations = data?.jobInvitations.edges.flatMap(({ node }) => (hasApplied(node.job) ? [] : node)) ?? [];
  if (!data && error)
    return <ErrorState message={unsent("Could not load your invitations")} onRetry={() => void refetch()} />;
  if (invitations.length === 0) return null;
  return (
    <FocusKeeper stops="article" afterLast="heading">
      <section aria-labelledby="invitations">
        <h2 id="invitations">Invitations</h2>
        {invitations.map((invitation) => (
          <OwnInvitation key={invitation.id} invitation={invitation} />
        ))}
      </section>
    </FocusKeeper>
  );
}

function OwnInvitation({ invitation }: { invitation: ReceivedInvitation_InvitationFragment }) {
  const { id: invitationId, job, text, sentBy, sentAt, status } = invitation;
  const client = useApolloClient();
  const [accept] = useAcceptJobInvitationMutation();
  const [decline] = useDeclineJobInvitationMutation();
  const apply = useApply();
  const variables = { invitationId };
  const company = job.company.name;
  const respond = (sent: Promise<unknown>, done: string) =>
    sent.then(
      () => announce(done),
      (error: unknown) => {
        const { code, message } = problemOf(error);
        notifyFailure(message);
        if (code === "NOT_FOUND") drop(client.cache);
      },
    );
  const drop = (cache: ApolloCache) =>
    dropFromConnection(cache, "jobInvitations", (read) => read("id") === invitationId);
  const askToDecline = async () => {
    const isSure = await confirm({
      title: `Decline the invitation to ${job.title}?`,
      body: `This removes it from your list. ${company} will not be notified, and will not see your contact details.`,
      confirm: "Decline",
    });
    if (!isSure) return;
    const optimisticResponse = {
      declineJobInvitation: { __typename: "DeclineJobInvitationPayload" as const, invitationId },
    };
    await respond(
      decline({
        variables,
        optimisticResponse,
        update: drop,
      }),
      "Invitation declined.",
    );
  };
  const isAccepted = status === "ACCEPTED";
  const sendAcceptance = () => {
    const shown = { __typename: "JobInvitation" as const, id: invitationId, status: "ACCEPTED" as const };
    const optimisticResponse = {
      acceptJobInvitation: { __typename: "JobInvitationPayload" as const, invitation: shown },
    };
    return respond(accept({ variables, optimisticResponse }), `${company} sees your contact details now.`);
  };
  return (
    // Apply takes the place of the button that accepted.
    <article ref={steadyDoubleClicks} className={classes.interview} aria-label={`${job.title}, ${company}`}>
      <JobHeading job={job} level={3}>
        <PageLink to={`/main?job=${job.id}`}>{job.title}</PageLink>
      </JobHeading>
      <JobFactLine job={job} />
      <p className={classes.written}>{text}</p>
      <p className={classes.quiet}>
        {sentBy ? `${sentBy}, ` : ""}
        {company}, {longDate(sentAt)}
      </p>
      <p>
        {isAccepted
          ? `You are interested. ${company} sees your phone number, your email address and the pay you expect, and can contact you.`
          : `If you are interested, ${company} sees your phone number, your email address and the pay you expect.`}
      </p>
      <div className={classes.actions}>
        <Button
          aria-label={isAccepted ? `Apply for ${job.title}` : `I'm interested in ${job.title}`}
          onClick={() => (isAccepted ? apply(job) : void sendAcceptance())}
        >
          {isAccepted ? "Apply" : "I'm interested"}
        </Button>
        <Button
          variant="default"
          aria-label={`Decline the invitation to ${job.title}`}
          onClick={() => void askToDecline()}
        >
          Decline
        </Button>
        <ReportButton subject={{ kind: "JOB", id: job.id, text: "this job" }} />
      </div>
    </article>
  );
}
