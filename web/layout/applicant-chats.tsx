import { useApolloClient } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { refetchSoon } from "../apollo/refetch-soon.ts";
import { type Chat, type ChatPeer, ChatProvider } from "../messages/chat-context.ts";
import { LiveChat } from "../messages/live/live-chat.ts";
import { UnreadApplicationsProvider } from "../messages/unread-applications.tsx";
import { useCan, useViewer } from "../session/viewer.ts";
import { guardLeaving } from "../ui/forms/use-leave-guard.ts";
import { notifyFailure } from "../ui/notices/notify.ts";
import { unsentQuestion } from "./unsent-question.ts";

const loadPanel = () => import("../messages/chat-panel.tsx");
const ChatPanel = lazy(loadPanel);

/** The conversations with applicants: live on every page of the recruiter area, and a panel that any page may open. */
export function ApplicantChats({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { id, company } = useViewer();
  const companyId = company?.id ?? null;
  const seesJobs = useCan("SEE_JOBS");
  const [shown, setShown] = useState<{ peer: ChatPeer; opened: boolean } | null>(null);
  const live = useMemo(() => {
    const refetch = refetchSoon(client);
    return new LiveChat(client, id, () => refetch("ApplicantTalks", "ApplicationTalk"), companyId);
  }, [client, id, companyId]);
  useEffect(() => (companyId ? live.start() : undefined), [live, companyId]);
  useEffect(() => guardLeaving(() => unsentQuestion(live.waiting())), [live]);
  const chat = useMemo<Chat>(
    () => ({
      live,
      openChat(peer) {
        // Loaded first, so that the panel opens complete and its field can receive the focus.
        Promise.all([live.store(), loadPanel()]).then(
          () => setShown({ peer, opened: true }),
          () => notifyFailure("Could not open the conversation. Check your connection and try again."),
        );
      },
      openNetwork() {},
      lastOpened: null,
    }),
    [live],
  );
  return (
    <ChatProvider value={chat}>
      <UnreadApplicationsProvider skip={!seesJobs}>{children}</UnreadApplicationsProvider>
      <Suspense>
        {shown ? (
          <ChatPanel
            peerId={shown.opened ? shown.peer.id : null}
            known={shown.peer}
            onClose={() => setShown({ ...shown, opened: false })}
          />
        ) : null}
      </Suspense>
    </ChatProvider>
  );
}
