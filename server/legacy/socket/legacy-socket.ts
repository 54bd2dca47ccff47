import { randomUUID } from "node:crypto";
import type { Socket } from "socket.io";
import type { z } from "zod";
import { publicError } from "../../http/public-error.ts";
import type { ChatEvent } from "../../messages/chat-events.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import type { Services } from "../../services.ts";
import { toLegacyMessage } from "../rest/legacy-shapes.ts";
import { joinEvent, messageEvent, typingEvent } from "./socket-events.ts";

/** Events of one socket that may wait for their turn. */
const WAITING_MOST = 100;

const NOT_YOU = "You can only act for yourself.";

interface LegacySocketOptions {
  readonly socket: Socket;
  readonly actor: Actor;
  readonly services: Services;
  readonly log: Logger;
  /** Whether this socket's window may show the chat with this person. */
  readonly shows: (personId: string) => boolean;
  /** The window now shows the chat with this person. */
  readonly opened: (personId: string) => void;
}

/**
 * Serves one connected socket of a documented client until it is gone. It hears of its account's chats at once; `join` only
 * says again what the handshake's cookies have proven.
 */
export function serveLegacySocket({ socket, actor, services, log, shows, opened }: LegacySocketOptions) {
  const me = actor.accountId;
  /** The client shows its own messages itself: those sent here do not come back here. */
  const sentHere = new Set<string>();
  let turn: Promise<void> = Promise.resolve();
  let waiting = 0;

  const events = services.messages.events(actor);
  socket.once("disconnect", () => void events.return?.());
  void deliver().catch((error: unknown) => {
    log.debug({ err: error }, "a socket's events ended");
    // Not `disconnect`: a client whose connection breaks connects again by itself, and catches up.
    socket.conn.close();
  });

  async function deliver() {
    for await (const event of events) show(event);
  }

  function show(event: ChatEvent) {
    if (event.kind === "message") {
      const { message } = event;
      const isOwn = message.senderId === me;
      if (isOwn && sentHere.delete(message.clientId)) return;
      if (shows(isOwn ? message.recipientId : message.senderId))
        socket.emit("receiveMessage", toLegacyMessage(message));
    } else if (event.kind === "typing" && shows(event.seekerId)) {
      socket.emit(event.isTyping ? "typing" : "stopTyping", { from: event.seekerId, to: me });
    }
  }

  on("join", joinEvent, async (id) => {
    if (id !== "") requireMe(id);
  });
  on("sendMessage", messageEvent, async ({ senderId, receiverId, content }) => {
    requireMe(senderId);
    const clientId = randomUUID();
    sentHere.add(clientId);
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

  function requireMe(id: string) {
    if (id.toLowerCase() !== me) throw new AppError("FORBIDDEN", NOT_YOU);
  }

  /** Handles an event after those before it, so that messages keep their order. A refusal is the event `error`. */
  function on<Schema extends z.ZodType>(name: string, schema: Schema, act: (input: z.output<Schema>) => Promise<void>) {
    socket.on(name, (payload: unknown, acknowledge?: unknown) => {
      const answer = (error: unknown) => {
        const { message, code } = publicError(error, randomUUID(), log);
        const refusal = { message, error: message, code, event: name };
        socket.emit("error", refusal);
        if (typeof acknowledge === "function") acknowledge(refusal);
      };
      if (waiting >= WAITING_MOST) {
        answer(new AppError("RATE_LIMITED", "Too many events at once.", { retryAfter: 1 }));
        return;
      }
      waiting += 1;
      turn = turn
        .then(async () => {
          const input = schema.safeParse(payload);
          if (!input.success) throw new AppError("BAD_USER_INPUT", `${name} cannot be understood.`);
          if (!(await services.sessions.isLiving(actor.sessionId))) {
            socket.conn.close();
            throw new AppError("UNAUTHENTICATED", "Log in to continue.");
          }
          await act(input.data);
          if (typeof acknowledge === "function") acknowledge({ message: "ok" });
        })
        .catch(answer)
        .finally(() => {
          waiting -= 1;
        });
    });
  }
}
