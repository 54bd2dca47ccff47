import { createHash, randomBytes } from "node:crypto";
import { errors, SignJWT } from "jose";
import type { SessionOwner } from "../platform/actor.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { readToken, signToken } from "../platform/secrets/signed-tokens.ts";
import { ACCESS_TOKEN_SECONDS } from "./lifetimes.ts";

const ISSUER = "worklane";
/** The same secret signs other tokens; this audience restricts access tokens to the APIs. */
const AUDIENCE = "worklane-api";

const optionsAt = (now: Date) => ({
  issuer: ISSUER,
  audience: AUDIENCE,
  requiredClaims: ["exp"],
  currentDate: now,
});

/** Returns 256 random bits, URL-safe: for refresh tokens and mailed tokens. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** Returns the hash under which such a token is stored. Its entropy makes a slow hash unnecessary. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Signs the short-lived access token of a session (JWT, RFC 7519). */
export const signAccessToken = (secrets: ServerSecrets, owner: SessionOwner, now: Date): Promise<string> =>
  signToken(
    secrets,
    new SignJWT({ role: owner.role, sid: owner.sessionId })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(owner.accountId)
      .setIssuedAt(Math.floor(now.getTime() / 1000))
      .setExpirationTime(Math.floor(now.getTime() / 1000) + ACCESS_TOKEN_SECONDS),
  );

/** The verified content of an access token. */
export interface AccessToken {
  readonly owner: SessionOwner;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Whether it is one of our access tokens and has expired. */
export async function isExpiredToken(secrets: ServerSecrets, token: string, now: Date): Promise<boolean> {
  return readToken(secrets, token, optionsAt(now)).then(
    () => false,
    (error: unknown) => error instanceof errors.JWTExpired,
  );
}

/** Verifies an access token; null when it is expired, forged or malformed. */
export async function readAccessToken(secrets: ServerSecrets, token: string, now: Date): Promise<AccessToken | null> {
  try {
    const { sub, role, sid, exp } = await readToken(secrets, token, optionsAt(now));
    if (typeof sub !== "string" || typeof sid !== "string" || (role !== "SEEKER" && role !== "RECRUITER")) return null;
    return { owner: { accountId: sub, role, sessionId: sid }, expiresAt: (exp ?? 0) * 1000 };
  } catch {
    return null;
  }
}
