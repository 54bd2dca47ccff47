/** A piece of a message: plain text, or a link. */
export interface Piece {
  readonly text: string;
  readonly href: string | null;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** ASCII punctuation that ends sentences, and that of other scripts, such as danda and ellipsis. */
const ENDS_SENTENCE = /[.,:;!?]|(?![\0-\x7f])[\p{Po}\p{Pf}\p{Pe}]/u;
const OPENED_BY: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** Removes the punctuation of the surrounding sentence from an address; a bracket opened within it is part of it. */
function withoutTail(address: string): string {
  const open: Record<string, number> = {};
  for (const letter of address) open[letter] = (open[letter] ?? 0) + 1;
  let end = address.length;
  for (; end > 0; end--) {
    const last = address[end - 1] ?? "";
    const opener = OPENED_BY[last];
    const unbalanced = opener !== undefined && (open[last] ?? 0) > (open[opener] ?? 0);
    if (!unbalanced && !ENDS_SENTENCE.test(last)) break;
    open[last] = (open[last] ?? 0) - 1;
  }
  return address.slice(0, end);
}

/** Splits a text into web addresses and plain text. Only http and https are linked. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const found = withoutTail(match[0]);
    const href = /^www\./i.test(found) ? `https://${found}` : found;
    if (!URL.canParse(href)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}
