import {
  IconBellRinging,
  IconBookmark,
  IconMessageChatbot,
  IconSearch,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import { MessagesLink } from "../messages/messages-link.tsx";
import type { AreaLink } from "./area-links.ts";

/** The links of the seeker area. */
export const SEEKER_LINKS: readonly AreaLink[] = [
  { to: "/main", label: "Search Jobs", short: "Jobs", icon: IconSearch, end: true, inBar: true },
  { to: "/main/appliedjobs", label: "Applied Jobs", short: "Applied", icon: IconSend, inBar: true },
  { to: "/main/savedjobs", label: "Saved Jobs", short: "Saved", icon: IconBookmark, inBar: true },
  {
    to: "/main/allusers",
    label: "Explore Peers",
    short: "Peers",
    icon: IconUsers,
    inBar: true,
    covers: ["/main/usersprofile/"],
    Next: MessagesLink,
  },
  { to: "/main/alerts", label: "Job Alerts", short: "Alerts", icon: IconBellRinging },
  { to: "/main/chatbot", label: "Chat with AI", short: "AI", icon: IconMessageChatbot },
  {
    to: "/main/userprofile",
    label: "My Profile",
    short: "Profile",
    icon: IconUser,
    covers: ["/main/userprofile-edit"],
  },
  {
    to: "/main/settings",
    label: "Settings",
    short: "Settings",
    icon: IconSettings,
    aside: true,
    covers: ["/main/developers"],
  },
  { to: "/main/privacy", label: "Privacy and Data", short: "Privacy", icon: IconShieldLock, aside: true },
];
