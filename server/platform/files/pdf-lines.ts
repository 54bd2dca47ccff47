/** A piece of a page's text, as the parser finds it. */
export interface PdfItem {
  readonly str: string;
  /** "rtl" for Arabic, Hebrew and the like. */
  readonly dir: string;
  /** The last two numbers are its position. */
  readonly transform: readonly number[];
  readonly width: number;
  /** Whether it ends its line. */
  readonly hasEOL: boolean;
}

/**
 * Returns a page's text in the order in which it is read. Files place pieces from left to right, also those of scripts
 * that are read from right to left, and draw letters in the form that their neighbours give them. `isHeading` tells
 * columns from tables: two columns are read one after the other if both begin with a heading.
 */
export function textOfPdfItems(items: readonly PdfItem[], isHeading: (text: string) => boolean = () => false): string {
  const lines: PdfItem[][] = [[]];
  for (const item of items) {
    const isGap = item.str.trim() === "" && item.width >= GUTTER;
    lines.at(-1)?.push(isGap ? { ...item, str: CELL } : item);
    if (item.hasEOL) lines.push([]);
  }
  const texts = inColumns(inRows(lines), isHeading).map((line) => inReadingOrder(line).join("").trimEnd());
  return texts.join("\n").normalize("NFKC").trimEnd();
}

/** The least distance of two columns, in points. */
const GUTTER = 12;
/** Between cells. */
const CELL = "   ";
/** Lines of a cell. */
const MAX_CELL = 5;

const firstOf = (line: readonly PdfItem[]) => line.find(({ str }) => str.trim() !== "");

/** Returns lines so that each row of a table is one, also where its cells hold several lines: a page draws cell by cell. */
function inRows(lines: readonly PdfItem[][]): PdfItem[][] {
  const pieces = lines.flat().filter(({ str }) => str.trim() !== "");
  const cellsAt = (y: number) => {
    const row = pieces.filter((piece) => Math.abs(topOf(piece) - y) <= 1).toSorted((a, b) => leftOf(a) - leftOf(b));
    return row.filter((piece, at) => at === 0 || leftOf(piece) - rightOf(row[at - 1]) >= GUTTER).length;
  };
  const rows: PdfItem[][] = [];
  for (const line of lines) {
    const first = firstOf(line);
    const [left, top] = [leftOf(first), topOf(first)];
    const recent = rows.slice(-MAX_CELL).map(firstOf);
    const begun = recent.findLastIndex((piece) => piece && Math.abs(topOf(piece) - top) <= 1 && leftOf(piece) < left);
    const cell = recent.slice(begun + 1);
    const isCell = cell.every(
      (piece) => leftOf(piece) === leftOf(cell[0]) && leftOf(piece) < left && topOf(piece) < top,
    );
    if (first && begun !== -1 && isCell && cellsAt(top) > 2) {
      const [row = [], ...more] = rows.splice(begun - recent.length);
      const between = (str: string) => ({ ...first, str, width: 0 });
      rows.push([...row, ...more.flatMap((broken) => [between(" "), ...broken]), between(CELL), ...line]);
    } else rows.push(line);
  }
  return rows;
}
/** A line of two headings has fewer pieces, even if each letter is one. */
const MAX_PIECES = 60;

/** Returns lines that were drawn across two columns as those of the left one, then those of the right one. */
function inColumns(lines: readonly PdfItem[][], isHeading: (text: string) => boolean): readonly PdfItem[][] {
  for (const [at, line] of lines.entries()) {
    const pieces = line.filter(({ str }) => str.trim() !== "");
    const textOf = (some: readonly PdfItem[]) => some.map(({ str }) => str).join(" ");
    const right = pieces.findIndex(
      (piece, index) =>
        index > 0 &&
        pieces.length <= MAX_PIECES &&
        leftOf(piece) - rightOf(pieces[index - 1]) >= GUTTER &&
        isHeading(textOf(pieces.slice(0, index))) &&
        isHeading(textOf(pieces.slice(index))),
    );
    if (right === -1) continue;
    const edge = leftOf(pieces[right]) - 1;
    const below = lines.slice(at);
    const isAcross = below.some((line) =>
      line.some((item) => leftOf(item) < edge && rightOf(item) > edge + 2 && item.str.trim()),
    );
    if (isAcross) return lines;
    const column = (is: (item: PdfItem) => boolean) =>
      below.map((line) => line.filter(is)).filter((line) => line.length > 0);
    return [...lines.slice(0, at), ...column((item) => leftOf(item) < edge), ...column((item) => leftOf(item) >= edge)];
  }
  return lines;
}

const isRtl = ({ dir, str }: PdfItem) => dir === "rtl" && str.trim() !== "";
const isLtr = ({ dir, str }: PdfItem) => dir === "ltr" && /\p{L}/u.test(str);

function inReadingOrder(line: readonly PdfItem[]): string[] {
  const first = line.findIndex(isRtl);
  const last = line.findLastIndex(isRtl);
  const across = line.slice(first, last + 1).filter(isRtl);
  // Some programs write the pieces in the order in which they are read.
  const isDrawn = across.every((item, at) => at === 0 || leftOf(item) > leftOf(across[at - 1]));
  if (first === -1 || !isDrawn) return line.map(({ str }) => str);
  const lettersOf = (is: (item: PdfItem) => boolean) => line.filter(is).reduce((sum, { str }) => sum + str.length, 0);
  const isWithin = !line.slice(0, first).some(isLtr) && !line.slice(last + 1).some(isLtr);
  return isWithin || lettersOf(isRtl) > lettersOf(isLtr) ? turned([...line].reverse(), isLtr) : turned(line, isRtl);
}

const leftOf = (item: PdfItem | undefined) => item?.transform[4] ?? 0;
const topOf = (item: PdfItem | undefined) => item?.transform[5] ?? 0;
const rightOf = (item: PdfItem | undefined) => leftOf(item) + (item?.width ?? 0);

/** Turns each run of such items around, with what is between them. */
function turned(line: readonly PdfItem[], is: (item: PdfItem) => boolean): string[] {
  const isOther = is === isRtl ? isLtr : isRtl;
  const texts: string[] = [];
  for (let at = 0; at < line.length; ) {
    const next = line.findIndex((item, index) => index > at && isOther(item));
    const run = line.slice(at, next === -1 ? line.length : next);
    const begins = run.findIndex(is);
    const ends = run.findLastIndex(is) + 1;
    const inside = begins === -1 ? [] : run.slice(begins, ends).reverse();
    const ordered = [...run.slice(0, Math.max(begins, 0)), ...inside, ...run.slice(begins === -1 ? 0 : ends)];
    texts.push(...ordered.map(({ str }) => str));
    at += run.length;
  }
  return texts;
}
