import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { plainFont } from "./plain-font.ts";

const require = createRequire(import.meta.url);
const FILES = join(dirname(require.resolve("@fontsource/noto-sans/package.json")), "files");

/** By level: points, and points above. */
const HEADINGS = { 1: [22, 0], 2: [13, 12], 3: [10.5, 6] } as const;
/** The parts of the typeface, each with some of its characters: the first that has a character is used. */
const PARTS = ["latin", "latin-ext", "devanagari", "cyrillic", "greek", "vietnamese", "cyrillic-ext", "greek-ext"];
const WEIGHTS = [400, 700] as const;
type Weight = (typeof WEIGHTS)[number];
/** By part and weight, such as "greek-700". */
const FONTS = new Map(
  PARTS.flatMap((part) =>
    WEIGHTS.map((weight) => {
      const file = join(FILES, `noto-sans-${part}-${weight}-normal.woff`);
      return [`${part}-${weight}`, plainFont(readFileSync(file))] as const;
    }),
  ),
);
const MARGIN = 56;
const INDENT = 14;
const BULLET = "•";

/** What pdfkit knows of the font in use, and its types leave out. */
interface WithFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(character: number): boolean } };
}

/** A PDF of one column that people and programs read in the same order: tagged headings, lines and lists. */
export class PdfPage {
  /** Characters that no font has: they are not drawn. */
  readonly missing = new Set<string>();
  readonly #doc: PDFKit.PDFDocument & Partial<WithFont>;
  readonly #structure;

  constructor(title: string, author: string) {
    this.#doc = new PDFDocument({
      ...{ size: "A4", margin: MARGIN, info: { Title: title, Author: author }, lang: "en", displayTitle: true },
      ...({ pdfVersion: "1.7", tagged: true } as const),
      // The types do not know it.
      ...({ subset: "PDF/UA" } as object),
    });
    for (const [name, font] of FONTS) this.#doc.registerFont(name, font);
    this.#structure = this.#doc.struct("Document");
    this.#doc.addStructure(this.#structure);
  }

  heading(level: keyof typeof HEADINGS, text: string): void {
    const [size, above] = HEADINGS[level];
    this.#doc.y += above;
    this.#structure.add(this.#doc.struct(`H${level}`, {}, () => this.#draw(text, 700, size)));
  }

  line(text: string): void {
    this.#structure.add(this.#doc.struct("P", {}, () => this.#draw(text)));
  }

  list(items: readonly string[]): void {
    const doc = this.#doc;
    const bullet = () => {
      doc.y = this.#draw(BULLET);
    };
    const entries = items.map((item) => {
      const body = doc.struct("LBody", {}, () => this.#draw(item, 400, 10.5, INDENT));
      return doc.struct("LI", {}, [doc.struct("Lbl", {}, bullet), body]);
    });
    if (entries.length > 0) this.#structure.add(doc.struct("L", {}, entries));
  }

  /** Ends the document. @returns its bytes */
  bytes(): Promise<Buffer> {
    this.#structure.end();
    this.#doc.end();
    return buffer(this.#doc as NodeJS.ReadableStream);
  }

  /** Draws a paragraph below the last. @returns where it begins */
  #draw(text: string, weight: Weight = 400, size = 10.5, indent = 0): number {
    const doc = this.#doc;
    const runs = this.#runs(text, weight);
    doc.fontSize(size);
    // Headings and bullets stay with their text.
    if (doc.y + (weight === 700 ? 60 : 2 * size) > doc.page.maxY()) doc.addPage();
    const top = doc.y;
    doc.x = MARGIN + indent;
    for (const [at, { font, run }] of runs.entries()) {
      // Its vowels are drawn before the letters that they follow.
      const isDrawnOtherwise = font.startsWith("devanagari");
      if (isDrawnOtherwise) doc.markContent("Span", { actual: run });
      doc.font(font).text(run, { continued: at < runs.length - 1, lineGap: 3, lineBreak: text !== BULLET });
      if (isDrawnOtherwise) doc.endMarkedContent();
    }
    return top;
  }

  /** Returns the text in pieces, each with the font that has its characters. */
  #runs(text: string, weight: Weight) {
    const runs: { font: string; run: string }[] = [];
    for (const character of text.normalize("NFC")) {
      const last = runs.at(-1);
      const fonts = [...(last ? [last.font] : []), ...PARTS.map((part) => `${part}-${weight}`)];
      const font = fonts.find((name) => this.#has(name, character));
      if (!font) this.missing.add(character);
      else if (font === last?.font) last.run += character;
      else runs.push({ font, run: character });
    }
    return runs;
  }

  #has(font: string, character: string): boolean {
    return (this.#doc.font(font) as unknown as WithFont)._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }
}
