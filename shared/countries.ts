const LETTERS = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));
const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Codes withdrawn from or reserved in ISO 3166, and codes of groups of countries. */
const NONE = new Set(
  "AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UN VD XA XB XK YD YU ZR ZZ UK".split(" "),
);

/** The countries with their codes (ISO 3166-1 alpha-2), sorted by English name. */
export const COUNTRIES: readonly { readonly code: string; readonly name: string }[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => first + second),
)
  .filter((code) => !NONE.has(code))
  .map((code) => ({ code, name: names.of(code) ?? "" }))
  .filter(({ name }) => name !== "")
  .toSorted((a, b) => a.name.localeCompare(b.name, "en"));

/** Returns the English name of a country, or its code when the country is unknown. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** Country codes by English name in lower case. */
const byName = new Map<string, string>([
  ["usa", "US"],
  ["united states of america", "US"],
  ["uk", "GB"],
  ["uae", "AE"],
  ...COUNTRIES.map(({ code, name }) => [name.toLowerCase(), code] as const),
]);

/** Returns the code of the country at the end of a place name ("Berlin, Germany"). */
export const countryIn = (place: string): string | undefined =>
  byName.get(place.split(",").at(-1)?.trim().toLowerCase() ?? "");
