import type { FastifyRequest } from "fastify";
import type { SessionService } from "../../accounts/sessions.service.ts";
import type { KeyAuthenticationService } from "../../apps/key-authentication.service.ts";
import { looksLikeKey } from "../../apps/keys.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { Actor, MaybeActor } from "../../platform/actor.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import { AppError, tokenExpired, tokenInvalid } from "../../platform/errors.ts";
import { clientOf } from "./request-client.ts";
import { COOKIES } from "./session-cookies.ts";

/** The credentials of a request. */
export interface Credentials {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The `Authorization` header. */
  readonly authorization?: string | undefined;
  /**
   * Client address, set for requests that may use a key: the caller must then check `requireScopes` before anything is
   * done.
   */
  readonly keysFrom?: string;
  /** The client, for the audit log. */
  readonly client?: Pick<ClientInfo, "address" | "userAgent">;
}

/** The services that authenticate accounts. */
export interface Authenticators {
  readonly sessions: SessionService;
  readonly keyAuthentication: KeyAuthenticationService;
}

/** Returns the credentials of an HTTP request; keys are not accepted. */
export const credentialsOf = (request: FastifyRequest): Credentials => ({
  cookies: request.cookies,
  authorization: request.headers.authorization,
  client: clientOf(request),
});

/** An authenticated account; `renewed` is a fresh access token to return. */
export interface Authenticated {
  readonly actor: Actor;
  readonly renewed?: string;
}

const bearerOf = (authorization: string | undefined) => /^Bearer\s+(\S+)$/i.exec(authorization ?? "")?.[1];

const SESSION_COOKIES = Object.values(COOKIES).flatMap(({ access, refresh }) => [access, refresh]);

/**
 * Whether a program tries to authenticate in a way that is not read, such as a key without "Bearer". Browsers with
 * a session may send another scheme besides their cookies, for a proxy in between.
 */
const isUnreadable = ({ authorization, cookies }: Credentials): boolean =>
  Boolean(authorization) && bearerOf(authorization) === undefined && !SESSION_COOKIES.some((name) => cookies[name]);

/** Whether a request has a key, valid or not. */
export const bearsKey = (authorization: string | undefined): boolean => looksLikeKey(bearerOf(authorization) ?? "");

/**
 * Authenticates the cookies of a role, or a bearer token. An expired access token is renewed from the refresh token.
 * @throws UNAUTHENTICATED, RATE_LIMITED for invalid keys, FORBIDDEN where keys are not accepted
 */
export async function authenticate(
  services: Authenticators,
  role: Role,
  credentials: Credentials,
): Promise<Authenticated | null> {
  const found = await findActor(services, role, credentials);
  const { client } = credentials;
  return found && client ? { ...found, actor: { ...found.actor, client } } : found;
}

async function findActor(
  { sessions, keyAuthentication }: Authenticators,
  role: Role,
  credentials: Credentials,
): Promise<Authenticated | null> {
  const bearer = bearerOf(credentials.authorization);
  if (credentials.keysFrom !== undefined && isUnreadable(credentials)) {
    throw new AppError("UNAUTHENTICATED", "Send the key or token as “Authorization: Bearer …”.");
  }
  if (bearer && looksLikeKey(bearer)) {
    if (credentials.keysFrom === undefined) throw new AppError("FORBIDDEN", "API keys cannot be used at this address.");
    const actor = await keyAuthentication.actorOf(bearer, credentials.keysFrom);
    return actor.role === role ? { actor } : null;
  }
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

/** Resolves each role at most once per request, and passes renewed tokens to `keep`. */
export function authenticator(
  services: Authenticators,
  credentials: Credentials,
  keep: (role: Role, accessToken: string) => void,
) {
  const known = new Map<Role, Promise<MaybeActor>>();
  return (role: Role): Promise<MaybeActor> => {
    let resolving = known.get(role);
    if (!resolving) {
      resolving = authenticate(services, role, credentials).then((found) => {
        if (found?.renewed) keep(role, found.renewed);
        return found?.actor ?? null;
      });
      known.set(role, resolving);
    }
    return resolving;
  };
}

/** Whether a request has an expired access token. */
export async function bringsExpiredToken({ sessions }: Authenticators, authorization: string | undefined) {
  const bearer = bearerOf(authorization);
  return bearer !== undefined && !looksLikeKey(bearer) && sessions.isExpired(bearer);
}

/**
 * Returns the error for a bearer token that has expired, or authenticates nobody in either role (RFC 6750, 3.1); null
 * for others, and for requests without one.
 */
export async function invalidTokenOf(
  services: Authenticators,
  authorization: string | undefined,
  actorOf: (role: Role) => Promise<MaybeActor>,
): Promise<AppError | null> {
  if (bearerOf(authorization) === undefined || (await actingAccount(actorOf, null))) return null;
  return (await bringsExpiredToken(services, authorization)) ? tokenExpired() : tokenInvalid();
}

/**
 * Header by which a client selects which of its two sessions acts; by default the seeker's takes precedence
 * (docs/specification.md 2.1).
 */
export const ROLE_HEADER = "worklane-role";

/** Reads `worklane-role`; other values are ignored, and a key determines the role itself. */
export const readRole = (value: unknown, authorization?: string): Role | null =>
  !bearsKey(authorization) && (value === "SEEKER" || value === "RECRUITER") ? value : null;

/** Returns the acting account by that rule. */
export async function actingAccount(
  actorOf: (role: Role) => Promise<MaybeActor>,
  role: Role | null,
): Promise<MaybeActor> {
  return role ? actorOf(role) : ((await actorOf("SEEKER")) ?? (await actorOf("RECRUITER")));
}

/**
 * Returns every account that a request may act for: both roles can be signed in at the same time. @throws TOKEN_EXPIRED
 */
export async function allActors(services: Authenticators, request: FastifyRequest): Promise<Actor[]> {
  const actorOf = authenticator(services, { ...credentialsOf(request), keysFrom: request.ip }, () => {});
  const actors = await Promise.all([actorOf("SEEKER"), actorOf("RECRUITER")]);
  const known = actors.filter((actor) => actor !== null);
  if (known.length === 0 && (await bringsExpiredToken(services, request.headers.authorization))) throw tokenExpired();
  return known;
}
