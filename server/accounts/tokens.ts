import { createHash, randomBytes } from "node:crypto";
import { errors, SignJWT } from "jose";
import type { SessionOwner } from "../platform/actor.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { readToken, signToken } from "../platform/secrets/signed-tokens.ts";
import { ACCESS_TOKEN_SECONDS } from "./lifetimes.ts";

const ISSUER = "worklane";
/** The same secret signs other things; an access token is good for the APIs, and nothing else is. */
const AUDIENCE = "worklane-api";

const optionsAt = (now: Date) => ({
  issuer: ISSUER,
  audience: AUDIENCE,
  requiredClaims: ["exp"],
  currentDate: now,
});

/** 256 random bits, URL-safe: refresh tokens and the tokens in mails. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** How such a token is kept. Its entropy makes a slow hash needless. */
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

/** What an access token says. */
export interface AccessToken {
  readonly owner: SessionOwner;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Whether it is an access token of ours whose time is over. */
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
