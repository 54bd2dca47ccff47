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

/** What all connections share: who may do what. */
export interface ConnectionRules {
  readonly limits: SocketLimits;
  readonly subscribe: Subscribe;
  /** Lets whoever the message speaks for in, or closes the socket. */
  admit(connection: SocketConnection, message: ConnectionInitMessage): Promise<void>;
  /** Whether somebody acts through the connection; closes it when nobody does any more. */
  isActing(connection: SocketConnection): boolean;
  /** How to open an operation, or why it may not be. */
  operationOf(
    connection: SocketConnection,
    requested: SubscribeMessage["payload"],
  ): ExecutionArgs | readonly GraphQLError[];
  /** Errors as clients see them. */
  masked(errors: readonly unknown[]): readonly GraphQLFormattedError[];
  /** A message could not be answered because of a fault that is not the client's. */
  onFault(connection: SocketConnection, error: unknown): void;
}

/** Bytes of the reason in a close frame (RFC 6455, section 5.5: 125 with the code). */
const MAX_REASON_BYTES = 123;

/** The reason that the protocol gives, without the id where it would be too long. */
function alreadyExists(id: string): string {
  const reason = `Subscriber for ${id} already exists`;
  return Buffer.byteLength(reason) > MAX_REASON_BYTES ? "Subscriber already exists" : reason;
}

/**
 * The graphql-transport-ws protocol over one socket, with little memory: thousands stay open and say nothing. What a
 * subscription brings is written at once; while something waits to leave, its next event waits for that, so that of each
 * at most two are held. Readers that are too slow and clients that flood are dropped.
 */
export class SocketConnection implements SubscriptionOwner {
  /** Sockets that left no ping unanswered. */
  isAnswering = true;
  #subscriptions: SocketSubscription[] = [];
  #hasInit = false;
  #isAcknowledged = false;
  #initTimeout: NodeJS.Timeout | null;
  readonly #withinRate: () => boolean;

  /**
   * `line`: what the socket's bytes go over. `cookie`: the header of the handshake. Of the request nothing else is kept.
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

  /** A message has come. */
  hear(text: string): void {
    if (this.#withinRate()) this.#answer(text).catch((error: unknown) => this.rules.onFault(this, error));
    else this.close(CLOSE.flood, "Too many messages.");
  }

  /** The socket is gone. */
  gone(): void {
    this.#stopWaiting();
    for (const subscription of this.#subscriptions.splice(0)) subscription.stop();
  }

  /** Asks the other end for a sign of life. */
  ping(): void {
    if (this.socket.readyState === this.socket.OPEN) writePing(this.line);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  /** Operations open now. */
  get operations(): number {
    return this.#subscriptions.length;
  }

  /** Sends a result of a subscription, if somebody still acts through the socket. */
  sendNext(id: string, result: ExecutionResult): Promise<void> | void {
    // It closes the socket of a session that has ended; a closing socket sends nothing more.
    if (!this.rules.isActing(this)) return;
    const shown = result.errors ? { ...result, errors: this.rules.masked(result.errors) } : result;
    return this.#send(`{"id":${JSON.stringify(id)},"type":"next","payload":${JSON.stringify(shown)}}`);
  }

  /** Sends why an operation ended, or never began. */
  sendErrors(id: string, errors: readonly unknown[]): Promise<void> | void {
    return this.#send(JSON.stringify({ id, type: MessageType.Error, payload: this.rules.masked(errors) }));
  }

  /** The subscription brings nothing more. */
  end(subscription: SocketSubscription, { tell }: { tell: boolean }): void {
    if (!this.#subscriptions.includes(subscription)) return;
    this.#subscriptions = this.#subscriptions.filter((open) => open !== subscription);
    if (tell) void this.#send(JSON.stringify({ id: subscription.id, type: MessageType.Complete }));
  }

  /** While something waits to leave, the answer resolves once all has left. */
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
        this.end(subscription, { tell: false });
        return subscription.stop();
      }
      // Messages that only a server sends.
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
    // An array that grows takes room for sixteen more, and most have one.
    this.#subscriptions = [...this.#subscriptions, subscription];
    try {
      const operation = this.rules.operationOf(this, payload);
      if ("document" in operation) {
        const opened = await this.rules.subscribe(operation);
        // The client, or the socket, may have left meanwhile.
        if (!this.#subscriptions.includes(subscription)) return subscription.discard(opened);
        if (subscription.begin(opened)) return;
        await this.sendNext(id, opened as ExecutionResult);
        return this.end(subscription, { tell: true });
      }
      await this.sendErrors(id, operation);
    } catch (error) {
      this.end(subscription, { tell: false });
      throw error;
    }
    this.end(subscription, { tell: false });
  }

  #stopWaiting() {
    if (this.#initTimeout) clearTimeout(this.#initTimeout);
    this.#initTimeout = null;
  }
}
