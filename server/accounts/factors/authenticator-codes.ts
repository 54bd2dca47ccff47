import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const ALGORITHM = "aes-256-gcm";
const [NONCE, TAG] = [12, 16];
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
export function stepOf(key: Secret, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...CODES, secret: key }).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / CODES.period) + delta;
}

const cipherKey = (tokenSecret: Uint8Array) =>
  Buffer.from(hkdfSync("sha256", tokenSecret, "", "worklane authenticator apps", 32));

/** Encrypts an app's key, for this account alone: whoever reads the database alone cannot make codes. */
export function sealKey(tokenSecret: Uint8Array, accountId: string, key: Secret): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, cipherKey(tokenSecret), nonce).setAAD(Buffer.from(accountId));
  const sealed = [cipher.update(Buffer.from(key.bytes)), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** Reads what was sealed; null when it was with another secret, or for another account. */
export function unsealKey(tokenSecret: Uint8Array, accountId: string, sealed: Uint8Array): Secret | null {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(ALGORITHM, cipherKey(tokenSecret), bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    const key = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
    return Secret.fromHex(key.toString("hex"));
  } catch {
    return null;
  }
}
