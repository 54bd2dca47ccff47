import { ActionIcon } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { Link, useSearchParams } from "react-router-dom";
import { EVERYBODY, reviewAddress } from "../../applications/review-address.ts";
import { applicationPeer } from "../../messages/application-peer.ts";
import { ConversationList } from "../../messages/conversation-list.tsx";
import { MessagesFrame, TalkFrame } from "../../messages/messages-frame.tsx";
import { ApplicationThread } from "../../messages/thread/application-thread.tsx";
import { useApplicationTalk } from "../../messages/use-application-talk.ts";
import { useApplicantConversations } from "../../messages/use-conversations.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PeopleDrawing } from "../../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";

/** /main-recruiter/messages: the conversations with applicants, with the one of `application` open. */
export function Component() {
  const [search] = useSearchParams();
  const applicationId = search.get("application");
  const peerId = applicationId && applicationPeer(applicationId);
  const conversations = useApplicantConversations();
  return (
    <MessagesFrame
      isOpen={peerId !== null}
      isEmpty={conversations.rows?.length === 0}
      list={<ConversationList of={conversations} current={peerId} empty={<NoMessages />} />}
    >
      {peerId ? <ApplicantTalk key={peerId} peerId={peerId} /> : null}
    </MessagesFrame>
  );
}

const NoMessages = () => (
  <EmptyState
    drawing={<PeopleDrawing />}
    title="No conversations yet."
    action={
      <ButtonLink to="/main-recruiter/view-jobs" variant="default">
        Open your jobs
      </ButtonLink>
    }
  >
    Write to applicants from their applications. Their replies appear here.
  </EmptyState>
);

function ApplicantTalk({ peerId }: { peerId: string }) {
  const talk = useApplicationTalk(peerId);
  const to = talk && reviewAddress(talk.jobId, new URLSearchParams({ ...EVERYBODY, applicant: talk.applicationId }));
  return (
    <TalkFrame
      label={talk ? `Messages with ${talk.peer.name}` : "Messages"}
      backTo="/main-recruiter/messages"
      peer={talk && to ? { name: talk.peer.name, shape: "person", about: talk.jobTitle, to } : undefined}
      tools={
        to ? (
          <ActionIcon component={Link} to={to} color="gray" aria-label="Open application" title="Open application">
            <IconFileText size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        ) : null
      }
    >
      {talk ? <ApplicationThread peer={talk.peer} /> : null}
    </TalkFrame>
  );
}
