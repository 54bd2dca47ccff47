import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** Which of an endpoint's secrets sign. */
interface EndpointSecret {
  readonly id: string;
  readonly secretVersion: number;
  readonly previousSecretUntil: Date | null;
}

/**
 * The secret with which an endpoint's webhooks are signed, as the Standard Webhooks format writes it. It is derived from the
 * server's secret and kept nowhere: neither the database nor a backup of it can sign.
 */
export function webhookSecret(tokenSecret: Uint8Array, endpointId: string, version = 1): string {
  const name = version === 1 ? endpointId : `${endpointId}:${version}`;
  return `whsec_${createHmac("sha256", tokenSecret).update(`webhook:${name}`).digest("base64")}`;
}

/** The secrets that sign now: the newest, and for the time of a rotation's overlap the one before. */
export function signingSecrets(
  tokenSecret: Uint8Array,
  { id, secretVersion, previousSecretUntil }: EndpointSecret,
  now: Date,
): string[] {
  const overlaps = previousSecretUntil !== null && previousSecretUntil > now;
  const versions = overlaps ? [secretVersion, secretVersion - 1] : [secretVersion];
  return versions.map((version) => webhookSecret(tokenSecret, id, version));
}

/** The headers of a webhook, signed with each of the secrets: the same id at each try, by which receivers know it again, and the time of this one. */
export function signedHeaders(secrets: readonly string[], id: string, body: string, now: Date): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "Worklane-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(" "),
  };
}
