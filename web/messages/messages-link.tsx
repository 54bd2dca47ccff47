import { VisuallyHidden } from "@mantine/core";
import { IconMessages } from "@tabler/icons-react";
import { NavLink } from "react-router-dom";
import classes from "./messages-link.module.css";
import { useUnread } from "./use-unread.ts";

/** The way to the chats in the sidebar, with how many messages wait. */
export function MessagesLink() {
  const unread = useUnread();
  return (
    <NavLink to="/main/chatcomponent" className={classes.link}>
      <IconMessages size={20} stroke={1.75} aria-hidden="true" />
      <span>Messages</span>
      {unread ? (
        <span className={classes.count}>
          {unread}
          <VisuallyHidden> not seen</VisuallyHidden>
        </span>
      ) : null}
    </NavLink>
  );
}
