import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Strength of a password, from `0` and `1`, which are refused, to `4`. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Words that others may know about the person who chooses a password. */
export interface PersonalWords {
  readonly email?: string | null | undefined;
  /** Their name, their company's name, and their preferred name. */
  readonly names?: readonly (string | null | undefined)[];
  readonly phone?: string | null | undefined;
}

export const PASSWORD_REFUSALS = {
  personal: "Choose a password without your name, your address, your phone number or your company's name.",
  common: "This password is easy to guess. Choose another, such as a few unrelated words.",
} as const;

/** Number of characters that are judged: more make a password longer, not weaker, and judging them is slow. */
const JUDGED_LENGTH = 40;
const MIN_WORD = 3;
/** Minimum number of letters and digits beside personal words: a year, or fewer, adds too little. */
const MIN_BESIDE_WORDS = 5;

let judge: ZxcvbnFactory | undefined;

// Bounded: each replaced letter doubles the work.
const createPasswordRater = () => new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: 8 });

const wordsOf = ({ email, names = [], phone }: PersonalWords): string[] => {
  const address = email?.toLowerCase() ?? "";
  const [local = "", domain = ""] = address.split("@");
  const texts = [address, local, domain, phone ?? "", ...names.map((name) => name?.toLowerCase() ?? "")];
  const parts = texts.flatMap((text) => [text, text.replaceAll(/\s+/g, ""), ...text.split(/[^\p{L}\p{N}]+/u)]);
  return ["worklane", ...new Set(parts.filter((part) => part.length >= MIN_WORD))];
};

/** Removes accents and normalizes characters of other widths. */
const unaccented = (text: string): string => text.normalize("NFKD").replaceAll(/\p{Mn}/gu, "");

/** Removes accents, case and everything but letters and digits. */
const folded = (text: string): string =>
  unaccented(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Whether little is left of a password once the words are removed from it. */
function isMadeOf(words: readonly string[], password: string): boolean {
  const whole = folded(password);
  const beside = words
    .map(folded)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ""), whole);
  return beside.length < whole.length && beside.length < MIN_BESIDE_WORDS;
}

/**
 * Judges how hard a password is to guess, and why it is refused: it consists of personal words, or would be found
 * within the first million guesses by lists of common and leaked passwords, keyboard patterns, repetitions and dates
 * (zxcvbn, USENIX Security 2016). Takes a few milliseconds; the first call some hundred.
 */
export function ratePassword(
  password: string,
  personal: PersonalWords = {},
): { readonly score: PasswordScore; readonly refusal: string | null } {
  judge ??= createPasswordRater();
  const words = wordsOf(personal);
  if (isMadeOf(words, password)) return { score: 1, refusal: PASSWORD_REFUSALS.personal };
  const judged = password.slice(0, JUDGED_LENGTH);
  const { score, sequence } = [...new Set([judged, unaccented(judged)])]
    .map((text) => (judge ?? createPasswordRater()).check(text, words))
    .reduce((one, other) => (other.score < one.score ? other : one));
  if (score >= 2) return { score, refusal: null };
  const isPersonal = sequence.some((part) => "dictionaryName" in part && part.dictionaryName === "userInputs");
  return { score, refusal: PASSWORD_REFUSALS[isPersonal ? "personal" : "common"] };
}
