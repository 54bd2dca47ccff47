import { type ExecutionResult, GraphQLError } from "graphql";
import { EventStream } from "../../platform/bus/event-stream.ts";
import type { Sink } from "../../platform/bus/sink.ts";
import { inDelivery } from "../../platform/bus/traced-events.ts";
import { AppError } from "../../platform/errors.ts";
import type { OpenSubscription } from "../execution/compiled-subscriptions.ts";

type Opened = OpenSubscription | ExecutionResult;

const isOpen = (opened: Opened): opened is OpenSubscription => "events" in opened;

/** The socket that a subscription delivers over. */
export interface SubscriptionOwner {
  readonly socket: { terminate(): void };
  /** Resolves when the next result may be sent. */
  sendNext(id: string, result: ExecutionResult): Promise<void> | void;
  sendErrors(id: string, errors: readonly unknown[]): Promise<void> | void;
  /** `notify`: whether the client is notified that the subscription is complete. */
  end(subscription: SocketSubscription, options: { readonly notify: boolean }): void;
}

/** One subscription of a socket: executes each of its events, and sends the result. */
export class SocketSubscription implements Sink<unknown> {
  #opened: OpenSubscription | null = null;

  constructor(
    private readonly connection: SubscriptionOwner,
    readonly id: string,
  ) {}

  /** Starts delivery; false if the subscription could not be opened. */
  begin(opened: Opened): opened is OpenSubscription {
    if (!isOpen(opened)) return false;
    this.#opened = opened;
    if (opened.events instanceof EventStream) opened.events.pipeTo(this);
    else void this.#readAll(opened.events);
    return true;
  }

  /** Stops delivery. */
  stop(): void {
    const opened = this.#opened;
    this.#opened = null;
    if (opened) this.discard(opened);
  }

  /** Closes a subscription that is not needed any more. */
  discard(opened: Opened): void {
    if (!isOpen(opened)) return;
    const { events } = opened;
    void ("return" in events && (events as AsyncIterableIterator<unknown>).return?.());
  }

  take(event: unknown): Promise<void> | void {
    const opened = this.#opened;
    if (!opened) return;
    const result = inDelivery(event, () => opened.execute(event));
    return result instanceof Promise ? result.then((awaited) => this.#send(awaited)) : this.#send(result);
  }

  fail(error: unknown): void {
    if (!this.#opened) return;
    this.#opened = null;
    const originalError = error instanceof Error ? error : new Error(String(error));
    void this.connection.sendErrors(this.id, [new GraphQLError(originalError.message, { originalError })]);
    this.connection.end(this, { notify: false });
    // A client whose stream ended because it was slow would wait forever: it has to reconnect and catch up.
    if (error instanceof AppError && error.code === "OVERLOADED") this.connection.socket.terminate();
  }

  #send(result: ExecutionResult): Promise<void> | void {
    return this.#opened ? this.connection.sendNext(this.id, result) : undefined;
  }

  async #readAll(events: AsyncIterable<unknown>) {
    try {
      for await (const event of events) await this.take(event);
    } catch (error) {
      return this.fail(error);
    }
    if (this.#opened) this.connection.end(this, { notify: true });
  }
}
