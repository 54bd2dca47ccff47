import { Secret, TOTP } from "otpauth";
import { AppError } from "../../platform/errors.ts";
import { seal, type Unsealed, unseal } from "../../platform/secrets/sealing.ts";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";

const KIND = "authenticator apps";
/** The parameters that every app supports (RFC 6238). */
const CODES = { issuer: "Worklane", algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Number of steps by which a clock may be off. */
const WINDOW = 1;

/** Returns a new key for an app. */
export const newAuthenticatorKey = (): Secret => new Secret({ size: 20 });

/** Returns the URI for an app's QR code, with the account's name. */
export const authenticatorUri = (key: Secret, email: string): string =>
  new TOTP({ ...CODES, label: email, secret: key }).toString();

/** Returns the time step of a currently valid code; null for any other code. */
export function stepOf(key: Buffer<ArrayBuffer>, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const secret = Secret.fromHex(key.toString("hex"));
  const delta = new TOTP({ ...CODES, secret }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / CODES.period) + delta;
}

/** Encrypts an app's key, bound to this account: read access to the database alone is not enough to generate codes. */
export const sealKey = (secrets: ServerSecrets, accountId: string, key: Uint8Array): Buffer<ArrayBuffer> =>
  seal(secrets, KIND, accountId, key);

/** Decrypts a sealed key; null when it was sealed with an unknown secret, or for another account. */
export const unsealKey = (secrets: ServerSecrets, accountId: string, sealed: Uint8Array): Unsealed | null =>
  unseal(secrets, KIND, accountId, sealed);

/** Decrypts the key of an app. @throws UNAVAILABLE when this server lacks the secret that it was sealed with */
export function openKey(secrets: ServerSecrets, accountId: string, sealed: Uint8Array): Buffer<ArrayBuffer> {
  const key = unsealKey(secrets, accountId, sealed);
  if (key) return key.bytes;
  const cause = new Error("An authenticator app's key is encrypted with a secret that this server does not have.");
  throw new AppError(
    "UNAVAILABLE",
    "The codes of this app can no longer be checked. Use a passkey or a recovery code, then set up the app again.",
    {},
    { cause },
  );
}
