import type { FastifyRequest } from "fastify";
import type { SessionService } from "../accounts/sessions.service.ts";
import type { Role } from "../generated/prisma/enums.ts";
import type { Actor, MaybeActor } from "../platform/actor.ts";
import { COOKIES } from "./session-cookies.ts";

/** What a request brings to say who it is. */
export interface Credentials {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The `Authorization` header. */
  readonly authorization?: string | undefined;
}

/** A resolved account; `renewed` is a fresh access token to give back. */
export interface Authenticated {
  readonly actor: Actor;
  readonly renewed?: string;
}

/** Who the cookies of a role, or a bearer token, speak for. An expired access token is renewed from the refresh token. */
export async function authenticate(
  sessions: SessionService,
  role: Role,
  credentials: Credentials,
): Promise<Authenticated | null> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(credentials.authorization ?? "")?.[1];
  if (bearer) {
    const actor = await sessions.fromAccessToken(bearer);
    return actor?.role === role ? { actor } : null;
  }
  const access = credentials.cookies[COOKIES[role].access];
  const actor = access ? await sessions.fromAccessToken(access) : null;
  if (actor?.role === role) return { actor };
  const refresh = credentials.cookies[COOKIES[role].refresh];
  const session = refresh ? await sessions.fromRefreshToken(refresh) : null;
  return session?.actor.role === role ? { actor: session.actor, renewed: session.accessToken } : null;
}

/** Resolves each role at most once for a request, and hands renewed tokens to `keep`. */
export function authenticator(
  sessions: SessionService,
  credentials: Credentials,
  keep: (role: Role, accessToken: string) => void,
) {
  const known = new Map<Role, Promise<MaybeActor>>();
  return (role: Role): Promise<MaybeActor> => {
    let resolving = known.get(role);
    if (!resolving) {
      resolving = authenticate(sessions, role, credentials).then((found) => {
        if (found?.renewed) keep(role, found.renewed);
        return found?.actor ?? null;
      });
      known.set(role, resolving);
    }
    return resolving;
  };
}

/** With this header a client says which of its two sessions acts; without it the seeker's goes first (docs/specification.md 2.1). */
export const ROLE_HEADER = "worklane-role";

/** Reads `worklane-role`; other values are as if absent. */
export const readRole = (value: unknown): Role | null => (value === "SEEKER" || value === "RECRUITER" ? value : null);

/** The acting account by that rule. */
export async function actingAccount(
  actorOf: (role: Role) => Promise<MaybeActor>,
  role: Role | null,
): Promise<MaybeActor> {
  return role ? actorOf(role) : ((await actorOf("SEEKER")) ?? (await actorOf("RECRUITER")));
}

/** Every account that a request may speak for: both roles can be signed in side by side. */
export async function allActors(sessions: SessionService, request: FastifyRequest): Promise<Actor[]> {
  const actorOf = authenticator(
    sessions,
    { cookies: request.cookies, authorization: request.headers.authorization },
    () => {},
  );
  const actors = await Promise.all([actorOf("SEEKER"), actorOf("RECRUITER")]);
  return actors.filter((actor) => actor !== null);
}
