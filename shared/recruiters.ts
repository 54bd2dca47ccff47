// Shared with the web's forms (docs/specification.md 3.3, 5.3).

export { MAX_INDUSTRY, MAX_LOCATION, MAX_NAME } from "./accounts.ts";

export const MAX_COMPANY_DESCRIPTION = 5000;
export const MAX_COMPANY_LINK = 300;

/** What the form and the server say. */
export const RECRUITER_TEXTS = {
  companyName: "Company name is required",
  companyLocation: "Company location is required",
  industry: "Industry is required",
  notSaved: "Failed to submit profile, try again later",
} as const;
