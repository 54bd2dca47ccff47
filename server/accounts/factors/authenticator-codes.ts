import { Secret, TOTP } from "otpauth";
import { seal, type Unsealed, unseal } from "../../platform/secrets/sealing.ts";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";

const KIND = "authenticator apps";
/** What every app understands (RFC 6238). */
const CODES = { issuer: "Worklane", algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Steps by which a clock may be wrong. */
const WINDOW = 1;

/** A new key of an app. */
export const newAuthenticatorKey = (): Secret => new Secret({ size: 20 });

/** What a QR code tells an app: whose key it is. */
export const authenticatorUri = (key: Secret, email: string): string =>
  new TOTP({ ...CODES, label: email, secret: key }).toString();

/** The step of a code that is right now; null when it is not. */
export function stepOf(key: Buffer<ArrayBuffer>, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const secret = Secret.fromHex(key.toString("hex"));
  const delta = new TOTP({ ...CODES, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / CODES.period) + delta;
}

/** Encrypts an app's key, for this account alone: whoever reads the database alone cannot make codes. */
export const sealKey = (secrets: ServerSecrets, accountId: string, key: Uint8Array): Buffer<ArrayBuffer> =>
  seal(secrets, KIND, accountId, key);

/** Reads what was sealed; null when it was with a secret that the server does not know, or for another account. */
export const unsealKey = (secrets: ServerSecrets, accountId: string, sealed: Uint8Array): Unsealed | null =>
  unseal(secrets, KIND, accountId, sealed);
