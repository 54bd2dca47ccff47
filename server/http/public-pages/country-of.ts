import { COUNTRIES } from "../../../shared/countries.ts";

/** Country codes (ISO 3166) by English name. */
const byName = new Map<string, string>([
  ["usa", "US"],
  ["united states of america", "US"],
  ["uk", "GB"],
  ["uae", "AE"],
  ...COUNTRIES.map(({ code, name }) => [name.toLowerCase(), code] as const),
]);
/** Returns the country at the end of a place name ("Berlin, Germany"). */
const countryIn = (place: string): string | undefined =>
  byName.get(place.split(",").at(-1)?.trim().toLowerCase() ?? "");

/** The default country for jobs whose place names none: pay is in lakh rupees here. */
const HOME = "IN";

/** Returns the country of the first of these places that names one. */
export const countryOf = (...places: readonly string[]): string =>
  places.map(countryIn).find((code) => code !== undefined) ?? HOME;
