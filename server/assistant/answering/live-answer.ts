import type { ErrorCode } from "../../platform/errors.ts";

export type AnswerState = "RUNNING" | "DONE" | "STOPPED" | "FAILED";

/** The current state of an answer. */
export interface AnswerSnapshot {
  readonly conversationId: string;
  readonly state: AnswerState;
  readonly text: string;
  /** The current activity, such as "Searching open jobs"; empty while text arrives. */
  readonly activity: string;
  /** The reason for the failure. */
  readonly error: { readonly code: ErrorCode; readonly message: string } | null;
}

/** A source from which an answer can be followed. */
export interface AnswerSource {
  snapshot(): Promise<AnswerSnapshot>;
  /** Resolves when there may be more, or when `signal` is aborted. */
  changed(signal: AbortSignal): Promise<void>;
}

/** Resolves once `subscribe` was notified or `signal` is aborted. `subscribe` returns a function to unsubscribe. */
export const untilNotified = (signal: AbortSignal, subscribe: (notify: () => void) => () => void): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const unsubscribe = subscribe(done);
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });

/** An answer that this node is writing, in memory. */
export class LiveAnswer implements AnswerSource {
  text = "";
  /** Its text after the end, with links only to given URLs. */
  judged = "";
  activity = "";
  state: AnswerState = "RUNNING";
  error: AnswerSnapshot["error"] = null;
  /** Aborted when the person stops the answer, or the node shuts down. */
  readonly stopping = new AbortController();
  /** Resolves when the answer has ended, in any way. */
  readonly ended: Promise<void>;
  #resolveEnded: () => void = () => {};
  readonly #waiting = new Set<() => void>();

  constructor(
    readonly id: string,
    readonly seekerId: string,
    readonly conversationId: string,
  ) {
    this.ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
  }

  write(text: string): void {
    // Text that arrives after a stop is discarded.
    if (text === "" || this.stopping.signal.aborted) return;
    this.text += text;
    this.activity = "";
    this.#notify();
  }

  doing(activity: string): void {
    this.activity = activity;
    this.#notify();
  }

  end(state: Exclude<AnswerState, "RUNNING">, error: AnswerSnapshot["error"] = null): void {
    this.state = state;
    this.error = error;
    this.activity = "";
    this.#notify();
    this.#resolveEnded();
  }

  async snapshot(): Promise<AnswerSnapshot> {
    const { conversationId, state, text, activity, error } = this;
    return { conversationId, state, text, activity, error };
  }

  changed(signal: AbortSignal): Promise<void> {
    return untilNotified(signal, (notify) => {
      this.#waiting.add(notify);
      return () => this.#waiting.delete(notify);
    });
  }

  #notify(): void {
    for (const notify of [...this.#waiting]) notify();
  }
}
