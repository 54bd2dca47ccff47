import { IconMessages } from "@tabler/icons-react";
import { useUnread, useUnreadOfApplicants } from "../messages/use-unread.ts";
import { BarLink } from "./area-nav.tsx";

const LINK = { label: "Messages", short: "Messages", icon: IconMessages };

/** The link to the chats in the bar at the bottom of phones, with the number of unread messages. */
export const MessagesTab = () => <BarLink link={{ ...LINK, to: "/main/chatcomponent" }} unread={useUnread()} />;

/** The same for the conversations with applicants. */
export const ApplicantMessagesTab = () => (
  <BarLink link={{ ...LINK, to: "/main-recruiter/messages" }} unread={useUnreadOfApplicants()} />
);
