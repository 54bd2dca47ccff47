import type { FastifyInstance, FastifyRequest } from "fastify";
import { REFRESH_TOKEN_SECONDS } from "../../accounts/lifetimes.ts";
import { inReadScope, type ReadScope } from "../../platform/database/read-scope.ts";
import { COOKIES } from "./session-cookies.ts";

/**
 * Cookie with the time of the last write in this browser while signed in, or when it was first seen: milliseconds since
 * 1970, by the clock of the node that answered.
 */
const WROTE_COOKIE = "worklane-wrote-at";
/** Maximum clock difference between nodes. */
const CLOCKS_DIFFER_MS = 1000;

const SESSION_COOKIES: readonly string[] = Object.values(COOKIES).flatMap((names) => Object.values(names));
const READING_METHODS = new Set(["GET", "HEAD"]);

/**
 * Allows replicas to answer read-only requests, while each browser sees its own writes, on whichever node.
 * Authenticated requests without the cookie go to the primary, so that programs without cookies see their writes, too.
 * Registered only if there are replicas.
 */
export function readAfterWrite(app: FastifyInstance, secure: boolean): void {
  const scopes = new WeakMap<FastifyRequest, ReadScope>();
  // Not earlier: parsing a body loses the async context.
  app.addHook("preValidation", (request, _reply, done) => {
    const scope: ReadScope = {
      onlyReads: READING_METHODS.has(request.method),
      wrote: false,
      seesUntil: seesUntil(request),
    };
    scopes.set(request, scope);
    inReadScope(scope, done);
  });
  app.addHook("onSend", async (request, reply) => {
    const scope = scopes.get(request);
    if (!scope) return;
    const isWrite = scope.wrote || !scope.onlyReads;
    // Responses to GET may be cached for others.
    const isNew = !READING_METHODS.has(request.method) && request.cookies[WROTE_COOKIE] === undefined;
    if ((isWrite || isNew) && (isSignedIn(request) || reply.hasHeader("set-cookie")))
      reply.setCookie(WROTE_COOKIE, String(Date.now()), {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure,
        maxAge: REFRESH_TOKEN_SECONDS,
      });
  });
}

/** Returns the time up to which a request must see writes. */
function seesUntil(request: FastifyRequest): number {
  const cookie = request.cookies[WROTE_COOKIE];
  const at = cookie ? Number(cookie) : Number.NaN;
  if (request.headers.authorization === undefined && Number.isFinite(at))
    return Math.min(at, Date.now()) + CLOCKS_DIFFER_MS;
  return isSignedIn(request) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** Whether the request has credentials, valid or not. */
const isSignedIn = ({ cookies, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || SESSION_COOKIES.some((name) => cookies[name] !== undefined);
