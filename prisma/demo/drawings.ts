import sharp from "sharp";
import { read } from "./demo-data.ts";

// Flat shapes in SVG, which `drawings.json` has by the words that the data uses.

type Pair = readonly [string, string];

/** The shapes and colours: in a square of 120 for logos, of 240 for portraits. */
interface Drawings {
  readonly logos: Readonly<Record<string, string>>;
  readonly portraits: {
    /** Skin and its shade. */
    readonly skins: Readonly<Record<string, Pair>>;
    /** Clothes, and a ground that goes with them. */
    readonly clothes: Readonly<Record<string, Pair>>;
    /** Hair behind the head and on it; H stands for its colour, C for that of the clothes. */
    readonly hair: Readonly<Record<string, Pair>>;
    readonly extras: Readonly<Record<string, string>>;
  };
}

const { logos, portraits } = read<Drawings>("drawings");
const DARK = "#231A17";
const GREY = "#8F8B85";

const svg = (size: number, square: number, shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${square} ${square}">${shapes}</svg>`,
    ),
  );

/** Draws a company's logo, as a PNG of 240 pixels: the colours of ground and sign, and the sign. */
export const drawLogo = ([ground, colour, sign]: readonly [string, string, string]): Promise<Buffer> =>
  svg(
    240,
    120,
    `<rect width="120" height="120" fill="${ground}"/>
    <g fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">${logos[sign]}</g>`,
  )
    .png()
    .toBuffer();

/** Draws a portrait, as a JPEG of 256 pixels: hair, skin (1 to 3), colour of the clothes, and what else is seen. */
export function drawPortrait(face: string): Promise<Buffer> {
  const [hair = "", skin = "", colour = "", ...extras] = face.split(" ");
  const [tone, shade] = portraits.skins[skin] ?? ["", ""];
  const [clothes, ground] = portraits.clothes[colour] ?? ["", ""];
  const [behind, front] = portraits.hair[hair] ?? ["", ""];
  const coloured = (shapes: string) =>
    shapes.replaceAll("'H'", `'${hair === "grey" ? GREY : DARK}'`).replaceAll("'C'", `'${clothes}'`);
  const seen = (what: string) => (extras.includes(what) ? coloured(portraits.extras[what] ?? "") : "");
  const shapes = `
    <rect width="240" height="240" fill="${ground}"/>${coloured(behind)}
    <path fill="${clothes}" d="M28 240 C30 202 66 190 94 184 H146 C174 190 210 202 212 240 Z"/>
    <path fill="${tone}" d="M98 150 H142 V184 C142 206 98 206 98 184 Z"/>
    <path fill="${shade}" d="M98 160 C108 178 132 178 142 160 V172 C132 186 108 186 98 172 Z"/>
    <circle cx="76" cy="122" r="10" fill="${shade}"/><circle cx="164" cy="122" r="10" fill="${shade}"/>
    <path fill="${tone}" d="M76 112 C76 74 96 56 120 56 C144 56 164 74 164 112 C164 152 144 174 120 174 C96 174 76 152 76 112 Z"/>
    <g fill="${DARK}"><circle cx="101" cy="115" r="4"/><circle cx="139" cy="115" r="4"/></g>
    <g fill="none" stroke-width="3.3" stroke-linecap="round">
      <path stroke="${DARK}" d="M92 102 Q101 97 110 101 M130 101 Q139 97 148 102"/>
      <path stroke="${shade}" d="M120 116 Q116 130 122 133"/><path stroke="#7A2E2A" d="M107 147 Q120 158 133 147"/>
    </g>
    ${seen("beard")}${seen("bindi")}${coloured(front)}${seen("earrings")}${seen("glasses")}`;
  return svg(256, 240, shapes).jpeg({ quality: 88 }).toBuffer();
}
