import { IconBell } from "@tabler/icons-react";
import { CountedLink } from "../ui/counted-link.tsx";
import { countText } from "../ui/title.ts";
import { useUnreadNotices } from "./unread-notices.ts";

interface NoticesLinkProps {
  to: string;
  /** The bell alone, in the bar at the head of phones. */
  isIcon?: boolean;
}

/** The way to the notices, with how many are not read. */
export const NoticesLink = (link: NoticesLinkProps) => (
  <CountedLink {...link} label="Notices" icon={IconBell} count={countText(useUnreadNotices())} of="not read" />
);
