import { Button } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import { applicationPeer } from "../messages/application-peer.ts";
import { useMaybeChat } from "../messages/chat-context.ts";
import { useApplicationTalk } from "../messages/use-application-talk.ts";
import { useCan } from "../session/viewer.ts";
import classes from "./applicant-messages.module.css";

/** The conversation with an applicant: its newest message, and a button that opens it. */
export function ApplicantMessages({ applicationId, name }: { applicationId: string; name: string }) {
  const chat = useMaybeChat();
  const peer = { id: applicationPeer(applicationId), name };
  const talk = useApplicationTalk(peer.id);
  const mayWrite = useCan("WRITE_TO_APPLICANTS");
  if (!chat || !(talk || mayWrite)) return null;
  const unread = talk?.unreadCount ?? 0;
  return (
    <section className={classes.messages} aria-label="Messages">
      <h3 className={classes.subtitle}>Messages{unread > 0 ? ` (${unread} unread)` : ""}</h3>
      {talk ? <p>{talk.lastMessage.content}</p> : null}
      <Button
        variant="light"
        leftSection={<IconMessage size={18} aria-hidden="true" />}
        onClick={() => chat.openChat(peer)}
      >
        {talk ? "Open conversation" : `Message ${name}`}
      </Button>
    </section>
  );
}
