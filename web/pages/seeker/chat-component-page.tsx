import { ActionIcon } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { MESSAGE_KEYS } from "../../../shared/shortcuts/shortcuts.ts";
import { MyNetworkButton } from "../../connections/my-network-button.tsx";
import { useChatListQuery } from "../../generated/messages/messages.ts";
import { CHAT_LIST } from "../../messages/chat-list-options.ts";
import { ConversationList } from "../../messages/conversation-list.tsx";
import { ChatThread } from "../../messages/thread/chat-thread.tsx";
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
  const peerId = search.get("with");
  const { data } = useChatListQuery(CHAT_LIST);
  const nothing = !peerId && data?.conversations.edges.length === 0;
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
        {peerId ? <Talk peerId={peerId} backTo={phone ? HERE : null} /> : null}
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
        {backTo ? (
          <ActionIcon component={Link} to={backTo} color="gray" aria-label="Back to conversations">
            <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        ) : null}
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
