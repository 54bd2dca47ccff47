import { hkdfSync } from "node:crypto";
import { decrypt, encrypt } from "./encryption.ts";
import type { ServerSecret, ServerSecrets } from "./server-secrets.ts";

/** Kinds of encrypted data, each with a separate key derived from the server's secret. */
export type SealedKind = "authenticator apps" | "webhook secrets";

/** Decrypted data, and whether it was encrypted with the current secret. */
export interface Unsealed {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly isCurrent: boolean;
}

const keyOf = ({ bytes }: ServerSecret, kind: SealedKind) =>
  Buffer.from(hkdfSync("sha256", bytes, "", `worklane ${kind}`, 32));

/** Encrypts data for the database, bound to its owner: access to the database alone does not reveal it. */
export const seal = (
  { current }: ServerSecrets,
  kind: SealedKind,
  ownerId: string,
  bytes: Uint8Array,
): Buffer<ArrayBuffer> => encrypt(keyOf(current, kind), bytes, ownerId);

/** Decrypts data with any of the secrets; null if it was encrypted with another one, or for another owner. */
export function unseal(
  { current, accepted }: ServerSecrets,
  kind: SealedKind,
  ownerId: string,
  sealed: Uint8Array,
): Unsealed | null {
  for (const secret of accepted) {
    try {
      return { bytes: decrypt(keyOf(secret, kind), sealed, ownerId), isCurrent: secret === current };
    } catch {
      // Encrypted with another secret: try the next.
    }
  }
  return null;
}
