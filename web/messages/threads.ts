import { newThread, type Thread } from "./thread.ts";

/** The conversations of the page, by the other person's id. Values are immutable, so that views can compare them. */
export class Threads {
  #byPeer: ReadonlyMap<string, Thread> = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly get = (peerId: string): Thread => this.#byPeer.get(peerId) ?? newThread;

  has(peerId: string): boolean {
    return this.#byPeer.has(peerId);
  }

  peers(): readonly string[] {
    return [...this.#byPeer.keys()];
  }

  set(peerId: string, to: Partial<Thread>): void {
    this.update(peerId, (thread) => ({ ...thread, ...to }));
  }

  update(peerId: string, change: (thread: Thread) => Thread): void {
    this.#byPeer = new Map(this.#byPeer).set(peerId, change(this.get(peerId)));
    for (const listener of this.#listeners) listener();
  }
}
