import {
  IconBookmark,
  IconMessageChatbot,
  IconSearch,
  IconSend,
  IconShieldLock,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import type { AreaLink } from "./area-links.ts";

/** The places of the seeker area. */
export const SEEKER_LINKS: readonly AreaLink[] = [
  { to: "/main", words: "Search Jobs", short: "Jobs", icon: IconSearch, end: true, inBar: true },
  { to: "/main/appliedjobs", words: "Applied Jobs", short: "Applied", icon: IconSend, inBar: true },
  { to: "/main/savedjobs", words: "Saved Jobs", short: "Saved", icon: IconBookmark, inBar: true },
  {
    to: "/main/allusers",
    words: "Explore Peers",
    short: "Peers",
    icon: IconUsers,
    inBar: true,
    covers: ["/main/usersprofile/"],
  },
  { to: "/main/chatbot", words: "Chat with AI", short: "AI", icon: IconMessageChatbot },
  {
    to: "/main/userprofile",
    words: "My Profile",
    short: "Profile",
    icon: IconUser,
    covers: ["/main/userprofile-edit"],
  },
  { to: "/main/privacy", words: "Privacy and data", short: "Privacy", icon: IconShieldLock, aside: true },
];
