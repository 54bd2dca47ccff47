import { randomBytes } from "node:crypto";

/**
 * Generates a key: 192 random bits, so that a link to a picture cannot be guessed; hex, so that it is safe in any
 * store.
 */
export function newStorageKey(): string {
  return randomBytes(24).toString("hex");
}

/** Whether a string has the form of a key; stores reject anything else before they touch a path. */
export function isStorageKey(key: string): boolean {
  return /^[0-9a-f]{48}$/.test(key);
}
