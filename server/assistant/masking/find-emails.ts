import type { Found } from "./found-contact.ts";

const LOCAL = "(?<![\\p{L}\\p{N}._%+-])(?!git@)[\\p{L}\\p{N}._%+-]{1,64}";
const NAME = "[\\p{L}\\p{N}-]{1,63}";
const DOT = "(?:\\s{0,2}[([{<]\\s?dot\\s?[)\\]}>]\\s{0,2}|\\s{1,2}dot\\s{1,2})";
/** Endings that are certain where the rest is obfuscated. */
const ENDING = "(?:com|in|org|net|edu|co|io|ai|dev|me|info|gov|ac|uk|us|de|fr|app|tech|xyz|email)(?![\\p{L}\\p{N}-])";

const EMAILS = [
  new RegExp(`${LOCAL}@(?:${NAME}\\.){1,4}\\p{L}{2,24}(?![\\p{L}\\p{N}])`, "gu"),
  // "ada.rao @ gmail . com", or broken over two lines.
  new RegExp(`${LOCAL}\\s{0,2}@\\s{0,2}(?:${NAME}\\s?\\.\\s?){1,3}${ENDING}`, "gu"),
  // "ada (at) example (dot) com", "ada[at]example.com"
  new RegExp(
    `${LOCAL}(?:${DOT}${NAME}){0,2}\\s{0,2}[([{<]\\s?at\\s?[)\\]}>]\\s{0,2}${NAME}(?:(?:\\.|${DOT})${NAME}){1,3}`,
    "giu",
  ),
  // "ada at example dot com": only with its dots in words, so that "engineer at node.js" is not one.
  new RegExp(`${LOCAL}(?:${DOT}${NAME}){0,2}\\s{1,2}at\\s{1,2}${NAME}(?:${DOT}${NAME}){0,2}${DOT}${ENDING}`, "giu"),
];

/** Finds email addresses, including obfuscated ones. */
export const findEmails = (text: string): Found[] =>
  EMAILS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      kind: "email" as const,
      from: index,
      to: index + match.length,
    })),
  );
