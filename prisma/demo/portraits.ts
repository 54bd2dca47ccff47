import sharp from "sharp";

// Portraits are drawn by the words of a person's `face`: hair, skin (1 to 3), colour of the clothes, and what else is
// seen. Flat shapes in a square of 240.

const SKINS: Readonly<Record<string, readonly [skin: string, shade: string]>> = {
  1: ["#EFC9A4", "#DDAE84"],
  2: ["#CF9A6C", "#B8825A"],
  3: ["#9C6742", "#835235"],
};

/** Clothes, and a ground that goes with them. */
const CLOTHES: Readonly<Record<string, readonly [clothes: string, ground: string]>> = {
  leaf: ["#0B6E4F", "#DCEFE4"],
  teal: ["#2B6F77", "#DCECEC"],
  sky: ["#3D6FA3", "#DFE9F5"],
  plum: ["#6B4674", "#EFE4F1"],
  rose: ["#B0566A", "#F8E4E6"],
  sand: ["#B8864B", "#F6EBD9"],
  sun: ["#C98A1B", "#FBF0D6"],
  slate: ["#4C5B66", "#E4E9EC"],
  ink: ["#23302B", "#E3E7DF"],
};

const DARK = "#231A17";
const GREY = "#8F8B85";

/** Hair behind the head and on it; `H` stands for its colour, `C` for that of the clothes. */
const HAIR: Readonly<Record<string, readonly [behind: string, front: string]>> = {
  short: [
    "",
    '<path fill="H" d="M76 112 C70 56 104 44 126 46 C158 48 172 72 164 112 C160 94 154 86 146 82 C124 88 98 86 88 84 C82 90 78 98 76 112 Z"/>',
  ],
  side: [
    "",
    '<path fill="H" d="M75 114 C66 62 98 42 128 46 C164 50 172 80 165 114 C161 100 158 92 152 88 C128 90 108 82 98 72 C94 90 80 92 75 114 Z"/>',
  ],
  crop: [
    "",
    '<path fill="H" d="M77 106 C74 66 98 52 120 52 C142 52 166 66 163 106 C160 90 152 76 120 76 C88 76 80 90 77 106 Z"/>',
  ],
  curly: [
    "",
    '<path fill="H" d="M74 112 C60 104 64 82 76 80 C74 62 92 52 104 58 C110 44 136 44 142 56 C156 50 170 64 164 80 C178 84 178 104 166 112 C164 98 156 90 146 88 C130 94 104 94 92 88 C84 92 78 98 74 112 Z"/>',
  ],
  grey: [
    "",
    '<path fill="H" d="M76 116 C70 60 100 50 124 50 C156 50 170 74 164 116 C162 98 156 84 148 78 C124 70 104 72 92 80 C84 86 78 98 76 116 Z"/>',
  ],
  bob: [
    '<path fill="H" d="M66 150 C58 70 84 44 120 44 C156 44 182 70 174 150 C170 160 160 160 154 156 H86 C80 160 70 160 66 150 Z"/>',
    '<path fill="H" d="M76 116 C72 64 100 52 120 52 C140 52 168 64 164 116 C158 94 142 84 128 78 C112 92 88 92 76 116 Z"/>',
  ],
  long: [
    '<path fill="H" d="M66 208 C56 150 54 44 120 44 C186 44 184 150 174 208 C160 214 80 214 66 208 Z"/>',
    '<path fill="H" d="M76 118 C70 66 98 52 120 52 C142 52 170 66 164 118 C158 98 140 88 120 72 C100 88 82 98 76 118 Z"/>',
  ],
  wavy: [
    '<path fill="H" d="M64 190 C48 172 66 156 58 134 C52 84 78 44 120 44 C162 44 188 84 182 134 C174 156 192 172 176 190 C168 202 72 202 64 190 Z"/>',
    '<path fill="H" d="M76 118 C68 62 104 50 124 52 C148 54 170 70 164 118 C160 96 150 88 140 76 C122 92 90 92 76 118 Z"/>',
  ],
  bun: [
    '<circle fill="H" cx="120" cy="42" r="21"/><path fill="H" d="M70 132 C62 76 86 48 120 48 C154 48 178 76 170 132 Z"/>',
    '<path fill="H" d="M76 118 C70 68 98 54 120 54 C142 54 170 68 164 118 C160 96 146 84 120 76 C94 84 80 96 76 118 Z"/>',
  ],
  braid: [
    '<path fill="H" d="M68 136 C60 76 86 46 120 46 C154 46 180 76 172 136 Z"/><path fill="H" d="M164 122 C186 138 172 152 182 166 C190 180 176 190 180 210 C172 216 164 212 164 204 C168 190 156 182 162 168 C166 154 152 146 164 122 Z"/>',
    '<path fill="H" d="M76 118 C70 66 98 52 120 52 C142 52 170 66 164 118 C160 96 142 86 120 74 C98 86 80 96 76 118 Z"/>',
  ],
  turban: [
    "",
    '<path fill="C" d="M70 98 C60 52 92 28 122 28 C156 28 180 54 170 98 C154 82 138 74 120 70 C102 74 86 82 70 98 Z"/><path fill="none" stroke="#FFFFFF" stroke-opacity=".28" stroke-width="3" d="M74 84 C92 62 116 52 150 38 M92 44 C112 56 146 64 168 82"/>',
  ],
  scarf: [
    '<path fill="C" d="M56 214 C60 170 50 40 120 40 C190 40 180 170 184 214 Z"/>',
    '<path fill="C" fill-rule="evenodd" d="M62 128 C56 66 84 40 120 40 C156 40 184 66 178 128 C178 172 158 208 120 208 C82 208 62 172 62 128 Z M80 116 C80 146 98 168 120 168 C142 168 160 146 160 116 C160 84 146 68 120 68 C94 68 80 84 80 116 Z"/><path fill="none" stroke="#FFFFFF" stroke-opacity=".22" stroke-width="3" d="M70 150 C86 182 120 194 160 178"/>',
  ],
};

