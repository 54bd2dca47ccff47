import { randomInt } from "node:crypto";

const COUNT = 10;
/** Crockford's base 32: it has no characters that are easily confused. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
/**
 * 24 characters of 5 bits: from 112 bits on, a plain hash of a code is as good as a slow one (OWASP ASVS 5.0, 6.5.2).
 */
const GROUPS = 6;
const GROUP = 4;

/** Returns new codes of 120 random bits each, formatted for writing down: `k7qm-3x9d-r2tw-8hpz-v4nc-6jse`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

const newCode = () =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-");

/** Normalises a typed code to its original form. */
export function readRecoveryCode(typed: string): string {
  const letters = typed
    .toLowerCase()
    .replaceAll("o", "0")
    .replace(/[il]/g, "1")
    .replace(/[^0-9a-z]/g, "");
  return letters.match(/.{1,4}/g)?.join("-") ?? "";
}
