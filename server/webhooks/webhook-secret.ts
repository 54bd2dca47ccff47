import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { seal, type Unsealed, unseal } from "../platform/secrets/sealing.ts";
import type { ServerSecret, ServerSecrets } from "../platform/secrets/server-secrets.ts";

/** The stored secrets of an endpoint: the newest and, after a rotation, the previous one. */
export interface StoredSecrets {
  readonly id: string;
  readonly secretVersion: number;
  /** Null for an endpoint older than the column: its secrets are derived from the server's secret of that time. */
  readonly sealedSecrets: Uint8Array | null;
}

const KIND = "webhook secrets";
/** Length of a secret in bytes. */
const BYTES = 32;

/**
 * Bound to the endpoint and the version: after a rotation by an older node, the previous version's secrets cannot be
 * decrypted.
 */
const ownerOf = ({ id, secretVersion }: Omit<StoredSecrets, "sealedSecrets">) => `${id}:${secretVersion}`;

const derived = ({ bytes }: ServerSecret, endpointId: string, version: number): Buffer =>
  createHmac("sha256", bytes)
    .update(`webhook:${version === 1 ? endpointId : `${endpointId}:${version}`}`)
    .digest();

/** Formats a secret as in Standard Webhooks. */
const written = (secret: Buffer): string => `whsec_${secret.toString("base64")}`;

/** Decrypts the stored secrets; null if none of the server's secrets can. */
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

/** Encrypts what `readSecrets` returned. */
export const sealSecrets = (
  secrets: ServerSecrets,
  stored: Omit<StoredSecrets, "sealedSecrets">,
  bytes: Uint8Array,
): Buffer<ArrayBuffer> => seal(secrets, KIND, ownerOf(stored), bytes);

/**
 * Generates a new secret for an endpoint's webhooks, placed before the existing one, if any. The database stores it
 * encrypted: neither it nor a backup of it can sign, and the server's secret may change.
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

/** Returns the secrets that currently sign: the newest and, during the overlap of a rotation, the previous one. */
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

/**
 * Returns the headers of a webhook, signed with each of the secrets: the id is the same for each attempt, so that
 * receivers can deduplicate, and the time is that of this attempt.
 */
export function signedHeaders(secrets: readonly string[], id: string, body: string, now: Date): Record<string, string> {
  return {
    "content-type": "application/json",
    "user-agent": "Worklane-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(" "),
  };
}
