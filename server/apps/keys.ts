import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** The prefix makes keys detectable by secret scanners; the checksum distinguishes keys from look-alikes. */
const PREFIX = "wl_live_";
const KEY = /^wl_live_([0-9a-f]{64})([0-9a-f]{8})$/;
/** Number of a key's last characters that are shown. */
const HINT_LENGTH = 4;

const checksum = (secret: string): string => crc32(secret).toString(16).padStart(8, "0");

/** Generates a key: a recognisable prefix, 256 random bits and their CRC-32, in hex. */
export function newKey(): string {
  const secret = randomBytes(32).toString("hex");
  return PREFIX + secret + checksum(secret);
}

/** Whether a bearer token is meant to be a key, well-formed or not. */
export const looksLikeKey = (token: string): boolean => token.startsWith("wl_");

/** Whether it may be a key generated here: true for one in four thousand million guesses, and for no mistyped key. */
export function isWellFormedKey(token: string): boolean {
  const [, secret = "", sum] = KEY.exec(token) ?? [];
  return sum !== undefined && checksum(secret) === sum;
}

/**
 * Returns a key's hint for its owner: the end is part of the checksum, and reveals nothing significant of the secret.
 */
export const hintOf = (key: string): string => `${PREFIX}…${key.slice(-HINT_LENGTH)}`;
