import { SignJWT } from "jose";
import { z } from "zod";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { readToken, signToken } from "../platform/secrets/signed-tokens.ts";

const ISSUER = "worklane";
const END_MAILS = "end-mails";
const JOB_ALERT = "job-alert";

/** The path of the mailed link that ends mails of its kind. */
export const UNSUBSCRIBE_PATH = "/end-mails";

/** The path of the mailed link that pauses or deletes a job alert. */
export const JOB_ALERT_PATH = "/job-alert";

/** The account and the kinds of mails that a link ends. */
export interface Unsubscription {
  readonly accountId: string;
  readonly kinds: readonly string[];
}

/**
 * Returns the URL in a mail that ends mails of these kinds, without login. It is valid as long as the account, and the
 * secret that signed it.
 */
export async function unsubscribeUrl(
  publicUrl: string,
  secrets: ServerSecrets,
  { accountId, kinds }: Unsubscription,
): Promise<string> {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${await sign(secrets, END_MAILS, accountId, { kinds })}`;
}

const sign = (secrets: ServerSecrets, audience: string, subject: string, claims: Record<string, unknown> = {}) =>
  signToken(secrets, new SignJWT(claims).setIssuer(ISSUER).setAudience(audience).setSubject(subject));

const verify = (secrets: ServerSecrets, audience: string, token: string): Promise<unknown> =>
  readToken(secrets, token, { issuer: ISSUER, audience }).catch(() => null);

/**
 * Returns the path of the page where an alert can be paused or deleted without login. It is valid as long as the
 * alert, and the secret that signed it.
 */
export const alertLinkPath = async (secrets: ServerSecrets, alertId: string): Promise<string> =>
  `${JOB_ALERT_PATH}?token=${await sign(secrets, JOB_ALERT, alertId)}`;

/** Returns the alert of such a page; null for an invalid token. */
export async function readAlertToken(secrets: ServerSecrets, token: string): Promise<string | null> {
  return z.object({ sub: z.uuid() }).safeParse(await verify(secrets, JOB_ALERT, token)).data?.sub ?? null;
}

const claims = z.object({ sub: z.uuid(), kinds: z.array(z.string()).min(1) });

/** Returns the content of such a link; null for an invalid token. */
export async function readUnsubscribeToken(secrets: ServerSecrets, token: string): Promise<Unsubscription | null> {
  const { data } = claims.safeParse(await verify(secrets, END_MAILS, token));
  return data ? { accountId: data.sub, kinds: data.kinds } : null;
}
