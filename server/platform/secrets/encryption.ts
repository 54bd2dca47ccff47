import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const [NONCE, TAG] = [12, 16];

/** Encrypts bytes with a key of 256 bits. `label`: what they belong to; under another one they are not decrypted. */
export function encrypt(key: Buffer, bytes: Uint8Array, label = ""): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(label));
  const encrypted = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
}

/** Decrypts what was encrypted so. @throws for another key or label, and for what was changed */
export function decrypt(key: Buffer, encrypted: Uint8Array, label = ""): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(encrypted);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(label))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
}
