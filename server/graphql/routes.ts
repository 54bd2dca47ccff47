import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Role } from "../generated/prisma/enums.ts";
import { INVALID_TOKEN } from "../http/errors/error-handler.ts";
import { limitBody, MAX_BODY, MAX_BODY_OF_NOBODY } from "../http/load/body-limit.ts";
import type { Reader } from "../http/pages/web.ts";
import { FINISH_PATH, hasPendingAct } from "../http/public-pages/pending-action.ts";
import {
  actingAccount,
  authenticator,
  credentialsOf,
  invalidTokenOf,
  ROLE_HEADER,
  readRole,
} from "../http/sessions/authentication.ts";
import { clientOf } from "../http/sessions/request-client.ts";
import {
  type CookieOptions,
  clearSessionCookies,
  setAccessCookie,
  setBrowserCookie,
  setRefreshCookie,
  setSessionCookies,
} from "../http/sessions/session-cookies.ts";
import type { Context } from "../services/graphql-context.ts";
import type { Services } from "../services/services.ts";
import type { GraphQLServer } from "./apollo.ts";
import { mutateOnce } from "./mutate-once.ts";
import { requireReadableDocument } from "./query-limits.ts";
import { inOperation } from "./traced-operations.ts";
import { acceptUploads } from "./uploads/uploads.ts";

interface GraphQLRoutes extends GraphQLServer {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  /** Whether cookies are sent over HTTPS only. */
  readonly secure: boolean;
}

/** Maximum size of a recruiter's or a key's request in bytes: 500 jobs with long texts. */
const MAX_JOBS_BODY = 4 * 1024 * 1024;

/** `/graphql` over HTTP: queries and mutations, including uploads. */
export async function graphqlRoutes(app: FastifyInstance, { apollo, schema, services, secure, textOf }: GraphQLRoutes) {
  app.addHook("onSend", (_request, reply, _payload, done) => {
    reply.header("server-timing", `total;dur=${reply.elapsedTime.toFixed(1)}`);
    done();
  });
  const cookieOptions: CookieOptions = { httpOnly: true, sameSite: "lax", secure };
  const contexts = new WeakMap<FastifyRequest, Promise<Context>>();
  const context = (request: FastifyRequest, reply: FastifyReply) => {
    const known =
      contexts.get(request) ?? httpContext(services, cookieOptions, request, reply, { keysFrom: request.ip });
    contexts.set(request, known);
    return known;
  };
  acceptUploads(app, context);
  const handleByApollo = fastifyApolloHandler(apollo, { context });
  app.route({
    method: ["GET", "POST"],
    url: "/graphql",
    bodyLimit: MAX_JOBS_BODY,
    preParsing: limitBody(async (request, reply) => {
      const { actor, invalidToken } = await context(request, reply);
      if (!actor && invalidToken) throw invalidToken;
      if (!actor) return MAX_BODY_OF_NOBODY;
      return actor.key || actor.role === "RECRUITER" ? MAX_JOBS_BODY : MAX_BODY;
    }),
    async handler(request, reply) {
      // Answered as GET, and sent without its body by Node (RFC 9110, 9.3.2); Apollo refuses the method.
      if (request.method === "HEAD") request.raw.method = "GET";
      ignoreEmpty(request);
      // Errors here are handled as on every other route; Apollo would report them as internal errors.
      const { actor } = await context(request, reply);
      const answerOf = async () => {
        if (isAnonymousRead(request)) request.headers["apollo-require-preflight"] = "true";
        requireReadableDocument(documentOf(request.body) ?? documentOf(request.query));
        return handleByApollo.call(app, request, reply);
      };
      return mutateOnce(request, reply, { idempotency: services.idempotency, actor, schema, textOf }, () =>
        inOperation(answerOf),
      );
    },
  });
}

/**
 * Whether a request can only read, and only public data: any page may send it, so Apollo's CSRF check is not needed.
 */
const isAnonymousRead = ({ method, headers }: FastifyRequest) => method === "GET" && headers.cookie === undefined;

/** Treats an empty name of an operation and empty variables, which some clients send, as absent. */
function ignoreEmpty({ raw, body }: FastifyRequest): void {
  raw.url = raw.url?.replace(/(?<=[?&])(?:operationName|variables)=(?=&|$)/g, "");
  if (typeof body !== "object" || body === null) return;
  for (const name of ["operationName", "variables"]) {
    if (Object.hasOwn(body, name) && Reflect.get(body, name) === "") Reflect.deleteProperty(body, name);
  }
}

/** RFC 6750. */
const EXPIRED = 'Bearer error="invalid_token", error_description="The access token has expired"';

const documentOf = (request: unknown): unknown =>
  typeof request === "object" && request !== null && "query" in request ? request.query : undefined;

/** Creates a reader that queries the API on behalf of the requester of a page, without a second request. */
export function readerOf(
  { apollo, services, secure }: Omit<GraphQLRoutes, "schema" | "textOf">,
  request: FastifyRequest,
  reply: FastifyReply,
): Reader {
  const cookieOptions: CookieOptions = { httpOnly: true, sameSite: "lax", secure };
  const contexts = new Map<Role, Promise<Context>>();
  const contextOf = (role: Role) => {
    const known = contexts.get(role) ?? httpContext(services, cookieOptions, request, reply, { role });
    contexts.set(role, known);
    return known;
  };
  return {
    actorOf: async (role) => (await contextOf(role)).actor,
    async query(role, query, variables) {
      const contextValue = await contextOf(role);
      const { body } = await inOperation(() => apollo.executeOperation({ query, variables }, { contextValue }));
      if (body.kind !== "single") throw new Error("A page cannot wait for an answer in parts.");
      return body.singleResult;
    },
  };
}

async function httpContext(
  services: Services,
  cookieOptions: CookieOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { role, ...keys }: { readonly role?: Role; readonly keysFrom?: string },
): Promise<Context> {
  const actorOf = authenticator(services, { ...credentialsOf(request), ...keys }, (role, token) =>
    setAccessCookie(reply, role, token, cookieOptions),
  );
  const { [ROLE_HEADER]: asked, authorization } = request.headers;
  const actor = await actingAccount(actorOf, role ?? readRole(asked, authorization));
  const invalidToken = actor ? null : await invalidTokenOf(services, authorization, actorOf);
  if (invalidToken) {
    reply.header("www-authenticate", invalidToken.code === "TOKEN_EXPIRED" ? EXPIRED : INVALID_TOKEN);
  }
  return {
    actor,
    invalidToken,
    services,
    client: clientOf(request),
    requestId: request.id,
    actorOf,
    sendSession: (tokens) => setSessionCookies(reply, tokens, cookieOptions),
    sendRefreshToken: (role, token) => setRefreshCookie(reply, role, token, cookieOptions),
    sendBrowserToken: (browser) => setBrowserCookie(reply, browser, cookieOptions),
    clearSession: (role) => clearSessionCookies(reply, role, cookieOptions),
    continueAt: hasPendingAct(request) ? FINISH_PATH : null,
  };
}
