import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Secret scanners find what begins so; the checksum tells a key from what only looks like one. */
const PREFIX = "wl_live_";
const KEY = /^wl_live_([0-9a-f]{64})([0-9a-f]{8})$/;
/** How many of its last characters are shown of a key. */
const HINT_LENGTH = 4;

const checksum = (secret: string): string => crc32(secret).toString(16).padStart(8, "0");

/** A new key: a recognisable prefix, 256 random bits and their CRC-32, in hex. */
export function newKey(): string {
  const secret = randomBytes(32).toString("hex");
  return PREFIX + secret + checksum(secret);
}

/** Whether a bearer token means to be a key, well-formed or not. */
export const looksLikeKey = (token: string): boolean => token.startsWith("wl_");

/** Whether it may be a key that was made here: one in four thousand million guesses, and no mistyped one. */
export function isWellFormedKey(token: string): boolean {
  const [, secret = "", sum] = KEY.exec(token) ?? [];
  return sum !== undefined && checksum(secret) === sum;
}

/** A key as its owner recognises it: the end is of the checksum, and gives nothing of the secret away that matters. */
export const hintOf = (key: string): string => `${PREFIX}…${key.slice(-HINT_LENGTH)}`;
