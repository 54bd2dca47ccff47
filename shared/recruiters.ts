// Shared with the web's forms (docs/specification.md 3.3, 5.3).

export { MAX_INDUSTRY, MAX_LOCATION, MAX_NAME } from "./accounts.ts";

export const MAX_COMPANY_DESCRIPTION = 5000;
export const MAX_COMPANY_LINK = 300;
export const MAX_OTHER_PLACES = 20;

/** Validation messages shared by the form and the server. */
export const RECRUITER_TEXTS = {
  slug: "An address has 2 to 60 small letters, digits and single hyphens, such as acme-labs.",
  slugTaken: "This address is or was another company's. Choose another.",
  companyName: "Company name is required",
  companyLocation: "Company location is required",
  otherPlaces: `Name at most ${MAX_OTHER_PLACES} other places.`,
  industry: "Industry is required",
  notSaved: "Failed to submit profile, try again later",
} as const;
