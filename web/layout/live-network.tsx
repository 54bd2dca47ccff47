import { useApolloClient } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { refetchSoon } from "../apollo/refetch-soon.ts";
import { followConnections } from "../connections/live-connections.ts";
import type { ChatListQuery } from "../generated/graphql.ts";
import { ChatListDocument } from "../generated/messages/messages.ts";
import { type Chat, ChatProvider } from "../messages/chat-context.ts";
import { CHAT_LIST } from "../messages/chat-list-options.ts";
import { LiveChat } from "../messages/live/live-chat.ts";
import { useViewer } from "../session/viewer.ts";
import { guardLeaving } from "../ui/forms/use-leave-guard.ts";
import { notifyFailure } from "../ui/notices/notify.ts";
import { useTouched } from "../ui/overlays/on-first-touch.ts";
import { useEverOpened } from "../ui/overlays/use-opened.ts";
import { forgetTexts } from "../ui/saved-text.ts";
import { unsentQuestion } from "./unsent-question.ts";
import { useNetworkPanels } from "./use-network-panels.ts";

/** Optional: a page that cannot load it, such as when offline, works without it. */
const AnnouncedElsewhere = lazy(() =>
  import("../messages/live/announced-elsewhere.tsx").then(
    ({ AnnouncedElsewhere }) => ({ default: AnnouncedElsewhere }),
    () => ({ default: () => null }),
  ),
);
const ChatPanel = lazy(() => import("../messages/chat-panel.tsx"));
const NetworkPanel = lazy(() => import("../connections/network-panel.tsx"));

/** The live parts of the seeker area: connections and chats, and the two panels that any page may open. */
export function LiveNetwork({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const viewer = useViewer();
  const { open, tab, setTab, peerId, peer, lastOpened, closeChat, closeNetwork } = useNetworkPanels();
  const touched = useTouched();
  const chatUsed = useEverOpened(peerId !== null);
  const networkUsed = useEverOpened(tab !== null);
  const refetch = useMemo(() => refetchSoon(client), [client]);
  const [before, setBefore] = useState<ChatListQuery | null>(null);
  const live = useMemo(
    () =>
      new LiveChat(client, viewer.id, () => {
        setBefore((known) => known ?? client.readQuery({ query: ChatListDocument, variables: CHAT_LIST.variables }));
        refetch("ChatList", "ApplicationTalk");
      }),
    [client, viewer.id, refetch],
  );

  useEffect(() => forgetTexts(viewer.id), [viewer.id]);
  useEffect(() => live.start(), [live]);
  useEffect(() => guardLeaving(() => unsentQuestion(live.waiting())), [live]);
  useEffect(() => followConnections(refetch), [refetch]);

  const chat = useMemo<Chat>(
    () => ({
      live,
      openChat(who) {
        // Loaded first, so that the panel opens complete and its field can receive the focus.
        live.store().then(
          () => open.chat(who),
          () => notifyFailure("Could not open the chat. Check your connection and try again."),
        );
      },
      openNetwork: open.network,
      lastOpened,
    }),
    [live, open, lastOpened],
  );
  return (
    <ChatProvider value={chat}>
      {children}
      <Suspense>{touched || before ? <AnnouncedElsewhere before={before} /> : null}</Suspense>
      <Suspense>
        {chatUsed ? <ChatPanel peerId={peerId} known={peer} onClose={closeChat} /> : null}
        {networkUsed ? <NetworkPanel tab={tab} onTab={setTab} onClose={closeNetwork} /> : null}
      </Suspense>
    </ChatProvider>
  );
}
