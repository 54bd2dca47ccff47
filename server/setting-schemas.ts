import { z } from "zod";

const blankIsUnset = (value: unknown) => (value === "" ? undefined : value);

/** A setting that may be empty or absent. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema.optional());

/** A number above zero. */
export const amount = (name: string) =>
  optional(z.coerce.number(`${name} must be a number above zero.`).positive(`${name} must be a number above zero.`));

/** A number within a range. */
export function numberIn(name: string, least: number, most: number) {
  const sentence = `${name} must be a number from ${least} to ${most}.`;
  return z.coerce.number(sentence).min(least, sentence).max(most, sentence);
}

/** A whole number within a range. */
export function wholeNumberIn(name: string, least: number, most: number) {
  const sentence = `${name} must be a whole number from ${least} to ${most}.`;
  const isIn = (value: number) => Number.isInteger(value) && value >= least && value <= most;
  // Digits alone: "4e3" and "0x10" are numbers, too, and hardly meant.
  const onlyDigits = (value: unknown) =>
    typeof value === "string" && !/^\d+$/.test(value.trim()) ? Number.NaN : value;
  return z.preprocess(onlyDigits, z.coerce.number(sentence).refine(isIn, sentence));
}

/** A secret that is long enough. */
export const secret = (name: string) => optional(z.string().min(32, `${name} must have at least 32 characters.`));

/** The entries of a list with commas between. */
export const listOf = (value = ""): string[] =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** An address of one of these protocols. */
export const isUrl = (value: string, ...protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** Returns the origin that an address consists of, with or without a slash at its end; null for any other text. */
export function originOf(value: string): string | null {
  if (!isUrl(value, "http:", "https:")) return null;
  const { origin, href } = new URL(value);
  return href === `${origin}/` && !value.endsWith("?") && !value.endsWith("#") ? origin : null;
}

const ADDRESS = String.raw`[^\s@<>()[\]",:;\\]+@[^\s@<>()[\]",:;\\]+`;
/** A name without quotes consists of characters that mean nothing in a mail's header. */
const NAME = String.raw`"[^"\\\r\n]*"\s*|[^"<>()[\]@,:;\\\r\n]*`;
const SENDER = new RegExp(`^(?:${ADDRESS}|(?:${NAME})<${ADDRESS}>)$`);

/** Whether a text is a mail's sender: an address, or `Name <address>`. */
export const isSender = (value: string): boolean => SENDER.test(value.trim());

/** Whether a text can be sent as the token of an `Authorization` header, and is not guessed easily. */
export const isHeaderToken = (value: string): boolean => /^[!-~][ -~]{14,}[!-~]$/.test(value);
