import type { Duplex } from "node:stream";
import type { ExecutionArgs, ExecutionResult, GraphQLError, GraphQLFormattedError } from "graphql";
import { CloseCode, type ConnectionInitMessage, MessageType, parseMessage, type SubscribeMessage } from "graphql-ws";
import type { WebSocket } from "ws";
import { tokenBucket } from "../../platform/rate-limits/token-bucket.ts";
import type { Context } from "../../services/graphql-context.ts";
import type { Subscribe } from "../execution/compiled-subscriptions.ts";
import { CLOSE, type SocketLimits } from "./socket-limits.ts";
import { SocketSubscription, type SubscriptionOwner } from "./socket-subscription.ts";
import { writePing, writeText } from "./text-frames.ts";

/** The rules that all connections share. */
export interface ConnectionRules {
  readonly limits: SocketLimits;
  readonly subscribe: Subscribe;
  /** Admits the account that the message authenticates, or closes the socket. */
  admit(connection: SocketConnection, message: ConnectionInitMessage): Promise<void>;
  /** Whether the connection's session is active; otherwise closes the connection. */
  isActing(connection: SocketConnection): boolean;
  /** Returns the arguments to execute an operation, or why it is rejected. */
  operationOf(
    connection: SocketConnection,
    requested: SubscribeMessage["payload"],
  ): ExecutionArgs | readonly GraphQLError[];
  /** Returns errors as clients see them. */
  masked(errors: readonly unknown[]): readonly GraphQLFormattedError[];
  /** Called when a message could not be handled for a reason other than a client error. */
  onFault(connection: SocketConnection, error: unknown): void;
}

/** Maximum bytes of the reason in a close frame (RFC 6455, section 5.5: 125 with the code). */
const MAX_REASON_BYTES = 123;

/** Returns the protocol's reason, without the id if it would be too long. */
function alreadyExists(id: string): string {
  const reason = `Subscriber for ${id} already exists`;
  return Buffer.byteLength(reason) > MAX_REASON_BYTES ? "Subscriber already exists" : reason;
}

/**
 * The graphql-transport-ws protocol over one socket, with little memory: thousands stay open and idle. Results of a
 * subscription are written immediately; while data is buffered, its next event waits until that is sent, so that at
 * most two are held per subscription. Readers that are too slow and clients that flood are dropped.
 */
export class SocketConnection implements SubscriptionOwner {
  /** Rounds of the keep-alive since anything was received. */
  silentRounds = 0;
  #subscriptions: SocketSubscription[] = [];
  #hasInit = false;
  #isAcknowledged = false;
  #initTimeout: NodeJS.Timeout | null;
  readonly #withinRate: () => boolean;

  /**
   * `line`: the underlying network socket. `cookie`: the header of the handshake. Nothing else of the request is
   * retained.
   */
  constructor(
    readonly rules: ConnectionRules,
    readonly socket: WebSocket,
    private readonly line: Duplex,
    public cookie: string,
    readonly client: Context["client"],
  ) {
    const { limits } = rules;
    this.#withinRate = tokenBucket({ burst: limits.messagesBurst, perSecond: limits.messagesPerSecond });
    const tooLate = () => this.close(CloseCode.ConnectionInitialisationTimeout, "Connection initialisation timeout");
    this.#initTimeout = setTimeout(tooLate, limits.initMs);
  }

