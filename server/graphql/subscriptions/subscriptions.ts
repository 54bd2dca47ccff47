import type { Server } from "node:http";
import { type ExecutionArgs, GraphQLError, type GraphQLSchema } from "graphql";
import { handleProtocols, makeServer } from "graphql-ws";
import { type WebSocket, WebSocketServer } from "ws";
import { publicGraphQLError } from "../../http/errors/public-error.ts";
import type { OriginCheck } from "../../http/security/cross-site-requests.ts";
import { actingAccount, authenticator } from "../../http/sessions/authentication.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError, type ErrorCode } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import type { Context } from "../../services/graphql-context.ts";
import type { Services } from "../../services/services.ts";
import type { Execution } from "../execution/execution.ts";
import { inSubscription } from "../traced-operations.ts";
import { readConnectionParams } from "./connection-params.ts";
import { runSocket, type SocketExtra } from "./socket-adapter.ts";
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
  readonly onReconnect: SocketSessionsOptions<WebSocket>["onReconnect"];
  readonly limits?: SocketLimits;
}

/** `/graphql` over WebSocket (graphql-transport-ws protocol), for signed-in accounts. Returns how to close every socket. */
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
  const sessions = new SocketSessions<WebSocket>({
    sessions: services.sessions,
    limits,
    clock,
    onReconnect,
    close: (socket) => socket.close(CLOSE.unauthenticated, "Your session has ended. Log in again."),
    restart: (socket) => socket.close(CLOSE.tryAgain, "Your role or company has changed. Connect again."),
  });
  const readDocument = documentReader(schema);
  const masked = (errors: readonly unknown[]) =>
    errors.map((error) => publicGraphQLError(error, crypto.randomUUID(), log));

  const contextOf = ({ client }: SocketExtra, actor: Actor): Context => ({
    actor,
    services,
    client,
    requestId: crypto.randomUUID(),
    actorOf: async (role) => (actor.role === role ? actor : null),
    sendSession: () => {},
    sendRefreshToken: () => {},
    sendBrowserToken: () => {},
    clearSession: () => {},
    continueAt: null,
  });

  const protocol = makeServer<Record<string, unknown>, SocketExtra>({
    connectionInitWaitTimeout: limits.initMs,
    subscribe: (args) => inSubscription(args, () => subscribe(args)),
    async onConnect({ connectionParams, extra: { socket, cookie, client } }) {
      const { authorization, role } = readConnectionParams(connectionParams);
      const credentials = { cookies: parseCookies(cookie), authorization, keysFrom: client.address, client };
      const actor = await actingAccount(
        authenticator(services, credentials, () => {}),
        role,
      ).catch(nobodyIfRefused);
      const admission = actor ? await sessions.add(socket, actor) : "ENDED";
      if (admission === "ENDED") socket.close(CLOSE.unauthenticated, "Log in to continue.");
      if (admission === "TOO_MANY") socket.close(CLOSE.tooManySockets, "Too many connections of this account.");
    },
    onSubscribe({ subscriptions, extra }, _id, requested): ExecutionArgs | readonly GraphQLError[] {
      const actor = sessions.actorOf(extra.socket);
      if (!actor) return [refusal("UNAUTHENTICATED", "Log in to continue.")];
      if (Object.keys(subscriptions).length > limits.operations) {
        return [refusal("RATE_LIMITED", `At most ${limits.operations} operations on one connection.`)];
      }
      const document = readDocument(requested);
      if (!("kind" in document)) return document;
      return {
        schema,
        document,
        operationName: requested.operationName,
        variableValues: requested.variables,
        contextValue: contextOf(extra, actor),
      };
    },
    onNext({ extra }, _id, _payload, _args, result) {
      // It closes the socket of a session that has ended; a closing socket sends nothing more.
      sessions.actorOf(extra.socket);
      return result.errors ? { ...result, errors: masked(result.errors).map((error) => error.toJSON()) } : undefined;
    },
    onError({ extra }, _id, _payload, errors) {
      // The client would wait for ever on a stream that ended because it was slow: it connects again and catches up.
      if (errors.some(isTooSlow)) extra.socket.terminate();
      return masked(errors).map((error) => error.toJSON());
    },
    onClose: ({ extra }) => sessions.remove(extra.socket),
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, handleProtocols });
  server.on("upgrade", (request, socket, head) => {
    if (request.url?.split("?")[0] !== "/graphql") return;
    if (!allowsOrigin(request)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    const { cookie = "", "user-agent": userAgent = "" } = request.headers;
    const client = { address: request.socket.remoteAddress ?? "", userAgent };
    sockets.handleUpgrade(request, socket, head, (ws) =>
      runSocket(protocol, { socket: ws, cookie, client }, limits, log),
    );
  });

  return {
    /** Sockets open now. */
    open: () => sockets.clients.size,
    async close() {
      sessions.stop();
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

/** A key that is not valid is answered as no log-in. */
function nobodyIfRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

const isTooSlow = (error: GraphQLError) =>
  error.originalError instanceof AppError && error.originalError.code === "OVERLOADED";
