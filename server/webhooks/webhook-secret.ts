import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";

/**
 * The secret with which an endpoint's webhooks are signed, as the Standard Webhooks format writes it. It is derived from the
 * server's secret and kept nowhere: neither the database nor a backup of it can sign.
 */
export const webhookSecret = (tokenSecret: Uint8Array, endpointId: string): string =>
  `whsec_${createHmac("sha256", tokenSecret).update(`webhook:${endpointId}`).digest("base64")}`;

/** The headers of a webhook: the same id at each try, by which receivers know it again, and the time of this one. */
export function signedHeaders(secret: string, id: string, body: string, now: Date): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "Worklane-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
}
