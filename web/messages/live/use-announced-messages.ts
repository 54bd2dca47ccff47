import { useEffect, useRef } from "react";
import { announce } from "../../ui/notices/announce.tsx";
import type { ChatPeer } from "../chat-context.ts";
import type { Thread } from "../thread.ts";
import { chatSpeech } from "./chat-speech.ts";

const open = new Set<string>();

/** Whether the conversation with a person is on the screen, where new messages are announced in full. */
export const isReadOut = (peerId: string): boolean => open.has(peerId);

/**
 * Announces to screen readers the messages that arrive in the open conversation, and that an own message was sent,
 * according to the person's setting.
 */
export function useAnnouncedMessages(
  viewerId: string,
  { id, name }: ChatPeer,
  { arrived, pending, timeline }: Thread,
): void {
  useEffect(() => {
    open.add(id);
    return () => void open.delete(id);
  }, [id]);

  const output = useRef(arrived);
  useEffect(() => {
    const speech = chatSpeech.get();
    if (arrived && arrived !== output.current && speech !== "nothing") {
      const file = arrived.fileName ? ` (${arrived.fileName})` : "";
      announce(speech === "all" ? `${name}: ${arrived.content}${file}` : `New message from ${name}.`);
    }
    output.current = arrived;
  }, [arrived, name]);

  const lastOwn = timeline.messages.findLast(({ senderId }) => senderId === viewerId)?.id;
  const before = useRef({ lastOwn, pending: 0 });
  useEffect(() => {
    const wasSent = before.current.pending > pending.length && before.current.lastOwn !== lastOwn;
    if (wasSent && chatSpeech.get() !== "nothing") announce("Message sent.");
    before.current = { lastOwn, pending: pending.length };
  }, [lastOwn, pending.length]);
}
