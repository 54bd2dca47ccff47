/** Invisible characters: zero-width, direction marks, tags, soft hyphens. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u;
const ALL_UNSEEN = new RegExp(UNSEEN.source, "gu");
const DIGIT = /\p{Nd}/u;
const DASH = /\p{Pd}|−/u;

/** Returns a text without invisible characters, in normalised form. */
export const withoutUnseen = (text: string): string => text.normalize("NFC").replace(ALL_UNSEEN, "");

/** A text as its reader perceives it, with the position of each code unit in the original. */
export interface SeenText {
  readonly text: string;
  /** Returns the range of the original for a part of `text`. */
  original(from: number, to: number): [from: number, to: number];
}

/** Returns the value of a decimal digit of any script: digits come in runs of ten. */
function digitOf(codePoint: number): number {
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(codePoint - value - 1))) value++;
  return value;
}

function asSeen(character: string): string {
  if (UNSEEN.test(character) || character === "\u20e3") return "";
  const plain = character.normalize("NFKC");
  if (DASH.test(plain)) return "-";
  return DIGIT.test(plain) && plain.length <= 2 && plain > "9" ? String(digitOf(plain.codePointAt(0) ?? 0)) : plain;
}

/**
 * Maps digits of all scripts to 0 to 9, wide and mathematical letters to plain ones, and dashes to "-"; removes
 * invisible characters.
 */
export function seenText(text: string): SeenText {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII, which needs no look, and begins with control characters
  if (/^[\x00-\x7f]*$/.test(text)) return { text, original: (from, to) => [from, to] };
  let seen = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character < "\u0080" ? character : asSeen(character);
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    seen += plain;
    at += character.length;
  }
  return { text: seen, original: (from, to) => [starts[from] ?? 0, ends[to - 1] ?? text.length] };
}
