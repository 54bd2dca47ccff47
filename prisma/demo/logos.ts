import sharp from "sharp";

/** Line drawings in a square of 120. */
const SIGNS: Readonly<Record<string, string>> = {
  waves: '<path d="M22 48 q19 -20 38 0 t38 0 M22 74 q19 -20 38 0 t38 0"/>',
  petals:
    '<circle cx="60" cy="60" r="9"/><path d="M60 51 C46 30 74 30 60 51 M60 69 C46 90 74 90 60 69 M51 60 C30 46 30 74 51 60 M69 60 C90 46 90 74 69 60"/>',
  lines: '<path d="M28 40 H92 M28 60 H92 M28 80 H62"/>',
  tree: '<path d="M60 94 V52 M60 70 L40 54 M60 62 L82 46"/><path d="M30 50 C30 22 90 22 90 50"/>',
  gate: '<path d="M30 92 V46 C30 22 90 22 90 46 V92 M60 30 V92"/>',
  bowl: '<path d="M26 58 H94 C94 98 26 98 26 58 Z M48 42 C42 34 54 30 48 22 M72 42 C66 34 78 30 72 22"/>',
  scales: '<path d="M60 26 V92 M40 92 H80 M30 40 H90 M30 40 L20 64 H40 Z M90 40 L80 64 H100 Z"/>',
  sun: '<path d="M28 78 C28 34 92 34 92 78 M18 92 H102 M60 18 V28 M26 32 L33 39 M94 32 L87 39"/>',
  corner: '<path d="M34 34 V86 H86 M86 34 V62 M58 34 H86"/>',
  book: '<path d="M60 40 C48 28 30 30 24 34 V86 C32 82 48 80 60 92 C72 80 88 82 96 86 V34 C90 30 72 28 60 40 Z V92"/>',
  anchor: '<circle cx="60" cy="30" r="9"/><path d="M60 39 V94 M42 54 H78 M28 70 C32 98 88 98 92 70"/>',
  wing: '<path d="M22 38 C52 32 80 44 98 82 C76 72 54 72 42 90 C44 68 38 52 22 38 Z"/>',
  arch: '<path d="M28 92 V58 C28 24 92 24 92 58 V92 M46 92 V62 C46 44 74 44 74 62 V92 M20 92 H100"/>',
  wheel:
    '<circle cx="60" cy="60" r="34"/><circle cx="60" cy="60" r="5"/><path d="M60 26 V55 M60 65 V94 M26 60 H55 M65 60 H94"/>',
};

/** Draws a company's logo, as a PNG of 240 pixels: the colours of ground and sign, and the sign. */
export function drawLogo([ground, colour, sign]: readonly [string, string, string]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 120 120">
    <rect width="120" height="120" fill="${ground}"/>
    <g fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${SIGNS[sign]}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
