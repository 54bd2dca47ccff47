import { LRUCache } from "lru-cache";
import type { Events } from "../../platform/bus/events.ts";

/** Maximum number of tracked sessions; the oldest is dropped, and receives all its chats again. */
const MAX_SESSIONS = 50_000;
/** Maximum number of tracked chats per session: as many as it may have windows. */
const MAX_CHATS = 8;

/**
 * Tracks which chats legacy clients have open. They display any message in the open chat, so messages of other chats
 * must not reach them; those are there when the client opens their chat. A client opens a chat by requesting its
 * messages.
 */
export class OpenChats {
  /** By session: the other people, the last opened first. */
  readonly #open = new LRUCache<string, readonly string[]>({ max: MAX_SESSIONS });
  readonly #stop: () => void;

  constructor(private readonly events: Events) {
    this.#stop = events.subscribe("open-chats", ({ sessionId, personId }) => this.#note(sessionId, personId));
  }

  /** Records that the session now shows the chat with this person. */
  open(sessionId: string, personId: string) {
    const person = personId.toLowerCase();
    if (this.#open.get(sessionId)?.[0] === person) return;
    this.events.publish("open-chats", { type: "chat-opened", sessionId, personId: person });
  }

  /** Whether one of the session's `windows` shows the chat with this person, or none has opened a chat yet. */
  shows(sessionId: string, personId: string, windows: number): boolean {
    return this.#open.get(sessionId)?.slice(0, windows).includes(personId) ?? true;
  }

  close() {
    this.#stop();
  }

  #note(sessionId: string, personId: string) {
    const others = (this.#open.get(sessionId) ?? []).filter((known) => known !== personId);
    this.#open.set(sessionId, [personId, ...others].slice(0, MAX_CHATS));
  }
}