  /** Handles a received message. */
  hear(text: string): void {
    if (this.#withinRate()) this.#answer(text).catch((error: unknown) => this.rules.onFault(this, error));
    else this.close(CLOSE.flood, "Too many messages.");
  }

  /** Cleans up after the socket has closed. */
  gone(): void {
    this.#stopWaiting();
    for (const subscription of this.#subscriptions.splice(0)) subscription.stop();
  }

  /** Pings the client. */
  ping(): void {
    if (this.socket.readyState === this.socket.OPEN) writePing(this.line);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** The number of open operations. */
  get operations(): number {
    return this.#subscriptions.length;
  }

  /** Sends a result of a subscription if the session is still active. */
  sendNext(id: string, result: ExecutionResult): Promise<void> | void {
    // This closes the socket if the session has ended; a closing socket sends nothing more.
    if (!this.rules.isActing(this)) return;
    const shown = result.errors ? { ...result, errors: this.rules.masked(result.errors) } : result;
    return this.#send(`{"id":${JSON.stringify(id)},"type":"next","payload":${JSON.stringify(shown)}}`);
  }

  /** Sends the errors that ended an operation, or prevented it. */
  sendErrors(id: string, errors: readonly unknown[]): Promise<void> | void {
    return this.#send(JSON.stringify({ id, type: MessageType.Error, payload: this.rules.masked(errors) }));
  }

  /** Removes a subscription that delivers nothing more. `notify`: whether to notify the client. */
  end(subscription: SocketSubscription, { notify }: { notify: boolean }): void {
    if (!this.#subscriptions.includes(subscription)) return;
    this.#subscriptions = this.#subscriptions.filter((open) => open !== subscription);
    if (notify) void this.#send(JSON.stringify({ id: subscription.id, type: MessageType.Complete }));
  }

  /** If data is buffered already, returns a promise that resolves once everything is sent. */
  #send(text: string): Promise<void> | void {
    const { socket, line } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount === 0) return writeText(line, text);
    if (socket.bufferedAmount > this.rules.limits.bufferedBytes) return socket.terminate();
    return new Promise((resolve) => writeText(line, text, resolve));
  }

  async #answer(text: string): Promise<void> {
    const message = this.#read(text);
    switch (message?.type) {
      case undefined:
        return this.close(CloseCode.BadRequest, "Invalid message received");
      case MessageType.ConnectionInit:
        return this.#begin(message);
      case MessageType.Ping:
        await this.#send(
          JSON.stringify({ type: MessageType.Pong, ...(message.payload && { payload: message.payload }) }),
        );
        return;
      case MessageType.Pong:
        return;
      case MessageType.Subscribe:
        return this.#subscribe(message);
      case MessageType.Complete: {
        const subscription = this.#subscriptions.find(({ id }) => id === message.id);
        if (!subscription) return;
        this.end(subscription, { notify: false });
        return subscription.stop();
      }
      // Messages that only servers may send.
      default:
        return this.close(CloseCode.BadRequest, "Invalid message received");
    }
  }

  #read(text: string) {
    try {
      return parseMessage(text);
    } catch {
      return null;
    }
  }

  async #begin(message: ConnectionInitMessage) {
    if (this.#hasInit) return this.close(CloseCode.TooManyInitialisationRequests, "Too many initialisation requests");
    this.#hasInit = true;
    this.#stopWaiting();
    await this.rules.admit(this, message);
    this.cookie = "";
    this.#isAcknowledged = true;
    await this.#send(JSON.stringify({ type: MessageType.ConnectionAck }));
  }

  async #subscribe({ id, payload }: SubscribeMessage) {
    if (!this.#isAcknowledged) return this.close(CloseCode.Unauthorized, "Unauthorized");
    if (this.#subscriptions.some((subscription) => subscription.id === id))
      return this.close(CloseCode.SubscriberAlreadyExists, alreadyExists(id));
    const subscription = new SocketSubscription(this, id);
    // A copy, because `push` would reserve capacity for 16 more elements, and most sockets have one.
    this.#subscriptions = [...this.#subscriptions, subscription];
    try {
      const operation = this.rules.operationOf(this, payload);
      if ("document" in operation) {
        const opened = await this.rules.subscribe(operation);
        // The client may have completed the operation, or the socket closed, in the meantime.
        if (!this.#subscriptions.includes(subscription)) return subscription.discard(opened);
        if (subscription.begin(opened)) return;
        await this.sendNext(id, opened as ExecutionResult);
        return this.end(subscription, { notify: true });
      }
      await this.sendErrors(id, operation);
    } catch (error) {
      this.end(subscription, { notify: false });
      throw error;
    }
    this.end(subscription, { notify: false });
  }

  #stopWaiting() {
    if (this.#initTimeout) clearTimeout(this.#initTimeout);
    this.#initTimeout = null;
  }
}
