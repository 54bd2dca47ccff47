import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const [NONCE, TAG] = [12, 16];

/** Encrypts bytes with a 256-bit key. `label`: what they belong to; they cannot be decrypted with another one. */
export function encrypt(key: Buffer, bytes: Uint8Array, label = ""): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(label));
  const encrypted = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
}

/** Decrypts bytes. @throws for another key or label, and for modified data */
export function decrypt(key: Buffer, encrypted: Uint8Array, label = ""): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(encrypted);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(label))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
}
