import { Suspense } from "react";
import { PersonMenu } from "../privacy/person-menu.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { applicationOf } from "./application-peer.ts";
import type { ChatPeer } from "./chat-context.ts";
import classes from "./chat-panel.module.css";
import { CompanyMenu } from "./company-menu.tsx";
import { ApplicationThread } from "./thread/application-thread.tsx";
import { ChatThread } from "./thread/chat-thread.tsx";
import { useApplicationTalk } from "./use-application-talk.ts";
import { useChatPeer } from "./use-chat-peer.ts";

interface ChatPanelProps {
  /** The other person, or the conversation of an application; null while the panel is closed. */
  peerId: string | null;
  /** The same, if the name is known. */
  known: ChatPeer | null;
  onClose: () => void;
}

/** The chat side panel: a conversation beside the current page. */
export default function ChatPanel({ peerId, known, onClose }: ChatPanelProps) {
  const isTalk = applicationOf(peerId) !== null;
  const { peer: found, failed, retry } = useChatPeer(known || isTalk ? null : peerId);
  const talk = useApplicationTalk(isTalk ? peerId : null);
  const peer = known ?? (isTalk ? talk?.peer : peerId === null ? null : found);
  return (
    <SidePanel
      opened={peerId !== null}
      onClose={onClose}
      title={peer?.name ?? "Chat"}
      tools={isTalk ? <CompanyMenu talk={talk} /> : peer ? <PersonMenu key={peer.id} person={peer} /> : null}
      bleed
    >
      <div className={classes.fill}>
        {failed ? <ErrorState message="This person cannot be found." onRetry={retry} /> : null}
        <Suspense>
          {!peer ? null : isTalk ? (
            <ApplicationThread key={peer.id} peer={peer} />
          ) : (
            <ChatThread key={peer.id} peer={peer} />
          )}
        </Suspense>
      </div>
    </SidePanel>
  );
}
