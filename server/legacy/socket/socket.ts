import type { Server as HttpServer, IncomingMessage, ServerResponse } from "node:http";
import { Server, type Socket } from "socket.io";
import { requireScopes } from "../../apps/admit-key.ts";
import { SocketSessions } from "../../graphql/subscriptions/socket-sessions.ts";
import { legacyCors, PUBLIC_CORS } from "../../http/security/cors.ts";
import type { OriginCheck } from "../../http/security/cross-site-requests.ts";
import { authenticate } from "../../http/sessions/authentication.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import type { Services } from "../../services/services.ts";
import { ChatDelivery } from "./chat-delivery.ts";
import { serveLegacySocket } from "./legacy-socket.ts";
import type { OpenChats } from "./open-chats.ts";
import { EVENT_SCOPES } from "./socket-events.ts";
import { LEGACY_SOCKET_LIMITS } from "./socket-limits.ts";

/** The transport of a socket. */
type Connection = Socket["conn"];

/** A request as Engine.IO has parsed it. */
type PollingRequest = IncomingMessage & { readonly _query?: { readonly sid?: string } };

interface LegacySockets {
  readonly server: HttpServer;
  readonly services: Services;
  readonly openChats: OpenChats;
  readonly allowsOrigin: OriginCheck;
  /** Documented clients on other hosts. */
  readonly origins: readonly string[];
  /** Parses a Cookie header. */
  readonly parseCookies: (header: string) => Record<string, string | undefined>;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Registers a listener that is called when ends of sessions may have been missed. */
  readonly onReconnect: (listener: () => void) => () => void;
}

/** Maximum size of a packet in bytes: the longest message many times over. */
const MAX_PACKET = 64 * 1024;

/**
 * `/socket.io` for legacy clients: their chat, over the same service as GraphQL's. Without a session the connection is
 * rejected before a socket is created; clients then retry automatically, and succeed once they have logged in.
 */
export function serveLegacySockets({
  server,
  services,
  openChats,
  allowsOrigin,
  origins,
  parseCookies,
  log,
  clock,
  onReconnect,
}: LegacySockets) {
  const sessions = new SocketSessions<Connection>({
    sessions: services.sessions,
    limits: LEGACY_SOCKET_LIMITS,
    clock,
    onReconnect,
    close: (connection) => connection.close(),
  });
  const admitted = new WeakMap<IncomingMessage, Actor>();
  const deliveries = new WeakMap<Socket, ChatDelivery>();
  /** For each socket whose packets may still be worked on: resolves when all of them are done. */
  const working = new Map<Socket, () => Promise<void>>();
  const legacy = legacyCors(origins);
  const io = new Server(server, {
    path: "/socket.io",
    // It would also end those of GraphQL that are still waiting.
    destroyUpgrade: false,
    connectTimeout: 5000,
    maxHttpBufferSize: MAX_PACKET,
    cors: (request: unknown, decide: (error: null, options: typeof PUBLIC_CORS | typeof legacy) => void) => {
      const { origin = "" } = (request as IncomingMessage).headers;
      decide(null, origins.includes(origin) ? legacy : PUBLIC_CORS);
    },
    allowRequest: (request, decide) => {
      admit(request).then(
        (refusal) => decide(refusal, refusal === null),
        (error: unknown) => decide(error instanceof AppError ? error.message : "Not available right now.", false),
      );
    },
  });

  const identify = (request: IncomingMessage) =>
    authenticate(services, "SEEKER", {
      cookies: parseCookies(request.headers.cookie ?? ""),
      authorization: request.headers.authorization,
      keysFrom: request.socket.remoteAddress ?? "",
    });

  /** Returns the session of a later request; null for one without credentials. */
  const sessionOf = async (request: IncomingMessage): Promise<string | null> =>
    (await identify(request))?.actor.sessionId ?? null;

  async function admit(request: IncomingMessage): Promise<string | null> {
    if (!allowsOrigin(request)) return "This request came from another site.";
    const found = await identify(request);
    if (!found) return "Log in as a job seeker to continue.";
    // It receives messages from the beginning.
    requireScopes(found.actor, "event join", EVENT_SCOPES.join);
    if (sessions.isFull(found.actor.accountId)) return "Too many connections of this account.";
    admitted.set(request, found.actor);
    return null;
  }

  // A client that polls sends each request on its own: it must not continue another session's connection.
  io.engine.use((request: PollingRequest, response: ServerResponse, next: () => void) => {
    const { clients } = io.engine as unknown as { readonly clients: Readonly<Record<string, Connection>> };
    const opened = clients[request._query?.sid ?? ""];
    const actor = opened && sessions.actorOf(opened);
    if (!actor) return next();
    sessionOf(request).then(
      (session) => {
        if (session === null || session === actor.sessionId) return next();
        response.writeHead(403).end();
      },
      // What has expired since is checked with the session.
      () => next(),
    );
  });

  // Counted before anything is read for it, even if it never joins the protocol.
  io.engine.on("connection", (connection: Connection & { readonly request: IncomingMessage }) => {
    const actor = admitted.get(connection.request);
    if (!actor) return connection.close();
    connection.once("close", () => sessions.remove(connection));
    sessions.add(connection, actor).then(
      (admission) => admission !== "IN" && connection.close(),
      () => connection.close(),
    );
  });

  // Before the client is told that it is connected: what arrives from then on is delivered.
  io.use((socket, next) => {
    const actor = sessions.actorOf(socket.conn);
    if (!actor) return next(new Error("Log in as a job seeker to continue."));
    ChatDelivery.begin(services.messages, actor).then(
      (delivery) => {
        deliveries.set(socket, delivery);
        next();
      },
      () => {
        // Closed, not rejected: after a rejection clients give up.
        socket.conn.close();
      },
    );
  });

  io.on("connection", (socket) => {
    const actor = sessions.actorOf(socket.conn);
    const delivery = deliveries.get(socket);
    if (!actor || !delivery) {
      socket.conn.close();
      return;
    }
    const session = actor.sessionId;
    void socket.join(session);
    const windows = () => io.sockets.adapter.rooms.get(session)?.size ?? 1;
    const { idle } = serveLegacySocket({
      socket,
      actor,
      services,
      log,
      delivery,
      isSignedIn: () => sessions.actorOf(socket.conn) !== null,
      shows: (personId) => openChats.shows(session, personId, windows()),
      opened: (personId) => openChats.open(session, personId),
    });
    working.set(socket, idle);
    // In the next tick, when what arrived together with the end has begun.
    socket.once("disconnect", () => process.nextTick(() => void idle().then(() => working.delete(socket))));
  });

  return {
    /** Returns the number of connected clients. */
    open: () => io.engine.clientsCount,
    async close() {
      sessions.stop();
      // Not `io.close()`: that also closes the HTTP server, which has to finish its requests first. And not
      // `io.disconnectSockets()`: clients do not reconnect after it.
      io.engine.close();
      // A client does not send again what has arrived here.
      await Promise.all([...working.values()].map((idle) => idle()));
      openChats.close();
    },
  };
}
