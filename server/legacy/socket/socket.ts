import type { Server as HttpServer, IncomingMessage } from "node:http";
import { Server } from "socket.io";
import { authenticate } from "../../http/authentication.ts";
import { legacyCors, PUBLIC_CORS } from "../../http/cors.ts";
import type { OriginCheck } from "../../http/origin.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Logger } from "../../platform/logging/log.ts";
import type { Services } from "../../services.ts";
import { serveLegacySocket } from "./legacy-socket.ts";
import type { OpenChats } from "./open-chats.ts";

interface LegacySockets {
  readonly server: HttpServer;
  readonly services: Services;
  readonly openChats: OpenChats;
  readonly allowsOrigin: OriginCheck;
  /** Documented clients on other hosts. */
  readonly origins: readonly string[];
  /** Reads a Cookie header. */
  readonly parseCookies: (header: string) => Record<string, string | undefined>;
  readonly log: Logger;
}

/** Bytes of one packet: the longest message many times over. */
const PACKET_MOST = 64 * 1024;

/**
 * `/socket.io` for documented clients: their chat, over the same service as GraphQL's. Who has no session is refused
 * before there is a socket; clients then try again by themselves, and get in once they have logged in.
 */
export function serveLegacySockets({
  server,
  services,
  openChats,
  allowsOrigin,
  origins,
  parseCookies,
  log,
}: LegacySockets) {
  const admitted = new WeakMap<IncomingMessage, Actor>();
  const legacy = legacyCors(origins);
  const io = new Server(server, {
    path: "/socket.io",
    maxHttpBufferSize: PACKET_MOST,
    cors: (request: unknown, decide: (error: null, options: typeof PUBLIC_CORS | typeof legacy) => void) => {
      const { origin = "" } = (request as IncomingMessage).headers;
      decide(null, origins.includes(origin) ? legacy : PUBLIC_CORS);
    },
    allowRequest: (request, decide) => {
      admit(request).then(
        (refusal) => decide(refusal, refusal === null),
        () => decide("Not available just now.", false),
      );
    },
  });

  async function admit(request: IncomingMessage): Promise<string | null> {
    if (!allowsOrigin(request)) return "This request came from another site.";
    const found = await authenticate(services.sessions, "SEEKER", {
      cookies: parseCookies(request.headers.cookie ?? ""),
      authorization: request.headers.authorization,
    });
    if (!found) return "Log in to continue.";
    admitted.set(request, found.actor);
    return null;
  }

  io.on("connection", (socket) => {
    const actor = admitted.get(socket.request);
    if (!actor) {
      socket.disconnect(true);
      return;
    }
    const session = actor.sessionId;
    void socket.join(session);
    const windows = () => io.sockets.adapter.rooms.get(session)?.size ?? 1;
    serveLegacySocket({
      socket,
      actor,
      services,
      log,
      shows: (personId) => openChats.shows(session, personId, windows()),
      opened: (personId) => openChats.open(session, personId),
    });
  });

  const stopHearing = services.sessions.onEnd((sessionIds) => {
    for (const id of sessionIds) {
      for (const socketId of io.sockets.adapter.rooms.get(id) ?? []) io.sockets.sockets.get(socketId)?.conn.close();
    }
  });

  return {
    /** Clients connected now. */
    open: () => io.engine.clientsCount,
    async close() {
      stopHearing();
      // Not `io.close()`: that closes the HTTP server too, which lets its requests finish first.
      io.disconnectSockets(true);
      io.engine.close();
      openChats.close();
    },
  };
}
