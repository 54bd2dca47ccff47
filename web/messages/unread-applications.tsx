import { IconMessage } from "@tabler/icons-react";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useApplicantTalksQuery } from "../generated/messages/messages.ts";
import { CHAT_LIST } from "./chat-list-options.ts";
import classes from "./unread-applications.module.css";

const UnreadApplications = createContext<ReadonlySet<string>>(new Set());

/** Provides the applications with unread messages, among the conversations that are loaded: the newest ones. */
export function UnreadApplicationsProvider({ skip, children }: { skip: boolean; children: ReactNode }) {
  const { data, previousData } = useApplicantTalksQuery({ ...CHAT_LIST, skip });
  const edges = (data ?? previousData)?.applicationConversations.edges;
  const unread = useMemo(
    () => new Set(edges?.flatMap(({ node }) => (node.unreadCount > 0 ? node.applicationId : []))),
    [edges],
  );
  return <UnreadApplications value={unread}>{children}</UnreadApplications>;
}

/** Marks an application whose applicant wrote something that the company has not read. */
export const UnreadMark = ({ applicationId, as: Tag = "span" }: { applicationId: string; as?: "li" | "span" }) =>
  use(UnreadApplications).has(applicationId) ? (
    <Tag className={classes.mark}>
      <IconMessage size={15} stroke={2} aria-hidden="true" />
      Unread message
    </Tag>
  ) : null;
