import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const sheet = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const [light = "", rest = ""] = sheet.split(':root[data-mantine-color-scheme="dark"]');
const dark = rest.slice(0, rest.indexOf("}"));

type Tokens = ReadonlyMap<string, string>;

/** The value of each token in a block, with normal or higher contrast. */
function tokensOf(block: string, contrast: "usual" | "more"): [string, string][] {
  const other = contrast === "usual" ? "more" : "usual";
  return [...block.matchAll(/--wl-([\w-]+):([^;]*);/g)].map(([, name = "", value = ""]) => [
    name,
    value
      .replace(new RegExp(`var\\(--wl-${other}, ((?:[^()]|\\([^()]*\\))*)\\)`), "")
      .replace(new RegExp(`var\\(--wl-${contrast}, ((?:[^()]|\\([^()]*\\))*)\\)`), "$1")
      .trim(),
  ]);
}

const THEMES = (["light", "dark"] as const).flatMap((scheme) =>
  (["usual", "more"] as const).map((contrast) => {
    const tokens = new Map(tokensOf(light, contrast));
    if (scheme === "dark") for (const [name, value] of tokensOf(dark, contrast)) tokens.set(name, value);
    return { scheme, contrast, tokens };
  }),
);

function luminance(tokens: Tokens, name: string): number {
  const value = tokens.get(name) ?? "";
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--wl-${name} is no colour: ${value}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, "contrast ratio". */
function ratio(tokens: Tokens, one: string, other: string): number {
  const [a, b] = [luminance(tokens, one), luminance(tokens, other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const pairs = (fronts: readonly string[], backs: readonly string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

const GROUNDS = ["paper", "surface", "hover"];
const TINTS = ["accent-tint", "wait-tint", "no-tint"];

/** Text colours and their backgrounds. */
const TEXTS = [
  ...pairs(["ink", "quiet", "accent", "wait", "no"], [...GROUNDS, ...TINTS]),
  ...pairs(["on-accent"], ["accent", "accent-strong"]),
  ...pairs(["on-no"], ["no", "no-strong"]),
  ...pairs(["paper"], ["wait", "ink"]),
  ...[1, 2, 3, 4, 5, 6].map((tone) => [`tone-${tone}-ink`, `tone-${tone}`] as const),
];

/** Edges and marks of controls, and the focus ring. */
const CONTROLS = pairs(["edge", "accent", "no", "wait"], ["paper", "surface"]);

describe.each(THEMES)("in $scheme, with contrast as $contrast", ({ contrast, tokens }) => {
  const tooLittle = (all: readonly (readonly [string, string])[], least: number) =>
    all
      .map(([front, back]) => [front, back, ratio(tokens, front, back)] as const)
      .filter(([, , found]) => found < least)
      .map(([front, back, found]) => `${front} on ${back}: ${found.toFixed(2)}`);

  test("text contrasts with its background", () => {
    expect(tooLittle(TEXTS, contrast === "more" ? 7 : 4.5)).toEqual([]);
  });

  test("edges and marks of controls contrast with their surroundings", () => {
    expect(tooLittle(CONTROLS, contrast === "more" ? 4.5 : 3)).toEqual([]);
  });

  test("with higher contrast every edge is drawn, and fields have a visible ring", () => {
    if (contrast === "usual") return expect(tokens.get("halo")).toBe("var(--wl-accent-tint)");
    expect(tooLittle(pairs(["border"], GROUNDS), 3)).toEqual([]);
    expect(tokens.get("halo")).toBe("var(--wl-accent)");
  });
});

test("the system's and the chosen higher contrast are the same", () => {
  const [, system = ""] = /prefers-contrast: more\) \{\s*:root \{([^}]*)\}/.exec(sheet) ?? [];
  const [, chosen = ""] = /:root\[data-contrast="more"\] \{([^}]*)\}/.exec(sheet) ?? [];
  const said = (block: string) => block.replace(/\s+/g, " ").trim();
  expect(said(system)).toBe("--wl-usual: ; --wl-more: initial;");
  expect(said(chosen)).toBe(said(system));
});
