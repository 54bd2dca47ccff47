import { useEffect } from "react";
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

/** A conversation: its messages, the typing indicator, and the composer. Fills the available height. */
export function ChatThread({ peer }: { peer: ChatPeer }) {
  const store = useChatStore();
  const thread = useThread(peer.id);
  const { peer: person, profile } = useChatPeer(peer.id);
  const speech = chatSpeech.useValue();
  const isOpen = person?.viewerConnection === "CONNECTED";
  const isEmpty = thread.phase === "ready" && thread.timeline.messages.length === 0;

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
      {thread.phase === "ready" ? <MessageList key={peer.id} peer={peer} thread={thread} isOpen={isOpen} /> : null}
      <div className={classes.foot}>
        <p className={classes.typing} aria-live={speech === "all" ? "polite" : "off"}>
          {thread.isTyping && isOpen ? "Typing..." : ""}
        </p>
        {person && !isOpen ? (
          <div className={classes.closed}>
            <p>
              You are not connected with {peer.name}.{isEmpty ? null : " What was written stays readable."}
            </p>
            {isEmpty && profile ? (
              <ButtonLink
                to={`/main/usersprofile/${profile.id}`}
                aria-label={`Connect in the profile of ${profile.name}`}
              >
                Connect in the profile
              </ButtonLink>
            ) : null}
          </div>
        ) : (
          <Composer key={peer.id} peerId={peer.id} />
        )}
      </div>
    </div>
  );
}
