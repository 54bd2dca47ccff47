import { countryIn } from "../../../shared/countries.ts";

/** The default country for jobs whose place names none: pay is in lakh rupees here. */
const HOME = "IN";

/** Returns the country of the first of these places that names one. */
export const countryOf = (...places: readonly string[]): string =>
  places.map(countryIn).find((code) => code !== undefined) ?? HOME;
