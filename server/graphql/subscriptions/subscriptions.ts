import type { Server } from "node:http";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { type ConnectionInitMessage, handleProtocols, makeServer } from "graphql-ws";
import { type WebSocket, WebSocketServer } from "ws";
import { publicGraphQLError } from "../../http/errors/public-error.ts";
import type { OriginCheck } from "../../http/security/cross-site-requests.ts";
import { actingAccount, authenticator } from "../../http/sessions/authentication.ts";
import { AppError, type ErrorCode } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { turns } from "../../platform/turns.ts";
import type { Context } from "../../services/graphql-context.ts";
import type { Services } from "../../services/services.ts";
import { inSubscription } from "../traced-operations.ts";
import { readConnectionParams } from "./connection-params.ts";
import { keepAlive } from "./keep-alive.ts";
import { SocketContext } from "./socket-context.ts";
import { documentReader } from "./socket-documents.ts";
import { CLOSE, SOCKET_LIMITS, type SocketLimits } from "./socket-limits.ts";
import { SocketSessions, type SocketSessionsOptions } from "./socket-sessions.ts";
import { isOverloaded, socketTransport } from "./socket-transport.ts";
import { subscribe } from "./subscribe.ts";

/** A client's socket, and what is kept of its handshake. */
interface Peer {
  readonly socket: WebSocket;
  /** The `Cookie` header, until the client is admitted. */
  cookie: string;
  readonly client: Context["client"];
}

interface Subscriptions {
  readonly server: Server;
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly allowsOrigin: OriginCheck;
  /** Reads a Cookie header. */
  readonly parseCookies: (header: string) => Record<string, string | undefined>;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly onReconnect: SocketSessionsOptions<Peer>["onReconnect"];
  readonly limits?: SocketLimits;
}

/** Serves `/graphql` over WebSocket (graphql-transport-ws protocol) to signed-in accounts. Returns a function that closes all sockets. */
export function serveSubscriptions({
  server,
  schema,
  services,
  allowsOrigin,
  parseCookies,
  log,
  clock,
  onReconnect,
  limits = SOCKET_LIMITS,
}: Subscriptions) {
  const sessions = new SocketSessions<Peer>({
    sessions: services.sessions,
    limits,
    clock,
    onReconnect,
    close: ({ socket }) => socket.close(CLOSE.unauthenticated, "Your session has ended. Log in again."),
    restart: ({ socket }) => socket.close(CLOSE.tryAgain, "Your role or company has changed. Connect again."),
  });
  const readDocument = documentReader(schema);
  const masked = (errors: readonly unknown[]) =>
    errors.map((error) => publicGraphQLError(error, crypto.randomUUID(), log).toJSON());

  // When a node goes down, all of its clients reconnect to the others at once.
  const inTurn = turns({
    atOnce: limits.concurrentAdmissions,
    maxWaiting: limits.admissionQueue,
    refusal: () => new AppError("OVERLOADED", "Too many clients are connecting right now. Try again in a moment."),
  });

  /** Admits the account that a client authenticates, or closes the socket. */
  async function admit(peer: Peer, params: unknown): Promise<void> {
    const { cookie, client, socket } = peer;
    const { authorization, role } = readConnectionParams(params);
    const credentials = { cookies: parseCookies(cookie), authorization, keysFrom: client.address, client };
    const actor = await actingAccount(
      authenticator(services, credentials, () => {}),
      role,
    ).catch(nobodyIfRefused);
    // Nothing would remove it again.
    if (socket.readyState !== socket.OPEN) return;
    const admission = actor ? await sessions.add(peer, actor) : "ENDED";
    if (admission === "ENDED") socket.close(CLOSE.unauthenticated, "Log in to continue.");
    if (admission === "TOO_MANY") socket.close(CLOSE.tooManySockets, "Too many connections of this account.");
    peer.cookie = "";
  }

  const protocol = makeServer<ConnectionInitMessage["payload"], Peer>({
    connectionInitWaitTimeout: limits.initMs,
    onConnect: ({ extra, connectionParams }) => inTurn(() => admit(extra, connectionParams)),
    onSubscribe({ extra, subscriptions }, _id, requested) {
      const actor = sessions.actorOf(extra);
      if (!actor) return [refusal("UNAUTHENTICATED", "Log in to continue.")];
      if (Object.keys(subscriptions).length > limits.operations) {
        return [refusal("RATE_LIMITED", `At most ${limits.operations} operations on one connection.`)];
      }
      const document = readDocument(requested);
      if (!("kind" in document)) return document;
      const { operationName, variables: variableValues } = requested;
      const contextValue = new SocketContext(actor, services, extra.client);
      return { schema, document, operationName, variableValues, contextValue };
    },
    subscribe: (args) => inSubscription(args, () => subscribe(args)),
    onNext({ extra }, _id, _payload, _args, result) {
      // This closes the socket if the session has ended; a closing socket sends nothing more.
      sessions.actorOf(extra);
      if (result.errors) return { ...result, errors: masked(result.errors) };
    },
    onError({ extra }, _id, _payload, errors) {
      // A client whose stream ended because it was slow would wait forever: it has to reconnect and catch up.
      if (errors.some(({ originalError }) => isOverloaded(originalError))) extra.socket.terminate();
      return masked(errors);
    },
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, handleProtocols });
  const pings = keepAlive(limits.keepAliveMs);
  server.on("upgrade", (request, line, head) => {
    if (request.url?.split("?")[0] !== "/graphql") return;
    if (!allowsOrigin(request)) {
      line.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    const { cookie = "", "user-agent": userAgent = "" } = request.headers;
    const client = { address: request.socket.remoteAddress ?? "", userAgent };
    sockets.handleUpgrade(request, line, head, (socket) => {
      const peer = { socket, cookie, client };
      socket.on("error", (error) => log.debug({ err: error }, "a socket failed"));
      const closed = protocol.opened(socketTransport(socket, limits, log), peer);
      pings.add(socket);
      socket.once("close", (code) => {
        sessions.remove(peer);
        void closed(code);
      });
    });
  });

  return {
    /** The number of open sockets. */
    open: () => sockets.clients.size,
    async close() {
      sessions.stop();
      pings.stop();
      for (const socket of sockets.clients) socket.close(CLOSE.goingAway, "Going away");
      const impatient = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 1000);
      await new Promise<void>((resolve) => sockets.close(() => resolve()));
      clearTimeout(impatient);
    },
  };
}

const refusal = (code: ErrorCode, message: string) =>
  new GraphQLError(message, { originalError: new AppError(code, message) });

/** Treats an invalid key as unauthenticated. */
function nobodyIfRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
