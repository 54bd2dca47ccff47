import { createHash } from "node:crypto";
import { decrypt, encrypt } from "../secrets/encryption.ts";

const cipherKey = (key: string) => createHash("sha256").update(`answer to ${key}`).digest();

/** Encrypts a response so that it can be read only with the idempotency key, of which only a hash is stored. */
export const seal = (key: string, text: string): Buffer<ArrayBuffer> => encrypt(cipherKey(key), Buffer.from(text));

/** Decrypts a response. */
export const unseal = (key: string, sealed: Uint8Array): string => decrypt(cipherKey(key), sealed).toString("utf8");
