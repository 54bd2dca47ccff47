import { degreesIn } from "./degrees.ts";
import { yearsIn } from "./spans.ts";

/** A part of a text, with the number of characters before it. */
export interface Passage {
  readonly text: string;
  readonly offset: number;
}

const SENTENCE_END = /[\n;•●▪]+|(?<=[\p{L}\d)+#]{2})[.!?](?=\s|$)|(?<=^|\s)[-–*]\s+/gu;
const LEAD_IN = /^[^:,]{1,40}:/u;
const LIST = /,(?![^(]*\))|\s+(?:and|&)\s+(?![^(]*\))/giu;
/** The maximum number of words of an item of a list of alternatives. */
const ITEM_WORDS = 2;

function split({ text, offset }: Passage, at: RegExp): Passage[] {
  const parts: Passage[] = [];
  let start = 0;
  for (const { 0: separator, index } of [...text.matchAll(at), { 0: "", index: text.length }]) {
    const part = text.slice(start, index);
    if (part.trim() !== "") parts.push({ text: part.trim(), offset: offset + start + part.search(/\S/u) });
    start = index + separator.length;
  }
  return parts;
}

/** What names nothing without the words before it: "a pleasure, not a condition", "samples before and after". */
const REMAINDER = /^(?:(?:not|but|only)\b.*|after|before|above|below|more|up|down|others?|so on|etc)$/isu;

function joinRemainders(parts: readonly Passage[], whole: Passage): Passage[] {
  const joined: Passage[] = [];
  for (const part of parts) {
    const before = REMAINDER.test(part.text) ? joined.pop() : undefined;
    const offset = before?.offset ?? part.offset;
    const end = part.offset - whole.offset + part.text.length;
    joined.push(before ? { text: whole.text.slice(offset - whole.offset, end), offset } : part);
  }
  return joined;
}

const isItem = (text: string | undefined) => text !== undefined && text.split(/\s+/u).length <= ITEM_WORDS;

/** "Photoshop, Illustrator or CorelDraw" is one thing: the items before the alternative belong to it. */
function joinAlternatives(parts: readonly Passage[], whole: Passage): Passage[] {
  const joined: Passage[] = [];
  for (const part of parts) {
    let start = part.offset;
    const alternatives = part.text.split(/\s+or\s+/iu);
    if (alternatives.length > 1 && isItem(alternatives[0])) {
      while (isItem(joined.at(-1)?.text) || degreesIn(joined.at(-1)?.text ?? "").degrees.length > 0)
        start = joined.pop()?.offset ?? start;
    }
    const from = start - whole.offset;
    joined.push({ text: whole.text.slice(from, part.offset - whole.offset + part.text.length), offset: start });
  }
  return joined;
}

/** "B.Com with two years of books" are two things. */
const withoutYears = (part: Passage): Passage[] =>
  degreesIn(part.text).degrees.length > 0 && yearsIn(part.text) ? split(part, /\s+(?:with|plus)\s+/giu) : [part];

/** Splits a text of requirements into the things that it asks for, each with its alternatives. */
export function requirementsIn(text: string): Passage[] {
  return split({ text, offset: 0 }, SENTENCE_END).flatMap((sentence) => {
    const lead = LEAD_IN.exec(sentence.text)?.[0].length ?? 0;
    const [listed] = split({ text: sentence.text.slice(lead), offset: sentence.offset + lead }, /$^/gu);
    return listed ? joinAlternatives(joinRemainders(split(listed, LIST), listed), listed).flatMap(withoutYears) : [];
  });
}
