import { rectifyConfusion } from "unicode-confusables";

/** The alphabets whose letters look alike: in one word, no language combines two of them. */
const ALPHABETS = ["Latin", "Greek", "Cyrillic", "Armenian", "Cherokee", "Coptic", "Georgian", "Lisu", "Deseret"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
const LATIN = /^[A-Za-z]$/;
const BEYOND_ASCII = /[^\0-\x7f]/gu;

/** Returns the first word that combines letters of two alphabets, such as a Latin word with a Cyrillic letter. */
export const mixedWord = (text: string): string | undefined =>
  text
    .normalize("NFKC")
    .match(WORD)
    ?.find((word) => ALPHABETS.filter((letters) => letters.test(word)).length > 1);

/** Replaces letters that look like a Latin one, in either case, by it. */
export const asLatin = (text: string): string =>
  text.replace(BEYOND_ASCII, (letter) => {
    const looks = [letter, letter.toUpperCase()].map((form) => rectifyConfusion(form));
    return looks.find((form) => LATIN.test(form)) ?? letter;
  });
