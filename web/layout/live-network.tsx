import { useApolloClient } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { refetchSoon } from "../apollo/refetch-soon.ts";
import { followConnections } from "../connections/live-connections.ts";
import { type Chat, type ChatPeer, ChatProvider } from "../messages/chat-context.ts";
import { LiveChat } from "../messages/live/live-chat.ts";
import { useViewer } from "../session/viewer.ts";
import { guardLeaving } from "../ui/forms/use-leave-guard.ts";
import { notifyFailure } from "../ui/notices/notify.ts";
import { lazyPart } from "../ui/overlays/lazy-part.tsx";
import { useTouched } from "../ui/overlays/on-first-touch.ts";
import { useEverOpened } from "../ui/overlays/use-opened.ts";
import { forgetTexts } from "../ui/saved-text.ts";

/** Optional: a page that cannot load it, such as when offline, works without it. */
const AnnouncedElsewhere = lazy(() =>
  import("../messages/live/announced-elsewhere.tsx").then(
    ({ AnnouncedElsewhere }) => ({ default: AnnouncedElsewhere }),
    () => ({ default: () => null }),
  ),
);
const ChatPanel = lazyPart(() => import("../messages/chat-panel.tsx"));
const NetworkPanel = lazyPart(() => import("../connections/network-panel.tsx"));

const unsentQuestion = (count: number) =>
  count === 0
    ? null
    : {
        title: count === 1 ? "1 message has not been sent" : `${count} messages have not been sent`,
        body: "If you leave now, what still waits is lost.",
      };

/** The live parts of the seeker area: connections and chats, and the two panels that any page may open. */
export function LiveNetwork({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const viewer = useViewer();
  const [peer, setPeer] = useState<ChatPeer | null>(null);
  const [networkOpened, setNetworkOpened] = useState(false);
  const touched = useTouched();
  const chatUsed = useEverOpened(peer !== null);
  const networkUsed = useEverOpened(networkOpened);
  const refetch = useMemo(() => refetchSoon(client), [client]);
  const live = useMemo(() => new LiveChat(client, viewer.id, () => refetch("ChatList")), [client, viewer.id, refetch]);

  useEffect(() => forgetTexts(viewer.id), [viewer.id]);
  useEffect(() => live.start(), [live]);
  useEffect(() => guardLeaving(() => unsentQuestion(live.waiting())), [live]);
  useEffect(() => followConnections(refetch), [refetch]);

  const chat = useMemo<Chat>(
    () => ({
      live,
      openChat(who) {
        // Loaded first, so that the panel opens complete and its field can receive the focus.
        const open = () => {
          setNetworkOpened(false);
          setPeer({ id: who.id, name: who.name });
        };
        live.store().then(open, () => notifyFailure("Could not open the chat. Check your connection and try again."));
      },
      openNetwork() {
        setNetworkOpened(true);
      },
    }),
    [live],
  );
  return (
    <ChatProvider value={chat}>
      {children}
      <Suspense>{touched ? <AnnouncedElsewhere /> : null}</Suspense>
      <Suspense>
        {chatUsed ? <ChatPanel peer={peer} onClose={() => setPeer(null)} /> : null}
        {networkUsed ? <NetworkPanel opened={networkOpened} onClose={() => setNetworkOpened(false)} /> : null}
      </Suspense>
    </ChatProvider>
  );
}
