import { hkdfSync } from "node:crypto";
import { decrypt, encrypt } from "./encryption.ts";
import type { ServerSecret, ServerSecrets } from "./server-secrets.ts";

/** What is sealed: each kind with a key of its own, which follows from the server's secret. */
export type SealedKind = "authenticator apps" | "webhook secrets";

/** What was sealed, and whether the secret that signs now did it. */
export interface Unsealed {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly isCurrent: boolean;
}

const keyOf = ({ bytes }: ServerSecret, kind: SealedKind) =>
  Buffer.from(hkdfSync("sha256", bytes, "", `worklane ${kind}`, 32));

/** Encrypts what the database keeps, for its owner alone: whoever reads the database alone learns nothing of it. */
export const seal = (
  { current }: ServerSecrets,
  kind: SealedKind,
  ownerId: string,
  bytes: Uint8Array,
): Buffer<ArrayBuffer> => encrypt(keyOf(current, kind), bytes, ownerId);

/** Reads what was sealed with any of the secrets; null when it was with another one, or for another owner. */
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
      // It was sealed with another.
    }
  }
  return null;
}
