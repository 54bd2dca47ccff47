import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";

const ISSUER = "worklane";
const AUDIENCE = "end-mails";

/** Where a mail's link ends mails of its kind. */
export const UNSUBSCRIBE_PATH = "/end-mails";

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
  const token = await new SignJWT({ kinds })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(accountId)
    .sign(secret);
  return `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
}

const claims = z.object({ sub: z.uuid(), kinds: z.array(z.string()).min(1) });

/** What such an address says; null when it is not one of ours. */
export async function readUnsubscribeToken(secret: Uint8Array, token: string): Promise<Unsubscription | null> {
  const options = { algorithms: ["HS256"], issuer: ISSUER, audience: AUDIENCE };
  const verified = await jwtVerify(token, secret, options).catch(() => null);
  const { data } = claims.safeParse(verified?.payload);
  return data ? { accountId: data.sub, kinds: data.kinds } : null;
}
