/** A character of a word: neither space, punctuation nor a symbol. Must match `search_words_of` in the database. */
const LETTER =
  "[^\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u2190-\\u2bff\\u3000-\\u303f]";
const DOTNET = new RegExp(`\\.net(?!${LETTER})`, "gu");
const TYPED_WORD = new RegExp(`${LETTER}+(?:[.'’&-]${LETTER}+)*[+#]*`, "gu");
const SIGNS_WITHIN = /[.'’&-]/gu;
const MAX_LENGTH = 40;

/** A token typed as one word. */
export interface TypedWord {
  /** Without punctuation inside: "nodejs" for "Node.js", but "c++". */
  readonly whole: string;
  /** The parts separated by punctuation: "node" and "js"; otherwise the word itself. */
  readonly parts: readonly string[];
}

/** Converts to lower case and removes accents. */
export const plainLetters = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll("\u0000", "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const short = (word: string) => (word.length > MAX_LENGTH ? [...word].slice(0, MAX_LENGTH).join("") : word);

/** Splits a text into its words, in order, in plain letters. */
export function readTypedWords(text: string): TypedWord[] {
  return (plainLetters(text).replace(DOTNET, " dotnet ").match(TYPED_WORD) ?? []).map((found) => {
    const parts = found.replace(/[+#]+$/, "").split(SIGNS_WITHIN);
    const whole = short(found.replaceAll(SIGNS_WITHIN, ""));
    return { whole, parts: parts.length > 1 ? parts.map(short) : [whole] };
  });
}

/** Returns the distinct words that a text is found by: the same as `search_words_of` in the database. */
export function wordsOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const { whole, parts } of readTypedWords(text)) {
    found.add(whole);
    for (const part of parts) found.add(part);
    if (parts.length > 1) continue;
    // "5+" is also 5, "notepad++" also notepad; "c++" and "c#" are not c.
    if (/[+#]$/.test(whole) && !/^[^0-9][+#]+$/u.test(whole)) found.add(whole.replace(/[+#]+$/, ""));
  }
  return found;
}
