import { labelOf, type Option } from "../closed-list.ts";

const names = new Intl.DisplayNames(["en"], { type: "language" });
/** Those that some browsers do not know. */
const UNKNOWN: Readonly<Record<string, string>> = { ks: "Kashmiri", sat: "Santali", tcy: "Tulu" };

/** The languages that a profile can list, by their ISO 639 codes, sorted by English name. */
export const LANGUAGES: readonly Option<string>[] = (
  "af am ar as az be bg bho bn bs ca cs cy da de doi el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it " +
  "ja jv ka kk km kn ko kok ks ku ky lo lt lv mai mg mk ml mn mni mr ms mt my ne nl no om or pa pl ps pt ro ru rw sa sat " +
  "sd si sk sl so sq sr sv sw ta tcy te tg th ti tk tr uk ur uz vi xh yo yue zh zu"
)
  .split(" ")
  .map((value) => ({ value, label: UNKNOWN[value] ?? names.of(value) ?? value }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

/** Names that differ from ours. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  bengali: "bn",
  farsi: "fa",
  mandarin: "zh",
  oriya: "or",
  tagalog: "fil",
};

/** Returns the code of a language by its English name or a code such as "en-GB"; what is no language, in lower case. */
export function languageCode(typed: string): string {
  const name = typed.trim().toLowerCase();
  const known = LANGUAGES.find(({ value, label }) => label.toLowerCase() === name || value === name.split(/[-_]/)[0]);
  return known?.value ?? OTHER_NAMES[name.split(" ")[0] ?? ""] ?? name;
}

/** How well someone speaks a language, in ascending order. */
export const LANGUAGE_LEVELS = [
  { value: "BASIC", label: "basic" },
  { value: "CONVERSATIONAL", label: "conversational" },
  { value: "FLUENT", label: "fluent" },
  { value: "NATIVE", label: "native" },
] as const satisfies readonly Option<string>[];
export type LanguageLevelValue = (typeof LANGUAGE_LEVELS)[number]["value"];

/** A language that someone speaks. `language`: its code. */
export interface Spoken {
  readonly language: string;
  readonly level: LanguageLevelValue;
}

/** Formats languages as "German (fluent), Hindi (native)". */
export const languagesText = (spoken: readonly Spoken[]): string =>
  spoken
    .map(({ language, level }) => `${labelOf(LANGUAGES, language)} (${labelOf(LANGUAGE_LEVELS, level)})`)
    .join(", ");

const LEVEL_WORDS: readonly (readonly [LanguageLevelValue, RegExp])[] = [
  ["NATIVE", /native|mother|bilingual|\bc2\b/i],
  ["FLUENT", /fluent|professional|advanced|proficient|\b(?:c1|b2)\b/i],
  ["BASIC", /basic|beginner|elementary|\ba[12]\b/i],
];

/** Reads languages from "German (C1), Hindi", each once; what is no language is left out. */
export function readLanguages(text: string): Spoken[] {
  const found = text.split(",").map((part) => {
    const [, name = "", words = ""] = /^([^(]*)(?:\((.*)\))?/s.exec(part) ?? [];
    const level = LEVEL_WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? "CONVERSATIONAL";
    return { language: languageCode(name), level };
  });
  return found.filter(
    ({ language }, at) =>
      LANGUAGES.some(({ value }) => value === language) && found.findIndex((one) => one.language === language) === at,
  );
}
