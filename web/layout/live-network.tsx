import { useApolloClient } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { refetchSoon } from "../apollo/refetch-soon.ts";
import { followConnections } from "../connections/live-connections.ts";
import { type Chat, type ChatPeer, ChatProvider } from "../messages/chat-context.ts";
import { ChatStore } from "../messages/chat-store.ts";
import { chatTransport } from "../messages/chat-transport.ts";
import { useViewer } from "../session/viewer.ts";
import { useEverOpened } from "../ui/use-opened.ts";

const ChatPanel = lazy(() => import("../messages/chat-panel.tsx").then(({ ChatPanel }) => ({ default: ChatPanel })));
const NetworkPanel = lazy(() =>
  import("../connections/network-panel.tsx").then(({ NetworkPanel }) => ({ default: NetworkPanel })),
);

/** Everything live in the seeker area: connections and chats, and the two panels that any page may open. */
export function LiveNetwork({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const viewer = useViewer();
  const [peer, setPeer] = useState<ChatPeer | null>(null);
  const [networkOpened, setNetworkOpened] = useState(false);
  const chatUsed = useEverOpened(peer !== null);
  const networkUsed = useEverOpened(networkOpened);
  const refetch = useMemo(() => refetchSoon(client), [client]);
  const store = useMemo(
    () => new ChatStore(chatTransport(client), viewer.id, () => refetch("ChatList")),
    [client, viewer.id, refetch],
  );

  useEffect(() => store.start(), [store]);
  useEffect(() => followConnections(client, refetch), [client, refetch]);

  const chat = useMemo<Chat>(
    () => ({
      store,
      openChat(who) {
        setNetworkOpened(false);
        setPeer({ id: who.id, name: who.name });
      },
      openNetwork() {
        setNetworkOpened(true);
      },
    }),
    [store],
  );
  return (
    <ChatProvider value={chat}>
      {children}
      <Suspense>
        {chatUsed ? <ChatPanel peer={peer} onClose={() => setPeer(null)} /> : null}
        {networkUsed ? <NetworkPanel opened={networkOpened} onClose={() => setNetworkOpened(false)} /> : null}
      </Suspense>
    </ChatProvider>
  );
}
