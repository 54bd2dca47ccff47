import type { Server } from "node:http";
import type { GraphQLSchema } from "graphql";
import { useServer as serveOver } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import type { Context } from "../../context.ts";
import type { Logger } from "../../platform/log.ts";
import type { Services } from "../../services.ts";
import { actingAccount, authenticator, readRole } from "../http/authentication.ts";
import type { OriginCheck } from "../http/origin.ts";
import { publicGraphQLError } from "../public-error.ts";

interface Subscriptions {
  readonly server: Server;
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly allowsOrigin: OriginCheck;
  /** Reads a Cookie header. */
  readonly parseCookies: (header: string) => Record<string, string | undefined>;
  readonly log: Logger;
}

/** Bytes of one message from a client. */
const MESSAGE_MOST = 256 * 1024;

/** `/graphql` over WebSocket (graphql-ws protocol). Returns how to close every socket. */
export function serveSubscriptions({ server, schema, services, allowsOrigin, parseCookies, log }: Subscriptions) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_MOST });
  server.on("upgrade", (request, socket, head) => {
    if (request.url?.split("?")[0] !== "/graphql") return;
    if (!allowsOrigin(request)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit("connection", ws, request));
  });

  const masked = (errors: readonly unknown[]) =>
    errors.map((error) => publicGraphQLError(error, crypto.randomUUID(), log));
  const closing = serveOver(
    {
      schema,
      context: async ({ connectionParams, extra }): Promise<Context> => {
        const { request } = extra;
        const authorization = connectionParams?.authorization;
        const actorOf = authenticator(
          services.sessions,
          {
            cookies: parseCookies(request.headers.cookie ?? ""),
            authorization: typeof authorization === "string" ? authorization : undefined,
          },
          () => {},
        );
        return {
          actor: await actingAccount(actorOf, readRole(connectionParams?.role)),
          services,
          origin: { address: request.socket.remoteAddress ?? "", userAgent: request.headers["user-agent"] ?? "" },
          requestId: crypto.randomUUID(),
          actorOf,
          keepSession: () => {},
          dropSession: () => {},
        };
      },
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: masked(result.errors) } : result,
      onError: (_ctx, _id, _payload, errors) => masked(errors),
    },
    sockets,
  );
  return { close: () => closing.dispose() };
}
