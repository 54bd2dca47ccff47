import { IconMessages } from "@tabler/icons-react";
import { useUnread } from "../messages/use-unread.ts";
import type { AreaLink } from "./area-links.ts";
import { BarLink } from "./area-nav.tsx";

const MESSAGES: AreaLink = { to: "/main/chatcomponent", label: "Messages", short: "Messages", icon: IconMessages };

/** The link to the chats in the bar at the bottom of phones, with the number of unread messages. */
export const MessagesTab = () => <BarLink link={MESSAGES} unread={useUnread()} />;
