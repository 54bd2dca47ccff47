import { createHash } from "node:crypto";
import { decrypt, encrypt } from "../secrets/encryption.ts";

const cipherKey = (key: string) => createHash("sha256").update(`answer to ${key}`).digest();

/** Encrypts an answer so that only who has the key, of which a hash alone is stored, can read it. */
export const seal = (key: string, text: string): Buffer<ArrayBuffer> => encrypt(cipherKey(key), Buffer.from(text));

/** Reads what was sealed. */
export const unseal = (key: string, sealed: Uint8Array): string => decrypt(cipherKey(key), sealed).toString("utf8");
