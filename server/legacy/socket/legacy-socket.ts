import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Socket } from "socket.io";
import type { z } from "zod";
import { requireScopes } from "../../apps/admit-key.ts";
import { publicError } from "../../http/errors/public-error.ts";
import type { ChatEvent } from "../../messages/chat-events.ts";
import type { MessageView } from "../../messages/message.store.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { tokenBucket } from "../../platform/rate-limits/token-bucket.ts";
import { inTrace } from "../../platform/tracing/tracing.ts";
import type { Services } from "../../services/services.ts";
import { toLegacyMessage } from "../legacy-shapes.ts";
import type { ChatDelivery } from "./chat-delivery.ts";
import { EVENT_SCOPES, joinEvent, messageEvent, typingEvent } from "./socket-events.ts";
import { LEGACY_SOCKET_LIMITS } from "./socket-limits.ts";

/** Milliseconds before a failed read is retried. */
const RETRY_MS = 1000;

const NOT_YOU = "You can only act for yourself.";

interface LegacySocketOptions {
  readonly socket: Socket;
  readonly actor: Actor;
  readonly services: Services;
  readonly log: Logger;
  /** Tracks which messages it still has to receive. */
  readonly delivery: ChatDelivery;
  /** Whether its session is still alive; closes the socket if not. */
  readonly isSignedIn: () => boolean;
  /** Whether this socket's window may show the chat with this person. */
  readonly shows: (personId: string) => boolean;
  /** Called when the window shows the chat with this person. */
  readonly opened: (personId: string) => void;
}

/**
 * Serves one connected socket of a legacy client until it is gone. It receives events of its account's chats
 * immediately; `join` only repeats what the handshake's cookies have proven.
 * @returns `idle`, which resolves when everything that has arrived is done
 */
export function serveLegacySocket(options: LegacySocketOptions): { readonly idle: () => Promise<void> } {
  const { socket, actor, services, log, delivery, isSignedIn, shows, opened } = options;
  const me = actor.accountId;
  /** The client displays its own messages itself: those sent here are not sent back. */
  const sentHere = new LRUCache<string, true>({ max: LEGACY_SOCKET_LIMITS.ownMessages });
  const withinRate = tokenBucket(LEGACY_SOCKET_LIMITS.events);
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;
  /** Number of packets that are not sent yet. */
  let unread = 0;
  socket.conn.on("drain", () => {
    unread = 0;
  });

  const gone = new AbortController();
  socket.once("disconnect", () => gone.abort());
  void deliver().catch((error: unknown) => {
    log.debug({ err: error }, "a socket's events ended");
    // Not `disconnect`: a client whose connection breaks reconnects automatically.
    socket.conn.close();
  });

  /** Delivers events until the socket is gone. A stream that failed is reopened, and starts with a catch-up. */
  async function deliver() {
    while (!gone.signal.aborted) {
      const events = services.messages.events(actor);
      const stop = () => void events.return?.();
      gone.signal.addEventListener("abort", stop, { once: true });
      try {
        for await (const event of events) await show(event);
      } catch (error) {
        log.debug({ err: error }, "a socket's events broke off");
        await delay(RETRY_MS, undefined, { signal: gone.signal, ref: false }).catch(() => {});
      } finally {
        gone.signal.removeEventListener("abort", stop);
        stop();
      }
    }
  }

  async function show(event: ChatEvent) {
    if (!isSignedIn()) return;
    if (event.kind === "message") {
      for await (const message of delivery.take(event.message)) showMessage(message);
    } else if (event.kind === "catch-up") {
      for await (const message of delivery.catchUp()) showMessage(message);
    } else if (event.kind === "typing" && shows(event.seekerId)) {
      emit(event.isTyping ? "typing" : "stopTyping", { from: event.seekerId, to: me });
    }
  }

  function showMessage(message: MessageView) {
    const isOwn = message.senderId === me;
    if (isOwn && sentHere.delete(message.clientId)) return;
    if (shows(isOwn ? message.recipientId : message.senderId)) emit("receiveMessage", toLegacyMessage(message));
  }

  function emit(event: string, payload: object) {
    if (!isSignedIn()) return;
    unread += 1;
    if (unread > LEGACY_SOCKET_LIMITS.unreadPackets) socket.conn.close(true);
    else socket.emit(event, payload);
  }

  on("join", joinEvent, async (id) => {
    if (id !== "") requireMe(id);
  });
  on("sendMessage", messageEvent, async ({ senderId, receiverId, content }) => {
    requireMe(senderId);
    const clientId = randomUUID();
    sentHere.set(clientId, true);
    try {
      await services.messages.send(actor, { recipientId: receiverId, clientId, content: content as string });
    } catch (error) {
      sentHere.delete(clientId);
      throw error;
    }
    opened(receiverId);
  });
  on("typing", typingEvent, async ({ from, to }) => {
    requireMe(from);
    await services.messages.setTyping(actor, to, true);
  });
  on("stopTyping", typingEvent, async ({ from, to }) => {
    requireMe(from);
    await services.messages.setTyping(actor, to, false);
  });

  /** What arrived before a connection ended is still done, because the client does not send it again. */
  const mayAct = async () =>
    gone.signal.aborted ? (await services.sessions.active(actor.sessionId)) !== null : isSignedIn();

  function requireMe(id: string) {
    if (id.toLowerCase() !== me) throw new AppError("FORBIDDEN", NOT_YOU);
  }

  /**
   * Handles an event after the previous ones, so that messages keep their order. A rejection is sent as the event
   * `error`.
   */
  function on<Schema extends z.ZodType>(
    name: keyof typeof EVENT_SCOPES,
    schema: Schema,
    act: (input: z.output<Schema>) => Promise<void>,
  ) {
    // Not `on`: its listeners miss events that arrive together with the end of the connection.
    socket.use(([event, payload, acknowledge]: unknown[], next) => {
      if (event !== name) return next();
      const answer = (error: unknown) => {
        const { message, code } = publicError(error, randomUUID(), log);
        const refusal = { message, error: message, code, event: name };
        socket.emit("error", refusal);
        if (typeof acknowledge === "function") acknowledge(refusal);
        if (!withinRate(LEGACY_SOCKET_LIMITS.refusalCost)) socket.conn.close();
      };
      if (!withinRate()) {
        socket.conn.close();
        return;
      }
      if (waiting >= LEGACY_SOCKET_LIMITS.waitingEvents) {
        answer(new AppError("RATE_LIMITED", "Too many events.", { retryAfter: 1 }));
        return;
      }
      waiting += 1;
      turn = turn
        .then(async () => {
          if (!(await mayAct())) return;
          requireScopes(actor, `event ${name}`, EVENT_SCOPES[name]);
          const input = schema.safeParse(payload);
          if (!input.success) throw new AppError("BAD_USER_INPUT", `${name} cannot be understood.`);
          await inTrace({ name: `socket ${name}`, kind: "server" }, undefined, () => act(input.data));
          if (typeof acknowledge === "function") acknowledge({ message: "ok" });
        })
        .catch(answer)
        .finally(() => {
          waiting -= 1;
        });
    });
  }

  return { idle: () => turn };
}
