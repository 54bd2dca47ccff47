import type { ApolloClient } from "@apollo/client";
import { withReconnect } from "../../apollo/with-reconnect.ts";
import type { ChatEventsSubscription } from "../../generated/graphql.ts";
import { ChatEventsDocument } from "../../generated/messages/messages.ts";
import { savedTextPrefix, savedTexts } from "../../ui/saved-text.ts";
import type { ChatStore } from "../chat-store.ts";

type ChatEvent = ChatEventsSubscription["chatEvents"];

/** Marks a fulfilled promise so that `use` reads it without suspending (React's internal fields). */
function readableAtOnce<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: "fulfilled", value }),
    () => {},
  );
  return promise;
}

/**
 * The part of the chat on every page of an area: it subscribes to events, so that lists are up to date. The rest is
 * loaded when a chat is opened, or when unsent messages are pending.
 */
export class LiveChat {
  #store: Promise<ChatStore> | undefined;
  #loaded: ChatStore | undefined;
  #stopStore = () => {};
  #running = false;
  readonly #listeners = new Set<(event: ChatEvent) => void>();

  constructor(
    private readonly client: ApolloClient,
    readonly viewerId: string,
    /** Called when the list of conversations may have changed. */
    private readonly onListChange: () => void,
    /** For a member of a company: the company, for which they write. */
    private readonly companyId: string | null = null,
  ) {}

  /** The chats; always the same promise, for `use`. */
  readonly store = (): Promise<ChatStore> => {
    this.#store ??= readableAtOnce(this.#load());
    return this.#store;
  };

  /** Subscribes to events until the returned function is called. */
  start(): () => void {
    this.#running = true;
    const role = this.companyId ? "RECRUITER" : "SEEKER";
    const stop = withReconnect(role, { query: ChatEventsDocument, fetchPolicy: "no-cache" }, ({ chatEvents }) =>
      this.#notify(chatEvents),
    );
    if (this.#loaded) this.#stopStore = this.#loaded.start();
    else if (this.waiting() > 0) this.store().catch(() => {});
    return () => {
      this.#running = false;
      stop();
      this.#stopStore();
    };
  }

  async #load(): Promise<ChatStore> {
    try {
      const { openChatStore } = await import("../open-chat-store.ts");
      this.#loaded = openChatStore(
        this.client,
        this.viewerId,
        this.companyId ?? this.viewerId,
        this.onListChange,
        (listener) => {
          this.#listeners.add(listener);
          return { unsubscribe: () => void this.#listeners.delete(listener) };
        },
      );
    } catch (error) {
      this.#store = undefined;
      throw error;
    }
    if (this.#running) this.#stopStore = this.#loaded.start();
    return this.#loaded;
  }

  #notify(event: ChatEvent): void {
    if (event.__typename !== "TypingChanged") this.onListChange();
    for (const listener of this.#listeners) listener(event);
  }

  /** The number of unsent messages. */
  waiting(): number {
    const prefix = savedTextPrefix("outbox", this.viewerId);
    return Object.keys(savedTexts() ?? {}).filter((key) => key.startsWith(prefix)).length;
  }
}
