import { Button, Loader, VisuallyHidden } from "@mantine/core";
import { IconArrowDown } from "@tabler/icons-react";
import { Fragment, useCallback, useState } from "react";
import { ReportPanel } from "../../privacy/report-panel.tsx";
import type { ChatPeer } from "../chat-context.ts";
import { useChatStore } from "../chat-context.ts";
import { useAnnouncedMessages } from "../live/use-announced-messages.ts";
import type { Thread } from "../thread.ts";
import { dayLabel } from "./message-dates.ts";
import classes from "./message-list.module.css";
import { MessageRow } from "./message-row.tsx";
import { PendingMessage } from "./pending-message.tsx";
import { useScrollAndRead } from "./use-scroll-and-read.ts";

interface MessageListProps {
  peer: ChatPeer;
  thread: Thread;
  /** Whether the viewer can write. */
  isOpen: boolean;
  /** Instead of the invitation to say hello. */
  empty?: string | undefined;
}

/** The messages of a conversation by day; loads older ones on scrolling up, and keeps the scroll position. */
export function MessageList({ peer, thread, isOpen, empty }: MessageListProps) {
  const store = useChatStore();
  const { timeline, pending, peerSeenSeq, hasOlder, loadingOlder } = thread;
  const { messages } = timeline;
  useAnnouncedMessages(store.viewerId, peer, thread);
  const [reported, setReported] = useState({ id: "", opened: false });
  /** Without hover, the menu is shown on the touched message. */
  const [chosen, setChosen] = useState("");
  const report = useCallback((id: string) => setReported({ id, opened: true }), []);
  const older = () => void store.older(peer.id);
  const place = useScrollAndRead({
    first: messages[0]?.seq ?? 0,
    last: messages.at(-1)?.seq ?? 0,
    pending: pending.length,
    onTop: older,
    onRead: () => store.markSeen(peer.id),
  });
  return (
    <div className={classes.frame}>
      <section
        className={classes.scroll}
        ref={place.scroller}
        onScroll={place.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        role="log"
        // New messages are announced once, according to the person's setting, by the announcer, which can tell them
        // from old ones that are loaded late.
        aria-live="off"
        aria-label="Messages"
      >
        {hasOlder ? (
          <div className={classes.older}>
            {loadingOlder ? (
              <Loader size="sm" role="img" aria-label="Loading older messages" />
            ) : (
              <Button variant="subtle" color="gray" onClick={older}>
                Show older messages
              </Button>
            )}
          </div>
        ) : null}
        {isOpen && messages.length === 0 && pending.length === 0 ? (
          <p className={classes.empty}>{empty ?? `No messages yet. Say hello to ${peer.name}.`}</p>
        ) : null}
        <ol className={classes.messages}>
          {messages.map((message, index) => {
            const day = dayLabel(message.sentAt);
            const before = messages[index - 1];
            const own = message.senderId === store.viewerId;
            return (
              <Fragment key={message.id}>
                {before && dayLabel(before.sentAt) === day ? null : (
                  <li className={classes.day}>
                    <span>{day}</span>
                  </li>
                )}
                <MessageRow
                  message={message}
                  own={own}
                  peerName={peer.name}
                  seen={own && message.seq <= peerSeenSeq}
                  isChosen={message.id === chosen}
                  onChoose={setChosen}
                  onReport={report}
                />
              </Fragment>
            );
          })}
          {pending.map((message) => (
            <li key={message.clientId}>
              <VisuallyHidden>You:</VisuallyHidden>
              <PendingMessage message={message} />
            </li>
          ))}
        </ol>
      </section>
      {place.hasNew ? (
        <Button
          className={classes.toNew}
          variant="filled"
          leftSection={<IconArrowDown size={18} aria-hidden="true" />}
          onClick={place.toEnd}
        >
          New messages
        </Button>
      ) : null}
      <ReportPanel
        subject={{ kind: "MESSAGE", id: reported.id, text: "this message" }}
        opened={reported.opened}
        onClose={() => setReported({ ...reported, opened: false })}
      />
    </div>
  );
}
