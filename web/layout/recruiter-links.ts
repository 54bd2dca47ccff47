import {
  IconBuildingSkyscraper,
  IconCirclePlus,
  IconHistory,
  IconHome,
  IconListDetails,
  IconSettings,
  IconShieldLock,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import { ApplicantMessagesLink } from "../messages/messages-link.tsx";
import type { AreaLink } from "./area-links.ts";

/** The links of the recruiter area. */
export const RECRUITER_LINKS: readonly AreaLink[] = [
  { to: "/main-recruiter", label: "Home", short: "Home", icon: IconHome, end: true, inBar: true },
  {
    to: "/main-recruiter/view-jobs",
    label: "Your Jobs",
    short: "Jobs",
    icon: IconListDetails,
    inBar: true,
    Next: ApplicantMessagesLink,
  },
  { to: "/main-recruiter/allcandidates", label: "Candidates", short: "Candidates", icon: IconUsers, inBar: true },
  { to: "/main-recruiter/post-jobs", label: "Create Job", short: "Create", icon: IconCirclePlus, inBar: true },
  {
    to: "/main-recruiter/recruiterprofile",
    label: "Company Profile",
    short: "Company",
    icon: IconBuildingSkyscraper,
    aside: true,
  },
  { to: "/main-recruiter/people", label: "People", short: "People", icon: IconUsersGroup, aside: true },
  { to: "/main-recruiter/activity", label: "Activity", short: "Activity", icon: IconHistory, aside: true },
  {
    to: "/main-recruiter/settings",
    label: "Settings",
    short: "Settings",
    icon: IconSettings,
    aside: true,
    covers: ["/main-recruiter/developers"],
  },
  { to: "/main-recruiter/privacy", label: "Privacy and Data", short: "Privacy", icon: IconShieldLock, aside: true },
];
