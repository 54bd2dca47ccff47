import { VisuallyHidden } from "@mantine/core";
import { IconMessages } from "@tabler/icons-react";
import { NavLink } from "react-router-dom";
import { useChatListQuery } from "../generated/graphql.ts";
import { CHAT_LIST } from "./chat-list-options.ts";
import classes from "./messages-link.module.css";

/** The way to the chats, with how many messages wait. */
export function MessagesLink() {
  const { data, previousData } = useChatListQuery(CHAT_LIST);
  const unread = (data ?? previousData)?.unreadCount ?? 0;
  const count = unread > 99 ? "99+" : String(unread);
  return (
    <NavLink to="/main/chatcomponent" className={classes.link}>
      <IconMessages size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.word}>Messages</span>
      {unread > 0 ? (
        <span className={classes.count}>
          {count}
          <VisuallyHidden> not seen</VisuallyHidden>
        </span>
      ) : null}
    </NavLink>
  );
}
