import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const [NONCE, TAG] = [12, 16];
const cipherKey = (key: string) => createHash("sha256").update(`answer to ${key}`).digest();

/** Encrypts an answer so that only who has the key, of which a hash alone is stored, can read it. */
export function seal(key: string, text: string): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, cipherKey(key), nonce);
  const sealed = [cipher.update(text, "utf8"), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** Reads what was sealed. */
export function unseal(key: string, sealed: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, cipherKey(key), sealed.subarray(0, NONCE));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
}
