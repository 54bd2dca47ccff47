import { VisuallyHidden } from "@mantine/core";
import { Link } from "react-router-dom";
import type { NoticesQuery } from "../generated/graphql.ts";
import { RelativeDate } from "../ui/relative-date.tsx";
import sections from "../ui/sections.module.css";
import classes from "./notice-list.module.css";

type Notice = NoticesQuery["notices"]["edges"][number]["node"];

interface NoticeListProps {
  notices: readonly Notice[];
  /** Called when a notice is followed to its subject. */
  onFollow: (notice: Notice) => void;
}

/** Notices, the newest first; each links to its subject. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  return (
    <ul className={`${sections.rows} ${classes.list}`} aria-label="Notifications">
      {notices.map((notice) => (
        <li key={notice.id} className={classes.notice} data-unread={!notice.isRead || undefined}>
          <Link to={notice.path} className={classes.title} onClick={() => onFollow(notice)}>
            {notice.isRead ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
            {notice.title}
          </Link>
          {notice.body ? <p className={classes.body}>{notice.body}</p> : null}
          <span className={classes.time}>
            <RelativeDate date={notice.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
