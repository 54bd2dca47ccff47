import { Suspense } from "react";
import { PersonMenu } from "../privacy/person-menu.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import type { ChatPeer } from "./chat-context.ts";
import classes from "./chat-panel.module.css";
import { ChatThread } from "./thread/chat-thread.tsx";
import { useChatPeer } from "./use-chat-peer.ts";

interface ChatPanelProps {
  /** The other person; null while the panel is closed. */
  peerId: string | null;
  /** The same person, if the name is known. */
  known: ChatPeer | null;
  onClose: () => void;
}

/** The chat side panel: a conversation beside the current page. */
export default function ChatPanel({ peerId, known, onClose }: ChatPanelProps) {
  const { peer: found, failed, retry } = useChatPeer(known ? null : peerId);
  const peer = known ?? (peerId === null ? null : found);
  return (
    <SidePanel
      opened={peerId !== null}
      onClose={onClose}
      title={peer?.name ?? "Chat"}
      tools={peer ? <PersonMenu key={peer.id} person={peer} /> : null}
      bleed
    >
      <div className={classes.fill}>
        {failed ? <ErrorState message="This person cannot be found." onRetry={retry} /> : null}
        <Suspense>{peer ? <ChatThread key={peer.id} peer={peer} /> : null}</Suspense>
      </div>
    </SidePanel>
  );
}
