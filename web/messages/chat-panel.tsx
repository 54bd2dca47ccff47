import { Suspense } from "react";
import { PersonMenu } from "../privacy/person-menu.tsx";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import type { ChatPeer } from "./chat-context.ts";
import classes from "./chat-panel.module.css";
import { ChatThread } from "./thread/chat-thread.tsx";

/** The chat side panel: a conversation beside the current page. */
export default function ChatPanel({ peer, onClose }: { peer: ChatPeer | null; onClose: () => void }) {
  return (
    <SidePanel
      opened={peer !== null}
      onClose={onClose}
      title={peer?.name ?? "Chat"}
      tools={peer ? <PersonMenu key={peer.id} person={peer} /> : null}
      bleed
    >
      <div className={classes.fill}>
        <Suspense>{peer ? <ChatThread key={peer.id} peer={peer} /> : null}</Suspense>
      </div>
    </SidePanel>
  );
}
