import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireScopes } from "../../apps/admit-key.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import { hashesOf, idempotencyKeyOf, writeOnce } from "../../http/idempotency-key.ts";
import { limitBody, MAX_BODY, MAX_BODY_OF_NOBODY } from "../../http/load/body-limit.ts";
import {
  actingAccount,
  authenticator,
  bearsKey,
  bringsExpiredToken,
  credentialsOf,
} from "../../http/sessions/authentication.ts";
import { clientOf } from "../../http/sessions/request-client.ts";
import {
  clearSessionCookies,
  setAccessCookie,
  setBrowserCookie,
  setSessionCookies,
} from "../../http/sessions/session-cookies.ts";
import { requireRecruiter, requireSeeker } from "../../platform/actor.ts";
import { AppError, tokenExpired } from "../../platform/errors.ts";
import { check } from "../../platform/validation.ts";
import type { Services } from "../../services/services.ts";
import { readForm } from "./forms.ts";
import { cookieOptionsFor, type LegacyOrigins } from "./legacy-origins.ts";
import { isRepeatable, type RestCall, type RestRoute } from "./rest-route.ts";

/** The opposite role. */
const OTHER: Record<Role, Role> = { SEEKER: "RECRUITER", RECRUITER: "SEEKER" };

/** Registers a legacy call: authentication, parsing, then its handler. */
export function registerRoute(scope: FastifyInstance, route: RestRoute, services: Services, legacy: LegacyOrigins) {
  scope.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ":$1"),
    exposeHeadRoute: !route.refusesHead,
    config: { renamed: route.renamed ?? {} },
    preParsing: limitBody(async (request) => {
      const actorOf = authenticator(services, { ...credentialsOf(request), keysFrom: request.ip }, () => {});
      return (await actingAccount(actorOf, null)) ? MAX_BODY : MAX_BODY_OF_NOBODY;
    }),
    handler: async (request, reply) => {
      const call = await callOf(route, request, reply, services, legacy);
      const answer = await answerOf(route, call);
      // Also one that broke off: nothing can follow its headers.
      if (reply.sent || reply.raw.headersSent) return reply;
      return reply.code(route.status ?? 200).send(answer);
    },
  });
}

/** Runs the route's handler; a write with an `Idempotency-Key` is executed once. */
async function answerOf(route: RestRoute, call: RestCall<unknown, unknown, unknown>): Promise<unknown> {
  const { request, reply, actor, services, params, query, body, files } = call;
  const operation = `${route.method} ${route.path}`;
  const handle = () => route.handle(call as unknown as RestCall<never, never, never>);
  const key = isRepeatable(route) ? idempotencyKeyOf(request) : null;
  if (key === null) return handle();
  const payload = [operation, params, query, body, await hashesOf(files)];
  const isDone = (answer: unknown) => answer !== reply && !reply.sent;
  return writeOnce(reply, { idempotency: services.idempotency, actor, key, payload, isDone }, handle);
}

async function callOf(
  route: RestRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  legacy: LegacyOrigins,
): Promise<RestCall<unknown, unknown, unknown>> {
  const cookieOptions = cookieOptionsFor(request, legacy);
  const actorOf = authenticator(services, { ...credentialsOf(request), keysFrom: request.ip }, (role, token) =>
    setAccessCookie(reply, role, token, cookieOptions),
  );
  const actor = route.role ? ((await actorOf(route.role)) ?? (await actorOf(OTHER[route.role]))) : null;
  const { authorization } = request.headers;
  if (bearsKey(authorization)) {
    const acting = actor ?? (await actingAccount(actorOf, null));
    requireScopes(acting, `${route.method} ${route.path}`, route.scopes);
  }
  if (route.role && actor && actor.role !== route.role && route.forbidden) {
    throw new AppError("FORBIDDEN", route.forbidden);
  }
  if (route.role && !actor && (await bringsExpiredToken(services, authorization))) {
    throw tokenExpired();
  }
  // Checked before the body is read, so that no upload is received from strangers.
  if (route.role === "SEEKER") requireSeeker(actor);
  if (route.role === "RECRUITER") requireRecruiter(actor);

  if (route.files && actor) await services.requireUploadLeft(actor.accountId);
  const form = route.files ? await readForm(request, route.files) : null;
  const sent = form ? form.fields : request.body;
  return {
    actor,
    services,
    client: clientOf(request),
    params: request.params,
    query: route.query ? check(route.query, request.query) : {},
    body: route.body ? check(route.body, isObject(sent) ? sent : {}) : {},
    files: form?.files ?? {},
    fileBase: legacy.publicUrl,
    actorOf,
    sendSession: (tokens) => setSessionCookies(reply, tokens, cookieOptions),
    sendBrowserToken: (browser) => setBrowserCookie(reply, browser, cookieOptions),
    clearSession: (role) => clearSessionCookies(reply, role, cookieOptions),
    request,
    reply,
  };
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
