import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { seal, type Unsealed, unseal } from "../platform/secrets/sealing.ts";
import type { ServerSecret, ServerSecrets } from "../platform/secrets/server-secrets.ts";

/** The secrets of an endpoint, as they are stored: the newest and, once it was rotated, the one before. */
export interface StoredSecrets {
  readonly id: string;
  readonly secretVersion: number;
  /** Null of an endpoint that is older than the column: they follow from the server's secret of that time. */
  readonly sealedSecrets: Uint8Array | null;
}

const KIND = "webhook secrets";
/** What one secret has. */
const BYTES = 32;

/** Sealed for the endpoint and the version: what is of another version, as after a rotation by an older node, does not open. */
const ownerOf = ({ id, secretVersion }: Omit<StoredSecrets, "sealedSecrets">) => `${id}:${secretVersion}`;

const derived = ({ bytes }: ServerSecret, endpointId: string, version: number): Buffer =>
  createHmac("sha256", bytes)
    .update(`webhook:${version === 1 ? endpointId : `${endpointId}:${version}`}`)
    .digest();

/** As the Standard Webhooks format writes a secret. */
const written = (secret: Buffer): string => `whsec_${secret.toString("base64")}`;

/** What is stored; null when none of the server's secrets opens it. */
export function readSecrets(secrets: ServerSecrets, stored: StoredSecrets): Unsealed | null {
  if (stored.sealedSecrets) return unseal(secrets, KIND, ownerOf(stored), stored.sealedSecrets);
  return { bytes: derivedSecrets(secrets, stored), isCurrent: false };
}

const derivedSecrets = ({ oldest }: ServerSecrets, { id, secretVersion }: Omit<StoredSecrets, "sealedSecrets">) =>
  Buffer.concat(
    [secretVersion, secretVersion - 1].filter((version) => version > 0).map((version) => derived(oldest, id, version)),
  );

const bytesOf = (secrets: ServerSecrets, stored: StoredSecrets) =>
  readSecrets(secrets, stored)?.bytes ?? derivedSecrets(secrets, stored);

/** Seals what `readSecrets` read. */
export const sealSecrets = (
  secrets: ServerSecrets,
  stored: Omit<StoredSecrets, "sealedSecrets">,
  bytes: Uint8Array,
): Buffer<ArrayBuffer> => seal(secrets, KIND, ownerOf(stored), bytes);

/**
 * A secret with which an endpoint's webhooks are to be signed, before the one that it has, if it has one. The database keeps it
 * sealed: neither it nor a backup of it can sign, and the server's secret may change.
 */
export function nextSecret(
  secrets: ServerSecrets,
  { id, secretVersion }: Omit<StoredSecrets, "sealedSecrets">,
  stored?: StoredSecrets,
): { readonly secret: string; readonly sealedSecrets: Buffer<ArrayBuffer> } {
  const secret = derived(secrets.current, id, secretVersion);
  const before = stored ? bytesOf(secrets, stored).subarray(0, BYTES) : Buffer.alloc(0);
  return {
    secret: written(secret),
    sealedSecrets: sealSecrets(secrets, { id, secretVersion }, Buffer.concat([secret, before])),
  };
}

/** The secrets that sign now: the newest, and for the time of a rotation's overlap the one before. */
export function signingSecrets(
  secrets: ServerSecrets,
  { previousSecretUntil, ...stored }: StoredSecrets & { readonly previousSecretUntil: Date | null },
  now: Date,
): string[] {
  const overlaps = previousSecretUntil !== null && previousSecretUntil > now;
  const bytes = bytesOf(secrets, stored);
  const before = overlaps ? [bytes.subarray(BYTES, 2 * BYTES)] : [];
  return [bytes.subarray(0, BYTES), ...before].map(written);
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
