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

/** Kinds that arrive a day after the event: their text names its day, and another age beside it would contradict it. */
const NAMING_THE_DAY: readonly string[] = ["NEW_APPLICATIONS", "APPLICATION_OPENED"];

/** Whether the server renders the page, such as a job's public one. */
const isServed = (path: string): boolean => path.startsWith("/jobs/");

/** Notices, the newest first; each links to its subject. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  return (
    <ul className={`${sections.rows} ${classes.list}`} aria-label="Notifications">
      {notices.map((notice) => (
        <li key={notice.id} className={classes.notice} data-unread={!notice.isRead || undefined}>
          <Link
            to={notice.path}
            reloadDocument={isServed(notice.path)}
            className={classes.title}
            onClick={() => onFollow(notice)}
          >
            {notice.isRead ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
            {notice.title}
          </Link>
          {notice.body ? <p className={classes.body}>{notice.body}</p> : null}
          {NAMING_THE_DAY.includes(notice.kind) ? null : (
            <span className={classes.time}>
              <RelativeDate date={notice.createdAt} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
