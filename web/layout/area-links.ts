import {
  type Icon,
  IconBookmark,
  IconBuildingSkyscraper,
  IconCirclePlus,
  IconHome,
  IconListDetails,
  IconMessageChatbot,
  IconSearch,
  IconSend,
  IconShieldLock,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";

export interface AreaLink {
  to: string;
  /** The documented words of the sidebar. */
  words: string;
  /** Shorter, for the bar at the foot of phones. */
  short: string;
  icon: Icon;
  /** Highlighted only on exactly this address, not on those below it. */
  end?: boolean;
  /** Addresses of pages that belong to this one without lying below it; it is highlighted on them too. */
  covers?: readonly string[];
  /** One of the places in the phone's bar; the others are in its drawer. */
  inBar?: boolean;
  /** Not in the sidebar's list of SPEC.md section 2; shown below it. */
  aside?: boolean;
}

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

export const RECRUITER_LINKS: readonly AreaLink[] = [
  { to: "/main-recruiter", words: "Home", short: "Home", icon: IconHome, end: true, inBar: true },
  { to: "/main-recruiter/view-jobs", words: "Your Jobs", short: "Jobs", icon: IconListDetails, inBar: true },
  { to: "/main-recruiter/allcandidates", words: "Candidates", short: "Candidates", icon: IconUsers, inBar: true },
  { to: "/main-recruiter/post-jobs", words: "Create Job", short: "Create", icon: IconCirclePlus, inBar: true },
  {
    to: "/main-recruiter/recruiterprofile",
    words: "Company Profile",
    short: "Company",
    icon: IconBuildingSkyscraper,
    inBar: true,
    aside: true,
  },
  { to: "/main-recruiter/privacy", words: "Privacy and data", short: "Privacy", icon: IconShieldLock, aside: true },
];
