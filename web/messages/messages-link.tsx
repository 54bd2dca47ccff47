import { IconMessages } from "@tabler/icons-react";
import { CountedLink } from "../ui/counted-link.tsx";
import { useUnread } from "./use-unread.ts";

/** The link to the chats in the sidebar, with the number of unread messages. */
export const MessagesLink = () => (
  <CountedLink to="/main/chatcomponent" label="Messages" icon={IconMessages} count={useUnread()} of="unread" />
);