/** What else may be seen, in order from the skin outwards. */
const EXTRAS: Readonly<Record<string, string>> = {
  beard:
    '<path fill="H" fill-opacity=".92" d="M77 120 C78 158 96 176 120 176 C144 176 162 158 163 120 C158 138 148 142 138 140 C130 136 110 136 102 140 C92 142 82 138 77 120 Z"/><path fill="none" stroke="#F3D9C4" stroke-width="3.4" stroke-linecap="round" d="M110 150 Q120 157 130 150"/>',
  bindi: '<circle cx="120" cy="93" r="3.4" fill="#A3263A"/>',
  earrings: '<circle cx="76" cy="138" r="4.5" fill="#D9A93A"/><circle cx="164" cy="138" r="4.5" fill="#D9A93A"/>',
  glasses:
    '<g fill="#FFFFFF" fill-opacity=".25" stroke="#2B2724" stroke-width="3"><rect x="86" y="103" width="29" height="23" rx="10"/><rect x="125" y="103" width="29" height="23" rx="10"/><path fill="none" d="M115 112 Q120 108 125 112"/></g>',
};

const FACE = `<g fill="${DARK}"><circle cx="101" cy="115" r="4"/><circle cx="139" cy="115" r="4"/></g>
  <g fill="none" stroke="${DARK}" stroke-width="3.2" stroke-linecap="round"><path d="M92 102 Q101 97 110 101"/><path d="M130 101 Q139 97 148 102"/></g>`;
const MOUTH =
  '<path fill="none" stroke="#7A2E2A" stroke-width="3.4" stroke-linecap="round" d="M107 147 Q120 158 133 147"/>';

/** Draws a portrait, as a JPEG of 256 pixels. */
export function drawPortrait(face: string): Promise<Buffer> {
  const [hair = "", skin = "", colour = "", ...extras] = face.split(" ");
  const [[tone, shade] = ["", ""], [clothes, ground] = ["", ""], [behind, front] = ["", ""]] = [
    SKINS[skin],
    CLOTHES[colour],
    HAIR[hair],
  ];
  const coloured = (shapes: string) =>
    shapes.replaceAll('"H"', `"${hair === "grey" ? GREY : DARK}"`).replaceAll('"C"', `"${clothes}"`);
  const seen = (what: string) => (extras.includes(what) ? coloured(EXTRAS[what] ?? "") : "");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 240 240">
    <rect width="240" height="240" fill="${ground}"/>${coloured(behind)}
    <path fill="${clothes}" d="M28 240 C30 202 66 190 94 184 H146 C174 190 210 202 212 240 Z"/>
    <path fill="${tone}" d="M98 150 H142 V184 C142 206 98 206 98 184 Z"/>
    <path fill="${shade}" d="M98 160 C108 178 132 178 142 160 V172 C132 186 108 186 98 172 Z"/>
    <circle cx="76" cy="122" r="10" fill="${shade}"/><circle cx="164" cy="122" r="10" fill="${shade}"/>
    <path fill="${tone}" d="M76 112 C76 74 96 56 120 56 C144 56 164 74 164 112 C164 152 144 174 120 174 C96 174 76 152 76 112 Z"/>
    ${FACE}<path fill="none" stroke="${shade}" stroke-width="3.4" stroke-linecap="round" d="M120 116 Q116 130 122 133"/>
    ${extras.includes("beard") ? "" : MOUTH}${seen("beard")}${seen("bindi")}${coloured(front)}${seen("earrings")}${seen("glasses")}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}
