/** A piece of a message: plain text, or an address that opens. */
export interface Piece {
  readonly text: string;
  readonly href: string | null;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** What ends a sentence does not belong to the address before it. */
const TAIL = /[.,:;!?)\]}]+$/;

/** Finds web addresses in a text. Only http and https open; everything else stays text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const found = match[0].replace(TAIL, "");
    const href = /^www\./i.test(found) ? `https://${found}` : found;
    if (!URL.canParse(href)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), href: null });
    pieces.push({ text: found, href });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}
