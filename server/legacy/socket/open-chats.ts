import { LRUCache } from "lru-cache";
import type { Events } from "../../platform/bus/events.ts";

/** Sessions remembered; the oldest is forgotten, and hears all its chats again. */
const MAX_SESSIONS = 50_000;
/** Chats remembered of one session: as many as it may have windows. */
const MAX_CHATS = 8;

/**
 * Which chats legacy clients have open. They show whatever message comes in the chat that is open, so what belongs to
 * another one must not reach them; it is there when they open that one. A client opens a chat by asking for its messages.
 */
export class OpenChats {
  /** By session: the other people, the last opened first. */
  readonly #open = new LRUCache<string, readonly string[]>({ max: MAX_SESSIONS });
  readonly #stop: () => void;

  constructor(private readonly events: Events) {
    this.#stop = events.subscribe("open-chats", ({ sessionId, personId }) => this.#note(sessionId, personId));
  }

  /** The session now shows the chat with this person. */
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
