import { loadSharp } from "../../platform/files/load-sharp.ts";
import { xmlText } from "./xml.ts";

/** The text of a picture. */
export interface PictureText {
  readonly title: string;
  readonly by: string;
  readonly facts: string;
}

/** The colours of web/theme/tokens.css, which a picture cannot read. */
const PAPER = "#fbfaf7";
const INK = "#17211c";
const QUIET = "#55635b";
const LANE = "#0b6e4f";

/** Maximum number of characters per line, and of lines, of a title. */
const LINE = 30;
const LINES = 3;

/** Breaks the title into lines and truncates it. */
function linesOf(text: string): string[] {
  const lines: string[] = [""];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? "";
    if (line && line.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  const shown = lines.slice(0, LINES).map((line) => [...line].slice(0, LINE).join(""));
  return lines.length > LINES ? [...shown.slice(0, -1), `${shown.at(-1)} …`] : shown;
}

const cut = (text: string): string => (text.length > 60 ? `${[...text].slice(0, 58).join("")} …` : text);

/** Draws a picture as PNG, 1200 by 630 pixels. */
export async function drawPicture({ title, by, facts }: PictureText): Promise<Buffer> {
  const lines = linesOf(title);
  const top = 330 - lines.length * 38;
  const text = (y: number, size: number, colour: string, weight: number, words: string) =>
    `<text x="80" y="${y}" font-size="${size}" fill="${colour}" font-weight="${weight}">${xmlText(words)}</text>`;
  const foot = top + lines.length * 76;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Figtree, Liberation Sans, DejaVu Sans, sans-serif">
    <rect width="1200" height="630" fill="${PAPER}"/>
    <g fill="none" stroke="${LANE}" stroke-width="10" opacity="0.16">
      <path d="M-20 560H420C640 560 690 452 800 330S1010 110 1260 110"/>
      <path d="M-20 590H450C690 590 750 500 860 404S1080 250 1260 250"/>
    </g>
    <g transform="translate(80 64) scale(1.75)"><rect width="32" height="32" rx="8" fill="${LANE}"/>
      <g fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
        <path d="M5.5 18.5H10c4 0 5.2-1.6 7-5C18.7 10.3 20.4 8 26.5 8"/>
        <path d="M5.5 24.5H13c4 0 5.2-1.3 7-3.8C21.5 18.6 22.7 17.5 26.5 17.5"/></g></g>
    <text x="156" y="105" font-size="36" font-weight="600" fill="${INK}">Worklane</text>
    ${lines.map((line, index) => text(top + index * 76, 64, INK, 700, line)).join("")}
    ${text(foot, 36, INK, 600, cut(by))}
    ${text(foot + 54, 32, QUIET, 400, cut(facts))}
  </svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
