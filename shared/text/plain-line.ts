// Rules for single lines of text. Names and titles appear in mails, notices and lists: a line break would start a new
// paragraph there, and invisible characters or ones that change the reading direction could spoof other text.

/** Joiners where scripts and emoji need them: after a letter that they shape, and between the parts of one emoji. */
const JOINERS = [
  String.raw`(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200c\u200d]`,
  String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{L}\p{N}\p{S}#*])\p{Variation_Selector}`,
];
/** Control and format characters, line and paragraph separators, characters that are not drawn, and private use. */
const UNSEEN = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]`;

const ALLOWED_OR_UNSEEN = new RegExp(`(?<allowed>${JOINERS.join("|")})|${UNSEEN}`, "gu");
const UNSEEN_AT_THE_BEGINNING = new RegExp(String.raw`^(?:\s|${UNSEEN})+`, "u");
/** Excludes the joiners, which end words in some scripts. */
const UNSEEN_AT_THE_END = /[\s\u00ad\u200b\u2060\ufeff\u3164]/;
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** Normalizes a line: trims invisible characters, as pasted, at both ends, and collapses spaces. */
export function trimLine(text: string): string {
  let end = text.length;
  // A regular expression would start over at each of many spaces.
  while (end > 0 && UNSEEN_AT_THE_END.test(text.charAt(end - 1))) end--;
  return text
    .slice(0, end)
    .toWellFormed()
    .replace(UNSEEN_AT_THE_BEGINNING, "")
    .replace(/[\t\p{Zs}]{2,}|\t/gu, " ");
}

/**
 * Returns why a text is not a plain line, as a message to the person; null when it is one. `name`: the field's label.
 */
export function flawOfLine(line: string, name: string): string | null {
  if (LINE_BREAK.test(line)) return `${name} must be a single line.`;
  for (const match of line.matchAll(ALLOWED_OR_UNSEEN)) {
    if (match.groups?.allowed) continue;
    const before = plainLine(line.slice(0, match.index)).slice(-20);
    return `${name} has an invisible character${before && ` after “${before}”`}. Type that place again.`;
  }
  return line === "" || /[\p{L}\p{N}]/u.test(line) ? null : `${name} needs a letter or a digit.`;
}

/** Converts any text to a plain line, for texts that nobody can be asked to correct. */
export const plainLine = (text: string): string =>
  trimLine(text)
    .replace(/[\s\u0085]+/g, " ")
    .replace(ALLOWED_OR_UNSEEN, (found, ...rest) => (rest.at(-1)?.allowed ? found : ""))
    .trim();
