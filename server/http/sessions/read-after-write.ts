import type { FastifyInstance, FastifyRequest } from "fastify";
import { REFRESH_TOKEN_SECONDS } from "../../accounts/lifetimes.ts";
import { inReadScope, type ReadScope } from "../../platform/database/read-scope.ts";
import { COOKIES } from "./session-cookies.ts";

/**
 * When something was last changed in this browser while somebody was signed in, or when it was first seen: milliseconds since 1970, by
 * the clock of the node that answered.
 */
const WROTE_COOKIE = "worklane-wrote-at";
/** By how much the clocks of nodes may differ. */
const CLOCKS_DIFFER_MS = 1000;

const SESSION_COOKIES: readonly string[] = Object.values(COOKIES).flatMap((names) => Object.values(names));
const READING_METHODS = new Set(["GET", "HEAD"]);

/**
 * Lets requests that only read be answered by replicas, and has each browser see what was written in it, whichever node it asks
 * next. Who says who they are without that cookie is answered by the primary: programs that keep none see what they wrote, too.
 * Registered where there are replicas.
 */
export function readAfterWrite(app: FastifyInstance, secure: boolean): void {
  const scopes = new WeakMap<FastifyRequest, ReadScope>();
  // Not earlier: what reads a body loses whose work it is.
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
    // Answers to GET may be kept for others.
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

/** Until when a request has to see what was written. */
function seesUntil(request: FastifyRequest): number {
  const cookie = request.cookies[WROTE_COOKIE];
  const at = cookie ? Number(cookie) : Number.NaN;
  if (request.headers.authorization === undefined && Number.isFinite(at))
    return Math.min(at, Date.now()) + CLOCKS_DIFFER_MS;
  return isSignedIn(request) ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** Whether it says who asks, rightly or not. */
const isSignedIn = ({ cookies, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || SESSION_COOKIES.some((name) => cookies[name] !== undefined);
