import { IconMessages } from "@tabler/icons-react";
import { CountedLink } from "../ui/counted-link.tsx";
import { useUnread, useUnreadOfApplicants } from "./use-unread.ts";

const LINK = { label: "Messages", icon: IconMessages, of: "unread" };

/** The link to the chats in the sidebar, with the number of unread messages. */
export const MessagesLink = () => <CountedLink {...LINK} to="/main/chatcomponent" count={useUnread()} />;

/** The same for the conversations with applicants. */
export const ApplicantMessagesLink = () => (
  <CountedLink {...LINK} to="/main-recruiter/messages" count={useUnreadOfApplicants()} />
);
