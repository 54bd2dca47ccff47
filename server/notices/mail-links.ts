import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

const ISSUER = "worklane";
const END_MAILS = "end-mails";
const JOB_ALERT = "job-alert";

/** Where a mail's link ends mails of its kind. */
export const UNSUBSCRIBE_PATH = "/end-mails";

/** Where a mail's link pauses or ends a job alert. */
export const JOB_ALERT_PATH = "/job-alert";

/** Whose mails of which kinds a link ends. */
export interface Unsubscription {
  readonly accountId: string;
  readonly kinds: readonly string[];
}

/** The address in a mail that ends mails of these kinds, without log-in. It holds as long as the account. */
export async function unsubscribeUrl(
  publicUrl: string,
  secret: Uint8Array,
  { accountId, kinds }: Unsubscription,
): Promise<string> {
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${await sign(secret, END_MAILS, accountId, { kinds })}`;
}

const sign = (secret: Uint8Array, audience: string, subject: string, claims: Record<string, unknown> = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(subject)
    .sign(secret);

async function verify(secret: Uint8Array, audience: string, token: string): Promise<unknown> {
  const options = { algorithms: ["HS256"], issuer: ISSUER, audience };
  return (await jwtVerify(token, secret, options).catch(() => null))?.payload;
}

/** The page that an alert's mails link to, where it is paused or ended without log-in. It holds as long as the alert. */
export const alertLinkPath = async (secret: Uint8Array, alertId: string): Promise<string> =>
  `${JOB_ALERT_PATH}?token=${await sign(secret, JOB_ALERT, alertId)}`;

/** The alert that such a page is about; null when the address is not one of ours. */
export async function readAlertToken(secret: Uint8Array, token: string): Promise<string | null> {
  return z.object({ sub: z.uuid() }).safeParse(await verify(secret, JOB_ALERT, token)).data?.sub ?? null;
}

const claims = z.object({ sub: z.uuid(), kinds: z.array(z.string()).min(1) });

/** What such an address says; null when it is not one of ours. */
export async function readUnsubscribeToken(secret: Uint8Array, token: string): Promise<Unsubscription | null> {
  const { data } = claims.safeParse(await verify(secret, END_MAILS, token));
  return data ? { accountId: data.sub, kinds: data.kinds } : null;
}
