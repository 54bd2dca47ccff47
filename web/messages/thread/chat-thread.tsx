import { type ReactNode, useEffect } from "react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { ConnectionNote } from "../../ui/notices/connection-note.tsx";
import { type ChatPeer, useChatStore, useThread } from "../chat-context.ts";
import { chatSpeech } from "../live/chat-speech.ts";
import { Composer } from "../sending/composer.tsx";
import { useChatPeer } from "../use-chat-peer.ts";
import classes from "./chat-thread.module.css";
import { MessageList } from "./message-list.tsx";

/** The chat with a connected person. */
export function ChatThread({ peer }: { peer: ChatPeer }) {
  const { phase, timeline } = useThread(peer.id);
  const { peer: person, profile } = useChatPeer(peer.id);
  const isOpen = person?.viewerConnection === "CONNECTED";
  const isEmpty = phase === "ready" && timeline.messages.length === 0;
  const closed = (
    <>
      <p>
        You are not connected with {peer.name}.{isEmpty ? null : " You can both still read past messages."}
      </p>
      {isEmpty && profile ? (
        <ButtonLink to={`/main/usersprofile/${profile.id}`} aria-label={`Connect in the profile: ${profile.name}`}>
          Connect in the profile
        </ButtonLink>
      ) : null}
    </>
  );
  return (
    <ThreadView peer={peer} isOpen={isOpen} closed={person && !isOpen ? closed : null}>
      <Composer key={peer.id} peerId={peer.id} />
    </ThreadView>
  );
}

interface ThreadViewProps {
  peer: ChatPeer;
  isOpen: boolean;
  /** Instead of the composer: why the viewer cannot write. */
  closed: ReactNode;
  empty?: string;
  /** The composer. */
  children: ReactNode;
}

/** A conversation: its messages, the typing indicator, and the composer. Fills the available height. */
export function ThreadView({ peer, isOpen, closed, empty, children }: ThreadViewProps) {
  const store = useChatStore();
  const thread = useThread(peer.id);
  const speech = chatSpeech.useValue();

  useEffect(() => store.open(peer.id), [store, peer.id]);

  return (
    <div className={classes.thread}>
      <ConnectionNote place="chat" />
      {thread.phase === "loading" ? (
        <div className={classes.loading}>
          <BlockSkeleton label="Loading messages" />
        </div>
      ) : null}
      {thread.phase === "failed" ? (
        <ErrorState message="Could not load this conversation." onRetry={() => store.open(peer.id)} />
      ) : null}
      {thread.phase === "ready" ? (
        <MessageList key={peer.id} peer={peer} thread={thread} isOpen={isOpen} empty={empty} />
      ) : null}
      <div className={classes.foot}>
        <p className={classes.typing} aria-live={speech === "all" ? "polite" : "off"}>
          {thread.isTyping && isOpen ? "Typing..." : ""}
        </p>
        {closed ? <div className={classes.closed}>{closed}</div> : children}
      </div>
    </div>
  );
}
