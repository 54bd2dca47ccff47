import { IconBell } from "@tabler/icons-react";
import { CountedLink } from "../ui/counted-link.tsx";
import { countText } from "../ui/title.ts";
import { useUnreadNotices } from "./unread-notices.ts";

interface NoticesLinkProps {
  to: string;
  /** Shows only the bell, in the top bar on phones. */
  isIcon?: boolean;
}

/** The link to the notices, with the unread count. */
export const NoticesLink = (link: NoticesLinkProps) => (
  <CountedLink {...link} label="Notifications" icon={IconBell} count={countText(useUnreadNotices())} of="unread" />
);
