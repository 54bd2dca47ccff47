import { ActionIcon } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import { MESSAGE_KEYS } from "../../../shared/shortcuts/shortcuts.ts";
import { MyNetworkButton } from "../../connections/my-network-button.tsx";
import { useChatListQuery } from "../../generated/messages/messages.ts";
import { applicationPeer } from "../../messages/application-peer.ts";
import { CHAT_LIST } from "../../messages/chat-list-options.ts";
import { CompanyMenu } from "../../messages/company-menu.tsx";
import { ConversationList } from "../../messages/conversation-list.tsx";
import { ApplicationThread } from "../../messages/thread/application-thread.tsx";
import { ChatThread } from "../../messages/thread/chat-thread.tsx";
import { useApplicationTalk } from "../../messages/use-application-talk.ts";
import { useChatPeer } from "../../messages/use-chat-peer.ts";
import { PersonMenu } from "../../privacy/person-menu.tsx";
import { PeopleDrawing } from "../../ui/drawings/people-drawing.tsx";
import { usePageShortcuts } from "../../ui/keys/page-shortcuts.ts";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { usePhone } from "../../ui/media.ts";
import { Monogram } from "../../ui/monogram.tsx";
import { useTitle } from "../../ui/title.ts";
import classes from "./chat-component-page.module.css";

const HERE = "/main/chatcomponent";

/** /main/chatcomponent: the conversations, with the one named by `with` beside them (on phones: instead of them). */
export function Component() {
  useTitle("Messages");
  usePageShortcuts(MESSAGE_KEYS);
  const phone = usePhone();
  const [search] = useSearchParams();
  const applicationId = search.get("application");
  const peerId = applicationId ? applicationPeer(applicationId) : search.get("with");
  const { data } = useChatListQuery(CHAT_LIST);
  const nothing = !peerId && data?.conversations.edges.length === 0 && data.applicationConversations.nodes.length === 0;
  return (
    <>
      <header className={classes.top} data-hidden={(phone && peerId !== null) || undefined}>
        <h1 className={classes.title}>Messages</h1>
        <MyNetworkButton />
      </header>
      <div
        className={classes.page}
        data-empty={nothing || undefined}
        data-fills-screen={(phone && peerId !== null) || undefined}
      >
        {phone && peerId ? null : (
          <nav className={classes.list} aria-label="Conversations">
            <ConversationList current={peerId} />
          </nav>
        )}
        {applicationId && peerId ? (
          <CompanyTalk peerId={peerId} backTo={phone ? HERE : null} />
        ) : peerId ? (
          <Talk peerId={peerId} backTo={phone ? HERE : null} />
        ) : null}
        {!phone && !peerId && !nothing ? (
          <div className={classes.choose}>
            <EmptyState drawing={<PeopleDrawing />} title="Choose a conversation." />
          </div>
        ) : null}
      </div>
    </>
  );
}

function Talk({ peerId, backTo }: { peerId: string; backTo: string | null }) {
  const { peer, failed, retry } = useChatPeer(peerId);
  if (failed) return <ErrorState message="This person cannot be found." onRetry={retry} />;
  return (
    <section className={classes.talk} aria-label={peer ? `Chat with ${peer.name}` : "Chat"}>
      <header className={classes.head}>
        <Back to={backTo} />
        {peer ? (
          <Link to={`/main/usersprofile/${peer.id}`} className={classes.peer}>
            <Monogram name={peer.name} url={peer.photoUrl} size={40} shape="person" />
            <span className={classes.names}>
              <strong>{peer.name}</strong>
              <small>{peer.currentProfession}</small>
            </span>
          </Link>
        ) : null}
        {peer ? <PersonMenu key={peer.id} person={peer} /> : null}
      </header>
      <Suspense>{peer ? <ChatThread key={peer.id} peer={peer} /> : null}</Suspense>
    </section>
  );
}

const Back = ({ to }: { to: string | null }) =>
  to ? (
    <ActionIcon component={Link} to={to} color="gray" aria-label="Back to conversations">
      <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  ) : null;

/** The conversation about an application. */
function CompanyTalk({ peerId, backTo }: { peerId: string; backTo: string | null }) {
  const talk = useApplicationTalk(peerId);
  return (
    <section className={classes.talk} aria-label={talk ? `Messages with ${talk.companyName}` : "Messages"}>
      <header className={classes.head}>
        <Back to={backTo} />
        {talk ? (
          <Link to={applicationPath(talk.jobId)} className={classes.peer}>
            <Monogram name={talk.companyName} size={40} shape="company" />
            <span className={classes.names}>
              <strong>{talk.companyName}</strong>
              <small>{talk.jobTitle}</small>
            </span>
          </Link>
        ) : null}
        <CompanyMenu talk={talk} />
      </header>
      <Suspense>{talk ? <ApplicationThread key={peerId} peer={talk.peer} /> : null}</Suspense>
    </section>
  );
}
