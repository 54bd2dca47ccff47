import type { Server } from "node:http";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols } from "graphql-ws";
import { WebSocketServer } from "ws";
import { isDatabaseUnavailable, publicGraphQLError } from "../../http/errors/public-error.ts";
import type { OriginCheck } from "../../http/security/cross-site-requests.ts";
import { actingAccount, authenticator } from "../../http/sessions/authentication.ts";
import { AppError, type ErrorCode } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { turns } from "../../platform/turns.ts";
import type { Services } from "../../services/services.ts";
import type { Execution } from "../execution/execution.ts";
import { inSubscription } from "../traced-operations.ts";
import { readConnectionParams } from "./connection-params.ts";
import { keepAlive } from "./keep-alive.ts";
import { type ConnectionRules, SocketConnection } from "./socket-connection.ts";
import { SocketContext } from "./socket-context.ts";
import { documentReader } from "./socket-documents.ts";
import { CLOSE, SOCKET_LIMITS, type SocketLimits } from "./socket-limits.ts";
import { SocketSessions, type SocketSessionsOptions } from "./socket-sessions.ts";

interface Subscriptions {
  readonly server: Server;
  readonly schema: GraphQLSchema;
  readonly subscribe: Execution["subscribe"];
  readonly services: Services;
  readonly allowsOrigin: OriginCheck;
  /** Reads a Cookie header. */
  readonly parseCookies: (header: string) => Record<string, string | undefined>;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly onReconnect: SocketSessionsOptions<SocketConnection>["onReconnect"];
  readonly limits?: SocketLimits;
}

/** Serves `/graphql` over WebSocket (graphql-transport-ws protocol) to signed-in accounts. Returns a function that closes all sockets. */
export function serveSubscriptions({
  server,
  schema,
  subscribe,
  services,
  allowsOrigin,
  parseCookies,
  log,
  clock,
  onReconnect,
  limits = SOCKET_LIMITS,
}: Subscriptions) {
  const sessions = new SocketSessions<SocketConnection>({
    sessions: services.sessions,
    limits,
    clock,
    onReconnect,
    close: (connection) => connection.close(CLOSE.unauthenticated, "Your session has ended. Log in again."),
    restart: (connection) => connection.close(CLOSE.tryAgain, "Your role or company has changed. Connect again."),
  });
  const readDocument = documentReader(schema);

  // When a node goes down, all of its clients reconnect to the others at once.
  const inTurn = turns({
    atOnce: limits.concurrentAdmissions,
    maxWaiting: limits.admissionQueue,
    refusal: () => new AppError("OVERLOADED", "Too many clients are connecting right now. Try again in a moment."),
  });

  const rules: ConnectionRules = {
    limits,
    subscribe: (args) => inSubscription(args, () => subscribe(args)),
    admit: (connection, { payload }) =>
      inTurn(async () => {
        const { cookie, client, socket } = connection;
        const { authorization, role } = readConnectionParams(payload);
        const credentials = { cookies: parseCookies(cookie), authorization, keysFrom: client.address, client };
        const actor = await actingAccount(
          authenticator(services, credentials, () => {}),
          role,
        ).catch(nobodyIfRefused);
        // Nothing would remove it again.
        if (socket.readyState !== socket.OPEN) return;
        const admission = actor ? await sessions.add(connection, actor) : "ENDED";
        if (admission === "ENDED") connection.close(CLOSE.unauthenticated, "Log in to continue.");
        if (admission === "TOO_MANY") connection.close(CLOSE.tooManySockets, "Too many connections of this account.");
      }),
    isActing: (connection) => sessions.actorOf(connection) !== null,
    operationOf(connection, requested) {
      const actor = sessions.actorOf(connection);
      if (!actor) return [refusal("UNAUTHENTICATED", "Log in to continue.")];
      if (connection.operations > limits.operations) {
        return [refusal("RATE_LIMITED", `At most ${limits.operations} operations on one connection.`)];
      }
      const document = readDocument(requested);
      if (!("kind" in document)) return document;
      return {
        schema,
        document,
        operationName: requested.operationName,
        variableValues: requested.variables,
        contextValue: new SocketContext(actor, services, connection.client),
      };
    },
    masked: (errors) => errors.map((error) => publicGraphQLError(error, crypto.randomUUID(), log).toJSON()),
    onFault(connection, error) {
      // Clients do not retry after most other codes, and the database will be available again.
      if (isDatabaseUnavailable(error) || isOverloaded(error))
        return connection.close(CLOSE.tryAgain, "Try again in a moment.");
      log.error({ err: error }, "a socket message failed");
      connection.close(CLOSE.broken, "Internal server error");
    },
  };

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
      socket.on("error", (error) => log.debug({ err: error }, "a socket failed"));
      if (socket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL) {
        return socket.close(CloseCode.SubprotocolNotAcceptable, "Subprotocol not acceptable");
      }
      const connection = new SocketConnection(rules, socket, line, cookie, client);
      pings.add(connection);
      socket.on("message", (data) => connection.hear(String(data)));
      socket.once("close", () => {
        connection.gone();
        sessions.remove(connection);
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

const isOverloaded = (error: unknown) => error instanceof AppError && error.code === "OVERLOADED";
