import type { Logger } from "../logging/log.ts";
import type { Event } from "./events.ts";

type Listener = (event: Event) => void;

/** Who on this node waits for which topic. */
export class Listeners {
  private readonly byTopic = new Map<string, Set<Listener>>();
  private readonly onReconnect = new Set<() => void>();

  constructor(private readonly log: Logger) {}

  add(topic: string, listener: Listener): () => void {
    // A wrapper of its own for each call, so that one function may listen twice.
    const own: Listener = (event) => listener(event);
    const listeners = this.byTopic.get(topic) ?? new Set();
    this.byTopic.set(topic, listeners.add(own));
    return () => {
      listeners.delete(own);
      if (listeners.size === 0 && this.byTopic.get(topic) === listeners) this.byTopic.delete(topic);
    };
  }

  addReconnect(listener: () => void): () => void {
    const own = () => listener();
    this.onReconnect.add(own);
    return () => void this.onReconnect.delete(own);
  }

  deliver(topic: string, event: Event): void {
    for (const listener of this.byTopic.get(topic) ?? []) this.attempt(() => listener(event), topic);
  }

  reconnected(): void {
    for (const listener of [...this.onReconnect]) this.attempt(listener, "reconnect");
  }

  /** One listener's fault is not the publisher's, nor another listener's. */
  private attempt(call: () => void, topic: string): void {
    try {
      call();
    } catch (error) {
      this.log.error({ err: error, topic: topic.split(":")[0] }, "a listener failed");
    }
  }
}
