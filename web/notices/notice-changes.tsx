import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refetchSoon } from "../apollo/refetch-soon.ts";
import { withReconnect } from "../apollo/with-reconnect.ts";
import { NoticesChangedDocument } from "../generated/notices/notices.ts";
import { useViewer } from "../session/viewer.ts";
import { announce } from "../ui/notices/announce.tsx";
import { registerWhenIdle } from "./service-worker.ts";
import { setUnreadNotices } from "./unread-notices.ts";

/** Registers the service worker, and keeps the notices and their unread count up to date on every device. */
export function NoticeChanges() {
  const client = useApolloClient();
  const { role } = useViewer();
  useEffect(registerWhenIdle, []);
  useEffect(() => {
    const refetch = refetchSoon(client);
    let known: number | null = null;
    const close = withReconnect(role, { query: NoticesChangedDocument }, ({ noticesChanged }) => {
      const { unreadCount } = noticesChanged;
      if (known !== null && unreadCount > known) announce("New notification.");
      known = unreadCount;
      setUnreadNotices(unreadCount);
      refetch("Notices", "HomeNews");
    });
    return () => {
      close();
      setUnreadNotices(0);
    };
  }, [client, role]);
  return null;
}
