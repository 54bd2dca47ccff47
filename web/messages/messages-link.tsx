import { VisuallyHidden } from "@mantine/core";
import { IconMessages } from "@tabler/icons-react";
import { NavLink } from "react-router-dom";
import { useChatListQuery } from "../generated/graphql.ts";
import { usePhone } from "../ui/media.ts";
import { CHAT_LIST } from "./chat-list-options.ts";
import classes from "./messages-link.module.css";

/** The way to the chats, with how many messages wait. */
export function MessagesLink() {
  const phone = usePhone();
  const { data, previousData } = useChatListQuery(CHAT_LIST);
  const unread = (data ?? previousData)?.unreadCount ?? 0;
  const count = unread > 99 ? "99+" : String(unread);
  return (
    <NavLink to="/main/chatcomponent" className={classes.link} data-phone={phone || undefined}>
      <IconMessages size={20} stroke={1.75} aria-hidden="true" />
      {phone ? <VisuallyHidden>Messages</VisuallyHidden> : "Messages"}
      {unread > 0 ? (
        <span className={classes.count}>
          {count}
          <VisuallyHidden> not seen</VisuallyHidden>
        </span>
      ) : null}
    </NavLink>
  );
}
